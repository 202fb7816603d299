import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { text } from "#schemas/fields/text.ts";
import { parameters } from "#schemas/site/parameters/catalogue.ts";
import { defineParameter, type ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { listParameters, parameterValues } from "#server/site/parameters/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const secret = "sk-planted-5f2c";

/** Nobody said whether it may leave the server, and nobody knows the other one. */
const forgotten = defineParameter({
  type: "PAYMENT_SECRET_KEY",
  kind: "STRING",
  group: "shop",
  field: text({ label: { fr_FR: "Clé", en_US: "Key" }, localized: false, max: 100 }),
  effect: { rules: true },
});
const unknown = "OLD_PAYMENT_SECRET_KEY";

describe.each(engines.filter(({ name }) => name === "sqlite"))("a secret among the parameters on $name", (engine) => {
  const place = useDatabase(engine);
  const catalogue = parameters as ParameterDefinition[];

  beforeAll(() => void catalogue.push(forgotten));
  afterAll(() => void catalogue.pop());

  test("stays on the server, whether it is undeclared or unknown", async () => {
    await fillDemo({ adminEmail: "a@example.org", say: () => {} });
    await inTransaction(async () => {
      const rows = [forgotten.type, unknown].map((type) => ({ type, value: secret }));
      await database().insertInto("parameter").values(rows).execute();
    });
    expect((await parameterValues())[forgotten.type]).toBe(secret);
    expect((await setParameter(unknown, "x")).ok).toBe(false);

    const site = createTestSite(place.db);
    const paths = ["/", "/en_US", "/nos-cuvees", "/contact", "/sale-terms", "/auth", "/nowhere", "/products/search"];
    const told = [JSON.stringify([await listParameters("fr_FR"), await listParameters("en_US")])];
    for (const path of paths) {
      told.push(await site.html(path));
      told.push(await site.html(`/_data${path === "/" ? "" : path}`));
    }
    for (const answer of told) {
      expect(answer).not.toContain(secret);
      expect(answer).not.toContain("PAYMENT_SECRET_KEY");
    }
    expect(told[0]).toContain("COMPANY_NAME");
    expect(told[1]).toContain("Clairveille");
  });
});
