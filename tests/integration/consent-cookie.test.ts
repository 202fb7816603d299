import { describe, expect, test } from "vitest";

import { asksAnew } from "#server/cache/kept-reads.ts";
import { createConsentApp } from "#server/http/site/consent-app.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const ofOwnPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };
const choice = "!matomo=true.20781!gtag=false.20781";

describe.each(engines)("[§9 consent-months] a choice comes back as a cookie of the server's, on $name", (engine) => {
  useDatabase(engine);

  async function tell(body: string, headers: Readonly<Record<string, string>> = ofOwnPage, isSecure = false) {
    const app = createConsentApp({ isSecure, keep: asksAnew });
    const answer = await app.request("http://estate.test/_consent", { method: "POST", body, headers });
    expect(answer.status).toBe(204);
    return answer.headers.get("set-cookie");
  }

  test("for as long as the estate says, six months unless it says another", async () => {
    expect(await tell(choice)).toBeNull();
    done(await setParameter("PLAUSIBLE_DOMAIN", "estate.test"));
    expect(await tell(choice)).toBe(`consent=${choice}; Max-Age=15552000; Path=/; SameSite=Lax`);
    done(await setParameter("COOKIE_CONSENT_MONTHS", "13"));
    expect(await tell(choice, ofOwnPage, true)).toBe(
      `consent=${choice}; Max-Age=${390 * 86_400}; Path=/; SameSite=Lax; Secure`,
    );
  });

  test("what is no choice, or another site's page says, is no cookie", async () => {
    done(await setParameter("PLAUSIBLE_DOMAIN", "estate.test"));
    for (const text of [
      "",
      "x",
      `${choice}; Domain=evil.test`,
      `${choice}\r\nSet-Cookie: a=b`,
      "!matomo=wait.1",
      choice.repeat(20),
    ])
      expect(await tell(text), text).toBeNull();
    expect(await tell(choice, { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" })).toBeNull();
  });
});
