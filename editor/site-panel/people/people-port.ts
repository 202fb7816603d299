import type { AdministratorRole, DeedGroup, DeedList, People } from "#schemas/content/people.ts";
import type { UserSession } from "#schemas/content/user.ts";

import type { PanelWork } from "../panel-work.ts";

/** Whose deeds are looked at, and which; null: all. */
export interface DeedQuery {
  readonly user: number | null;
  readonly group: DeedGroup | null;
}

/** Somebody who is to edit the site. */
export interface Invited {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: AdministratorRole;
}

/** What the section of those who edit the site asks the server for. Everything rejects with the server's own words. */
export interface PeoplePort {
  people(): Promise<People>;
  invite(person: Invited): Promise<void>;
  inviteAgain(id: number): Promise<void>;
  withdraw(id: number): Promise<void>;
  /** Null takes the role away. */
  setRole(user: number, role: AdministratorRole | null): Promise<void>;
  sessions(user: number): Promise<readonly UserSession[]>;
  endSession(user: number, session: string): Promise<void>;
  endSessions(user: number): Promise<void>;
  /** A page of them, the latest first; the first is 1. */
  deeds(query: DeedQuery, page: number): Promise<DeedList>;
}

/** How many deeds are asked for at once. */
export const deedsAtOnce = 30;

/** Those who edit the site as its API gives them; one's own logins are had by whoever is logged in. */
export function peoplePort({
  clients,
  locale,
  people: { self },
}: Pick<PanelWork, "clients" | "locale" | "people">): PeoplePort {
  const { call } = clients(locale);
  return {
    people: async () => await call("listPeople"),
    invite: async (body) => void (await call("invitePerson", { body })),
    inviteAgain: async (id) => void (await call("resendInvitation", { params: { id } })),
    withdraw: async (id) => void (await call("withdrawInvitation", { params: { id } })),
    setRole: async (id, role) =>
      void (role === null
        ? await call("removePersonRole", { params: { id } })
        : await call("changePersonRole", { params: { id }, body: { role } })),
    sessions: async (id) =>
      id === self ? await call("listUserSessions") : await call("listPersonSessions", { params: { id } }),
    endSession: async (id, session) =>
      void (id === self
        ? await call("endUserSession", { params: { id: session } })
        : await call("endPersonSession", { params: { id, session } })),
    endSessions: async (id) => void (await call("endPersonSessions", { params: { id } })),
    deeds: async ({ user, group }, page) => {
      const only = { ...(user !== null && { user }), ...(group !== null && { group }) };
      return await call("listDeeds", { query: { ...only, page, nbItem: deedsAtOnce, orderBy: "-at" } });
    },
  };
}
