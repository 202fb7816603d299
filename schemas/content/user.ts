export type Role = "CUSTOMER" | "ADMIN" | "SUPER_ADMIN";

/** The logged-in user (spec §3). The reset value omits the phone. */
export interface User {
  readonly id: number;
  readonly email: string;
  readonly phone: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly role: Role;
}

/** True for the roles that may administer the site (spec §6). */
export function isAdministrator(role: Role | undefined): boolean {
  return role === "ADMIN" || role === "SUPER_ADMIN";
}
