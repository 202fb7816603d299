import { pino } from "pino";
import { expect, test } from "vitest";

import { remoteNeeds } from "./remote-needs.ts";

const log = pino({ level: "silent" });

function answering(status: number, body: unknown) {
  const asked: { url: string; headers: Headers }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push({ url: String(url), headers: new Headers(init?.headers) });
    return Response.json(body, { status });
  };
  return { asked, resolve: remoteNeeds({ baseUrl: "https://api.example.com", log, now: () => 0, fetch }) };
}

test("asks the other server in the page's language, uncompressed", async () => {
  const { asked, resolve } = answering(200, { success: true, data: { news: [], total: 0 }, message: "" });
  expect(await resolve({ call: "listNews", query: { nbItem: 10 } }, "en_US")).toEqual({ news: [], total: 0 });
  expect(asked[0]?.url).toMatch(/^https:\/\/api\.example\.com\/news\?.*nbItem=10/);
  expect([asked[0]?.headers.get("userlang"), asked[0]?.headers.get("accept-encoding")]).toEqual(["en_US", "identity"]);
});

test("what is not there is not there here either; other failures stay failures", async () => {
  const missing = answering(404, { success: false, data: null, message: "No such news" });
  await expect(missing.resolve({ call: "getNews", params: { id: 4 } }, "fr_FR")).rejects.toMatchObject({
    code: "not-found",
  });
  const broken = answering(502, "bad gateway");
  await expect(broken.resolve({ call: "getNews", params: { id: 4 } }, "fr_FR")).rejects.not.toMatchObject({
    code: "not-found",
  });
});
