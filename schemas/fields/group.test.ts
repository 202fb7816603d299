import { expect, test } from "vitest";

import { choices } from "./choices.ts";
import { dateTime } from "./date-time.ts";
import type { ViewContext } from "./field.ts";
import { group } from "./group.ts";
import { reference } from "./reference.ts";

const label = { fr_FR: "Champ", en_US: "Field" };
const context: ViewContext = {
  locale: "en_US",
  media: () => null,
  page: (id) => ({ path: `/${id}`, title: "" }),
  product: () => null,
  cleanHtml: (html) => html,
};
const options = [
  { value: "a", label },
  { value: "b", label },
] as const;
const field = group({
  label,
  item: {
    at: dateTime({ label, day: "end" }),
    some: choices({ label, options }),
    page: reference({ label, to: "page" }),
  },
  against: ({ at, page }) => (at && page ? [{ key: "page", messageKey: "key.page" }] : []),
});

test("[PF1] [PF5] a group's values are those that are set, and what they refer to", () => {
  expect(field.toView({ some: ["b"], page: 3 }, context)).toMatchObject({
    at: null,
    some: ["b"],
    page: { path: "/3" },
  });
  expect(field.references({ page: 3 })).toEqual([{ kind: "page", id: 3 }]);
  expect(field.toView(field.initial, context)).toMatchObject({ at: null, some: ["a", "b"] });
});

test("[PF2] a group is checked value by value, and then between them; choices stand in their own order", () => {
  expect(field.check({ some: ["b", "a"] })).toEqual({ ok: true, value: { some: ["a", "b"] } });
  expect(field.check({ some: ["c"], other: 1 })).toMatchObject({
    ok: false,
    error: [
      { key: "some", messageKey: "key.choices" },
      { key: "other", messageKey: "key.unknown" },
    ],
  });
  expect(field.check({ at: "2026-09-01T08:00:00.000Z", page: 3 })).toMatchObject({
    ok: false,
    error: [{ key: "page", messageKey: "key.page" }],
  });
});

test("[PF7] a group, an instant and choices describe themselves as plain data", () => {
  expect(JSON.parse(JSON.stringify(field.describe()))).toMatchObject({
    kind: "group",
    item: {
      at: { kind: "date-time", day: "end", initial: null },
      some: { kind: "choices", initial: ["a", "b"], options: [{ value: "a" }, { value: "b" }] },
    },
  });
});
