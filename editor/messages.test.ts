import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import english from "#schemas/messages/admin-en_US.json" with { type: "json" };
import laterEnglish from "#schemas/messages/admin-later-en_US.json" with { type: "json" };
import laterFrench from "#schemas/messages/admin-later-fr_FR.json" with { type: "json" };
import french from "#schemas/messages/admin-fr_FR.json" with { type: "json" };
import panelEnglish from "#schemas/messages/panel-en_US.json" with { type: "json" };
import panelFrench from "#schemas/messages/panel-fr_FR.json" with { type: "json" };

const all = { ...french, ...laterFrench, ...panelFrench };
const room = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const source = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(`${room}/${file}`, "utf8"))
  .join("\n");

test.each([
  ["administrators'", french, english],
  ["their later", laterFrench, laterEnglish],
  ["the panel's", panelFrench, panelEnglish],
])("%s messages are the same in both languages, sorted, none of them empty", (_whose, inFrench, inEnglish) => {
  expect(Object.keys(inEnglish)).toEqual(Object.keys(inFrench));
  expect(Object.keys(inFrench)).toEqual(Object.keys(inFrench).toSorted());
  for (const text of [...Object.values(inFrench), ...Object.values(inEnglish)]) expect(text.trim()).not.toBe("");
});

test("every message of the panel is named in it", () => {
  for (const id of Object.keys(panelFrench)) {
    const stem = id.slice(0, id.lastIndexOf(".") + 1);
    const isNamed = source.includes(`"${id}"`) || source.includes(`\`${stem}\${`);
    expect(
      isNamed || id.startsWith("editor.saving.did.") || /^editor\.(?:site|forms|popups|records)\.publish/.test(id),
      id,
    ).toBe(true);
  }
});

test("every message that the kit, the fields and the inspector name exists, and every one of theirs is named", () => {
  const named = [...source.matchAll(/"(editor\.(?:kit|fields|inspector|text)\.[\w.-]+)"/g)].map(([, id]) => id ?? "");
  expect(named.length).toBeGreaterThan(50);
  for (const id of named) expect(all).toHaveProperty([id]);
  for (const id of Object.keys(all).filter((key) => /^editor\.(kit|fields|inspector|text)\./.test(key))) {
    const stems = [id.slice(0, id.lastIndexOf(".") + 1), id.slice(0, id.indexOf(".", "editor.".length) + 1)];
    const isNamed = source.includes(`"${id}"`) || stems.some((stem) => source.includes(`\`${stem}\${`));
    expect(isNamed, id).toBe(true);
  }
});

test("French punctuation stands behind a no-break space, quotes are typographic in both languages", () => {
  const wrong = Object.entries(all).filter(([, text]) => / [;:!?»%€]|« |['"]/.test(text));
  const straight = Object.entries({ ...english, ...laterEnglish, ...panelEnglish }).filter(([, text]) =>
    /['"]/.test(text),
  );
  expect([...wrong, ...straight]).toEqual([]);
});
