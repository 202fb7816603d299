import { beforeEach, describe, expect, test, vi } from "vitest";

import type { DeedList } from "#schemas/content/people.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database } from "#server/db/context.ts";
import { titlesOf } from "#server/people/engine/deed-titles.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

describe.each(engines)("the log of what administrators did, in words, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  beforeEach(async () => void (token = await logIn(api, administrator)));

  const said = async (lang: string) => {
    const answer = await api.call("GET", "/api/admin/people/deed", { token, lang });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as DeedList).deeds.map(({ deed, title }) => `${deed} ${title}`).toSorted();
  };
  const make = async (path: string) => {
    const answer = await api.call("POST", `/api/admin/record/${path}`, { token, body: { copyOf: null } });
    return (answer.body.data as OpenedRecord).id;
  };

  test("records are called by their titles as they are edited, in the reader's language; without one, by nothing", async () => {
    const id = await make("news");
    const calls = new DraftCalls(api, id, token, "record");
    const title = (value: string, locale: string) => ({ type: "set", field: "title", value, locale });
    const day = { type: "set", field: "date", value: "2026-01-12" };
    const words = [title("Vendanges", "fr_FR"), title("Harvest", "en_US"), day];
    await calls.save(0, [{ id: "edit-harvest", commands: words }]);
    await calls.publish(1, null);
    await make("news");
    expect(await said("fr_FR")).toEqual([
      "createRecord ",
      "createRecord Vendanges",
      "edit Vendanges",
      "publish Vendanges",
    ]);
    await calls.save(1, [{ id: "edit-again", commands: [title("The harvest", "en_US")] }]);
    expect(await said("en_US")).toContain("publish The harvest");
  });

  test("orders are called by their codes, forms of wines by their names", async () => {
    const { declinationId = 0, onHand = 0 } = (await stockOf("PB-24")) ?? {};
    const order = await database().selectFrom("order").select(["id", "code"]).executeTakeFirstOrThrow();
    const body = { kind: "ARRIVAL", quantity: 6, expected: onHand, note: "" };
    const path = `/api/admin/stock/level/${declinationId}`;
    const corrected = await api.call("POST", path, { token, body });
    expect(corrected.status, corrected.text).toBe(200);
    const note = `/api/admin/order/${order.id}/note`;
    expect((await api.call("POST", note, { token, body: { text: "Portail bleu" } })).status).toBe(200);
    expect((await said("fr_FR")).map((line) => line.replace(/ \d{4}.*$/, ""))).toEqual([
      "correctStock Petit Blanc",
      `noteOrder ${order.code}`,
    ]);
  });

  test("many orders and forms are each called by their own name, in as many questions as one of each", async () => {
    const orders = await database().selectFrom("order").select(["id", "code"]).orderBy("id").limit(3).execute();
    const forms = await database()
      .selectFrom("declination")
      .innerJoin("product_text", "product_text.product_id", "declination.product_id")
      .select(["declination.id", "product_text.name"])
      .where("product_text.locale", "=", "fr_FR")
      .orderBy("declination.id")
      .limit(3)
      .execute();
    const deed = (name: string, id: number) => ({ deed: name, kind: "", subject: String(id) });
    const deeds = [
      ...orders.map(({ id }) => deed("noteOrder", id)),
      ...forms.map(({ id }) => deed("correctStock", id)),
      ...[deed("noteOrder", 1e12), deed("correctStock", 1e12)],
    ];
    const asked = vi.spyOn(database(), "selectFrom");
    const titleOf = await titlesOf(deeds, "fr_FR");
    const many = asked.mock.calls.length;
    asked.mockClear();
    await titlesOf([deed("noteOrder", orders[0]?.id ?? 0), deed("correctStock", forms[0]?.id ?? 0)], "fr_FR");
    expect([many, orders.length, forms.length]).toEqual([asked.mock.calls.length, 3, 2]);
    asked.mockRestore();
    expect(deeds.map(titleOf)).toEqual([...orders.map(({ code }) => code), ...forms.map(({ name }) => name), "", ""]);
  });
});
