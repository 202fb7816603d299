import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { accountOf } from "#server/accounts/read.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { appContext, runWithContext } from "#server/context.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { carryOutDue, movePlan } from "#server/drafts/plans/write.ts";
import { createApp } from "#server/http/create-app.ts";
import { findKeptPages } from "#server/http/site/kept-page.ts";
import { type RunningPlans, runPlans } from "#server/run-plans.ts";
import { clearSite } from "#server/site/write.ts";
import { buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls, seenNow } from "./plan-calls.ts";
import { minute, publishUnseen, retitle, useFeast, write } from "./planned-feast.ts";

describe.each(engines)("what is planned on $name", (engine) => {
  const api = useApi(engine);
  const feast = useFeast(api);
  const { at } = feast;
  let site: TestSite;
  const running: RunningPlans[] = [];

  beforeEach(() => {
    site = createTestSite(api.database.db);
  });

  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop();
  });

  /** Asks as visitors do, in a process that carries out what is planned; says where the page came from and its words. */
  function serve(context = appContext(), from: TestSite = site) {
    const looked = runWithContext(context, () => runPlans(context));
    running.push(looked);
    const app = createApp({
      api: { fetch: () => new Response("") },
      rest: [from.app],
      findKept: findKeptPages(from.renderer),
      whileDue: looked.whileDue,
      log: pino({ level: "silent" }),
    });
    const get = async (path: string): Promise<string> => {
      const request = new Request(`http://site.test${path}`, { headers: { "user-agent": "Mozilla/5.0" } });
      const answer = await runWithContext(context, async () => await app(request, {}));
      const html = await answer.text();
      const words = ["Hier", "Demain", "Après"].filter((word) => html.includes(word));
      return [answer.status, answer.headers.get("x-cache"), ...words].filter((part) => part !== null).join(" ");
    };
    return { get, begun: looked.begun };
  }

  test("[EM32] [EM33] a kept page shows what was planned from its minute on, as it was planned, with a revision of its own", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.settings.save(0, [retitle("0001", "title", "La fête")]);
    const id = await feast.plans.made({
      at: at(2),
      drafts: [await seenNow(feast.layout), await seenNow(feast.settings)],
      label: " Été ",
    });
    expect(await feast.plans.list()).toMatchObject([
      { id, action: "publish", at: at(2), label: "Été", failure: null, documents: [{ since: 1 }, { since: 1 }] },
    ]);
    // Editing goes on, and changes nothing of the plan.
    await feast.layout.save(1, [write("0002", "Après")]);
    const { get, begun } = serve();
    await begun;
    expect([await get("/fete"), await get("/fete")]).toEqual(["200 miss Hier", "200 hit Hier"]);
    api.database.clock.advance(2 * minute - 1);
    expect(await get("/fete")).toBe("200 hit Hier");
    api.database.clock.advance(1);
    // Nobody but this visitor has come, and no timer has run out.
    expect([await get("/fete"), await get("/fete")]).toEqual(["200 miss Demain", "200 hit Demain"]);
    expect(await feast.plans.list()).toEqual([]);
    const [revision] = await feast.layout.revisions();
    const author = await accountOf(administrator.email);
    expect(revision).toMatchObject({ label: "Été", author, at: api.database.clock.now(), isPublished: true });
    expect(await feast.layout.draft()).toMatchObject({ sequence: 2, baseSequence: 1, base: revision?.id });
    expect(await feast.settings.draft()).toMatchObject({ sequence: 1, baseSequence: 1 });
    expect(await site.html("/fete")).toContain("<title>La fête");
  });

  test("[EM33] a page that is taken away at an instant is there until then, and no longer", async () => {
    await feast.plans.made({ action: "unpublish", at: at(1), drafts: [await seenNow(feast.layout)] });
    const { get, begun } = serve();
    await begun;
    expect([await get("/fete"), await get("/fete")]).toEqual(["200 miss Hier", "200 hit Hier"]);
    api.database.clock.advance(minute);
    expect(await get("/fete")).toMatch(/^404/);
    expect(await feast.layout.draft()).toMatchObject({ published: null, base: null });
    expect(await feast.plans.list()).toEqual([]);
  });

  test("[EM33] of several processes one carries a plan out, and none shows what was before", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const db = await api.database.openAgain();
        const context = { ...appContext(), database: db };
        return serve(
          context,
          runWithContext(context, () => createTestSite(db)),
        );
      }),
    );
    const all = [serve(), ...others];
    await Promise.all(all.map(async ({ begun }) => await begun));
    for (const { get } of all)
      expect([await get("/fete"), await get("/fete")]).toEqual(["200 miss Hier", "200 hit Hier"]);
    api.database.clock.advance(minute);
    expect(await Promise.all(all.map(async ({ get }) => await get("/fete")))).toEqual(all.map(() => "200 miss Demain"));
    expect(await feast.layout.revisions()).toHaveLength(2);
    expect(await feast.plans.list()).toEqual([]);
  });

  test("[EM33] what came due while nothing ran is done at the start, in its order", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const other = await createPage("autre", { document: buildLayout([textBlock("words", "Hier")]) });
    const second = new DraftCalls(api, other.layoutId ?? 0, feast.token);
    await second.save(0, [write("0001", "Après")]);
    await feast.plans.made({ at: at(2), drafts: [await seenNow(second)] });
    api.database.clock.advance(60 * minute);
    const { get, begun } = serve();
    await begun;
    expect([await get("/fete"), await get("/autre")]).toEqual(["200 miss Demain", "200 miss Après"]);
    const [[first], [last]] = [await feast.layout.revisions(), await second.revisions()];
    expect((first?.id ?? 0) < (last?.id ?? 0)).toBe(true);
  });

  test("[EM33] a plan that is moved while one before it is carried out waits for its other minute", async () => {
    const other = await createPage("autre", { document: buildLayout([textBlock("words", "Hier")]) });
    const second = new DraftCalls(api, other.layoutId ?? 0, feast.token);
    for (const calls of [feast.layout, second]) await calls.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const id = await feast.plans.made({ at: at(1), drafts: [await seenNow(second)] });
    api.database.clock.advance(minute);
    const moves: Promise<{ readonly ok: boolean }>[] = [];
    let asked = 0;
    const count = await carryOutDue(() => {
      asked += 1;
      if (asked === 2) moves.push(movePlan(id, at(5)));
      return true;
    });
    const [moved] = await Promise.all(moves);
    // Whichever was first: what was moved is carried out later, what was carried out can't be moved.
    expect(count).toBe(moved?.ok ? 1 : 2);
    expect(await feast.plans.list()).toMatchObject(moved?.ok ? [{ id, at: at(5), failure: null }] : []);
    expect(await second.revisions()).toHaveLength(moved?.ok ? 1 : 2);
  });

  describe("[EM34] a plan fails in words, and nothing is changed", () => {
    /** Lets the minute come at which layout and settings were to go public; says what became of it. */
    async function failed(between: () => Promise<unknown>): Promise<string> {
      await feast.layout.save(0, [write("0001", "Demain")]);
      await feast.settings.save(0, [retitle("0001", "slug", "la-fete")]);
      await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout), await seenNow(feast.settings)] });
      await between();
      const before = await site.html("/fete");
      api.database.clock.advance(minute);
      await serve().begun;
      expect(await site.html("/fete")).toBe(before);
      expect((await site.get("/la-fete")).status).not.toBe(200);
      const [plan] = await feast.plans.list();
      expect((await feast.plans.list("fr_FR"))[0]?.failure).toContain("rien n’a été changé");
      return plan?.failure ?? "";
    }

    test("where another revision of one of them is public, which nobody published by hand", async () => {
      const why = await failed(async () => await publishUnseen(feast));
      expect(why).toBe("Another version was published meanwhile: nothing was changed.");
    });

    test("where one of them can't go public any more: an address has been taken", async () => {
      await feast.layout.save(0, [write("0001", "Demain")]);
      await feast.settings.save(0, [retitle("0001", "slug", "la-fete")]);
      await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout), await seenNow(feast.settings)] });
      await createPage("la-fete", { document: buildLayout([]) });
      api.database.clock.advance(minute);
      await serve().begun;
      expect(await site.html("/fete")).toContain("Hier");
      expect((await feast.plans.list())[0]?.failure).toContain("slug");
      expect(await feast.layout.revisions()).toHaveLength(1);
    });

    test("where who planned it administers no more", async () => {
      const why = await failed(async () => {
        await inTransaction(async () => {
          const own = database().updateTable("user").where("email", "=", administrator.email);
          await own.set({ role: "CUSTOMER" }).execute();
        });
        const other = { email: "maitre@estate.test", password: "nuits-saint-georges 1985" };
        done(await addAdministrator(other));
        feast.plans = new PlanCalls(api, await logIn(api, other));
      });
      expect(why).toBe("Whoever scheduled this no longer administers the site: nothing was changed.");
    });

    test("where what was kept of it can't be read any more", async () => {
      const why = await failed(async () => {
        await inTransaction(async () => {
          await database().updateTable("planned_document").set({ document: "{" }).execute();
        });
      });
      expect(why).toContain("can no longer be read");
    });

    test("one that fails keeps no other back, isn't tried again, and can be taken away", async () => {
      await failed(async () => await publishUnseen(feast));
      const [plan] = await feast.plans.list();
      const { published } = await feast.layout.draft();
      const other = await createPage("autre", { document: buildLayout([textBlock("words", "Hier")]) });
      const second = new DraftCalls(api, other.layoutId ?? 0, feast.token);
      await second.save(0, [write("0001", "Après")]);
      await feast.plans.made({ at: at(1), drafts: [await seenNow(second)] });
      api.database.clock.advance(minute);
      await serve().begun;
      expect(await site.html("/autre")).toContain("Après");
      expect(await feast.plans.list()).toEqual([plan]);
      expect((await feast.plans.move(plan?.id ?? 0, at(1))).status).toBe(404);
      expect((await feast.plans.cancel(plan?.id ?? 0)).status).toBe(200);
      expect(await feast.layout.draft()).toMatchObject({ published });
    });
  });

  test("[EM34] what has failed is planned anew without more ado; what else was in that plan stays told", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.settings.save(0, [retitle("0001", "slug", "la-fete")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout), await seenNow(feast.settings)] });
    await publishUnseen(feast);
    api.database.clock.advance(minute);
    await serve().begun;
    const again = await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const plans = await feast.plans.list();
    expect(plans.map(({ documents }) => documents)).toMatchObject([[feast.settings.of], [feast.layout.of]]);
    expect(plans.map(({ failure }) => failure !== null)).toEqual([true, false]);
    const both = [await seenNow(feast.layout), await seenNow(feast.settings)];
    expect((await feast.plans.make({ at: at(1), drafts: both })).status).toBe(422);
    expect(await feast.plans.list()).toEqual(plans);
    await feast.plans.made({ at: at(2), drafts: both, replaces: again });
    expect(await feast.plans.list()).toMatchObject([{ at: at(2), failure: null }]);
  });

  test("[EM32] a plan is moved, replaced by what is there now, and cancelled", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    const first = await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    expect((await feast.plans.move(first, at(3))).status).toBe(200);
    await feast.layout.save(1, [write("0002", "Après")]);
    const drafts = [await seenNow(feast.layout)];
    expect(await feast.plans.make({ at: at(1), drafts })).toMatchObject({
      status: 422,
      body: { message: "This is scheduled already: cancel that schedule, or replace it." },
    });
    const second = await feast.plans.made({ at: at(2), drafts, replaces: first });
    expect(await feast.plans.list()).toMatchObject([{ id: second, at: at(2), documents: [{ since: 2 }] }]);
    expect((await feast.plans.make({ at: at(2), drafts, replaces: first })).status).toBe(422);
    const { get, begun } = serve();
    await begun;
    expect((await feast.plans.cancel(second)).status).toBe(200);
    expect((await feast.plans.cancel(second)).status).toBe(404);
    api.database.clock.advance(10 * minute);
    expect(await get("/fete")).toBe("200 miss Hier");
  });

  test("[EM34] a document that is deleted takes its plan along; so does the site that is emptied", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.settings.save(0, [retitle("0001", "title", "La fête")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout), await seenNow(feast.settings)] });
    expect((await api.call("DELETE", `/api/admin/page/${feast.pageId}`, { token: feast.token })).status).toBe(200);
    expect(await feast.plans.list()).toEqual([]);
    const other = await createPage("autre", { document: buildLayout([textBlock("words", "Hier")]) });
    const second = new DraftCalls(api, other.layoutId ?? 0, feast.token);
    await second.save(0, [write("0001", "Après")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(second)] });
    await clearSite();
    expect(await database().selectFrom("planned_document").selectAll().execute()).toEqual([]);
    expect(await database().selectFrom("publication_plan").selectAll().execute()).toEqual([]);
  });
});
