import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createApi } from "./api.ts";
import { sendForm } from "./send-form.ts";

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "token=s3cret", documentElement: { dataset: { locale: "en_US" } } });
});

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: object) {
  return vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
}

test("[§7] POST /newsletter/subscribe is called in the page's language", async () => {
  const fetch = answering(200, { success: true, data: null, message: "" });
  expect(await sendForm(createApi(fetch), "subscribeNewsletter", { email: "lise@example.org" })).toBeNull();
  const [url, init] = fetch.mock.calls[0]!;
  expect([url, init?.method, init?.body]).toEqual([
    "/api/newsletter/subscribe",
    "POST",
    JSON.stringify({ email: "lise@example.org" }),
  ]);
  expect(init?.headers).toMatchObject({ userLang: "en_US" });
});

test("[§5] an error on the field is told before the answer's own message", async () => {
  const data = [{ key: "email", error: "is not an address" }];
  expect(
    await sendForm(createApi(answering(422, { success: false, data, message: "Invalid" })), "subscribeNewsletter", {
      email: "x",
    }),
  ).toEqual({
    text: "is not an address",
    field: "email",
  });
});

test("[§8 message-shown] server messages are shown as returned", async () => {
  const busy = answering(429, { success: false, data: null, message: "Too many attempts" });
  expect(await sendForm(createApi(busy), "subscribeNewsletter", { email: "x@example.org" })).toEqual({
    text: "Too many attempts",
    field: null,
  });
});

test("no answer rejects", async () => {
  const offline = vi.fn<typeof globalThis.fetch>(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(sendForm(createApi(offline), "subscribeNewsletter", { email: "x@example.org" })).rejects.toThrow(
    "Failed to fetch",
  );
});
