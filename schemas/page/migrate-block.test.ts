import { expect, test } from "vitest";

import type { BlockSchema } from "./block-registry.ts";
import { migrateBlock, migrateProps } from "./migrate-block.ts";
import { buildNode } from "./test-registry.ts";

const schema: BlockSchema = {
  slug: "hero",
  version: 4,
  fields: {},
  migrations: [
    { from: 1, migrate: ({ subtitle, ...props }) => ({ ...props, title: subtitle }) },
    { from: 2, migrate: (props) => ({ ...props, wide: true }) },
    { from: 3, migrate: (props) => ({ title: String(props["title"]).toUpperCase(), wide: props["wide"] }) },
  ],
};
const registry = { get: (slug: string) => (slug === "hero" ? schema : undefined) };

test("[PD7] the steps run one after the other from the stored version", () => {
  expect(migrateProps(schema, { v: 1, props: { subtitle: "a" } })).toEqual({
    ok: true,
    value: { v: 4, props: { title: "A", wide: true } },
  });
  expect(migrateProps(schema, { v: 3, props: { title: "b" } })).toEqual({
    ok: true,
    value: { v: 4, props: { title: "B", wide: undefined } },
  });
});

test("[PD7] a block at its version, and an unknown one, come back themselves", () => {
  const current = buildNode("a", "hero", { v: 4 });
  const unknown = buildNode("b", "nobody", { v: 12 });
  expect(migrateBlock(current, registry)).toEqual({ ok: true, value: current });
  const result = migrateBlock(unknown, registry);
  expect(result.ok && result.value).toBe(unknown);
});

test("[PD7] the stored props are never changed", () => {
  const props = Object.freeze({ subtitle: "a" });
  migrateProps(schema, { v: 1, props });
  expect(props).toEqual({ subtitle: "a" });
});

test("[PD7] a newer version is an issue", () => {
  expect(migrateBlock(buildNode("a", "hero", { v: 5 }), registry)).toMatchObject({
    ok: false,
    error: {
      code: "newer-block",
      block: "a",
      messageKey: "block.otherVersion",
      values: { slug: "hero", version: 5, known: 4 },
    },
  });
});

test.each<[string, BlockSchema, string]>([
  [
    "that throws",
    {
      ...schema,
      version: 2,
      migrations: [
        {
          from: 1,
          migrate: () => {
            throw new Error("no subtitle");
          },
        },
      ],
    },
    "no subtitle",
  ],
  [
    "that gives no object",
    { ...schema, version: 2, migrations: [{ from: 1, migrate: () => JSON.parse("[]") }] },
    "The step did not give an object",
  ],
  ["that is missing", { ...schema, version: 2, migrations: [] }, "There is no step for it"],
])("[PD7] a step %s is an issue, never an exception", (_name, broken, reason) => {
  const result = migrateProps(broken, { v: 1, props: {} });
  expect(result).toMatchObject({
    ok: false,
    error: { code: "migration", messageKey: "block.migration", values: { version: 1 }, cause: { message: reason } },
  });
});
