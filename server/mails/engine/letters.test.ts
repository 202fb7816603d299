import { expect, test } from "vitest";

import { letterOf } from "./letters.ts";

const context = {
  locale: "en_US",
  origin: "https://www.estate.test",
  estate: "Le Domaine",
  email: "cave@estate.test",
} as const;
const greeting = (firstname: string) => letterOf("account-opened", { firstname }, context).before[0];

test.each(["Claire", "Jean-Pierre", "J.-P.", "Anne de l’Isle", "Ōe"])("%s is greeted by name", (name) => {
  expect(greeting(name)).toContain(name);
});

test.each([
  "you won: evil.example",
  "see https://evil.example/x",
  "www evil example",
  "write to a@b",
  "Claire\n\nYour account is closed.",
  "C".repeat(61),
  "",
])("nobody's greeting carries %j to a stranger", (name) => {
  expect(greeting(name)).toBe(greeting(""));
});
