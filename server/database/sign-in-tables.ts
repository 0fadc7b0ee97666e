/** Milliseconds since the epoch; a bigint column. */
type Time = number;

export interface SignupAttemptsTable {
  id_hash: string;
  email: string;
  code_hash: string;
  code_expires_at: Time;
  tries: number;
  sent_at: Time;
  token_hash: string | null;
  verified_at: Time | null;
  expires_at: Time;
}

/** A reset link that somebody asked for, until the account is looked up and the mail is written. */
export interface ResetRequestsTable {
  id: string;
  lower_email: string;
  asked_at: Time;
  expires_at: Time;
}

export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  expires_at: Time;
}

export interface OpenidAttemptsTable {
  state_hash: string;
  code_verifier: string;
  nonce: string;
  purpose: string;
  user_id: string | null;
  expires_at: Time;
}

/** A passkey: of a key pair, the public one. */
export interface PasskeysTable {
  /** The credential's id, in base64url. */
  id: string;
  user_id: string;
  public_key: string;
  /** A counter of the passkey's own; 0 where it has none. */
  sign_count: number;
  name: string;
  created_at: Time;
  last_used_at: Time | null;
  /** When a use was last refused because the counter had not grown. */
  refused_at: Time | null;
}

/** A challenge that a passkey has not answered yet. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The hash of a cookie. */
  browser_hash: string;
  purpose: string;
  user_id: string | null;
  expires_at: Time;
}

export interface PasswordChecksTable {
  account_key: string;
  checks: string;
  expires_at: Time;
}
