import { describe, expect, test } from "vitest";

import { isKnownPassword } from "./engine/known-passwords.ts";
import { passwordProblems } from "./rules.ts";

const context = { email: "claire.aubier@clairveille.example", estate: "Domaine de Clairveille" };
const keysOf = (password: string) => passwordProblems(password, context).map(({ messageKey }) => messageKey);

describe("a password that somebody chooses", () => {
  test("has 8 to 256 characters", () => {
    expect(keysOf("7 signs")).toEqual(["key.length"]);
    expect(keysOf("8 signs!")).toEqual([]);
    expect(keysOf("x".repeat(256))).toEqual([]);
    expect(keysOf("x".repeat(257))).toEqual(["key.length"]);
  });

  test.each([
    "abcdefgz",
    "ABCDEFGZ",
    "27182818284",
    "········",
    "  spaces  ",
    "пароль вина",
    "🍇🍇🍇🍇",
    "une phrase sans chiffre",
    "\u00e9".repeat(64),
  ])("may be made of any characters: %j", (password) => {
    expect(keysOf(password)).toEqual([]);
  });

  test.each([
    "clairveille2026",
    "Domaine-Clairveille",
    "CLAIRE.aubier!",
    "Aubier1234567",
    "admin cellardoor",
    "Ch\u00e2teau 2022",
    "motdepasse1",
  ])("is not made of what stands near at hand: %s", (password) => {
    expect(keysOf(password)).toEqual(["key.passwordNear"]);
  });

  test.each(["clairveille, la nuit tombe", "admin au fond du chai", "2022 vendanges"])(
    "may name it among other things: %s",
    (password) => {
      expect(keysOf(password)).toEqual([]);
    },
  );
});

describe("the passwords that leaked most often", () => {
  test.each(["12345678", "iloveyou", "ILoveYou", "qwertyuiop", "starwars"])("%s is one", async (password) => {
    expect(await isKnownPassword(password)).toBe(true);
  });

  test("three thousand and more of them have the length that is asked for", async () => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    expect(dictionary["passwords-common"].filter(({ length }) => length >= 8).length).toBeGreaterThan(3000);
  });

  test("a sentence is none", async () => {
    expect(await isKnownPassword("une phrase secr\u00e8te")).toBe(false);
  });
});
