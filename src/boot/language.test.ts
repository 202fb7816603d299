import { expect, test } from "vitest";

import { languageCookie } from "./language.ts";

test("[§9 language-cookie] the language cookie lasts 365 days, path /, same-site lax", () => {
  expect(languageCookie("en_US", { crossOrigin: false, secure: false })).toBe(
    "locale=en_US; Max-Age=31536000; Path=/; SameSite=Lax",
  );
});

test("[§9 language-cookie-cross] the language cookie is same-site none with secure when cross-origin", () => {
  expect(languageCookie("fr_FR", { crossOrigin: true, secure: true })).toBe(
    "__Host-locale=fr_FR; Max-Age=31536000; Path=/; SameSite=None; Secure",
  );
});

test("[§9] on https the language cookie is never sent in the clear, and this host's alone", () => {
  expect(languageCookie("en_US", { crossOrigin: false, secure: true })).toBe(
    "__Host-locale=en_US; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
  );
});
