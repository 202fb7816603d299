import { describe, expect, test } from "vitest";

import { bothVisible } from "./both-visible.ts";
import { devices, type Visibility, visibilityField } from "./visibility.ts";

const [spring, summer, autumn, winter] = ["03", "06", "09", "12"].map((month) => `2026-${month}-01T00:00:00.000Z`);

describe("[PV3] two conditions at once", () => {
  test.each<readonly [string, Visibility, Visibility, Visibility]>([
    ["nothing said", {}, {}, {}],
    ["one alone", { from: spring, devices: ["phone"] }, {}, { from: spring, devices: ["phone"] }],
    [
      "the later beginning, the earlier end",
      { from: spring, until: winter },
      { from: summer, until: autumn },
      { from: summer, until: autumn },
    ],
    [
      "a beginning and an end",
      { from: spring, until: null },
      { from: null, until: summer },
      { from: spring, until: summer },
    ],
    [
      "the devices of both",
      { devices: ["phone", "tablet"] },
      { devices: ["computer", "tablet"] },
      { devices: ["tablet"] },
    ],
    ["all devices are none said", { devices }, { languages: ["fr_FR"] }, { languages: ["fr_FR"] }],
    ["the same visitors", { visitors: "guests" }, { visitors: "guests" }, { visitors: "guests" }],
    ["everybody and some", { visitors: "everybody" }, { visitors: "customers" }, { visitors: "customers" }],
  ])("%s", (_name, one, other, both) => {
    expect(bothVisible(one, other)).toEqual(both);
    expect(bothVisible(other, one)).toEqual(both);
    expect(visibilityField.check(both).ok).toBe(true);
  });

  test.each<readonly [string, Visibility, Visibility]>([
    ["one ends when the other begins", { until: summer }, { from: summer }],
    ["no device of both", { devices: ["phone"] }, { devices: ["computer"] }],
    ["no language of both", { languages: ["fr_FR"] }, { languages: ["en_US"] }],
    ["customers and guests", { visitors: "customers" }, { visitors: "guests" }],
  ])("never: %s", (_name, one, other) => {
    expect(bothVisible(one, other)).toBeNull();
    expect(bothVisible(other, one)).toBeNull();
  });
});
