import { expect, test } from "vitest";

import { splitPrint } from "./print-sheet.ts";

test.each([
  ["@layer kit{.a{color:red}@media print{.a{color:#000}}}", "@layer kit{.a{color:red}}", "@layer kit{.a{color:#000}}"],
  ["@media print{@layer reset{.a{margin:0}}}.b{margin:0}", ".b{margin:0}", "@layer reset{.a{margin:0}}"],
  [".a{color:red;@media print{color:#000}}", ".a{color:red}", ".a{color:#000}"],
  ["@media (width<=599px){.a{margin:0}}", "@media (width<=599px){.a{margin:0}}", ""],
  ["@media print{.a{margin:0}}@media print{.b{margin:0}}", "", ".a{margin:0}.b{margin:0}"],
  [
    "@layer a{@media print{.a{margin:0}}.b{margin:0}@media print{.c{margin:0}}}@layer b{@media print{.d{margin:0}}}",
    "@layer a{.b{margin:0}}@layer b{}",
    "@layer a{.a{margin:0}.c{margin:0}}@layer b{.d{margin:0}}",
  ],
])("of %s the screen keeps %s, and paper takes %s", (css, screen, print) => {
  expect(splitPrint(css)).toEqual({ screen, print });
});
