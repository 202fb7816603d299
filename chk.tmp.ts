import { chromium } from "playwright";
const base = process.argv[2] ?? "http://127.0.0.1:4317";
const out = "/work/shots/after/chk/";
const widths = (process.env.W ?? "390,768,1440").split(",").map(Number);
const b = await chromium.launch({ executablePath: "/usr/lib/chromium/chromium", args: ["--no-sandbox"] });
for (const locale of (process.env.L ?? "fr").split(","))
  for (const w of widths) {
    const pre = locale === "fr" ? "" : "/en_US";
    const ctx = await b.newContext({
      viewport: { width: w, height: 900 },
      reducedMotion: "reduce",
      javaScriptEnabled: process.env.JS === "1",
    });
    const page = await ctx.newPage();
    const shot = async (name: string) => {
      await page.screenshot({ path: `${out}${name}_${locale}_${w}.png`, fullPage: true });
    };
    await page.goto(base + pre + "/wines/les-terrasses/1");
    await page
      .locator('form[action$="/cart/add"]')
      .first()
      .locator("[name=quantity]")
      .selectOption("6")
      .catch(() => {});
    await page.locator('form[action$="/cart/add"] button').first().click();
    await page.waitForURL(/state=added|cart/).catch(() => {});
    const r = await page.goto(base + pre + "/cart/address");
    console.log(w, locale, r?.status(), page.url());
    await shot("address");
    await page.fill('[name="email"]', "claire@");
    await page.fill('[name="address.firstname"]', "Claire-Élisabeth-Marguerite de la Tour");
    await page.check("[name=hasBilling]");
    await page.click("main button[type=submit]");
    await shot("address-wrong");
    await page.uncheck("[name=hasBilling]");
    const fill = {
      email: "claire@example.org",
      phone: "06 12 34 56 78",
      "address.firstname": "Claire",
      "address.lastname": "Aubert",
      "address.address": "3 rue du Four",
      "address.postalCode": "21200",
      "address.city": "Beaune",
    };
    for (const [k, v] of Object.entries(fill)) await page.fill(`[name="${k}"]`, v);
    await page.click("main button[type=submit]");
    console.log(page.url());
    await shot("shipping");
    const relay = page.locator("[name=way][value^=PICKUP]").first();
    if (await relay.count()) {
      await relay.check();
      await shot("shipping-relay");
      await page.click("main button[type=submit]");
      await shot("shipping-wrong");
    }
    const cc = page.locator("[name=way][value=CLICK_AND_COLLECT]");
    if (await cc.count()) {
      await cc.check();
      await shot("shipping-collect");
    }
    await page.locator("[name=way]").first().check();
    await page.click("main button[type=submit]");
    console.log(page.url());
    await ctx.close();
  }
await b.close();
