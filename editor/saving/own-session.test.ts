import { expect, test } from "vitest";

import { OwnSession } from "./own-session.ts";

const users: Readonly<Record<string, number>> = { first: 1, again: 1, other: 2 };

function session(): { readonly own: OwnSession; hold(token: string | null): void; away(isAway: boolean): void } {
  let token: string | null = "first";
  let isGone = false;
  const own = new OwnSession({
    held: () => token,
    author: 1,
    userOf: async (asked) => {
      if (isGone) throw new Error("offline");
      return await Promise.resolve(users[asked] ?? null);
    },
  });
  return { own, hold: (next) => (token = next), away: (next) => (isGone = next) };
}

test("[SV6] another login counts once it is known to be the same person's", async () => {
  const { own, hold } = session();
  expect(own.token()).toBe("first");
  hold(null);
  expect([own.token(), await own.isOwnAgain()]).toEqual([null, false]);
  hold("again");
  expect(own.token()).toBeNull();
  expect([await own.isOwnAgain(), own.token()]).toEqual([true, "again"]);
});

test("[SV6] somebody else's login is used for nothing, and neither is one that nobody can be asked about", async () => {
  const { own, hold, away } = session();
  hold("other");
  expect([own.token(), await own.isOwnAgain(), own.token()]).toEqual([null, false, null]);
  hold("again");
  away(true);
  expect([await own.isOwnAgain(), own.token()]).toEqual([false, null]);
  away(false);
  expect([await own.isOwnAgain(), own.token()]).toEqual([true, "again"]);
});
