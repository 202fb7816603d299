import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { definitions } from "#blocks/definitions.ts";
import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };
import privateEnglish from "#schemas/messages/private-en_US.json" with { type: "json" };
import privateFrench from "#schemas/messages/private-fr_FR.json" with { type: "json" };

/** What static blocks of the private zone say stands apart: it is sent to no browser but as HTML. */
const french = { ...fr_FR, ...privateFrench };
const english = { ...en_US, ...privateEnglish };
const blocks = fileURLToPath(new URL("..", import.meta.url));

function views(isWanted: (file: string) => boolean = () => true): string {
  const files = readdirSync(blocks, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && isWanted(file));
  return sources.map((file) => readFileSync(`${blocks}/${file}`, "utf8")).join("\n");
}

test("both languages have the same messages, none of them empty", () => {
  expect(Object.keys(en_US)).toEqual(Object.keys(fr_FR));
  expect(Object.keys(privateEnglish)).toEqual(Object.keys(privateFrench));
  for (const text of [...Object.values(french), ...Object.values(english)]) expect(text.trim()).not.toBe("");
});

test("every message that a view names exists, and every message is named by a view or said by the shop", () => {
  const shop = readFileSync(fileURLToPath(new URL("../../src/commerce/shop-words.ts", import.meta.url)), "utf8");
  const source = views() + shop;
  const named = [...source.matchAll(/\bid(?:=|: )"([a-z]\w*\.[\w.-]+)"/gi)].map(([, id]) => id ?? "");
  for (const id of named) expect(french).toHaveProperty([id]);
  for (const id of Object.keys(french)) {
    const stem = id.slice(0, id.lastIndexOf(".") + 1);
    expect(source.includes(`"${id}"`) || source.includes(`\`${stem}\${`), id).toBe(true);
  }
});

test("French punctuation stands behind a no-break space, quotes are typographic in both languages", () => {
  const wrong = Object.entries(french).filter(([, text]) => / [;:!?»%€]|« |['"]/.test(text));
  const straight = Object.entries(english).filter(([, text]) => /['"]/.test(text));
  expect([...wrong, ...straight]).toEqual([]);
});

test("what the private zone's blocks say is named by no island: the browser doesn't have it", () => {
  expect(Object.keys(privateFrench).filter((id) => id in fr_FR)).toEqual([]);
  const islands = definitions.filter(({ mode }) => mode === "island").map(({ slug }) => `${slug}/`);
  const source = views((file) => file.endsWith("-island.tsx") || islands.some((folder) => file.startsWith(folder)));
  for (const id of Object.keys(privateFrench)) expect(source).not.toContain(`"${id}"`);
});
