import { beforeEach, describe, expect, test } from "vitest";

import { register } from "#server/accounts/profile/write.ts";
import { isOpenReset } from "#server/accounts/resets/read.ts";
import { issueReset } from "#server/accounts/resets/write.ts";
import { createResetLinkApp } from "#server/http/site/reset-link-app.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const email = "lise@example.org";
const lise = { email, password: "une phrase secrète", firstname: "Lise", lastname: "Aubert" };

describe.each(engines)("the link of a mail that leads to a new password on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  beforeEach(() => {
    site = createTestSite(place.db);
  });

  test("[D19] a link that is too old, replaced or nobody's says so when it is opened", async () => {
    done(await register({ ...lise, phone: null, birthdate: null, locale: "fr_FR", clientAddress: "1" }));
    const links = createResetLinkApp({ isSecure: false, isOpen: isOpenReset });
    const leadsTo = async (token = "") => {
      const answer = await links.request(`http://site.test/password/reset/${token}`);
      return answer.headers.get("location");
    };
    const link = async () => (await issueReset(email))?.data.token;
    const [replaced, latest] = [await link(), await link()];
    expect(await leadsTo(replaced)).toBe("/password/reset?link=gone");
    expect(await leadsTo("A".repeat(43))).toBe("/password/reset?link=gone");
    expect(await leadsTo(latest)).toBe("/password/reset?link=held");
    place.clock.advance(3_600_000);
    expect(await leadsTo(latest)).toBe("/password/reset?link=gone");
  });

  test("a link of another form is the page's: it says where a link is to be had", async () => {
    const links = createResetLinkApp({ isSecure: true, isOpen: isOpenReset });
    expect((await links.request("http://site.test/password/reset/nonsense")).status).toBe(404);
    for (const path of ["/password/reset", "/en_US/password/reset/nonsense"]) {
      expect(await site.html(path)).toMatch(/href="(\/en_US)?\/password\/reset\/ask"/);
    }
  });
});
