import { type IntlShape, useIntl } from "react-intl";

import { toDayTime } from "#editor/fields/day-time.ts";
import type { Hidden } from "#editor/canvas/model/looker.ts";
import type { Visibility } from "#schemas/page/visibility.ts";

const zone = { timeZone: "Europe/Paris" } as const;

/** Gives the function that says in one sentence when and for whom a block is shown. */
export function useVisibilityWords(): (visibility: Visibility | null) => string {
  const intl = useIntl();
  return (visibility) => visibilityWords(visibility, intl);
}

/** When and for whom a block is shown, in one sentence. */
export function visibilityWords(visibility: Visibility | null, intl: IntlShape): string {
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `editor.visibility.${id}` }, values);
  if (visibility === null) return say("always");
  const { devices, visitors, languages } = visibility;
  const list = (kind: string, names: readonly string[]) => intl.formatList(names.map((name) => say(`${kind}.${name}`)));
  const parts = [
    timeWords(visibility, intl),
    devices ? say("devices", { devices: list("device", devices) }) : "",
    visitors && visitors !== "everybody" ? say(`visitors.${visitors}`) : "",
    languages ? say("languages", { languages: list("language", languages) }) : "",
  ].filter((part) => part !== "");
  return say("sentence", { parts: parts.join(", ") });
}

/** Why a block isn't shown here and now, in a few words. */
export function hiddenWords(reason: Hidden["reason"], { from, until, visitors }: Visibility, intl: IntlShape): string {
  return intl.formatMessage(
    { id: `editor.visibility.hidden.${reason === "visitors" ? (visitors ?? reason) : reason}` },
    { from: from ? instantWords(from, "beginning", intl) : "", until: until ? instantWords(until, "end", intl) : "" },
  );
}

function timeWords({ from, until }: Visibility, intl: IntlShape): string {
  const say = (id: string, values: Record<string, string>) =>
    intl.formatMessage({ id: `editor.visibility.${id}` }, values);
  if (!from && !until) return "";
  if (!until) return say("from", { from: instantWords(from ?? "", "beginning", intl) });
  if (!from) return say("until", { until: instantWords(until, "end", intl) });
  const [first, last] = [toDayTime(from, "beginning"), toDayTime(until, "end")];
  if (first.time !== "" || last.time !== "") {
    return say("span", {
      from: instantWords(from, "beginning", intl),
      until: instantWords(until, "end", intl),
    });
  }
  if (first.day === last.day) return say("day", { day: dayWords(first.day, intl) });
  const [noon, night] = [noonOf(first.day), noonOf(last.day)];
  const range = new Intl.DateTimeFormat(intl.locale, { ...zone, dateStyle: "long" }).formatRange(noon, night);
  return say("days", { range, from: untilItsYear(first.day, last.day, intl), until: dayWords(last.day, intl) });
}

function instantWords(instant: string, means: "beginning" | "end", intl: IntlShape): string {
  const { day, time } = toDayTime(instant, means);
  if (time === "") return dayWords(day, intl);
  const shown = intl.formatTime(Date.parse(instant), { ...zone, timeStyle: "short" });
  return intl.formatMessage({ id: "editor.visibility.instant" }, { day: dayWords(day, intl), time: shown });
}

function dayWords(day: string, { formatDate }: IntlShape): string {
  return formatDate(noonOf(day), { ...zone, dateStyle: "long" });
}

/** A first day without what is the same as of the last one. */
function untilItsYear(day: string, last: string, { locale, formatDate }: IntlShape): string {
  const month = day.slice(0, 7) === last.slice(0, 7) ? {} : ({ month: "long" } as const);
  const year = day.slice(0, 4) === last.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  const words = formatDate(noonOf(day), { ...zone, day: "numeric", ...month, ...year });
  // Without its month, a date is a mere figure to the rule of the editor's words.
  return locale.startsWith("fr") && words === "1" ? "1er" : words;
}

/** A moment that is on the day wherever clocks go forward and back. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
