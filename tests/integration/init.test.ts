import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { missingToOpen } from "#server/estate/read.ts";
import { foundEstate } from "#server/estate/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { listLogos } from "#server/site/logos/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><script>alert(1)</script><rect width="240" height="120"/></svg>`;
const password = "a chosen password";

describe.each(engines)("npm run site -- init on $name", (engine) => {
  const opened = useDatabase(engine);
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estate-init-"));
    writeFileSync(join(folder, "logo.svg"), logo);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function site(...words: string[]) {
    const out: string[] = [];
    const error: string[] = [];
    const world = {
      estate: demoEstate,
      env: { ...opened.environment, ADMIN_PASSWORD: password },
      out: (text: string) => void out.push(text),
      error: (text: string) => void error.push(text),
    };
    const code = await runCli(words, world);
    return { code, out: out.join("\n"), error: error.join("\n") };
  }

  test("flags alone make an empty site the estate's own", async () => {
    const flags = ["--name", "Domaine des Murets", "--address", "12 chemin des Murets", "--primary", "#35492f"];
    const more = ["--language", "en_US", "--logo", join(folder, "logo.svg"), "--administrator", "anna@murets.example"];
    expect(await site("init", ...flags, ...more)).toMatchObject({ code: 0, error: "" });
    expect(await getSiteInfo()).toMatchObject({ name: "Domaine des Murets", defaultLang: "en_US" });
    const values = await parameterValues();
    expect(values["COMPANY_HEAD_OFFICE"]).toBe("12 chemin des Murets");
    expect([values["COLOR_PRIMARY"], values["COLOR_MENU_ACTIVE"]]).toEqual(["#35492f", "#35492f"]);
    const [mark] = await listLogos("fr_FR");
    expect(mark).toMatchObject({ type: "LOGO", width: 240, height: 120, alt: "Domaine des Murets" });
    expect(existsSync(join(opened.place.dataDir, "media", mark?.onlineImage.externalPath ?? ""))).toBe(true);
    const account = { email: "anna@murets.example", password, clientAddress: "127.0.0.1" };
    expect((await login(account)).ok).toBe(true);
    expect(await createTestSite(opened.db).html("/")).toMatch(/<h1[^>]*>Domaine des Murets<\/h1>/);
  });

  test("a second time changes only what is given", async () => {
    await site("init", "--name", "Domaine des Murets", "--phone", "00 00 00 00 01", "--administrator", "a@b.example");
    const again = await site("init", "--phone", "00 00 00 00 02", "--administrator", "a@b.example");
    expect(again.code).toBe(0);
    expect(again.out).not.toContain("is added");
    expect(await parameterValues()).toMatchObject({
      COMPANY_NAME: "Domaine des Murets",
      COMPANY_PHONE: "00 00 00 00 02",
    });
  });

  test("the same settings come from a file; flags win", async () => {
    const file = join(folder, "estate.json");
    writeFileSync(file, JSON.stringify({ name: "From the file", legalForm: "EARL" }));
    expect((await site("init", "--from", file, "--name", "From the flag")).code).toBe(0);
    expect(await parameterValues()).toMatchObject({ COMPANY_NAME: "From the flag", COMPANY_CORPORATE_FORM: "EARL" });
  });

  test.each([
    [["--siret", "12"], "siret is not 14 digits"],
    [["--email", "nobody"], "email is no e-mail address"],
    [["--language", "de_DE"], "language is none of"],
    [["--primary", "green"], "primary is refused"],
    [["--logo", "/nowhere/logo.svg"], "can't be read"],
    [["--from", "/nowhere.json"], "can't be read"],
  ])("%j is refused, and nothing else changes", async (words, message) => {
    const { code, error } = await site("init", "--name", "Never", ...words);
    expect(code).toBe(2);
    expect(error).toContain(message);
    expect((await parameterValues())["COMPANY_NAME"]).toBeNull();
  });

  test("settings that nobody knows, or that are no texts, are refused by name", async () => {
    const file = join(folder, "estate.json");
    writeFileSync(file, JSON.stringify({ nom: "Murets", phone: 12 }));
    const { code, error } = await site("init", "--from", file);
    expect(code).toBe(2);
    expect(error).toContain('There is no setting "nom"');
    expect(error).toContain("phone is not a text");
  });

  test("tells what the site lacks before it may open, and status tells it again", async () => {
    const { out } = await site("init", "--name", "Domaine des Murets");
    expect(out).toContain("COMPANY_SIRET: SIRET number is not filled in (init --siret)");
    expect(out).not.toContain("COMPANY_NAME:");
    expect(out).toContain("LEGAL_NOTICE: 4 passages in brackets to fill in, in fr_FR");
    const status = await site("status", "--json");
    const { missing } = JSON.parse(status.out) as { missing: { key: string }[] };
    expect(missing.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["administrator", "logo", "wines", "SITE_URL"]),
    );
  });

  test("what is done is no longer missing; what the law forbids is", async () => {
    await foundEstate();
    await setSiteInfo({ isECommerce: false });
    await setParameter("LEGAL_NOTICE", JSON.stringify({ fr_FR: "<p>Fini</p>", en_US: "<p>Done</p>" }));
    await setParameter(
      "SALE_TERMS",
      JSON.stringify({ fr_FR: '<p><a href="https://ec.europa.eu/consumers/odr">RLL</a></p>', en_US: "<p>Done</p>" }),
    );
    await setParameter("SHOW_ALCOHOL_MESSAGE", "false");
    await saveMedia({ path: "vines.jpg", width: 10, height: 10, bytes: 10, mime: "image/jpeg" });
    const missing = await missingToOpen("https://www.murets.example");
    const keys = missing.map(({ key }) => key);
    for (const key of ["LEGAL_NOTICE", "SITE_URL", "pictures"]) expect(keys).not.toContain(key);
    expect(missing.filter(({ key }) => key === "SALE_TERMS").map(({ text }) => text)).toEqual([
      "Links to the closed European dispute platform, in fr_FR",
    ]);
    expect(keys).toContain("SHOW_ALCOHOL_MESSAGE");
  });

  test("a shop must name its mediator, its host, its director and the way to withdraw (L10, L16, L18)", async () => {
    await foundEstate();
    const both = (text: string) => JSON.stringify({ fr_FR: text, en_US: text });
    const toldOf = async () =>
      (await missingToOpen("https://www.murets.example")).filter(({ key }) =>
        ["LEGAL_NOTICE", "SALE_TERMS", "ACCESSIBILITY_STATEMENT"].includes(key),
      );
    await setParameter("LEGAL_NOTICE", both("<p>Fini</p>"));
    await setParameter("SALE_TERMS", both("<p>Fini</p>"));
    await setSiteInfo({ isECommerce: false });
    expect(await toldOf()).toEqual([]);
    await setSiteInfo({ isECommerce: true });
    expect((await toldOf()).map(({ key, isRequired }) => [key, isRequired])).toEqual([
      ...Array.from({ length: 6 }, () => ["LEGAL_NOTICE", true]),
      ...Array.from({ length: 4 }, () => ["SALE_TERMS", true]),
      // Of a shop of few people the law doesn't ask it (L11).
      ["ACCESSIBILITY_STATEMENT", false],
    ]);
    const named = "<p>Médiateur : A. Hébergement : B. Directrice de la publication : C. Renoncer au contrat ici. ";
    const english = "Withdraw from contract here.</p>";
    await setParameter("LEGAL_NOTICE", both(named + english));
    await setParameter("SALE_TERMS", both(named + english));
    await setParameter("ACCESSIBILITY_STATEMENT", both("<p>AA</p>"));
    expect(await toldOf()).toEqual([]);
  });
});
