import { describe, expect, test } from "vitest";

import { files, isTest, read } from "./support/source-files.ts";

/** The one file that changes how many there are, and writes down why. */
const register = "server/catalogue/movements/write.ts";

/** Where a source writes how many there are of something, or a movement, past the register. */
function writesPast(source: string): readonly string[] {
  const sets = [...source.matchAll(/updateTable\("stock"\)\s*\.set\(([^;]*?)\)\s*\.(?:where|execute|returning)/g)];
  const columns = sets.map(([, set = ""]) => set).filter((set) => set.includes("on_hand") || !set.includes("reserved"));
  const rows = source.match(
    /(?:insertInto|deleteFrom|replaceRows)\("stock(?:_movement)?"|updateTable\("stock_movement"/g,
  );
  const raw = source.match(/\b(?:update|insert\s+into|delete\s+from)\s+"?stock(?:_movement)?"?[\s(]/gi);
  return [...columns, ...(rows ?? []), ...(raw ?? [])];
}

describe("how many there are of something is changed by the register alone", () => {
  const sources = files("{server,demo,scripts,starter}/**/*.ts").filter(
    (file) => !isTest(file) && !file.startsWith("server/db/migrations/"),
  );

  test("no other file of the server, the demo and the tools does", () => {
    expect(sources).toContain(register);
    expect(writesPast(read(register))).not.toEqual([]);
    const others = sources.filter((file) => file !== register);
    expect(others.flatMap((file) => writesPast(read(file)).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test.each([
    `await database().updateTable("stock").set({ on_hand: 3 }).where("declination_id", "=", 1).execute();`,
    `await database().updateTable("stock").set({ reserved: 1, on_hand: 3 }).execute();`,
    `await database().insertInto("stock").values({ declination_id: 1, on_hand: 1, reserved: 0 }).execute();`,
    `await database().insertInto("stock_movement").values(row).execute();`,
    "await sql`update stock set on_hand = 3`.execute(database());",
    "await sql`insert into stock (declination_id, on_hand, reserved) values (1, 1, 0)`.execute(database());",
  ])("finds %s", (source) => {
    expect(writesPast(source)).not.toEqual([]);
  });

  test.each([
    'await database().updateTable("stock").set({ reserved: sql`reserved - ${quantity}` }).where("declination_id", "=", 1);',
    `const row = await database().selectFrom("stock").select(["on_hand", "reserved"]).executeTakeFirst();`,
  ])("leaves %s alone", (source) => {
    expect(writesPast(source)).toEqual([]);
  });
});
