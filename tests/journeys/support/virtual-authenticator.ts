import type { CDPSession, Page } from "@playwright/test";

/** A device with passkeys, in Chromium's own simulation (WebAuthn §11). */
export interface VirtualAuthenticator {
  /** Whether the person answers the browser's questions from now on. */
  readonly answers: (isPresent: boolean) => Promise<void>;
  /** The ids of its passkeys. */
  readonly passkeys: () => Promise<readonly string[]>;
  /** Puts a copy of its passkey in its place, as it was before it was used. */
  readonly becomeOldCopy: () => Promise<void>;
}

const options = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Plugs such a device into the browser of a page. */
export async function plugIn(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return deviceOf(session, authenticatorId);
}

function deviceOf(session: CDPSession, authenticatorId: string): VirtualAuthenticator {
  const credentials = async () =>
    (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    answers: (enabled) =>
      session
        .send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })
        .then(() => undefined),
    passkeys: async () => (await credentials()).map(({ credentialId }) => credentialId),
    async becomeOldCopy() {
      for (const credential of await credentials()) {
        const { credentialId } = credential;
        await session.send("WebAuthn.removeCredential", { authenticatorId, credentialId });
        await session.send("WebAuthn.addCredential", {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        });
      }
    },
  };
}
