import fc from "fast-check";
import { expect, test } from "vitest";

import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { deviceOf, hiddenBy, type Viewer } from "#schemas/page/hidden-by.ts";
import type { Visibility } from "#schemas/page/visibility.ts";

import { walk } from "./page-query.ts";
import { alwaysShown, asksWho, hasConditions, hiddenOn, nextChange, shownTo, shownToVisitors } from "./shown-blocks.ts";

const noon = Date.UTC(2026, 8, 1, 12);
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
const viewer: Viewer = { now: noon, locale: "fr_FR", isCustomer: false };

function block(id: string, shown: readonly Visibility[] = [], inner: readonly ExpandedBlock[] = []): ExpandedBlock {
  return { id, slug: "note", props: {}, slots: { content: inner }, ...(shown.length > 0 && { shown }) };
}

const idsOf = (tree: readonly ExpandedBlock[]) => [...walk(tree)].map(({ id }) => id).join(" ");

test.each<readonly [Visibility, string | null]>([
  [{ from: at(0) }, null],
  [{ from: at(0.1) }, "early"],
  [{ until: at(0) }, "late"],
  [{ until: at(0.1) }, null],
  [{ from: null, until: null }, null],
  [{ languages: ["en_US"] }, "language"],
  [{ languages: ["fr_FR"] }, null],
  [{ visitors: "customers" }, "visitors"],
  [{ visitors: "guests" }, null],
  [{ visitors: "everybody" }, null],
  [{ devices: ["tablet", "computer"] }, "device"],
  [{ devices: ["phone"] }, null],
])("[PV5] [PV6] at the estate's noon a guest's French telephone sees %j: %s", (visibility, reason) => {
  expect(hiddenBy(visibility, { ...viewer, device: "phone" })).toBe(reason);
});

test("[PV6] as long as nobody was asked who they are, what depends on it is there; devices are the sheet's", () => {
  expect(hiddenBy({ visitors: "guests" }, { ...viewer, isCustomer: null })).toBeNull();
  expect(hiddenBy({ visitors: "guests" }, { ...viewer, isCustomer: true })).toBe("visitors");
  expect(hiddenBy({ devices: ["phone"] }, viewer)).toBeNull();
  expect([599, 600, 959, 960].map(deviceOf)).toEqual(["phone", "tablet", "tablet", "computer"]);
});

test("[PV3] what stands in a block that isn't shown goes with it; of several conditions all hold", () => {
  const tree = [
    block("a", [{ from: at(1) }], [block("b")]),
    block("c", [], [block("d", [{ until: at(1) }, { languages: ["en_US"] }]), block("e", [{ until: at(1) }])]),
  ];
  expect(idsOf(shownTo(tree, viewer))).toBe("c e");
  expect(idsOf(shownTo(tree, { ...viewer, now: noon + 3_600_000, locale: "en_US" }))).toBe("a b c");
  expect([...alwaysShown(tree)].map(({ id }) => id)).toEqual(["c"]);
  const plain = [block("x", [], [block("y")])];
  expect(shownTo(plain, viewer)).toBe(plain);
  expect([hasConditions(plain), hasConditions(tree)]).toEqual([false, true]);
});

test("[PV6] a tree is one for customers and one for everybody else where it asks who is there", () => {
  const tree = [block("a", [{ visitors: "customers" }]), block("b", [{ visitors: "guests" }]), block("c")];
  expect([asksWho(tree), asksWho([block("c", [{ from: at(1) }])])]).toEqual([true, false]);
  expect([true, false].map((isCustomer) => idsOf(shownToVisitors(tree, isCustomer)))).toEqual(["a c", "b c"]);
});

test("[PV6] a block isn't shown on the devices that one of its conditions leaves out", () => {
  expect(hiddenOn(block("a", [{ devices: ["phone", "tablet"] }, { devices: ["tablet"] }]))).toEqual([
    "phone",
    "computer",
  ]);
  expect(hiddenOn(block("b"))).toEqual([]);
});

const moment = fc.integer({ min: -72, max: 72 }).map(at);
const condition: fc.Arbitrary<Visibility> = fc.record({ from: moment, until: moment }, { requiredKeys: [] });
const anyTree = fc.array(
  fc
    .tuple(fc.array(condition, { maxLength: 2 }), fc.array(condition, { maxLength: 2 }))
    .map(([outer, inner]) => block("o", outer, [block("i", inner)])),
  { maxLength: 5 },
);

test("[PV5] until the next change everybody sees the same, whatever the conditions", () => {
  fc.assert(
    fc.property(anyTree, fc.integer({ min: -80, max: 80 }), fc.integer({ min: 0, max: 999 }), (tree, hours, part) => {
      const now = noon + hours * 3_600_000;
      const next = nextChange(tree, now);
      if (next !== null) expect(next).toBeGreaterThan(now);
      const later = now + (((next ?? now + 1e9) - 1 - now) * part) / 999;
      expect(idsOf(shownTo(tree, { ...viewer, now: later }))).toBe(idsOf(shownTo(tree, { ...viewer, now })));
    }),
    { numRuns: 2000 },
  );
});
