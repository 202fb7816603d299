import { expect, test } from "vitest";

import type { Problem } from "../../refusal.ts";
import { findParameter } from "./catalogue.ts";
import { formatValue, parseValue, textInLocale } from "./parse-value.ts";

const found = findParameter("OPENING_HOURS_MONDAY");
if (!found) throw new Error("There are no hours on Mondays");
const monday = found;

const morning = { opens: "10:00", closes: "12:00" };
const afternoon = { opens: "14:00", closes: "18:00" };
const remark = { fr_FR: "sur rendez-vous", en_US: "by appointment" };
const written = '{"fr_FR":"sur rendez-vous","en_US":"by appointment"}';

test.each([
  ["10:00-12:00, 14:00-18:00", { isClosed: false, periods: [morning, afternoon], remark: {} }],
  ["closed", { isClosed: true, periods: [], remark: {} }],
  [`10:00-12:00 (${written})`, { isClosed: false, periods: [morning], remark }],
  [`closed (${written})`, { isClosed: true, periods: [], remark }],
  [`(${written})`, { isClosed: false, periods: [], remark }],
  ['(({"fr_FR":"oui (non)"}))', { isClosed: false, periods: [], remark: { fr_FR: '({"fr_FR":"oui (non)"})' } }],
])("[§3] a day's hours are the text %s", (text, value) => {
  expect(parseValue(monday, text)).toEqual({ ok: true, value });
  expect(parseValue(monday, formatValue(monday, value))).toEqual({ ok: true, value });
});

test("[§3] a remark without words isn't written, and no hours are null", () => {
  const value = { isClosed: false, periods: [morning, afternoon], remark: { fr_FR: "" } };
  expect(formatValue(monday, value)).toBe("10:00-12:00, 14:00-18:00");
  expect(formatValue(monday, { isClosed: false, periods: [], remark: {} })).toBeNull();
  expect(formatValue(monday, null)).toBeNull();
  expect(parseValue(monday, " ")).toEqual({ ok: true, value: null });
});

test("[§3] readers of one language get the remark in theirs, else in the default one", () => {
  expect(textInLocale(monday, `10:00-12:00 (${written})`, "en_US")).toBe("10:00-12:00 (by appointment)");
  expect(textInLocale(monday, "(sur rendez-vous)", "en_US")).toBe("(sur rendez-vous)");
  expect(textInLocale(monday, "closed", "en_US")).toBe("closed");
  expect(textInLocale(monday, "Fermé", "en_US")).toBeNull();
});

test.each<[string, Problem]>([
  ["Fermé", { key: "", messageKey: "key.openingHours" }],
  ["9h-12h", { key: "", messageKey: "key.openingHours" }],
  ["10:00-12:00 14:00-18:00", { key: "", messageKey: "key.openingHours" }],
  ["()", { key: "", messageKey: "key.openingHours" }],
  ["10:00-25:00", { key: "periods.0.closes", messageKey: "key.time" }],
  ["10:00-12:00, 14:00-24:00", { key: "periods.1.closes", messageKey: "key.time" }],
  ["12:00-10:00", { key: "periods.0", messageKey: "key.hoursOrder" }],
  ["10:00-10:00", { key: "periods.0", messageKey: "key.hoursOrder" }],
  ["22:00-02:00", { key: "periods.0", messageKey: "key.hoursOrder" }],
  [
    "10:00-14:30, 14:00-18:00",
    { key: "periods.1", messageKey: "key.hoursOverlap", values: { opens: "10:00", closes: "14:30" } },
  ],
  [
    "14:00-18:00, 10:00-12:00",
    { key: "periods.1", messageKey: "key.hoursOverlap", values: { opens: "14:00", closes: "18:00" } },
  ],
  [
    "01:00-02:00, 03:00-04:00, 05:00-06:00, 07:00-08:00, 09:00-10:00",
    { key: "periods", messageKey: "key.tooMany", values: { max: 4, count: 5 } },
  ],
  ['closed ({"de_DE":"zu"})', { key: "remark.de_DE", messageKey: "key.language" }],
  [`closed (${"x".repeat(121)})`, { key: "remark.fr_FR", messageKey: "key.tooLong", values: { max: 120 } }],
  ["closed (a\nb)", { key: "remark.fr_FR", messageKey: "key.oneLine" }],
])("[§3] %s is refused: %o", (text, problem) => {
  expect(parseValue(monday, text)).toEqual({ ok: false, error: [problem] });
});

test.each<[unknown, string, string]>([
  ["closed", "", "key.object"],
  [{ isClosed: true, periods: [], remark: {}, open: 1 }, "open", "key.unknown"],
  [{ isClosed: 1, periods: [], remark: {} }, "isClosed", "key.boolean"],
  [{ isClosed: true, periods: [morning], remark: {} }, "periods", "key.hoursClosed"],
  [{ isClosed: false, periods: {}, remark: {} }, "periods", "key.list"],
  [{ isClosed: false, periods: ["10:00"], remark: {} }, "periods.0", "key.object"],
  [{ isClosed: false, periods: [{ ...morning, day: 1 }], remark: {} }, "periods.0.day", "key.unknown"],
  [{ isClosed: false, periods: [], remark: "x" }, "remark", "key.texts"],
])("[§3] a value that is no day's hours is refused: %o", (value, key, messageKey) => {
  const checked = monday.field.check(value);
  expect(checked).toEqual({ ok: false, error: [expect.objectContaining({ key, messageKey })] });
});
