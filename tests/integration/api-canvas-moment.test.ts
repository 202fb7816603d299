import { beforeEach, describe, expect, test } from "vitest";

import type { NewsList } from "#schemas/content/news.ts";
import { saveNews } from "#server/news/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";

describe.each(engines)("the canvas as of another moment, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let news = 0;
  const [before, after] = [Date.UTC(2039, 4, 30), Date.UTC(2039, 5, 2)];

  beforeEach(async () => {
    news = done(await saveNews({ date: "2039-06-01", texts: { fr_FR: { title: "Les cent ans" } } })).id;
    token = await logIn(api, administrator);
  });

  const ask = async (body: object, caller = token) =>
    await api.call("POST", "/api/admin/canvas/answer", { token: caller, body });

  const titlesAt = async (at: number): Promise<readonly string[]> => {
    const { body } = await ask({ at, call: "listNews", query: { nbItem: 10 } });
    return (body.data as NewsList).news.map(({ title }) => title);
  };

  test("what is scheduled is there by then and not before, and nobody else has it earlier", async () => {
    expect(await titlesAt(before)).not.toContain("Les cent ans");
    expect(await titlesAt(after)).toContain("Les cent ans");
    const { body } = await api.call("GET", "/api/news?nbItem=10");
    expect((body.data as NewsList).news.map(({ title }) => title)).not.toContain("Les cent ans");
    expect((await api.call("GET", `/api/news/${news}`)).status).toBe(404);
  });

  test("a page about something scheduled opens as of then", async () => {
    const open = async (at?: number) =>
      await api.call("POST", "/api/admin/canvas", { token, body: { path: `/news/x/${news}`, ...(at && { at }) } });
    expect((await open()).status).toBe(404);
    expect((await open(before)).status).toBe(404);
    expect(await open(after)).toMatchObject({ status: 200, body: { data: { subject: { id: news } } } });
  });

  test("only what anybody may read is answered, to administrators alone", async () => {
    for (const call of ["getCart", "listDrafts", "deletePage", "constructor", ""])
      expect((await ask({ at: after, call })).status, call).toBeGreaterThanOrEqual(400);
    for (const call of ["getCart", "constructor"]) expect((await ask({ at: after, call })).status, call).toBe(422);
    expect((await ask({ at: after, call: "getNews", params: { id: 99_999 } })).status).toBe(404);
    expect((await ask({ at: after, call: "getNews", params: { id: "x" } })).status).toBeLessThan(500);
    expect((await ask({ at: 0, call: "listNews" })).status).toBe(400);
    expect((await ask({ at: after, call: "listNews", query: { nbItem: {} } })).status).toBe(400);
    expect((await ask({ at: after, call: "listNews" }, "")).status).toBe(401);
    expect((await ask({ at: after, call: "listNews" }, await customerToken(api))).status).toBe(403);
  });
});
