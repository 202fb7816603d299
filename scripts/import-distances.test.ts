import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { importDistances, readImporters } from "./import-distances.ts";

test("a file is as far from the changed one as the shortest way of imports is long", () => {
  const importers = new Map([
    ["a.ts", ["b.ts", "c.ts"]],
    ["b.ts", ["c.test.ts"]],
    ["c.ts", ["c.test.ts", "d.ts"]],
    ["d.ts", ["a.ts", "d.test.ts"]],
  ]);
  expect(Object.fromEntries(importDistances(importers, "a.ts"))).toEqual({
    ...{ "a.ts": 0, "b.ts": 1, "c.ts": 1, "c.test.ts": 2, "d.ts": 2, "d.test.ts": 3 },
  });
  expect([...importDistances(importers, "d.test.ts").keys()]).toEqual(["d.test.ts"]);
});

test("imports are read by path, by alias and when they are dynamic; those of types alone are left out", () => {
  const root = mkdtempSync(join(tmpdir(), "cellardoor-imports-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    "schemas/money.ts": 'import type { Order } from "./order.ts";\nexport const cents = 1;\n',
    "schemas/order.ts": 'import { cents } from "./money.ts";\nexport interface Order {}\n',
    "server/pay.ts": 'import { z } from "yup";\nexport const later = () => import("#schemas/money.ts");\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const importers = readImporters(root);
  expect([...importers.keys()]).toEqual(["schemas/money.ts"]);
  expect(importers.get("schemas/money.ts")?.toSorted()).toEqual(["schemas/order.ts", "server/pay.ts"]);
});
