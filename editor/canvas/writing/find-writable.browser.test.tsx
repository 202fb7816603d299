import { beforeEach, expect, test } from "vitest";

import { bannerDefinition } from "#blocks/banner/definition.ts";
import { richTextDefinition } from "#blocks/rich-text/definition.ts";

import { firstWritable, writableAt } from "./find-writable.ts";

const draw = () => {
  throw new Error("Nothing is to be told apart here");
};
const banner = {
  ...{ definition: bannerDefinition, draw },
  props: { eyebrow: "Depuis 1921 · Orbrie", title: "Le vin", text: "" },
};

beforeEach(() => document.body.replaceChildren());

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div data-id="b1">${html}</div>`;
  return document.querySelector<HTMLElement>("[data-id=b1]") as HTMLElement;
}

test("an element that shows exactly a field's words is that field's, whatever spaces the view has set", () => {
  const block = page(`<p>Depuis 1921\u00a0· Orbrie</p><h1>Le vin</h1><p>Autre chose</p>`);
  const [eyebrow, other] = block.querySelectorAll("p");
  expect(writableAt(block.querySelector("h1") as Element, block, banner)).toMatchObject({
    path: ["title"],
    isRich: false,
  });
  expect(writableAt(eyebrow as Element, block, banner)?.path).toEqual(["eyebrow"]);
  expect(writableAt(other as Element, block, banner)).toBeNull();
  expect(firstWritable(block, banner)?.path).toEqual(["eyebrow"]);
});

test("rich text is written whole, from wherever in it was pressed", () => {
  const html = "<p>Un <strong>mot</strong> &amp; un autre</p>";
  const block = page(`<div class="prose">${html}</div>`);
  const shown = { definition: richTextDefinition, props: { html }, draw };
  const found = writableAt(block.querySelector("strong") as Element, block, shown);
  expect(found).toMatchObject({ path: ["html"], isRich: true });
  expect(found?.element.className).toBe("prose");
});

test("what stands in another block is that block's", () => {
  const block = page(`<div data-slot="content"><div data-id="b2"><h1>Le vin</h1></div></div>`);
  expect(firstWritable(block, banner)).toBeNull();
});
