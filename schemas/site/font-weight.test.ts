import { expect, test } from "vitest";

import { fontWeightOf } from "./font-weight.ts";

test.each([
  ["thin", 100],
  ["extralight", 200],
  ["light", 300],
  ["regular", 400],
  ["medium", 500],
  ["semibold", 600],
  ["bold", 700],
  ["extrabold", 800],
  ["black", 900],
])("[§9 font-weights] font weights inferred from file name: %s is %i", (name, weight) => {
  expect(fontWeightOf(`Lato-${name}.woff2`)).toBe(weight);
  expect(fontWeightOf(`lato_${name.toUpperCase()}Italic.ttf`)).toBe(weight);
});

test.each([
  ["Lato.woff2", 400],
  ["", 400],
  ["Open-Sans-Extra-Light.otf", 200],
  ["Open Sans Semi Bold.otf", 600],
  ["Highlight-Bold.woff2", 700],
  ["Blackadder-Regular.woff2", 400],
])("[§9] %s is %i", (fileName, weight) => {
  expect(fontWeightOf(fileName)).toBe(weight);
});
