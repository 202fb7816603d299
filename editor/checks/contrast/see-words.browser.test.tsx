import { expect, test } from "vitest";

import { poorWords } from "./poor-words.ts";
import { seeWords } from "./see-words.ts";

/** A page on the canvas with one block of some HTML. */
async function see(html: string) {
  document.body.innerHTML = `<div class="page" style="background: #fff; font: 16px sans-serif">
    <div data-block="test" data-id="own">${html}</div>
  </div>`;
  await Promise.all([...document.images].map(async (image) => await image.decode()));
  const [page] = document.getElementsByClassName("page");
  return page ? seeWords(page, new Set(["own"])) : [];
}

/** A picture of one colour. */
const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="${colour}" d="M0 0h40v20H0z"/></svg>`)}`;

const onPicture = (colour: string, veil = ""): string => `
  <style>.veiled::before { content: ""; position: absolute; inset: 0; z-index: -1; background: ${veil || "none"} }</style>
  <div style="position: relative; isolation: isolate; padding: 40px; color: #fff">
    <picture><img src="${picture(colour)}" alt="" style="position: absolute; inset: 0; width: 100%; height: 100%; z-index: -2; object-fit: cover"></picture>
    <div class="veiled" style="position: relative">Le violon</div>
  </div>`;

test("words have the ink and the ground that the browser computes, transparent ones mixed with what is behind", async () => {
  const [plain] = await see('<div style="background: rgb(0 0 0 / 50%)"><p style="color: #f00">Rouge</p></div>');
  expect(plain).toMatchObject({ block: "own", ink: "#ff0000", grounds: ["#7f7f7f"], size: 16, weight: 400 });
  const [faint] = await see('<p style="color: rgb(0 0 0 / 20%); font: 700 20px serif">Pâle</p>');
  expect(faint).toMatchObject({ ink: "#cccccc", grounds: ["#ffffff"], size: 20, weight: 700 });
});

test("words on a picture have its colours behind them, under the strongest of what veils it", async () => {
  expect(poorWords(await see(onPicture("#eee")))).toMatchObject([{ block: "own", needed: 4.5 }]);
  expect(poorWords(await see(onPicture("#222")))).toEqual([]);
  const veil = "linear-gradient(transparent, rgb(0 0 0 / 40%) 1px, rgb(0 0 0 / 80%) 2px)";
  const [veiled] = await see(onPicture("#eee", veil));
  expect(veiled?.grounds).toEqual(["#303030"]);
});

test("nothing is said of what isn't read, or lies on what can't be looked through", async () => {
  const hidden = '<p hidden>a</p><p aria-hidden="true">b</p><button disabled>c</button><p style="opacity: 0">d</p>';
  expect(await see(hidden)).toEqual([]);
  expect(await see(`<p style="background: url('${picture("#eee")}')">e</p>`)).toEqual([]);
  expect(await see('<div data-block="inner" data-id="another"><p>f</p></div>')).toEqual([]);
});

test("words are as poor under a dialog that hides the page from those who hear it", async () => {
  await see('<p style="color: #ccc">Pâle</p>');
  document.body.setAttribute("aria-hidden", "true");
  const [page] = document.getElementsByClassName("page");
  const seen = page ? seeWords(page, new Set(["own"])) : [];
  document.body.removeAttribute("aria-hidden");
  expect(poorWords(seen)).toMatchObject([{ block: "own", needed: 4.5 }]);
});
