import { oneLine } from "#schemas/one-line.ts";
import type { Problem } from "#schemas/refusal.ts";
import { isDay } from "#server/text/paris-day.ts";
import { phoneFault, tidyPhone } from "#server/text/phone.ts";

/** What somebody says of himself. */
export interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  /** In international form (E.164) once it is checked. */
  readonly phone: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
}

/** What the estate wants to know (spec §3, parameters). */
export interface ProfileWishes {
  readonly asksBirthdate: boolean;
  readonly mobilesOnly: boolean;
  /** The day in Paris. */
  readonly today: string;
}

/** The buyer must be 18 (spec §5). */
export const fullAge = 18;

/** Nobody is older, in years. */
const oldest = 130;

/** What is wrong with a profile; nobody under age has one. */
export function profileProblems(profile: Profile, wishes: ProfileWishes): readonly Problem[] {
  return [
    ...nameProblems("firstname", profile.firstname),
    ...nameProblems("lastname", profile.lastname),
    ...phoneProblems(profile.phone, wishes),
    ...birthdateProblems(profile.birthdate, wishes),
  ];
}

/** A profile as it is stored: names of one line, without spaces around them, the telephone in one spelling. */
export function tidyProfile({ firstname, lastname, phone, birthdate }: Profile): Profile {
  return {
    firstname: oneLine(firstname),
    lastname: oneLine(lastname),
    phone: phone === null ? null : tidyPhone(phone),
    birthdate: birthdate || null,
  };
}

function nameProblems(key: "firstname" | "lastname", name: string): readonly Problem[] {
  return oneLine(name) === "" ? [{ key, messageKey: "key.required" }] : [];
}

function phoneProblems(phone: string | null, { mobilesOnly }: ProfileWishes): readonly Problem[] {
  if (phone === null || phone.trim() === "") return [];
  const fault = phoneFault(phone, mobilesOnly);
  return fault === null ? [] : [{ key: "phone", messageKey: fault === "form" ? "key.phone" : "key.phoneMobile" }];
}

function birthdateProblems(birthdate: string | null, { asksBirthdate, today }: ProfileWishes): readonly Problem[] {
  const key = "birthdate";
  if (!birthdate) return asksBirthdate ? [{ key, messageKey: "key.required" }] : [];
  if (!isDay(birthdate) || yearsLater(birthdate, oldest) < today) return [{ key, messageKey: "key.birthdate" }];
  return yearsLater(birthdate, fullAge) > today ? [{ key, messageKey: "key.minor", values: { years: fullAge } }] : [];
}

/** The same day of a later year, to be compared with; of a 29 February in other years: before the 1 March. */
function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;
}
