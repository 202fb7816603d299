import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import english from "#schemas/messages/admin-en_US.json" with { type: "json" };
import french from "#schemas/messages/admin-fr_FR.json" with { type: "json" };

const room = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const source = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(`${room}/${file}`, "utf8"))
  .join("\n");

test("administrators' messages are the same in both languages, sorted, none of them empty", () => {
  expect(Object.keys(english)).toEqual(Object.keys(french));
  expect(Object.keys(french)).toEqual(Object.keys(french).toSorted());
  for (const text of [...Object.values(french), ...Object.values(english)]) expect(text.trim()).not.toBe("");
});

test("every message that the kit, the fields and the inspector name exists, and every one of theirs is named", () => {
  const named = [...source.matchAll(/"(editor\.(?:kit|fields|inspector|text)\.[\w.-]+)"/g)].map(([, id]) => id ?? "");
  expect(named.length).toBeGreaterThan(50);
  for (const id of named) expect(french).toHaveProperty([id]);
  for (const id of Object.keys(french).filter((key) => /^editor\.(kit|fields|inspector|text)\./.test(key))) {
    const stems = [id.slice(0, id.lastIndexOf(".") + 1), id.slice(0, id.indexOf(".", "editor.".length) + 1)];
    const isNamed = source.includes(`"${id}"`) || stems.some((stem) => source.includes(`\`${stem}\${`));
    expect(isNamed, id).toBe(true);
  }
});

test("French punctuation stands behind a no-break space, quotes are typographic in both languages", () => {
  const wrong = Object.entries(french).filter(([, text]) => / [;:!?»%€]|« |['"]/.test(text));
  const straight = Object.entries(english).filter(([, text]) => /['"]/.test(text));
  expect([...wrong, ...straight]).toEqual([]);
});
