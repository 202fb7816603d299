import { describe, expect, test } from "vitest";

import { buildLayout, createPage, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";

import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls } from "./draft-calls.ts";
import { type PlanCalls, seenNow } from "./plan-calls.ts";
import { frame, retitle, useFeast, write } from "./planned-feast.ts";

describe.each(engines)("what can't be planned on $name", (engine) => {
  const api = useApi(engine);
  const feast = useFeast(api);
  const { at } = feast;

  test("[EM32] what can't be planned is refused in words, and nothing is public or planned", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    await feast.settings.save(0, [retitle("0001", "slug", "")]);
    const drafts = [await seenNow(feast.layout)];
    const frameLayout = new DraftCalls(
      api,
      await publishedLayoutId("other", buildLayout(frame, { kind: "frame" })),
      feast.token,
    );
    const before = await feast.layout.draft();
    const bad: readonly [Parameters<PlanCalls["make"]>[0], number, string][] = [
      [{ at: at(0), drafts }, 422, "passed"],
      [{ at: at(-1), drafts }, 422, "passed"],
      [{ at: at(1) + 1, drafts }, 400, "minute"],
      [{ at: Date.UTC(2200, 0, 1), drafts }, 400, "2200"],
      [{ at: 1e300, drafts }, 400, ""],
      [{ at: at(1), drafts: [] }, 400, ""],
      [{ at: at(1), drafts, action: "burn" }, 400, ""],
      [{ at: at(1), drafts, replaces: 99 }, 422, "no longer exists"],
      [{ at: at(1), drafts: [...drafts, ...drafts] }, 400, "twice"],
      [{ at: at(1), drafts: [{ ...drafts[0], since: 0 }] }, 409, ""],
      [{ at: at(1), drafts: [{ ...drafts[0], published: null }] }, 409, ""],
      [{ at: at(1), drafts: [{ ...drafts[0], kind: "nothing" }] }, 404, ""],
      [{ at: at(1), drafts: [{ ...drafts[0], id: 999 }] }, 404, ""],
      [{ at: at(1), drafts: [...drafts, await seenNow(feast.settings)], action: "unpublish" }, 400, "one page"],
      [{ at: at(1), drafts: [await seenNow(frameLayout)], action: "unpublish" }, 422, "part of other pages"],
    ];
    for (const [body, status, words] of bad) {
      const answer = await feast.plans.make(body);
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), status]);
      expect(answer.body.message).toContain(words);
    }
    expect(await feast.plans.list()).toEqual([]);
    expect(await feast.layout.draft()).toEqual(before);
    expect(await feast.layout.revisions()).toHaveLength(1);
  });

  test("[EM32] what could not go public today is not planned", async () => {
    await createPage("la-fete", { document: buildLayout([]) });
    await feast.settings.save(0, [retitle("0001", "slug", "la-fete")]);
    const answer = await feast.plans.make({ at: at(1), drafts: [await seenNow(feast.settings)] });
    expect([answer.status, answer.text.includes("drafts.0.slug.fr_FR")]).toEqual([422, true]);
    expect(await feast.settings.revisions()).toHaveLength(0);
    expect(await feast.plans.list()).toEqual([]);
  });

  test("[§6 admin-paths] nobody but an administrator plans, moves, cancels or hears of it", async () => {
    await feast.layout.save(0, [write("0001", "Demain")]);
    const id = await feast.plans.made({ at: at(1), drafts: [await seenNow(feast.layout)] });
    const body = { action: "publish", at: at(1), drafts: [await seenNow(feast.layout)], label: "", replaces: null };
    const made = [
      ["GET", "/api/admin/plan", undefined],
      ["POST", "/api/admin/plan", body],
      ["PUT", `/api/admin/plan/${id}`, { at: at(5) }],
      ["DELETE", `/api/admin/plan/${id}`, undefined],
    ] as const;
    const customers = await customerToken(api);
    for (const [method, path, sent] of made) {
      expect((await api.call(method, path, { body: sent })).status).toBe(401);
      expect((await api.call(method, path, { body: sent, token: customers })).status).toBe(403);
    }
    expect(await feast.plans.list()).toMatchObject([{ id, at: at(1) }]);
  });
});
