import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { accountOf } from "#server/accounts/read.ts";
import { listPlans } from "#server/drafts/plans/read.ts";
import { makePlan } from "#server/drafts/plans/write.ts";
import { listRevisions, readDraft } from "#server/drafts/read.ts";
import { saveEdits } from "#server/drafts/write.ts";
import { buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { besides } from "#tests/setup/besides.ts";
import { done } from "#tests/setup/results.ts";
import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

const minute = 60_000;
const admin = { ADMIN_EMAIL: "vigneronne@estate.test", ADMIN_PASSWORD: "grand cru 2022" };

/*
 * The process as an operator runs it, by the real clock: a publication that is planned a minute ahead happens without
 * anybody, after the process was killed in between, and one whose minute went by while nothing ran happens at the start.
 */
describe("plans and restarts", { timeout: 240_000 }, () => {
  let dataDir = "";
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), "cellardoor-plans-"));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("[EM33] what is planned a minute ahead happens at its minute, after a crash and without a visitor; what was missed, at the start", async () => {
    const site = await startSite({ dataDir, env: admin });
    const place = await besides(dataDir, async () => await written("fete"));
    // Far enough for the crash and the start to fit in.
    const at = Math.ceil((Date.now() + 20_000) / minute) * minute;
    await besides(dataDir, async () => await planned(place, at));
    await crash(site);
    const again = await startSite({ dataDir, env: admin });
    expect(Date.now()).toBeLessThan(at);
    expect(await textAt(again, "/fete")).toContain("Hier");
    await sleep(at - Date.now() + 2_000);
    const [revision] = await besides(dataDir, async () => (await listRevisions(place)) ?? []);
    expect(revision).toMatchObject({ label: "Fête", isPublished: true });
    expect((revision?.at ?? 0) - at).toBeGreaterThanOrEqual(0);
    expect((revision?.at ?? 0) - at).toBeLessThan(1_500);
    expect(await textAt(again, "/fete")).toContain("Demain");
    expect(await besides(dataDir, async () => await listPlans("fr_FR"))).toEqual([]);
    await again.stop();

    const missed = Math.floor(Date.now() / minute) * minute - 30 * minute;
    const earlier = { now: () => missed - 10 * minute };
    await besides(dataDir, async () => await planned(await written("bal"), missed), earlier);
    const late = await startSite({ dataDir, env: admin });
    expect(await textAt(late, "/bal")).toContain("Demain");
    await late.stop();
  });
});

interface Place {
  readonly kind: "layout";
  readonly id: number;
}

/** A page that says something, of which a draft says something else. */
async function written(name: string): Promise<Place> {
  const { layoutId } = await createPage(name, { document: buildLayout([textBlock("words", "Hier")]) });
  const place = { kind: "layout", id: layoutId ?? 0 } as const;
  const changes = [{ prop: "html", locale: "fr_FR", value: "<p>Demain</p>" }];
  const edit = { id: "written-0001", commands: [{ type: "set-props", id: "words", changes }] };
  done(await saveEdits(place, { since: 0, edits: [edit], authorId: await author(), role: "ADMIN" }));
  return place;
}

async function planned(place: Place, at: number): Promise<void> {
  const { sequence, published } = (await readDraft(place)) ?? expect.fail("there is no draft");
  const drafts = [{ ...place, since: sequence, published }];
  const plan = { action: "publish", at, drafts, label: "Fête", replaces: null } as const;
  done(await makePlan({ ...plan, authorId: await author() }));
}

async function author(): Promise<number> {
  return (await accountOf(admin.ADMIN_EMAIL)) ?? expect.fail("there is no administrator");
}

/** Ends the server as a power cut would. */
async function crash(site: RunningSite): Promise<void> {
  process.kill(site.pid, "SIGKILL");
  const isUp = async (): Promise<boolean> => await fetch(site.url).then(Boolean, () => false);
  await expect.poll(isUp, { timeout: 20_000 }).toBe(false);
}

async function textAt(site: RunningSite, path: string): Promise<string> {
  return await (await fetch(`${site.url}${path}`, { headers: { "user-agent": "Mozilla/5.0" } })).text();
}
