import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { listParameters, parameterValues } from "#server/site/parameters/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { makeOldDatabase } from "#tests/setup/old-database.ts";

const before = allMigrations.slice(
  0,
  allMigrations.findIndex(({ name }) => name === "038-opening-hours"),
);

const written = {
  MONDAY: '{"fr_FR":"Fermé","en_US":"Closed"}',
  TUESDAY: '{"fr_FR":"10 h – 12 h, 14 h – 18 h","en_US":"10 am – noon, 2 pm – 6 pm"}',
  WEDNESDAY: "9h-12h / 14h-18h",
  THURSDAY: '{"fr_FR":"Sur rendez-vous","en_US":"By appointment"}',
  FRIDAY: '{"fr_FR":"9h–12h","en_US":"9am–1pm"}',
  SATURDAY: null,
  SUNDAY: '{"fr_FR":"10 h – 13 h, d’avril à octobre","en_US":"10 am – 1 pm, April to October"}',
};

describe.each(engines)("a database whose opening hours were written freely, on $name", (engine) => {
  useDatabase(engine, (place) =>
    makeOldDatabase(place, before, async (old) => {
      for (const [day, value] of Object.entries(written)) {
        await sql`insert into parameter (type, value) values (${`OPENING_HOURS_${day}`}, ${value})`.execute(old);
      }
      await sql`insert into parameter (type, value) values ('COMPANY_NAME', '9h-12h')`.execute(old);
    }),
  );

  test("[§3] what can be read as hours is hours, all else their remark, in both languages", async () => {
    expect(await parameterValues()).toMatchObject({
      OPENING_HOURS_MONDAY: "closed",
      OPENING_HOURS_TUESDAY: "10:00-12:00, 14:00-18:00",
      OPENING_HOURS_WEDNESDAY: "09:00-12:00, 14:00-18:00",
      OPENING_HOURS_THURSDAY: '({"fr_FR":"Sur rendez-vous","en_US":"By appointment"})',
      OPENING_HOURS_FRIDAY: '({"fr_FR":"9h–12h","en_US":"9am–1pm"})',
      OPENING_HOURS_SATURDAY: null,
      OPENING_HOURS_SUNDAY: '10:00-13:00 ({"fr_FR":"d’avril à octobre","en_US":"April to October"})',
      COMPANY_NAME: "9h-12h",
    });
    const told = await listParameters("en_US");
    const values = new Map(told.map(({ type, value }) => [type, value]));
    expect(values.get("OPENING_HOURS_SUNDAY")).toBe("10:00-13:00 (April to October)");
    expect(values.get("OPENING_HOURS_THURSDAY")).toBe("(By appointment)");
    expect(values.get("OPENING_HOURS_MONDAY")).toBe("closed");
  });
});
