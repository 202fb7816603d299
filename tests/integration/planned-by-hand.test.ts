import { describe, expect, test } from "vitest";

import { database, inTransaction } from "#server/db/context.ts";
import { carryOutDue } from "#server/drafts/plans/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { useApi } from "./api-server.ts";
import { DraftCalls } from "./draft-calls.ts";
import { seenNow } from "./plan-calls.ts";
import { minute, retitle, useFeast, write } from "./planned-feast.ts";

describe.each(engines)("what is planned and done by hand meanwhile on $name", (engine) => {
  const api = useApi(engine);
  const feast = useFeast(api);
  const { at } = feast;

  /** Lets the first minute come at which something is planned; gives how much was done. */
  async function minuteComes(): Promise<number> {
    api.database.clock.advance(minute);
    return await carryOutDue(() => true);
  }

  const page = async () => {
    const answer = await createTestSite(api.database.db).get("/fete");
    const html = await answer.text();
    return [answer.status, ...["Hier", "Demain", "Après"].filter((word) => html.includes(word))].join(" ");
  };

  test("[EM37] what is published by hand is planned to go public no more: nothing happens at its minute, and nothing fails", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    await feast.layout.save(1, [write("0002", "Après")]);
    await feast.layout.publish(2, (await feast.layout.draft()).published);
    expect(await feast.plans.list()).toEqual([]);
    expect(await minuteComes()).toBe(0);
    expect(await page()).toBe("200 Après");
    expect(await feast.layout.revisions()).toHaveLength(2);
  });

  test("[EM37] of several documents the one that is published by hand leaves the plan, and the rest goes public at its minute", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.settings.save(0, [retitle("0001", "title", "La fête")]);
    const drafts = [await seenNow(feast.layout), await seenNow(feast.settings)];
    const id = await feast.plans.made({ at: at(1), drafts });
    await feast.layout.publish(1, (await feast.layout.draft()).published);
    expect(await feast.plans.list()).toMatchObject([{ id, documents: [feast.settings.of], failure: null }]);
    expect(await minuteComes()).toBe(1);
    expect(await feast.plans.list()).toEqual([]);
    expect(await createTestSite(api.database.db).html("/fete")).toContain("<title>La fête");
  });

  test("[EM37] a page that is published by hand is taken away at its minute all the same", async () => {
    const id = await feast.plans.made({ action: "unpublish", at: at(1), drafts: [await seenNow(feast.layout)] });
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.layout.publish(1, (await feast.layout.draft()).published);
    expect(await feast.plans.list()).toMatchObject([{ id, action: "unpublish", failure: null }]);
    expect(await page()).toBe("200 Demain");
    expect(await minuteComes()).toBe(1);
    expect(await page()).toMatch(/^404/);
  });

  test("[EM37] a page that is taken away by hand comes back at its minute, and isn't planned to be taken away any more", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const { published } = await feast.layout.draft();
    expect((await feast.layout.post("unpublish", { published })).status).toBe(200);
    expect(await page()).toMatch(/^404/);
    expect(await minuteComes()).toBe(1);
    expect(await page()).toBe("200 Demain");

    await feast.plans.made({ action: "unpublish", at: at(1), drafts: [await seenNow(feast.layout)] });
    const now = await feast.layout.draft();
    expect((await feast.layout.post("unpublish", { published: now.published })).status).toBe(200);
    expect(await feast.plans.list()).toEqual([]);
    expect(await minuteComes()).toBe(0);
  });

  test("[EM37] what is refused by hand changes nothing of the plan; one that had failed goes with what it was about", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    const id = await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    expect((await feast.layout.tryToPublish(0, null)).status).toBe(409);
    expect((await new DraftCalls(api, 2 ** 31, feast.token).tryToPublish(0, null)).status).toBe(400);
    expect((await feast.layout.post("unpublish", { published: null })).status).toBe(409);
    expect(await feast.plans.list()).toMatchObject([{ id, documents: [feast.layout.of] }]);
    await inTransaction(async () => {
      await database().updateTable("publication_plan").set({ state: "FAILED", failure }).execute();
    });
    await feast.layout.publish(1, (await feast.layout.draft()).published);
    expect(await feast.plans.list()).toEqual([]);
  });

  test("[EM37] published by hand and carried out at the same instant, a page is published once and stands in no plan", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const { published } = await feast.layout.draft();
    api.database.clock.advance(minute);
    const [byHand, carried] = await Promise.all([feast.layout.tryToPublish(1, published), carryOutDue(() => true)]);
    expect([byHand.status, carried]).toEqual(byHand.status === 200 ? [200, 0] : [409, 1]);
    expect(await feast.plans.list()).toEqual([]);
    expect(await page()).toBe("200 Demain");
    expect(await feast.layout.revisions()).toHaveLength(2);
  });
});

const failure = JSON.stringify({ code: "conflict", messageKey: "plan.publishedMeanwhile" });
