import { inParts, type ShardGroup } from "./shard-group.ts";

/** Sources of the API. */
const api = ["{schemas,server,documents,starter,demo}/**", "blocks/**/*definition*.ts"];

/** Sources of the process, its database and its files, which drills of faults break. */
const underFault = ["{schemas,server}/**", "scripts/*.mjs"];

const freshness = "tests/integration/freshness.test.ts";

/** Suites of the API that take numbers of their own with LONG=1, or start processes. */
const long = [
  "tests/integration/**/*.long.test.{ts,tsx}",
  ...["db-orders-at-once", "db-payment-events"].map((name) => `tests/integration/${name}.test.ts`),
  freshness,
];

export const vitestGroups: readonly ShardGroup[] = [
  {
    name: "api",
    asks: "the API on both databases",
    kind: "vitest",
    files: ["tests/integration/**/*.test.{ts,tsx}"],
    except: long,
    parts: inParts(4),
    sources: api,
  },
  {
    name: "api-long",
    asks: "the API in processes of its own, with the numbers of its promises",
    kind: "vitest",
    files: long,
    except: [freshness],
    parts: inParts(3),
    sources: api,
  },
  {
    name: "freshness",
    asks: "what is kept equals, after each of 500 writes, what is made anew",
    kind: "vitest",
    files: [freshness],
    env: { SAMPLE: "15" },
    sources: api,
  },
  {
    name: "components",
    asks: "every block and fixture on the canvas and in the inspector",
    kind: "vitest",
    files: ["{blocks,editor,src}/**/*.long.browser.test.tsx"],
    sources: ["{blocks,editor,schemas,renderer,src}/**"],
  },
  {
    name: "architecture",
    asks: "the guides are carried out on a copy of the tree",
    kind: "vitest",
    files: ["tests/architecture/**/*.long.test.{ts,tsx}"],
    sources: ["**"],
  },
  {
    name: "compare",
    asks: "100 000 random pages are compared and restored",
    kind: "vitest",
    files: ["schemas/page/compare/compare.property.test.ts"],
    parts: [
      ["--testNamePattern", "PX6"],
      ["--testNamePattern", "^(?!.*PX6)"],
    ],
    env: { CASES: "100000" },
    sources: ["schemas/**"],
  },
  {
    name: "properties",
    asks: "100 000 sequences of commands, concurrent pairs and carts",
    kind: "vitest",
    files: ["schemas/{editing,page/commands}/*.property.test.ts", "schemas/commerce/cart-totals.test.ts"],
    env: { CASES: "100000" },
    sources: ["schemas/**"],
  },
];

/** The areas and drills of tests/faults, each in exactly one. */
export const faultGroups: readonly ShardGroup[] = [
  faults("floods", "floods: slow clients, searches, pipelining", "floods"),
  faults("kills", "kills at start, fill, migration, command line and reset", "kills"),
  faults("databases", "a failing PostgreSQL, two processes at one database", "postgres", "two-processes"),
  faults(
    "disks",
    "full and failing disks, writes that are killed, throttles, signals",
    ...["disk", "writes", "throttles", "signals"],
  ),
  faults("privacy", "no customer is given another one's data under load", "privacy"),
  faults("orders", "orders of two processes that are killed, and their stock", "orders/two-processes"),
  faults("order-kills", "orders that are killed 200 times: a quarter of an hour, one drill", "orders/kill-rounds"),
];

function faults(name: string, asks: string, ...words: readonly string[]): ShardGroup {
  return {
    name: `faults-${name}`,
    asks,
    kind: "script",
    files: ["tests/faults/run.ts"],
    parts: [words],
    sources: underFault,
  };
}
