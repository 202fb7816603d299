import { beforeEach, describe, expect, test } from "vitest";

import { listProducts } from "#server/catalogue/products/read.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";

const tariff = {
  services: [{ serviceCode: "HOME", deliveryType: "DELIVERY", names: { fr_FR: "À domicile" } }],
  zones: [{ name: "France", countries: ["FR"], rates: { HOME: { 6: 1290 } } }],
} as const;

describe.each(engines)("what a page asks that is shown by a draft, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let product = 0;
  /** What a browser says of a page that asks. */
  const asPage = (page: string) => ({
    ...{ referer: `http://127.0.0.1:${api.port}${page}`, host: `127.0.0.1:${api.port}` },
    ...{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" },
  });
  /** The fee of the first way to ship. */
  const fee = async (headers: Readonly<Record<string, string>>, caller?: string): Promise<number | undefined> => {
    const body = { products: [{ idProduct: product, quantity: 6 }], postalCode: "21200", country: 250 };
    const { body: answer } = await api.send("POST", "/api/calculate/shipping-fees", {
      headers: {
        "content-type": "application/json",
        idSite: "3",
        ...(caller && { authorization: caller }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return (answer.data as readonly { readonly fdp: number }[])[0]?.fdp;
  };

  beforeEach(async () => {
    done(await saveTariff(tariff));
    const { products } = await listProducts("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    product = products[0]?.id ?? 0;
    token = await logIn(api, administrator);
    const commands = [{ type: "set", setting: "FREE_SHIPPING_BOTTLES", value: 6 }];
    await new DraftCalls(api, 1, token, "site").save(0, [{ id: "edit-0001", commands }]);
  });

  test("[SS12] fees are the draft's for an administrator whose page is shown by it, and nothing of it is kept", async () => {
    expect(await fee(asPage("/cart?draft=site"), token)).toBe(0);
    expect(await fee(asPage("/cart"), token)).toBe(12.9);
    expect(await fee(asPage("/cart?draft=form:1"), token)).toBe(12.9);
    expect(await fee(asPage("/cart?draft=nothing:9"), token)).toBe(12.9);
    expect(await fee({}, token)).toBe(12.9);
  });

  test("[SS12] nobody else gets them, whatever they say of their page, and no other site's page does", async () => {
    const page = asPage("/cart?draft=site");
    expect(await fee(page)).toBe(12.9);
    expect(await fee(page, "x")).toBe(12.9);
    expect(await fee(page, await customerToken(api))).toBe(12.9);
    expect(await fee({ ...page, "sec-fetch-site": "cross-site" }, token)).toBe(12.9);
    expect(await fee({ ...page, referer: "not an address" }, token)).toBe(12.9);
  });
});
