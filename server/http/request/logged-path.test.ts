import { expect, test } from "vitest";

import { loggedPath } from "./logged-path.ts";

test.each([
  "/nos-cuvees",
  "/news/portes-ouvertes-de-l-avent-5-et-6-decembre/12",
  "/en_US/our-wines",
  "/assets/boot-CRXiISPl0123456789.js",
  "/blog/les-vendanges-2026-en-images",
])("%s is logged as it is", (path) => expect(loggedPath(path)).toBe(path));

test.each([
  "/password/reset/9f86d081884c7d659a2feaa0c55ad015",
  "/cart/success/Kx3vZq81LmTnB0aQ",
  "/en_US/order/8d1b_4Fq2-xYzAbCdEfGh",
])("%s is masked", (path) => expect(loggedPath(path)).toMatch(/\/…$/));
