import { describe, expect, test } from "vitest";

import {
  formatCapacity,
  formatCost,
  formatDate,
  formatDateTime,
  formatPrice,
  formatTime,
  plainText,
} from "./formatters.ts";

test.each([
  ["EURO", 3, "+3,00\u00a0€", "+3.00€"],
  ["EURO", 1234.5, "+1\u202f234,50\u00a0€", "+1,234.50€"],
  ["PERCENT", 10, "+10\u00a0%", "+10%"],
  ["PERCENT", 12.25, "+12,25\u00a0%", "+12.25%"],
  ["EURO", 0, "", ""],
  ["NONE", 5, "", ""],
] as const)("[§9 customization-shown] a cost of %s %d reads %s, %s in English", (costType, amount, french, english) => {
  expect(formatCost({ costType, amount }, "fr-FR")).toBe(french);
  expect(formatCost({ costType, amount }, "en-GB")).toBe(english);
});

describe("dates", () => {
  test("[§9 date] dates display dd/mm/yyyy", () => {
    expect(formatDate("2026-03-09")).toBe("09/03/2026");
  });

  test("an instant keeps its day, nonsense gives nothing", () => {
    expect(formatDate("2026-03-09T10:00:00Z")).toBe("09/03/2026");
    expect(formatDate("soon")).toBe("");
  });
});

describe("dates with a time", () => {
  test.each([
    ["2026-03-09T10:05:07Z", "09/03/2026 11:05:07"],
    ["2026-07-14T23:30:00+02:00", "14/07/2026 23:30:00"],
    ["2026-07-14T22:00:00.500Z", "15/07/2026 00:00:00"],
    [Date.UTC(2026, 11, 31, 23, 59, 59), "01/01/2027 00:59:59"],
  ])("[§9 datetime] datetime adds hh:mm:ss to dd/mm/yyyy: %s is %s in Paris", (instant, expected) => {
    expect(formatDateTime(instant)).toBe(expected);
  });

  test("nonsense gives nothing", () => {
    expect(formatDateTime("soon")).toBe("");
  });
});

describe("prices", () => {
  test("[§9 price-decimals] prices have 2 decimals, the French way", () => {
    expect(formatPrice(12.5, "fr-FR")).toBe("12,50\u00a0€");
    expect(formatPrice(1234567, "fr-FR")).toBe("1\u202f234\u202f567,00\u00a0€");
  });

  test("[§9 price-decimals] prices have 2 decimals, the English way", () => {
    expect(formatPrice(12.5, "en-US")).toBe("€12.50");
    expect(formatPrice(1234.5, "en-US")).toBe("€1,234.50");
    expect(formatPrice(-3, "en-US")).toBe("-€3.00");
  });
});

describe("capacities", () => {
  test("[§9 capacity] a capacity below 1 L is shown in cl", () => {
    expect(formatCapacity(0.75, "LITER", "fr-FR")).toBe("75\u00a0cl");
    expect(formatCapacity(37.5, "CENTILITRE", "fr-FR")).toBe("37,5\u00a0cl");
    expect(formatCapacity(37.5, "CENTILITRE", "en-US")).toBe("37.5\u00a0cl");
  });

  test("[§9 capacity] a capacity from 1 L on is shown in L", () => {
    expect(formatCapacity(100, "CENTILITRE", "fr-FR")).toBe("1\u00a0L");
    expect(formatCapacity(1.5, "LITER", "fr-FR")).toBe("1,5\u00a0L");
    expect(formatCapacity(150, "CENTILITRE", "en-US")).toBe("1.5\u00a0L");
  });
});

test("what holds nothing has no capacity", () => {
  expect(formatCapacity(0, "CENTILITRE", "fr-FR")).toBe("");
});

test("times of day are told the way of the language", () => {
  expect(["09:00", "14:30", "00:15"].map((time) => formatTime(time, "fr-FR"))).toEqual([
    "9\u00a0h",
    "14\u00a0h\u00a030",
    "0\u00a0h\u00a015",
  ]);
  expect(["09:00", "14:30", "12:00", "00:15"].map((time) => formatTime(time, "en-US"))).toEqual([
    "9\u00a0am",
    "2:30\u00a0pm",
    "noon",
    "12:15\u00a0am",
  ]);
  expect(formatTime("soon", "fr-FR")).toBe("");
});

describe("plain text", () => {
  test("a list shows the words of a text, not its tags", () => {
    expect(plainText("<p>Terre &amp; pierre.</p>\n<p>Le <b>vent</b></p>")).toBe("Terre & pierre. Le vent");
    expect(plainText("<p>a &amp;lt; b</p>")).toBe("a &lt; b");
  });
});
