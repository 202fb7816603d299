import { beforeEach, describe, expect, test } from "vitest";

import { saveCode } from "#server/cart/codes/write.ts";
import { database } from "#server/db/context.ts";
import { buyer } from "#tests/factories/buyer.ts";
import { buildBlock, buildLayout, createPage } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import type { TestSite } from "#tests/setup/test-site.ts";

import { thursdaySlot } from "./shop-content.ts";
import { putSixInCart, type SixBottles } from "./six-bottles.ts";

const typed = {
  form: "address",
  ...buyer,
  "address.idCountry": "250",
};

const home = {
  serviceCode: "HOME",
  deliveryType: "DELIVERY",
  names: { fr_FR: "À domicile", en_US: "To your door" },
} as const;
const shop = { ...home, serviceCode: "SHOP", deliveryType: "PICKUP" } as const;
const tariff = {
  services: [home, shop],
  zones: [{ name: "France", countries: ["FR"], rates: { HOME: { 6: 1290 }, SHOP: { 6: 800 } } }],
} as const;

describe.each(engines)("what stands beside a purchase, without JavaScript, on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let actions: SixBottles["actions"];
  let cookie = "";

  beforeEach(async () => {
    ({ site, actions, cookie } = await putSixInCart(place.db, tariff));
    await post("/cart/address", { back: "/cart/address", block: "checkout-address", ...typed });
  });

  const post = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    postForm(path, new URLSearchParams(fields));

  async function postForm(path: string, body: URLSearchParams, headers = {}): Promise<Response> {
    return await actions.request(`http://site.test${path}`, {
      method: "POST",
      headers: { origin: "http://site.test", host: "site.test", cookie, ...headers },
      body,
    });
  }

  const open = async (path: string): Promise<string> => await (await site.get(path, { cookie })).text();

  /** Sends a step's form as its browser would, and gives the page that answers, or where it leads. */
  async function send(step: "address" | "shipping" | "payment", fields: Readonly<Record<string, string>>) {
    const path = `/cart/${step}`;
    const answer = await post(path, { back: path, block: `checkout-${step}`, ...fields });
    return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
  }

  const isTicked = (html: string, name: string): boolean =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]* checked`).test(html);

  const delivery = { form: "delivery", way: "DELIVERY:HOME", message: "" };

  test("[§8] a code is entered at the last step and taken away again: what is ticked stays, and the page says what became of it", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    await send("shipping", delivery);
    const order = { form: "order", isOfAge: "true", total: "90.3" };
    expect(await open("/cart/payment")).toMatch(/<details><summary[^>]*>J’ai un code</);

    const refused = await send("payment", { ...order, code: "RIEN", entersCode: "true" });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/<details class="[^"]*" open="">/);
    expect(refused.html).toMatch(/<details open=""><summary[^>]*>J’ai un code/);
    expect(refused.html).toMatch(/<input(?=[^>]*name="code")(?=[^>]*value="RIEN")(?=[^>]*aria-invalid="true")/);
    expect(refused.html).toContain("Ce code de réduction ne peut pas être utilisé.");
    expect(refused.html).toContain('name="total" value="90.3"');
    expect(["isOfAge", "acceptsTerms"].map((name) => isTicked(refused.html, name))).toEqual([true, false]);

    const entered = await send("payment", { ...order, acceptsTerms: "true", code: "primeur", entersCode: "true" });
    expect(entered.status).toBe(200);
    expect(entered.html).toContain("Code PRIMEUR appliqué");
    expect(entered.html).toContain('name="total" value="82.56"');
    expect(["isOfAge", "acceptsTerms"].map((name) => isTicked(entered.html, name))).toEqual([true, true]);
    expect(entered.html, "nothing is wrong with the form").not.toContain("checkout-payment-order-problems");

    const gone = await send("payment", { ...order, entersCode: "true" });
    expect(gone.html).toContain('name="total" value="90.3"');
    expect(isTicked(gone.html, "isOfAge")).toBe(true);
    expect(await database().selectFrom("order").select("id").execute()).toEqual([]);
  });

  test("[§8] a code beside the address or the ways takes along what was typed, right or wrong, and it is kept", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    const half = { ...typed, phone: "06 1", "address.city": "Beaune Nord", "address.keep": "true" };
    const entered = await send("address", { ...half, code: "PRIMEUR", entersCode: "true" });
    expect(entered.status).toBe(200);
    expect(entered.html).toContain("Code PRIMEUR appliqué");
    for (const html of [entered.html, await open("/cart/address")]) {
      expect(html).toMatch(/name="phone"[^>]*value="06 1"/);
      expect(html).toMatch(/name="address.city"[^>]*value="Beaune Nord"/);
    }
    expect(entered.html, "nobody asked for the next step").not.toContain("aria-invalid");

    await send("address", typed);
    const word = { ...delivery, message: "Sonnez deux fois" };
    const refused = await send("shipping", { ...word, entersCode: "true" });
    expect(refused.html).toMatch(/<textarea[^>]*name="message"[^>]*>Sonnez deux fois</);
    expect(await open("/cart/payment")).toContain("Sonnez deux fois");
  });

  test("a code that was only typed is entered as the form is sent: its page comes again; a script goes on", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    // Of the two fields one is folded away.
    const both = new URLSearchParams({ back: "/cart/address", block: "checkout-address", ...typed, code: "" });
    both.append("code", "PRIMEUR");
    const shown = await postForm("/cart/address", both);
    expect([shown.status, (await shown.text()).includes("Code PRIMEUR appliqué")]).toEqual([200, true]);
    await send("address", { ...typed, entersCode: "true" });

    // After a refusal the page shows the refused code in both fields. The customer changes one of them: that one counts.
    both.delete("code");
    both.append("code", "RIEN");
    const again = await (await postForm("/cart/address", both)).text();
    expect(again).toMatch(/<input type="hidden" form="[^"]+" name="codeBefore" value="RIEN"/);
    both.set("codeBefore", "RIEN");
    both.append("code", "PRIMEUR");
    expect(await (await postForm("/cart/address", both)).text()).toContain("Code PRIMEUR appliqué");
    // The page of an accepted code has no field for another one, only the button that takes the code away.
    const away = await send("address", { ...typed, codeBefore: "RIEN", entersCode: "true" });
    expect(away.html).not.toContain("Code PRIMEUR appliqué");
    both.delete("codeBefore");

    const asScript = { accept: "application/json" };
    both.set("code", "RIEN");
    const refused = await (await postForm("/cart/address", both, asScript)).json();
    expect(refused).toMatchObject({
      success: false,
      data: [],
      message: "Ce code de réduction ne peut pas être utilisé.",
    });
    both.set("code", "PRIMEUR");
    expect(await (await postForm("/cart/address", both, asScript)).json()).toMatchObject({
      data: { to: "/cart/shipping" },
    });
    expect(await open("/cart/shipping")).toContain("Code PRIMEUR appliqué");
  });

  test("a code that is entered where no cart is shown goes into the visitor's, or into one that is begun for it", async () => {
    done(await saveCode({ code: "PRIMEUR", type: "PERCENT", amount: 1000 }));
    const at = { back: "/nos-cuvees", block: "code", at: "code-code", says: "coded" };
    const enter = async (code: string) => {
      const answer = await post("/cart/code", { ...at, code });
      const held = /^cart=[\w-]{22}/.exec(answer.headers.get("set-cookie") ?? "")?.[0];
      return { to: answer.headers.get("location"), held };
    };
    expect(await enter("PRIMEUR")).toEqual({ to: "/nos-cuvees?code.state=coded#code-code", held: cookie });
    expect(await open("/cart")).toContain("Code PRIMEUR appliqué");

    cookie = "";
    expect(await enter("RIEN")).toEqual({ to: "/nos-cuvees?code.state=code#code-code", held: undefined });
    const { to, held = "" } = await enter("PRIMEUR");
    expect(to).toBe("/nos-cuvees?code.state=coded#code-code");
    cookie = "cart=AAAAAAAAAAAAAAAAAAAAAA";
    expect((await enter("PRIMEUR")).held).not.toBe(held);
  });

  test("[§7] a parcel shop that is chosen elsewhere than at its step is kept, with the word to the estate; none is told", async () => {
    const at = { back: "/cart", block: "relay", form: "relay", way: "PICKUP:SHOP" };
    const word = { form: "delivery", way: "DELIVERY:HOME", message: "Sonnez deux fois" };
    await post("/cart/shipping", { back: "/cart/shipping", block: "checkout-shipping", ...word });
    const none = await post("/cart/shipping", { ...at, accessPoint: "" });
    expect(none.status).toBe(422);
    const chosen = await post("/cart/shipping", { ...at, accessPoint: "DEMO-21200-1" });
    expect(chosen.headers.get("location")).toBe("/cart#form-relay");
    const payment = await open("/cart/payment");
    expect(payment).toContain("Sonnez deux fois");
    expect(payment).toContain('name="total" value="85.4"');
  });

  test("[§7] a day and its hours that are chosen elsewhere are kept too; without hours nothing is", async () => {
    const { idSchedule } = await thursdaySlot(2);
    const [, day = "", date = ""] =
      /name="day" value="((\d{4}-\d\d-\d\d)_\d+)"/.exec(await open("/cart/shipping")) ?? [];
    const at = { back: "/cart", block: "collection", form: "collection", way: "CLICK_AND_COLLECT", day };
    expect((await post("/cart/shipping", at)).status).toBe(422);
    const chosen = await post("/cart/shipping", { ...at, slot: `${idSchedule}_${day}` });
    expect(chosen.headers.get("location")).toBe("/cart#form-collection");
    expect(new Date(date).getUTCDay()).toBe(4);
    expect(await open("/cart/payment")).toMatch(/Retrait au domaine, La cave<[^]*>jeudi \d+ \p{L}+, 10\sh\s–\s12\sh</u);
  });

  test("what is chosen on another page is posted with the way back to it, where a refusal is told, too", async () => {
    const blocks = ["cart", "pickup-calendar"].map((slug) => buildBlock(slug, slug));
    await createPage("panier", { type: "cart", document: buildLayout(blocks) });
    await thursdaySlot(2);
    const form = /<form id="pickup-calendar-collection".*?<\/form>/s.exec(await open("/panier?x=1"))?.[0] ?? "";
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    expect(fields).toMatchObject({ back: "/panier", block: "pickup-calendar", form: "collection" });
    const refused = await post("/cart/shipping", fields);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('id="pickup-calendar-collection-slot-error"');
  });
});
