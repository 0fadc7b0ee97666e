import { describe, expect, test } from "vitest";
import * as messages from "../../domain/messages.ts";

/** Every sentence of messages.ts; those with a gap are given the values that the spec's examples use. */
function sentences(node: unknown): readonly string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "object" && node !== null) return Object.values(node).flatMap(sentences);
  return [];
}
const said = new Set(sentences(messages));

/** The sentences of the specification, copied from it to the letter. */
const spec: Readonly<Record<string, readonly string[]>> = {
  "§2 Home": ["Uncover Japan's Best-Kept Secrets"],
  "§2 Saved": ["No saved gems yet"],
  "§2 Profile": ["Please log in to view your profile", "Edit Profile"],
  "§2 Gem detail": ["Gem not found", "Go Home"],
  "§2 Shared interface": [
    "Home",
    "Profile",
    "Saved",
    "Account Settings",
    "Help",
    "Log out",
    "Help center feature coming soon!",
    "© 2024 Anaba. Discover the extraordinary.",
  ],
  "§4 Save toggle": ["Added to saved posts", "Removed from saved posts", "Please log in to save gems"],
  "§5 Signup password": [
    "Password must be at least 8 characters long",
    "Password must contain at least one uppercase letter",
    "Password must contain at least one lowercase letter",
    "Password must contain at least one number",
    "Please fill in all fields",
    "Passwords do not match",
  ],
  "§5 Email verification code": [
    "Please enter the verification code",
    "Email is required",
    "Invalid verification code. Please check the console for the correct code.",
  ],
  "§5 Signup username": [
    "Username must be at least 3 characters long",
    "Username must be no more than 20 characters long",
    "Username can only contain letters, numbers, and underscores",
    "This username is already taken",
    "Please enter a username",
    "Please wait while we check username availability",
    "Error checking username availability",
  ],
  "§5 Signup nickname": [
    "Please enter a nickname",
    "Nickname must be at least 2 characters long",
    "Nickname must be no more than 30 characters long",
  ],
  "§5 Profile edit": [
    "Nickname is required",
    "Username must be at least 3 characters long",
    "Username must be less than 20 characters",
    "Bio must be less than 150 characters",
    "Please select a valid image file",
    "Image size must be less than 5MB",
    "Username is already taken",
    "Username is not available",
  ],
  "§5 Age": ["Invalid age value"],
  "§5 Sign-in": ["Please enter your email address first", "Please enter your email address"],
  "§8 Service messages": [
    "No user logged in",
    "Password required for email/password accounts",
    "Verification code sent! Check the console for your 6-digit code.",
    "Password reset email sent! Check your inbox.",
    "Failed to send verification code",
    "An unexpected error occurred",
    "Failed to complete signup",
    "Failed to load reviews",
    "Failed to update profile",
    "Failed to delete account",
    "An unexpected error occurred while deleting your account",
    "Failed to copy link",
  ],
  "§8 Info toasts": ["Please log in to write a review", "Please log in to save gems"],
  "§8 Success toasts": [
    "Review submitted successfully!",
    "Review deleted successfully!",
    "Profile updated successfully!",
    "Account deleted successfully",
    "Link copied to clipboard!",
    "Shared successfully!",
  ],
  "§2, Edit profile": ["Complete Your Profile", "Skip for Now"],
  "§5, Review": ["No rating", "Poor", "Fair", "Good", "Very Good", "Excellent"],
};

describe.each(Object.entries(spec))("spec %s", (_, lines) => {
  test.each(lines)("%s", (line) => {
    expect(said).toContain(line);
  });
});

describe("sentences with a gap", () => {
  test.each([
    [messages.home.found(0), "0 gems found"],
    [messages.home.found(1), "1 gem found"],
    [messages.home.found(12), "12 gems found"],
    [messages.photos.counter(2, 5), "2 / 5"],
    [messages.gem.photoOf(1, 5), "Photo 1 of 5"],
    [messages.gem.save("Oze"), "Save Oze"],
    [messages.photos.open(3, "a bridge"), "Open photo 3: a bridge"],
    [messages.signup.bioTooManyWords(101), "Bio must be 100 words or less (currently 101 words)"],
    [messages.profile.imageNotUploaded("no room"), "Failed to upload image: no room"],
  ])("%s", (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
