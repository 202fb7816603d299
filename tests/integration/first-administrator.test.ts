import { describe, expect, test } from "vitest";

import { accountOf } from "#server/accounts/read.ts";
import { isOpenReset } from "#server/accounts/resets/read.ts";
import { resetPassword } from "#server/accounts/resets/write.ts";
import { mayDecide } from "#server/accounts/roles/read.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { tellFirst } from "#server/open-estate.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const day = 86_400_000;
const email = "anna@murets.example";
const password = "deux rangs de vieille vigne";
const address = "http://localhost:3000";

/** What a start says. */
async function started(firstAdministrator?: string, demo = false): Promise<string> {
  const said: string[] = [];
  await tellFirst({ demo, firstAdministrator }, address, (line) => void said.push(line));
  return said.join("\n");
}

/** The token of the link that was said; empty where none was. */
function tokenIn(said: string): string {
  return new RegExp(`${address}/password/reset/([\\w-]{43})\\s`).exec(said)?.[1] ?? "";
}

describe.each(engines)("the first administrator on $name", (engine) => {
  const database = useDatabase(engine);

  test("is shown a link at the start, chooses a password by it once, and decides who edits the site", async () => {
    const token = tokenIn(await started(email));
    expect(await isOpenReset(token)).toBe(true);
    const id = done(await resetPassword({ token, password, locale: "fr_FR" }));
    expect([await accountOf(email), await mayDecide(id)]).toEqual([id, true]);
    expect(await resetPassword({ token, password, locale: "fr_FR" })).toMatchObject({ error: { code: "not-found" } });
    expect([await started(email), await started()]).toEqual(["", ""]);
  });

  test("the next start shows another link and ends the one before; a link is good for a day", async () => {
    const [former, latter] = [tokenIn(await started(email)), tokenIn(await started("Anna@Murets.example"))];
    expect([await isOpenReset(former), await isOpenReset(latter)]).toEqual([false, true]);
    database.clock.advance(day - 1);
    expect(await isOpenReset(latter)).toBe(true);
    database.clock.advance(1);
    expect(await isOpenReset(latter)).toBe(false);
    expect(await isOpenReset(tokenIn(await started(email)))).toBe(true);
  });

  test("a password that none may have is refused, and the link stays", async () => {
    const token = tokenIn(await started(email));
    expect(await resetPassword({ token, password: "12345678", locale: "fr_FR" })).toMatchObject({ ok: false });
    expect(await isOpenReset(token)).toBe(true);
  });

  test("nobody is asked where somebody edits the site, whoever they are, nor on the demo", async () => {
    expect(await started(email, true)).toBe("");
    done(await addAdministrator({ email: "paul@murets.example", password, role: "ADMIN" }));
    expect([await started(email), await started()]).toEqual(["", ""]);
  });

  test("a start that names nobody says how it would, and shows no link", async () => {
    const said = await started();
    expect(said).toContain("ADMIN_EMAIL=");
    expect(said).toContain("npm run site -- init");
    expect(tokenIn(said)).toBe("");
  });
});
