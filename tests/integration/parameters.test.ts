import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { parameters } from "#schemas/site/parameters/catalogue.ts";
import type { ParameterDefinition } from "#schemas/site/parameters/define-parameter.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buildBlock, buildLayout, createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { comesWith, type Effect, renderEffects } from "./parameter-effects.ts";

/*
 * One loop over the catalogue of spec §3: each parameter is changed and the page that it concerns looked at.
 * A parameter that is in neither list fails, and so does one whose change leaves the page as it was.
 */

const cssValues = { colour: "#12ab34", px: "37" };

test("[§3 parameter-effects] every parameter has an effect here or a named test elsewhere", () => {
  const untold = parameters.filter(
    (definition) => !(definition.type in renderEffects || definition.type in comesWith || "css" in definition.effect),
  );
  expect(untold.map(({ type }) => type)).toEqual([]);
  const known = new Set(parameters.map(({ type }) => type));
  expect([...Object.keys(renderEffects), ...Object.keys(comesWith)].filter((type) => !known.has(type))).toEqual([]);
  expect(Object.keys(renderEffects).filter((type) => type in comesWith)).toEqual([]);
});

test("[§3 parameter-effects] the tests that are named elsewhere set the parameter", () => {
  const root = resolve(import.meta.dirname, "../..");
  const unset = Object.entries(comesWith).filter(([type, file]) => {
    const sets = new RegExp(`setParameter\\("${type}", |\\b${type}: `);
    return !sets.test(readFileSync(join(root, file), "utf8"));
  });
  expect(unset).toEqual([]);
});

test("[§3] every custom property of a parameter is used by a style sheet of the site", () => {
  const sheets = styleSheets(["blocks", "renderer/theme"]).join("\n");
  const unused = parameters.flatMap(({ effect }) =>
    "css" in effect && !new RegExp(`var\\(${effect.css}[,)]`).test(sheets) ? [effect.css] : [],
  );
  expect(unused).toEqual([]);
});

describe.each(engines)("[§3] parameters on $name", (engine) => {
  const place = useDatabase(engine);

  test("a change of each one alters the page it concerns", { timeout: 120_000 }, async () => {
    await fillDemo({ adminEmail: "a@example.org", say: () => {} });
    await createPage("essai", {
      document: buildLayout([
        buildBlock("social", "social-links"),
        buildBlock("news", "news-list"),
        buildBlock("letter", "newsletter-form"),
      ]),
    });
    // One wine whose stock is in use, one of which nothing is left.
    for (const [product, count] of [
      [1, 7],
      [8, 0],
    ] as const) {
      const forms = (await getProduct(product, "fr_FR"))?.declinations ?? [];
      for (const { id } of forms) granted(await countStock(id, count));
      const declinations = forms.map(({ id }) => ({ id, tracksStock: true }));
      granted(await saveProduct({ id: product, declinations }));
    }
    const site = createTestSite(place.db);

    for (const definition of parameters) {
      const effect = effectOf(definition);
      if (!effect) continue;
      const { type } = definition;
      for (const [name, value] of Object.entries(effect.with ?? {})) granted(await setParameter(name, value));
      granted(await setParameter(type, effect.from ?? null));
      const before = await see(effect.path);
      granted(await setParameter(type, effect.to));
      const after = await see(effect.path);
      granted(await setParameter(type, null));
      for (const name of Object.keys(effect.with ?? {})) granted(await setParameter(name, null));
      const [here, gone] = effect.hides ? [before, after] : [after, before];
      const mark = effect.hides ?? effect.shows;
      expect.soft(mark.test(here), `${type}: ${String(mark)} where it belongs`).toBe(true);
      expect.soft(mark.test(gone), `${type}: ${String(mark)} where it doesn't`).toBe(false);
    }

    /** An answer as a visitor notices it: where it leads, what it holds. */
    async function see(path: string): Promise<string> {
      const answer = await site.get(path);
      return `${answer.status} ${answer.headers.get("location") ?? ""} ${await answer.text()}`;
    }
  });
});

function effectOf({ type, effect }: ParameterDefinition): Effect | undefined {
  if (!("css" in effect)) return renderEffects[type];
  const value = effect.unit === "px" ? cssValues.px : cssValues.colour;
  return { path: "/", to: value, shows: new RegExp(`${effect.css}:${value}${effect.unit ?? ""}[;}]`, "i") };
}

function styleSheets(folders: readonly string[]): string[] {
  const root = resolve(import.meta.dirname, "../..");
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(join(root, folder, file), "utf8")),
  );
}
