import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { createApi } from "#server/http/api/create-api.ts";
import { createNewsletterLinkApp } from "#server/http/site/newsletter-link-app.ts";
import { isOpenConfirmation, isOwnLeaveCode, listNewsletterReaders } from "#server/newsletter/read.ts";
import { askNewsletter, issueConfirmation } from "#server/newsletter/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { readers, subscribe } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

const origin = "https://www.estate.test";
const email = "lise@exemple.test";

describe.each(engines)("the links of letters on $name", (engine) => {
  useDatabase(engine);
  let app: ReturnType<typeof createNewsletterLinkApp>;

  beforeEach(() => {
    const api = createApi({ log: pino({ level: "silent" }) });
    const isOpen = { confirm: isOpenConfirmation, leave: isOwnLeaveCode };
    app = createNewsletterLinkApp({ isSecure: true, isOpen, api });
  });

  test("opening a link to confirm changes nothing: it goes into a cookie, out of the address", async () => {
    done(await askNewsletter(email, "en_US"));
    const { token } = (await issueConfirmation(email))?.data ?? {};
    const answer = await app.request(`${origin}/en_US/newsletter/confirm/${token}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en_US/newsletter/confirm?link=held"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.getSetCookie().join()).toMatch(/letter-confirm=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/);
    expect(await readers()).toEqual([]);
    const gone = await app.request(`${origin}/newsletter/confirm/${"A".repeat(43)}`);
    expect(gone.headers.get("location")).toBe("/newsletter/confirm?link=gone");
    expect((await app.request(`${origin}/newsletter/confirm/x`)).status).toBe(404);
  });

  test("a mail program's button ends the subscription at once, from nowhere and without a cookie (RFC 8058)", async () => {
    for (const [index, body] of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), multipart()].entries()) {
      await subscribe(email, "fr_FR");
      const address = (await listNewsletterReaders(origin))[0]?.unsubscribe ?? "";
      expect((await app.request(address)).headers.get("location")).toBe("/newsletter/unsubscribe?link=held");
      expect((await app.request(address, { method: "POST", body: new URLSearchParams({ a: "b" }) })).status).toBe(400);
      expect([index, await readers()]).toMatchObject([index, [{ email }]]);
      const answer = await app.request(address, { method: "POST", body, headers: { origin: "https://mail.test" } });
      expect([index, answer.status, answer.headers.getSetCookie()]).toEqual([index, 200, []]);
      expect(await readers()).toEqual([]);
    }
    const forged = `${origin}/newsletter/unsubscribe/1.${"A".repeat(43)}`;
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await app.request(forged, { method: "POST", body })).status).toBe(404);
    expect((await app.request(forged)).headers.get("location")).toBe("/newsletter/unsubscribe?link=gone");
  });
});

function multipart(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}
