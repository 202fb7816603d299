export type Role = "CUSTOMER" | "ADMIN" | "SUPER_ADMIN";

/** The logged-in user (spec §3). */
export interface User {
  readonly id: number;
  readonly email: string;
  readonly phone: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly role: Role;
}

/** User info as a browser holds it: somebody's, or nobody's. */
export type UserInfo = User | typeof nobody;

/** What user info begins with, and what clearing resets it to; it has no phone (spec §3). */
export const nobody = { id: null, email: "", firstname: "", lastname: "", birthdate: null, role: null } as const;

/** True for the roles that may administer the site (spec §6). */
export function isAdministrator(role: Role | undefined): boolean {
  return role === "ADMIN" || role === "SUPER_ADMIN";
}

/** A list that a customer may subscribe to. */
export interface NewsletterList {
  readonly id: number;
  readonly name: string;
  /** What comes, and how often. */
  readonly description: string;
}

/** What a customer has subscribed to: the ids of lists. */
export interface NewsletterChoice {
  readonly lists: readonly number[];
}

/** One of a customer's logins. */
export interface UserSession {
  readonly id: string;
  /** The instant of the login, as ISO 8601 has it. */
  readonly since: string;
  /** What its device is known by, `Firefox · Windows`; empty where nobody knows. */
  readonly agent: string;
  readonly isCurrent: boolean;
}
