import { describe, expect, test } from "vitest";

import { isFixedInFrance, looksLikePhone } from "#schemas/phone-glance.ts";

import { profileProblems, tidyProfile, type ProfileWishes } from "./rules.ts";

const marie = { firstname: " Marie ", lastname: "Aubert", phone: null, birthdate: null };
const plain: ProfileWishes = { asksBirthdate: false, mobilesOnly: false, today: "2026-05-20" };

function faults(change: object, wishes: Partial<ProfileWishes> = {}) {
  return profileProblems({ ...marie, ...change }, { ...plain, ...wishes }).map(
    ({ key, messageKey }) => `${key} ${messageKey}`,
  );
}

test("a name is asked for; a telephone and a birthdate only by the estate's wish", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ firstname: " ", lastname: "" })).toEqual(["firstname key.required", "lastname key.required"]);
  expect(faults({}, { asksBirthdate: true })).toEqual(["birthdate key.required"]);
  expect(faults({ birthdate: "" }, { asksBirthdate: true })).toEqual(["birthdate key.required"]);
});

describe("[§5] who is under 18 opens no account", () => {
  test.each([
    ["2008-05-20", []],
    ["2008-05-21", ["birthdate key.minor"]],
    ["2026-05-20", ["birthdate key.minor"]],
    ["2030-01-01", ["birthdate key.minor"]],
    ["1895-01-01", ["birthdate key.birthdate"]],
    ["1984-02-30", ["birthdate key.birthdate"]],
    ["20/05/1984", ["birthdate key.birthdate"]],
    ["1984-02-29", []],
  ])("born on %s: %j", (birthdate, expected) => {
    expect(faults({ birthdate })).toEqual(expected);
  });

  test("who was born on a 29 February is of age on the 1 March", () => {
    expect(faults({ birthdate: "2008-02-29" }, { today: "2026-02-28" })).toEqual(["birthdate key.minor"]);
    expect(faults({ birthdate: "2008-02-29" }, { today: "2026-03-01" })).toEqual([]);
  });
});

describe("[§3] telephone numbers", () => {
  test.each([
    ["06 12 34 56 78", "+33612345678"],
    ["0033 6.12.34.56.78", "+33612345678"],
    ["+33 (0)3 80 21 22 23", "+33380212223"],
    ["+32 470 12 34 56", "+32470123456"],
    ["+1 212 555 2368", "+12125552368"],
  ])("%s is kept as %s", (phone, kept) => {
    expect(faults({ phone })).toEqual([]);
    expect(tidyProfile({ ...marie, phone })).toEqual({ ...marie, firstname: "Marie", phone: kept });
  });

  test.each(["12", "06 12 34 56", "call me", "0612345678; drop", "+999 123456789", "06123456781234"])(
    "%s is none",
    (phone) => {
      expect(faults({ phone })).toEqual(["phone key.phone"]);
    },
  );

  test("none is none", () => {
    expect(faults({ phone: " " })).toEqual([]);
    expect(tidyProfile({ ...marie, phone: " " }).phone).toBeNull();
  });

  test.each([
    "06 12 34 56 78",
    "+33 (0)3 80 21 22 23",
    "+32 470 12 34 56",
    "0033 6.12.34.56.78",
    "12",
    "03 80 21 22 23",
  ])("what a browser's glance at %s refuses, the server does", (phone) => {
    const isGlanced = looksLikePhone(phone) && !isFixedInFrance(phone);
    if (!isGlanced) expect(faults({ phone }, { mobilesOnly: true })).not.toEqual([]);
    expect(isFixedInFrance(phone)).toBe(/3[ )]*80/.test(phone));
  });

  test("where the estate wants mobile numbers, others are refused, those of other countries too", () => {
    const only = { mobilesOnly: true };
    expect(faults({ phone: "06 12 34 56 78" }, only)).toEqual([]);
    expect(faults({ phone: "+32 470 12 34 56" }, only)).toEqual([]);
    expect(faults({ phone: "+1 212 555 2368" }, only)).toEqual([]);
    expect(faults({ phone: "03 80 21 22 23" }, only)).toEqual(["phone key.phoneMobile"]);
    expect(faults({ phone: null }, only)).toEqual([]);
  });
});
