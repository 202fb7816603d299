import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { SiteFont } from "#schemas/site/site-info.ts";
import { appContext } from "#server/context.ts";
import { createMediaApp } from "#server/http/files/media-app.ts";
import { addFonts, removeFamily } from "#server/site/fonts/write.ts";
import { listUploadedFamilies } from "#server/site/fonts/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { createPage } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const file = "../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2";
const bytes = readFileSync(new URL(file, import.meta.url));
const titles: SiteFont = { type: "TITLE", family: "Vigne", colour: null, size: 40, weight: 500, style: "normal" };

describe.each(engines)("a site that is set in an uploaded typeface, on $name", (engine) => {
  const place = useDatabase(engine);

  test("[§3 font-files] its pages have the face with the next request, fetch it first, and no other family's", async () => {
    await createPage("essai");
    const site = createTestSite(place.db);
    const see = async () => await (await site.get("/essai")).text();
    done(await addFonts([{ name: "Vigne-Medium.woff2", bytes }], "Vigne"));
    done(await addFonts([{ name: "Caveau-Bold.woff2", bytes }], "Caveau"));
    expect(await see()).not.toContain("@font-face");
    done(await setSiteInfo({ fonts: [titles] }));
    const html = await see();
    const families = await listUploadedFamilies();
    const url = families.find(({ name }) => name === "Vigne")?.files[0]?.url ?? "?";
    expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`);
    expect(html).toMatch(
      /@font-face\{font-family:"Vigne";font-weight:500;font-style:normal;font-display:optional;src:url/,
    );
    expect(html).toMatch(/@font-face\{font-family:"Vigne fallback";[^}]*size-adjust:/);
    expect(html).toContain('--font-title:"Vigne", "Vigne plain", "Vigne fallback"');
    expect(html).not.toContain("Caveau");
    done(await addFonts([{ name: "Vigne-Bold.woff2", bytes }], "Vigne"));
    expect(await see()).toMatch(/font-family:"Vigne";font-weight:700/);
    done(await setSiteInfo({ fonts: [] }));
    expect(await see()).not.toContain("@font-face");
    done(await removeFamily(families.find(({ name }) => name === "Vigne")?.id ?? 0, new Set()));
    expect((await listUploadedFamilies()).map(({ name }) => name)).toEqual(["Caveau"]);
  });

  test("its file is served as a font, for a year, and runs nothing", async () => {
    done(await addFonts([{ name: "Vigne-Medium.woff2", bytes }], "Vigne"));
    const url = (await listUploadedFamilies())[0]?.files[0]?.url ?? "";
    const answer = await createMediaApp(appContext()).request(`http://site.test${url}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
  });
});
