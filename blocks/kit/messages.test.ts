import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };

const blocks = fileURLToPath(new URL("..", import.meta.url));

function views(): string {
  const files = readdirSync(blocks, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  return sources.map((file) => readFileSync(`${blocks}/${file}`, "utf8")).join("\n");
}

test("both languages have the same messages, none of them empty", () => {
  expect(Object.keys(en_US)).toEqual(Object.keys(fr_FR));
  for (const text of [...Object.values(fr_FR), ...Object.values(en_US)]) expect(text.trim()).not.toBe("");
});

test("every message that a view names exists, and every message is named by a view", () => {
  const source = views();
  const named = [...source.matchAll(/\bid(?:=|: )"([a-z]\w*\.[\w.-]+)"/gi)].map(([, id]) => id ?? "");
  for (const id of named) expect(fr_FR).toHaveProperty([id]);
  for (const id of Object.keys(fr_FR)) {
    const stem = id.slice(0, id.lastIndexOf(".") + 1);
    expect(source.includes(`"${id}"`) || source.includes(`\`${stem}\${`), id).toBe(true);
  }
});

test("French punctuation stands behind a no-break space, quotes are typographic in both languages", () => {
  const wrong = Object.entries(fr_FR).filter(([, text]) => / [;:!?»%€]|« |['"]/.test(text));
  const straight = Object.entries(en_US).filter(([, text]) => /['"]/.test(text));
  expect([...wrong, ...straight]).toEqual([]);
});
