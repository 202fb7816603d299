import { describe, expect, test } from "vitest";

import { register } from "#server/accounts/profile/write.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { isLong } from "#tests/setup/is-long.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

/** Customers, and how often pages are loaded by them at once: the large numbers run with all that takes long. */
const [customers, loads] = isLong ? [200, 5000] : [8, 160];

/** So many ask at the same time. */
const atOnce = 40;

const password = "une phrase secrète";
const privatePages = ["/account", "/account/profil", "/_data/account/profil", "/en_US/account/profil"];
const publicPages = ["/auth", "/nowhere"];
const someName = /Cliente\d+e/g;

describe.each(engines)("pages with personal data, loaded by many at once, on $name", (engine) => {
  const place = useDatabase(engine);

  test(
    `${customers} customers and ${loads} loads: each sees their own name, nobody another's, and nothing is kept`,
    { timeout: isLong ? 600_000 : 120_000 },
    async () => {
      const tokens: string[] = [];
      for (let one = 0; one < customers; one += 1) tokens.push(await customer(one));
      const site = createTestSite(place.db);
      const paths = [...privatePages, ...publicPages];
      const wrong: string[] = [];

      async function look(load: number): Promise<void> {
        const who = load % customers;
        const path = paths[Math.floor(load / customers) % paths.length] ?? "";
        const answer = await site.get(path, { cookie: `token=${tokens[who]}` });
        const names = new Set((await answer.text()).match(someName));
        const isMissing = !names.has(nameOf(who)) && privatePages.includes(path);
        if (isMissing) wrong.push(`${path} doesn't show ${nameOf(who)}: ${answer.status}`);
        names.delete(nameOf(who));
        if (names.size > 0) wrong.push(`${path} shows ${nameOf(who)} ${[...names].join()}`);
        const kept = answer.headers.get("cache-control") ?? "";
        if (privatePages.includes(path) && !kept.includes("no-store")) wrong.push(`${path} may be kept: ${kept}`);
      }

      for (let first = 0; first < loads; first += atOnce) {
        await Promise.all(Array.from({ length: Math.min(atOnce, loads - first) }, (_, index) => look(first + index)));
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Letters at both ends: one name is no part of another. */
function nameOf(one: number): string {
  return `Cliente${one}e`;
}

/** Registers and logs in; gives the token. */
async function customer(one: number): Promise<string> {
  const email = `cliente${one}@example.org`;
  const clientAddress = `198.51.${100 + Math.floor(one / 250)}.${one % 250}`;
  const names = { firstname: nameOf(one), lastname: "Aubert", phone: null, birthdate: null };
  granted(await register({ ...names, email, password, locale: "fr_FR", clientAddress }));
  return granted(await login({ email, password, clientAddress })).token;
}
