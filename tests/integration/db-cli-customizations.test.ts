import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { addToCart } from "#server/cart/write.ts";
import { customizationOf, productByReference } from "#server/customizations/read.ts";
import { keepFile } from "#server/forms/files/write.ts";
import { placeOrder } from "#server/orders/write.ts";
import { contentOf, factsOf } from "#tests/factories/sent-files.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { runSite } from "#tests/setup/site-cli.ts";

import { fillShop, wishFor } from "./shop-content.ts";

const definition = {
  type: "SIMPLE",
  isExcludedFromWithdrawal: true,
  inputs: [
    { inputType: "TEXT", label: { fr_FR: "Gravure", en_US: "Engraving" }, isRequired: true, maxLength: 80 },
    {
      inputType: "FILE",
      label: { fr_FR: "Blason", en_US: "Arms" },
      fileKinds: ["png"],
      customizationValues: [{ costType: "EURO", amount: 1200 }],
    },
  ],
};

describe.each(engines)("npm run site, for what is made for its buyers, on $name", (engine) => {
  const opened = useDatabase(engine);
  let folder = "";
  let form = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "estate-cli-"));
    form = await fillShop(20);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const site = async (words: string[]) => await runSite(opened.environment, words);

  function written(content: unknown): string {
    const path = join(folder, "engraving.json");
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    return path;
  }

  test("customization list, show, set, remove: what is asked goes out and comes back as one document", async () => {
    expect((await site(["customization", "list"])).out).toBe("No product is made for its buyers");
    expect(await site(["customization", "show", "EC"])).toMatchObject({ code: 2, error: "EC is made for nobody" });
    expect((await site(["customization", "set", written(definition), "EC"])).out).toBe("EC: written");
    expect((await site(["customization", "list"])).out).toBe("EC  SIMPLE  Gravure, Blason");
    const shown = (await site(["customization", "show", "EC"])).out;
    expect(JSON.parse(shown)).toMatchObject(definition);
    expect((await site(["customization", "set", written(shown), "EC"])).code).toBe(0);
    expect((await site(["customization", "show", "EC"])).out).toBe(shown);
    expect((await site(["customization", "remove", "EC"])).out).toBe("EC is made for nobody any more");
    expect((await site(["customization", "list"])).out).toBe("No product is made for its buyers");
  });

  test("what is no definition, and what isn't sold, is refused in words", async () => {
    const refused = await site(["customization", "set", written({ ...definition, inputs: [] }), "EC"]);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain("inputs");
    expect(await site(["customization", "set", written("{"), "EC"])).toMatchObject({ code: 2 });
    expect(await site(["customization", "set", join(folder, "none.json"), "EC"])).toMatchObject({ code: 2 });
    expect(await site(["customization", "set", written(definition), "NONE"])).toMatchObject({
      code: 2,
      error: "nothing is sold as NONE",
    });
  });

  test("order show tells what is to be made, order files writes what was sent along", async () => {
    await site(["customization", "set", written(definition), "EC"]);
    const product = (await productByReference("EC")) ?? 0;
    const [text, arms] = (await customizationOf(product, "fr_FR"))?.inputs ?? [];
    const path = join(folder, "arrived");
    writeFileSync(path, contentOf("png", 300));
    const arrived = { ...factsOf("blason.png", contentOf("png", 300)), path };
    const file = await keepFile(`customization.${arms?.id}`, 0, arrived);
    const customizations = [
      { id: text?.id ?? 0, textValue: "Pour Lise\net Jean" },
      { id: arms?.id ?? 0, file },
    ];
    const added = { cartId: null, userId: null, declinationId: form, quantity: 2, customizations };
    const { cartId } = done(await addToCart(added));
    const { code } = done(await placeOrder(wishFor(cartId)));
    const shown = (await site(["order", "show", code])).out;
    expect(shown).toMatch(
      /2 × EC {2}Éclat 2022 {2}44\.00 €\n {4}Gravure: Pour Lise \/ et Jean\n {4}Blason: blason\.png/,
    );
    expect((await site(["order", "files", code, folder])).out).toBe(join(folder, "1-blason.png"));
    expect(readFileSync(join(folder, "1-blason.png"))).toEqual(Buffer.from(contentOf("png", 300)));
    expect((await site(["order", "files", "CD-0000000", folder])).code).toBe(2);
  });

  test("order files writes two files of one name beside each other", async () => {
    const [, arms] = definition.inputs;
    await site(["customization", "set", written({ ...definition, inputs: [arms, arms] }), "EC"]);
    const fields = (await customizationOf((await productByReference("EC")) ?? 0, "fr_FR"))?.inputs ?? [];
    const customizations = [];
    for (const [at, { id }] of fields.entries()) {
      const path = join(folder, "arrived");
      writeFileSync(path, contentOf("png", 300 + at));
      const arrived = { ...factsOf("blason.png", contentOf("png", 300 + at)), path };
      customizations.push({ id, file: await keepFile(`customization.${id}`, 0, arrived) });
    }
    const added = { cartId: null, userId: null, declinationId: form, quantity: 2, customizations };
    const { code } = done(await placeOrder(wishFor(done(await addToCart(added)).cartId)));
    const paths = (await site(["order", "files", code, folder])).out.split("\n");
    expect(paths).toEqual([join(folder, "1-blason.png"), join(folder, "1-blason-2.png")]);
    expect(new Set(paths.map((path) => readFileSync(path).length))).toEqual(new Set([300, 301]));
  });
});
