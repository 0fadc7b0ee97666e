import { paths } from "../../domain/site/paths.ts";
import { password } from "./people.ts";

/** A form of the site, and its address. */
export interface Write {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Every write of the site: one for each address and intent. */
export const writes: readonly Write[] = [
  { address: paths.signIn(), fields: { email: "owner@example.com", password } },
  { address: paths.signIn(), fields: { intent: "begin-passkey" } },
  { address: paths.signIn(), fields: { intent: "passkey", passkey: "{}" } },
  { address: paths.signOut(), fields: {} },
  { address: paths.signup(), fields: { intent: "send-code", email: "new@example.com" } },
  {
    address: paths.signup(),
    fields: { intent: "verify", email: "new@example.com", code: "123456" },
  },
  { address: paths.signup(), fields: { intent: "check-username", username: "newcomer" } },
  {
    address: paths.signup(),
    fields: {
      intent: "finish",
      password,
      confirmPassword: password,
      username: "newcomer",
      nickname: "Nn",
      bio: "",
    },
  },
  { address: paths.signup(), fields: { intent: "abandon" } },
  { address: paths.forgotPassword(), fields: { email: "owner@example.com" } },
  {
    address: paths.resetPassword(),
    fields: { token: "x", password, confirmPassword: password },
  },
  { address: paths.resetPassword(), fields: { email: "owner@example.com" } },
  {
    address: paths.editProfile(),
    fields: { intent: "save", nickname: "Changed", username: "changed", bio: "" },
  },
  {
    address: paths.editProfile(),
    fields: { intent: "check-username", username: "changed" },
  },
  { address: paths.accountSettings(), fields: { intent: "end-device", device: "none" } },
  { address: paths.accountSettings(), fields: { intent: "end-other-devices" } },
  { address: paths.accountSettings(), fields: { intent: "begin-passkey", password } },
  { address: paths.accountSettings(), fields: { intent: "add-passkey", name: "Phone", passkey: "{}" } },
  { address: paths.accountSettings(), fields: { intent: "remove-passkey", passkey: "none" } },
  { address: paths.accountSettings(), fields: { intent: "begin-passkey-proof" } },
  { address: paths.accountSettings(), fields: { intent: "delete", password } },
  { address: paths.saves(), fields: { gemId: "3", intent: "save" } },
  { address: paths.saves(), fields: { gemId: "3", intent: "remove" } },
  { address: paths.saved(), fields: { gemId: "3", intent: "move", before: "1" } },
  { address: paths.stamps(), fields: { gemId: "3", intent: "press", ink: "90" } },
  { address: paths.stamps(), fields: { gemId: "3", intent: "month", year: "2020", month: "5" } },
  { address: paths.stamps(), fields: { gemId: "3", intent: "remove" } },
  { address: paths.saved(), fields: { gemId: "3", intent: "note", note: "Changed", revision: "0" } },
  {
    address: paths.ownReviews(),
    fields: { gemId: "3", intent: "write", rating: "5", reviewText: "Changed" },
  },
  {
    address: paths.ownReviews(),
    fields: { gemId: "1", intent: "delete", reviewId: "review-of-owner" },
  },
  {
    address: paths.ownReviews(),
    fields: { gemId: "5", intent: "report", reviewId: "review-of-other", reason: "spam", note: "" },
  },
  { address: paths.mistake(), fields: { gemId: "3", intent: "report", mistake: "Changed" } },
];
