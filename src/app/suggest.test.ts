import { expect, test, vi } from "vitest";

import { suggest } from "./suggest.ts";

test("suggestions are asked for in the page's language", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: { locale: "en_US" } } });
  const data = { groups: [{ type: "page", suggestions: [{ id: 1, title: "The cellar", url: "/en_US/cellar" }] }] };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, data, message: "" }));
  expect(await suggest("cel", new AbortController().signal, fetch)).toEqual(data);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toMatch(/^\/api\/search\/suggest\?(?:.*&)?q=cel$/);
  expect(new Headers(init?.headers).get("userLang")).toBe("en_US");
});
