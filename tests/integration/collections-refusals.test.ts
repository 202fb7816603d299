import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord } from "#schemas/content/record.ts";
import { listCodes } from "#server/cart/codes/read.ts";
import { saveCode, takeUse } from "#server/cart/codes/write.ts";
import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { saveProductLists } from "#server/catalogue/details/write.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { removeAlbum } from "#server/albums/write.ts";
import { removeAward } from "#server/catalogue/awards/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { removeElement, saveElement, takePlaces } from "#server/elements/write.ts";
import { saveCompanyAddress } from "#server/company-addresses/write.ts";
import { holdSlot, removeClosure, removeSchedule, saveClosure, saveSchedule } from "#server/shipping/pickup/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

const nowhere = 999_999;

describe.each(engines)("what collections refuse on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
    done(
      await saveElementList({
        route: "essais",
        fields: [{ name: "couleur", kind: "colour", localized: true }],
      }),
    );
  });

  const record = async (method: string, path: string, body?: object) =>
    (await api.call(method, `/api/admin/record${path}`, { token, ...(body && { body }) })).body.data as OpenedRecord;
  const opened = async (collection: string, row: number) => {
    const { id } = await record("POST", `/${collection}/row/${row}`);
    return new DraftCalls(api, id, token, "record");
  };
  const tried = async (calls: DraftCalls, ...values: readonly (readonly [string, unknown, string?])[]) => {
    const commands = values.map(([field, value, locale]) => {
      return { type: "set", field, value, ...(locale !== undefined && { locale }) };
    });
    await calls.save(0, [{ id: "edit-all-of-it", commands }]);
    const answer = await calls.tryToPublish(1, null);
    expect(answer.status).toBe(422);
    return (answer.body.data as readonly { readonly key: string }[]).map(({ key }) => key);
  };
  const made = async (collection: string, ...values: readonly (readonly [string, unknown, string?])[]) => {
    const { id } = await record("POST", `/${collection}`, { copyOf: null });
    return await tried(new DraftCalls(api, id, token, "record"), ...values);
  };
  const titled = ["title", "Essai", "fr_FR"] as const;

  test("[CO8] each refusal is told at its own field, inside lists as well", async () => {
    const keys = [
      await made("blog", titled, ["date", "2026-05-01"], ["folder", nowhere], ["picture", { id: nowhere }]),
      await made("album", titled, ["pictures", [{ picture: { id: 1 } }, { picture: { id: nowhere } }]]),
      await made("service", titled, ["slug", "essai", "fr_FR"], ["picture", { id: nowhere }]),
      await made("list-essais", titled, ["form", nowhere]),
      await made("company-address", ["name", "Caveau", "fr_FR"]),
      await made(
        "company-address",
        ["name", "Caveau", "fr_FR"],
        ["address", "1 rue"],
        ["city", "Cluny"],
        ["country", "XX"],
      ),
      await made("meal-icon", ["label", "Gibier", "fr_FR"], ["key", "gibier"], ["icon", "<script>"]),
      await made("award", titled, ["year", 2024]),
      await made("award", titled, ["year", 2024], ["product", nowhere]),
    ];
    const place = expect.stringMatching(/(?:^|\.)(?:folder|picture)$/) as string;
    expect(keys[0]).toEqual([place, place]);
    const ends = (key: string) => [expect.stringMatching(new RegExp(`(?:^|\\.)${key}$`)) as string];
    expect(keys[1]).toEqual(ends(String.raw`pictures\.1\.picture`));
    expect(keys[2]).toEqual(ends("picture"));
    expect(keys[3]).toEqual(ends("form"));
    expect(keys[4]).toEqual([...ends("address"), ...ends("city")]);
    expect(keys[5]).toEqual(ends("country"));
    expect(keys[6]).toEqual(ends("icon"));
    expect(keys[7]).toEqual(ends("product"));
    expect(keys[8]).toEqual(ends("product"));
  });

  test("[CO8] what is taken, or would stand inside itself, is told at its field", async () => {
    done(await saveMealIcon({ key: "poisson", icon: "M2 2h8v8z", label: { fr_FR: "Poisson" } }));
    const [key] = await made("meal-icon", ["label", "Poissons", "fr_FR"], ["key", "poisson"], ["icon", "M2 2h8v8z"]);
    expect(key).toMatch(/key$/);
    const outer = done(await saveBlogFolder({ texts: { fr_FR: { name: "Dehors" } } })).id;
    const inner = done(await saveBlogFolder({ parentId: outer, texts: { fr_FR: { name: "Dedans" } } })).id;
    expect(await tried(await opened("blog-folder", outer), ["parent", inner])).toEqual([
      expect.stringMatching(/parent$/) as string,
    ]);
  });

  test("[CO9] what others are made of, or have registered for, isn't taken away", async () => {
    const dish = done(await saveMealIcon({ key: "poisson", icon: "M2 2h8v8z", label: { fr_FR: "Poisson" } })).id;
    const pairings = [{ idMealIcon: dish, texts: { fr_FR: "Un bar" } }];
    await inTransaction(async () => await saveProductLists(api.content.product, { pairings }));
    const { id: visit } = done(
      await saveElement({ route: "essais", places: 8, texts: { fr_FR: { title: "Visite" } } }),
    );
    expect(await inTransaction(async () => await takePlaces("essais", visit, 2))).toBe(6);
    const outer = done(await saveBlogFolder({ texts: { fr_FR: { name: "Dehors" } } })).id;
    done(await saveBlogFolder({ parentId: outer, texts: { fr_FR: { name: "Dedans" } } }));
    for (const [collection, row] of [
      ["meal-icon", dish],
      ["list-essais", visit],
      ["blog-folder", outer],
    ] as const) {
      const calls = await opened(collection, row);
      const answer = await calls.post("unpublish", { published: null });
      expect([collection, answer.status]).toEqual([collection, 422]);
      expect(answer.body.message).toMatch(/\S/);
      expect((await record("POST", `/${collection}/row/${row}`)).isPublic).toBe(true);
    }
  });

  test("[CO8] [CO9] a pickup time for which orders are held stays where and when it is; others are told what is wrong", async () => {
    const when = { weekday: 3, from: "10:00", to: "11:00", capacity: 5 } as const;
    const { id: schedule } = done(await saveSchedule({ addressId: 1, ...when }));
    done(await holdSlot(schedule, "2026-05-27"));
    const from = expect.stringMatching(/from$/) as string;
    const calls = await opened("pickup-week", schedule);
    expect(await tried(calls, ["from", "09:00"])).toEqual([from]);
    expect((await calls.post("unpublish", { published: null })).status).toBe(422);
    expect(await removeSchedule(schedule)).toMatchObject({ ok: false, error: { messageKey: "pickup.held" } });

    const span = (first: string, last: string) => [["from", first] as const, ["to", last] as const];
    expect(await made("pickup-week", ["address", 1], ...span("11:00", "10:00"))).toEqual([from]);
    const texts = { fr_FR: { name: "Bureau" } };
    const { id: office } = done(await saveCompanyAddress({ address: "2 rue Haute", city: "Cluny", texts }));
    const address = expect.stringMatching(/address$/) as string;
    expect(await made("pickup-closure", ["address", office], ["day", "2026-06-02"])).toEqual([address]);
    const { id: closed } = done(await saveClosure({ addressId: 1, day: "2026-06-02" }));
    const day = expect.stringMatching(/day$/) as string;
    expect(await made("pickup-closure", ["address", 1], ["day", "2026-06-02"])).toEqual([day]);
    expect(done(await removeClosure(closed))).toBeNull();
  });

  test("a pickup time of which nobody says how many orders it takes can be booked", async () => {
    const { id } = await record("POST", "/pickup-week", { copyOf: null });
    const calls = new DraftCalls(api, id, token, "record");
    const values = Object.entries({ address: 1, weekday: 3, from: "13:00", to: "14:00" });
    const commands = values.map(([field, value]) => ({ type: "set", field, value }));
    await calls.save(0, [{ id: "edit-new-time", commands }]);
    await calls.publish(1, null);
    const at = database().selectFrom("pickup_schedule").select("id").where("opens", "=", "13:00");
    const { id: schedule } = await at.executeTakeFirstOrThrow();
    expect(await holdSlot(schedule, "2026-05-27")).toMatchObject({ ok: true });
  });

  test("[CO8] a discount code says what is wrong at its field: a name that is taken, fewer uses than there were, more than all", async () => {
    const { id } = done(await saveCode({ code: "Noël 10", type: "PERCENT", amount: 1000, maxUses: 3 }));
    for (const _each of [1, 2]) expect(await takeUse(id)).not.toBeNull();
    const ends = (key: string) => [expect.stringMatching(new RegExp(`(?:^|\\.)${key}$`)) as string];
    expect(await made("discount-code", ["code", "noël10"])).toEqual(ends("code"));
    expect(await made("discount-code", ["code", "TROP"], ["amount", 10_001])).toEqual(ends("amount"));
    const span = (day: number) => `2026-06-${10 + day}T08:00:00.000Z`;
    expect(await made("discount-code", ["code", "FINI"], ["startsAt", span(2)], ["endsAt", span(1)])).toEqual(
      ends("endsAt"),
    );
    expect(await made("discount-code", ["type", "EURO"])).toEqual(ends("code"));
    const calls = await opened("discount-code", id);
    expect(await tried(calls, ["maxUses", 1])).toEqual(ends("maxUses"));
  });

  test("how often a code was used is told beside it, in its list and in the table, and ends nobody's edits", async () => {
    const { id: row } = done(await saveCode({ code: "FETE", type: "EURO", amount: 500 }));
    const { id } = await record("POST", `/discount-code/row/${row}`);
    const calls = new DraftCalls(api, id, token, "record");
    await calls.save(0, [{ id: "edit-amount", commands: [{ type: "set", field: "amount", value: 700 }] }]);
    expect(await takeUse(row)).not.toBeNull();
    expect(await record("GET", `/discount-code/${id}`)).toMatchObject({ row, isPublic: true, counted: { uses: 1 } });
    expect((await calls.draft()).document).toMatchObject({ values: { code: "FETE", amount: 700 } });
    const list = await api.call("GET", "/api/admin/record/discount-code?search=fete", { token });
    expect(list.body.data).toMatchObject({ records: [{ row, state: "changed", cells: { uses: 1, amount: 500 } }] });
    const table = await api.call("GET", "/api/admin/record/discount-code/csv", { token });
    expect(table.text).toMatch(/;"uses"\r?\n[^\n]*"FETE"[^\n]*;"1"\r?\n/);
    await calls.publish(1, null);
    expect(await listCodes()).toMatchObject([{ code: "FETE", amount: 700, uses: 1, is_active: 1 }]);
  });

  test("a list that isn't there is no collection, and what isn't there isn't removed", async () => {
    const answer = await api.call("GET", "/api/admin/record/list-nulle-part", { token });
    expect(answer.status).toBe(404);
    for (const remove of [removeAlbum, removeAward, removeElement])
      expect(await remove(nowhere)).toMatchObject(refused("not-found"));
  });

  test("dishes are found and ordered by their labels, in small letters and without accents", async () => {
    for (const [key, label] of [
      ["b", "Écrevisses"],
      ["a", "Zander"],
      ["c", "Bœuf d’été"],
    ] as const)
      done(await saveMealIcon({ key, icon: "M2 2h8v8z", label: { fr_FR: label } }));
    const listed = async (query: string) => {
      const answer = await api.call("GET", `/api/admin/record/meal-icon?nbItem=100&${query}`, { token });
      return (
        answer.body.data as { readonly records: readonly { readonly title: { readonly fr_FR: string } }[] }
      ).records.map(({ title }) => title.fr_FR);
    };
    expect(await listed("search=ecrev")).toEqual(["Écrevisses"]);
    expect(await listed("search=boeuf%20ete")).toEqual(["Bœuf d’été"]);
    expect(await listed("search=fr_FR")).toEqual([]);
    expect(await listed("orderBy=title")).toEqual(["Bœuf d’été", "Écrevisses", "Zander"]);
  });
});
