import type { Role } from "./user.ts";

/** What an administrator may be; the second one alone decides who else is one. */
export type AdministratorRole = Exclude<Role, "CUSTOMER">;

export const administratorRoles: readonly AdministratorRole[] = ["ADMIN", "SUPER_ADMIN"];

/** Somebody who may edit the site. */
export interface Administrator {
  readonly user: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: AdministratorRole;
  /** When they last logged in or changed something, as far as anything still tells, in milliseconds since 1970. */
  readonly seenAt: number | null;
}

/** Somebody who was asked to become one, and hasn't chosen a password yet. */
export interface Invitation {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: AdministratorRole;
  readonly invitedAt: number;
  /** From this instant on its link leads nowhere. */
  readonly expiresAt: number;
  readonly isExpired: boolean;
}

export interface People {
  readonly administrators: readonly Administrator[];
  /** Told to those who may invite; for others there are none. */
  readonly invitations: readonly Invitation[];
}

/** What deeds are about. */
export const deedGroups = [
  "edit",
  "publication",
  "content",
  "pages",
  "media",
  "forms",
  "popups",
  "orders",
  "customers",
  "people",
  "settings",
  "other",
] as const;

export type DeedGroup = (typeof deedGroups)[number];

/** Something that an administrator did: which call, or `edit` (an hour's edits of a document) or `publish`. */
export interface Deed {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose deed it is; null: their account is gone. */
  readonly user: number | null;
  readonly name: string;
  readonly deed: string;
  readonly group: DeedGroup;
  /** The kind of document that it was done to; empty where it was none. */
  readonly kind: string;
  /** The number of what it was done to; empty where there is none. */
  readonly subject: string;
  /** What that is called: a page, a record, an order or a form of a wine that is still there; else empty. */
  readonly title: string;
  /** How many edits there were; 1 for everything else. */
  readonly times: number;
}

export interface DeedList {
  readonly deeds: readonly Deed[];
  readonly total: number;
}
