import type { Locale, Localized } from "../locale.ts";
import { inLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, under, unknownKeys } from "./check.ts";
import type { Field } from "./field.ts";
import { type DayHours, formatDayHours, type OpenPeriod, parseDayHours } from "./opening-hours-text.ts";
import { text } from "./text.ts";
import type { FieldLabels } from "./text.ts";

/** As many periods as a day has at most. */
export const maxPeriods = 4;

/** What is said beside the hours, once per language. */
export const hoursRemark = text({
  label: { fr_FR: "Remarque", en_US: "Remark" },
  help: { fr_FR: "Par exemple « sur rendez-vous ».", en_US: "For example “by appointment”." },
  max: 120,
});

/** A weekday's opening hours, or null: nothing is said. */
export function openingHours({ label, help }: FieldLabels): Field<DayHours | null, DayHours | null> {
  return {
    kind: "opening-hours",
    label,
    localized: false,
    initial: null,
    asText: {
      parse: parseDayHours,
      format: (value) => formatDayHours(value, (remark) => writtenRemark(remark)),
      inLocale: (value, locale) => formatDayHours(value, (remark) => plainRemark(remark, locale)),
    },
    check(value) {
      if (value === null) return ok(null);
      const problems = problemsOf(value);
      return problems.length === 0 ? ok(value as DayHours) : err(problems);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "opening-hours", label, help, localized: false, initial: null, max: maxPeriods }),
  };
}

function problemsOf(value: unknown): readonly Problem[] {
  if (!isRecord(value)) return fault("key.object").error;
  const unknown = unknownKeys(value, ["isClosed", "periods", "remark"]);
  const { isClosed, periods, remark } = value;
  if (unknown.length > 0) return unknown;
  if (typeof isClosed !== "boolean") return fault("key.boolean", undefined, "isClosed").error;
  const said = hoursRemark.check(remark);
  const wrong = [...periodProblems(periods), ...(said.ok ? [] : under("remark", said.error))];
  if (wrong.length > 0) return wrong;
  return isClosed && (periods as readonly unknown[]).length > 0
    ? fault("key.hoursClosed", undefined, "periods").error
    : [];
}

function periodProblems(periods: unknown): readonly Problem[] {
  if (!Array.isArray(periods)) return fault("key.list", undefined, "periods").error;
  if (periods.length > maxPeriods) {
    return fault("key.tooMany", { max: maxPeriods, count: periods.length }, "periods").error;
  }
  const wrong = periods.flatMap((period, index) => under(`periods.${index}`, ownProblems(period)));
  return wrong.length > 0 ? wrong : overlaps(periods as readonly OpenPeriod[]);
}

function ownProblems(period: unknown): readonly Problem[] {
  if (!isRecord(period)) return fault("key.object").error;
  const unknown = unknownKeys(period, ["opens", "closes"]);
  if (unknown.length > 0) return unknown;
  const { opens, closes } = period;
  const times = Object.entries({ opens, closes }).filter(([, time]) => !isTimeOfDay(time));
  if (times.length > 0) return times.map(([key]) => ({ key, messageKey: "key.time" }));
  return String(opens) < String(closes) ? [] : fault("key.hoursOrder").error;
}

/** Periods that begin before the one above them has ended, each under its own place. */
function overlaps(periods: readonly OpenPeriod[]): readonly Problem[] {
  return periods.flatMap(({ opens }, index) => {
    const before = periods[index - 1];
    if (!before || before.closes <= opens) return [];
    const values = { opens: before.opens, closes: before.closes };
    return [{ key: `periods.${index}`, messageKey: "key.hoursOverlap" as const, values }];
  });
}

function isTimeOfDay(value: unknown): value is string {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function plainRemark(remark: Localized<string>, locale: Locale): string {
  return inLocale(remark, locale) ?? "";
}

function writtenRemark(remark: Localized<string>): string {
  const texts = Object.entries(remark).filter(([, words]) => words !== "");
  return texts.length === 0 ? "" : JSON.stringify(Object.fromEntries(texts));
}
