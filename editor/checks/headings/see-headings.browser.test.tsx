import { expect, test } from "vitest";

import { seeHeadings } from "./see-headings.ts";

test("titles are seen in the order of the page with the block that draws them, not those that nobody reads", () => {
  document.body.innerHTML = `<main>
    <div data-block="heading" data-id="main"><h1>Le chai</h1><h2> </h2></div>
    <div data-block="section" data-id="part">
      <div data-block="text" data-id="words"><p>Un mot</p><h3>Le sol</h3></div>
      <h2>La cave</h2>
      <div hidden><h4>Caché</h4></div>
      <h4 aria-hidden="true">Tu</h4>
    </div>
    <h2>À personne</h2>
  </main>`;
  expect(seeHeadings(document.body)).toEqual([
    { block: "main", level: 1 },
    { block: "words", level: 3 },
    { block: "part", level: 2 },
    { block: "", level: 2 },
  ]);
});

test("a page that an open dialog hides has its titles as before, in whatever it is drawn", () => {
  document.body.innerHTML = `<div aria-hidden="true"><main><h1>Le chai</h1><h2 aria-hidden="true">Tu</h2></main></div>`;
  const [page = document.body] = document.getElementsByTagName("main");
  expect(seeHeadings(page)).toEqual([{ block: "", level: 1 }]);
});
