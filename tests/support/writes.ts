import { paths } from "../../domain/paths.ts";
import { password } from "./people.ts";

/** A form of the site, and its address. */
export interface Write {
  readonly address: string;
  /** The module of `app/routes` that handles it. */
  readonly route: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Every write of the site: one for each address and intent. */
export const writes: readonly Write[] = [
  { address: paths.signIn(), route: "sign-in", fields: { email: "owner@example.com", password } },
  { address: paths.signOut(), route: "sign-out", fields: {} },
  { address: paths.signup(), route: "signup", fields: { intent: "send-code", email: "new@example.com" } },
  {
    address: paths.signup(),
    route: "signup",
    fields: { intent: "verify", email: "new@example.com", code: "123456" },
  },
  { address: paths.signup(), route: "signup", fields: { intent: "check-username", username: "newcomer" } },
  {
    address: paths.signup(),
    route: "signup",
    fields: {
      intent: "finish",
      password,
      confirmPassword: password,
      username: "newcomer",
      nickname: "Nn",
      bio: "",
    },
  },
  { address: paths.signup(), route: "signup", fields: { intent: "abandon" } },
  { address: paths.forgotPassword(), route: "forgot-password", fields: { email: "owner@example.com" } },
  {
    address: paths.resetPassword(),
    route: "reset-password",
    fields: { token: "x", password, confirmPassword: password },
  },
  { address: paths.resetPassword(), route: "reset-password", fields: { email: "owner@example.com" } },
  {
    address: paths.editProfile(),
    route: "edit-profile",
    fields: { intent: "save", nickname: "Changed", username: "changed", bio: "" },
  },
  {
    address: paths.editProfile(),
    route: "edit-profile",
    fields: { intent: "check-username", username: "changed" },
  },
  { address: paths.accountSettings(), route: "account-settings", fields: { intent: "delete", password } },
  { address: paths.saves(), route: "saves", fields: { gemId: "3", intent: "save" } },
  { address: paths.saves(), route: "saves", fields: { gemId: "3", intent: "remove" } },
  {
    address: paths.ownReviews(),
    route: "reviews",
    fields: { gemId: "3", intent: "write", rating: "5", reviewText: "Changed" },
  },
  {
    address: paths.ownReviews(),
    route: "reviews",
    fields: { gemId: "1", intent: "delete", reviewId: "review-of-owner" },
  },
];
