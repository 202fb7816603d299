import { beforeEach, describe, expect, test } from "vitest";

import type { OpeningStep } from "#schemas/content/opening.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveCompanyAddress } from "#server/company-addresses/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";

describe.each(engines)("what leads to an open site, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    done(await setSiteInfo({ isECommerce: true, isBuilding: true }));
  });

  const steps = async () => {
    const told = (await api.call("GET", "/api/admin/opening", { token })).body.data as readonly OpeningStep[];
    return new Map(told.map((step) => [step.id, step]));
  };

  test("a step is done once it is, and names what it lacks until then", async () => {
    const before = await steps();
    expect([...before.keys()].at(-1)).toBe("open");
    expect(before.get("open")?.state).toBe("needed");
    expect(before.get("company")?.missing).toContain("COMPANY_NAME");
    expect(before.get("colours")?.state).toBe("wanted");
    done(await setParameter("COMPANY_NAME", "Domaine des Ormes"));
    done(await setParameter("COLOR_PRIMARY", "#123456"));
    const after = await steps();
    expect(after.get("company")?.missing).not.toContain("COMPANY_NAME");
    expect(after.get("colours")?.state).toBe("done");
  });

  test("visitors see when to come once hours are said, the estate's or an address's: an address alone tells none", async () => {
    const state = async () => (await steps()).get("hours")?.state;
    await inTransaction(async () => {
      await database().deleteFrom("company_address").execute();
      await database().deleteFrom("parameter").where("type", "like", "OPENING_HOURS_%").execute();
    });
    const place = { address: "12 chemin des Murets", postalCode: "71960", city: "Fuissé" };
    const texts = { fr_FR: { name: "Le chai", text: "" } };
    const { id } = done(await saveCompanyAddress({ types: ["CELLAR"], ...place, texts }));
    expect(await state()).toBe("wanted");
    done(await saveCompanyAddress({ id, openingHours: [{ day: 6, opens: "10:00", closes: "12:00" }] }));
    expect(await state()).toBe("done");
  });

  test("a wine without a price is named; a site that sells nothing has no steps of the shop", async () => {
    done(
      await saveProduct({
        texts: { fr_FR: { name: "Cuvée sans prix" } },
        declinations: [{ reference: "SP-1", priceCents: 0, capacityMl: 750 }],
      }),
    );
    expect((await steps()).get("prices")).toEqual({ id: "prices", state: "needed", missing: ["Cuvée sans prix"] });
    done(await setSiteInfo({ isECommerce: false }));
    const told = await steps();
    for (const id of ["prices", "delivery", "payment", "order"] as const) expect(told.has(id)).toBe(false);
  });
});
