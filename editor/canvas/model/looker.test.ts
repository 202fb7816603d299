import { expect, test, vi } from "vitest";

import type { Locale } from "#schemas/locale.ts";

import { Looker } from "./looker.ts";

const on = (type: string, locale: Locale = "fr_FR") => new Looker(() => ({ type, locale }));

test("[PV6] a page is looked at as by a visitor, or as by whom it opens for, until somebody chooses", () => {
  const customers = [{ visitors: "customers" }] as const;
  expect(on("content").hides(customers)).toEqual({ reason: "visitors", visibility: customers[0] });
  expect(on("account").hides(customers)).toBeNull();
  const chosen = on("content");
  chosen.lookAs(true);
  expect(chosen.hides(customers)).toBeNull();
  expect(chosen.hides([{ visitors: "guests" }])).toMatchObject({ reason: "visitors" });
});

test("[PV6] at the width of the canvas, as soon as there is one, and in the language that is edited", () => {
  const looker = on("content", "en_US");
  const phones = [{ devices: ["phone"] }] as const;
  expect(looker.hides(phones)).toBeNull();
  looker.widen(960);
  expect(looker.hides(phones)).toMatchObject({ reason: "device" });
  looker.widen(390);
  expect(looker.hides(phones)).toBeNull();
  expect(looker.hides([{ languages: ["en_US"] }, { languages: ["fr_FR"] }])).toMatchObject({ reason: "language" });
});

test("[PV5] now, as the clock is looked at again", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 1, 8), toFake: ["Date"] });
  const looker = on("content");
  const soon = [{ from: "2026-09-01T08:01:00.000Z" }];
  vi.setSystemTime(Date.UTC(2026, 8, 1, 8, 1));
  expect(looker.hides(soon)).toMatchObject({ reason: "early" });
  looker.tick();
  expect(looker.hides(soon)).toBeNull();
  vi.useRealTimers();
});
