import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Ordinals } from "./ordinals.tsx";

test.each([
  ["1er au 7 octobre", "1<sup>er</sup> au 7 octobre"],
  ["du 1er au 1er, la 1re", "du 1<sup>er</sup> au 1<sup>er</sup>, la 1<sup>re</sup>"],
  ["21er, 1ers, x1er, mer, 1", "21er, 1ers, x1er, mer, 1"],
  ["a < b", "a &lt; b"],
])("%s", (text, html) => {
  expect(renderToStaticMarkup(<Ordinals text={text} />)).toBe(html);
});
