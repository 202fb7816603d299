import type { ReactNode } from "react";
import { vi } from "vitest";
import { render } from "vitest-browser-react";

import type { Administrator, Deed, People } from "#schemas/content/people.ts";
import type { UserSession } from "#schemas/content/user.ts";
import type { Locale } from "#schemas/locale.ts";

import { InEditor } from "../../kit/test-editor.tsx";
import { useReading } from "../use-reading.ts";
import { PeopleList } from "./people-list.tsx";
import type { PeoplePort } from "./people-port.ts";
import { PersonPage } from "./person-page.tsx";

/** 2 November 2026, 10:30 in Paris. */
const at = Date.UTC(2026, 10, 2, 9, 30);
const day = 86_400_000;

export const helene: Administrator = {
  ...{ user: 1, email: "helene@estate.test", firstname: "Hélène", lastname: "Aurival" },
  role: "SUPER_ADMIN",
  seenAt: at,
};
export const guy: Administrator = {
  ...{ user: 2, email: "guy@estate.test", firstname: "", lastname: "" },
  role: "ADMIN",
  seenAt: null,
};

const invited = { firstname: "Paul", lastname: "Aubert", role: "ADMIN", invitedAt: at } as const;

export const everybody: People = {
  administrators: [helene, guy],
  invitations: [
    { ...invited, id: 7, email: "paul@exemple.test", expiresAt: at + 7 * day, isExpired: false },
    { ...invited, id: 6, email: "lise@exemple.test", firstname: "Lise", expiresAt: at - day, isExpired: true },
  ],
};

const nothing = { kind: "", subject: "", title: "", times: 1 } as const;
const byHelene = { user: 1, name: "Hélène Aurival" } as const;

export const deeds: readonly Deed[] = [
  {
    ...nothing,
    ...byHelene,
    id: "e1",
    at,
    deed: "edit",
    group: "edit",
    kind: "layout",
    subject: "4",
    title: "Fête",
    times: 3,
  },
  { ...nothing, ...byHelene, id: "c9", at: at - 1000, deed: "deleteMedia", group: "media", subject: "12" },
  { ...nothing, id: "c8", at: at - day, user: null, name: "", deed: "weighCrate", group: "orders", subject: "31" },
];

export const logins: readonly UserSession[] = [
  { id: "a1", since: new Date(at).toISOString(), agent: "Firefox · Windows", isCurrent: true },
  { id: "b2", since: new Date(at - day / 2).toISOString(), agent: "", isCurrent: false },
];

/** What a test's people are asked; each answer may be another. */
export function testPort(change: Partial<PeoplePort> = {}) {
  const done = async (): Promise<void> => await Promise.resolve();
  return {
    people: vi.fn<PeoplePort["people"]>(async () => await Promise.resolve(everybody)),
    invite: vi.fn<PeoplePort["invite"]>(done),
    inviteAgain: vi.fn<PeoplePort["inviteAgain"]>(done),
    withdraw: vi.fn<PeoplePort["withdraw"]>(done),
    setRole: vi.fn<PeoplePort["setRole"]>(done),
    sessions: vi.fn<PeoplePort["sessions"]>(async () => await Promise.resolve(logins)),
    endSession: vi.fn<PeoplePort["endSession"]>(done),
    endSessions: vi.fn<PeoplePort["endSessions"]>(done),
    deeds: vi.fn<PeoplePort["deeds"]>(async () => await Promise.resolve({ deeds, total: deeds.length })),
    ...change,
  };
}

interface Shown {
  readonly port: PeoplePort;
  readonly self?: number;
  readonly mayDecide?: boolean;
  /** The one who is open; left out: the list is. */
  readonly id?: number;
  readonly go?: (to: number | null) => void;
  readonly locale?: Locale;
}

/** Shows the list of those who edit the site, or one of them. */
export async function showPeople({ locale = "fr_FR", ...shown }: Shown): Promise<void> {
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)" }}>
        <Section {...shown} />
      </div>
    </InEditor>,
  );
}

function Section({ port, self = 1, mayDecide = true, id, go = () => {} }: Omit<Shown, "locale">): ReactNode {
  const reading = useReading(port.people);
  const viewer = { self, mayDecide };
  if (id !== undefined) return <PersonPage {...{ id, port, reading, viewer }} back={() => go(null)} />;
  return <PeopleList {...{ port, reading, viewer }} last={null} open={go} />;
}
