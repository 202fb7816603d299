import { beforeEach, describe, expect, test } from "vitest";

import type { ReaderList, SubscriptionProof } from "#schemas/content/newsletter.ts";
import { subscribedLists } from "#server/newsletter/read.ts";
import { askNewsletter, chooseNewsletters } from "#server/newsletter/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";

describe.each(engines)("who gets the newsletters, as the estate sees it, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    done(await chooseNewsletters("Zoe@exemple.test", [1], "fr_FR"));
    done(await askNewsletter("anna@exemple.test", "en_US"));
  });

  const listed = async (query: string): Promise<ReaderList> =>
    (await api.call("GET", `/api/admin/newsletter/subscription?${query}`, { token })).body.data as ReaderList;
  const emails = async (query: string) => (await listed(query)).subscriptions.map(({ email }) => email);
  const end = (id: number, reason: string) =>
    api.call("POST", `/api/admin/newsletter/subscription/${id}/leave`, { token, body: { reason } });

  test("subscriptions are found by address and by what became of them; who confirmed is had as a table with the way out", async () => {
    expect(await emails("search=ZOE%40")).toEqual(["Zoe@exemple.test"]);
    expect(await emails("search=exemple.test&state=PENDING&orderBy=email")).toContain("anna@exemple.test");
    expect(await emails("state=SUBSCRIBED")).toEqual(["Zoe@exemple.test"]);
    expect((await listed("state=SUBSCRIBED&list=1")).subscriptions).toMatchObject([
      { list: 1, listName: expect.stringMatching(/\S/) as string, language: "fr_FR" },
    ]);
    const table = await api.call("GET", "/api/admin/newsletter/csv", { token });
    expect(table.text).toMatch(/"Zoe@exemple\.test";"fr_FR";"[^"]+";"\d{4}-\d\d-\d\d";"https?:\/\/[^"]+"/);
    expect(table.text).not.toContain("anna@exemple.test");
  });

  test("one is ended with its reason, which stays with the proof; nobody is subscribed by hand", async () => {
    const [reader] = (await listed("state=SUBSCRIBED")).subscriptions;
    const id = reader?.id ?? 0;
    const ended = await end(id, "  Par téléphone,\nle 3 mai ");
    expect(ended.body.data).toMatchObject({
      state: "UNSUBSCRIBED",
      lines: [
        { event: "join", way: "account" },
        { event: "leave", way: "operator", words: "Par téléphone, le 3 mai" },
      ],
    });
    expect(await subscribedLists("zoe@exemple.test")).toEqual([]);
    const again = (await end(id, "encore")).body.data as SubscriptionProof;
    expect(again.lines).toHaveLength(2);
    expect((await end(2_000_000_000, "")).status).toBe(404);
    expect((await api.call("GET", "/api/admin/newsletter/subscription/2000000000", { token })).status).toBe(404);
    for (const method of ["POST", "PUT"])
      expect((await api.call(method, "/api/admin/newsletter/subscription", { token, body: {} })).status).toBe(405);
  });
});
