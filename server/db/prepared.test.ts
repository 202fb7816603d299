import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { describe, expect, test } from "vitest";

import { bind, compilePlan } from "./prepared.ts";

interface Tables {
  readonly wine: { readonly id: number; readonly name: string; readonly year: number };
}

/** Writes queries and runs none. */
const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const byName = ({ year, name }: { year: number; name: string }) =>
  writer.selectFrom("wine").selectAll().where("name", "=", name).where("year", "<", year).limit(5);

const byIds = ({ ids, name }: { ids: readonly number[]; name: string }) =>
  writer.selectFrom("wine").selectAll().where("id", "in", ids).where("name", "=", name);

describe("a query that is turned into text once", () => {
  test("puts each value where the query wants it, whatever order they are given in", () => {
    const plan = compilePlan(byName, { year: 2020, name: "Clairveille" });
    const later = { name: "Les Hauts", year: 2024 };
    expect(bind(plan, later)).toMatchObject(compiled(byName(later)));
  });

  test("what the query says itself stays", () => {
    const plan = compilePlan(byName, { year: 2020, name: "" });
    expect(bind(plan, { year: 1, name: "a" }).parameters).toEqual(["a", 1, 5]);
  });

  test("a list has a place for each of its items", () => {
    const plan = compilePlan(byIds, { ids: [1, 2, 3], name: "x" });
    const others = { ids: [7, 8, 9], name: "y" };
    expect(bind(plan, others)).toMatchObject(compiled(byIds(others)));
  });

  test("a value that looks like a stand-in is a value", () => {
    const first = bind(compilePlan(byName, { year: 1, name: "name" }), { year: 1, name: "name null" });
    expect(first.parameters).toEqual(["name null", 1, 5]);
  });

  test("refuses what an engine would guess about", () => {
    const plan = compilePlan(byName, { year: 1, name: "" });
    expect(() => bind(plan, { year: 1, name: new Date(0) as never })).toThrow(/Date/);
  });
});

function compiled(query: { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } }) {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}
