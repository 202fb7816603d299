import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { keepPictures } from "#tests/setup/kept-pictures.ts";
import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

import { logBrowserIn, makeAdministrator, makePage, openEditor, openEditorByKeys } from "./support/administrator.ts";
import { ballLayout } from "./support/edited-page.ts";
import { minuteIn, planChip, retitle, schedule } from "./support/scheduling.ts";
import { expect, rememberPopups, test as base } from "./support/test.ts";

interface Estate {
  /** The site as it runs now. */
  site(): RunningSite;
  /** Stops it in good order and starts it anew, on another port, with what it knew. */
  restart(): Promise<void>;
}

/** A site of its own, which may be stopped: the others' tests go on. */
const test = base.extend<object, { readonly estate: Estate }>({
  // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
  estate: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-"));
      keepPictures(dataDir);
      let site = await startSite({ dataDir });
      await provide({
        site: () => site,
        async restart() {
          await site.stop();
          site = await startSite({ dataDir });
        },
      });
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ estate }, provide) => provide(estate.site().url),
});

test("what is scheduled a minute ahead is public at its minute although the site was stopped and started meanwhile, without anybody", async ({
  page,
  context,
  request,
  estate,
}) => {
  test.setTimeout(300_000);
  const administrator = await makeAdministrator(estate.site(), request);
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  const own = await makePage(administrator, "Le bal", ballLayout);
  await openEditorByKeys(page, own.path);
  await retitle(page, "Le bal est ouvert");
  // Far enough for the keys, the end and the start to fit in.
  const at = minuteIn(60_000);
  await schedule(page, at);
  await expect(planChip(page)).toBeVisible();
  await page.close();

  await estate.restart();
  const { url } = estate.site();
  const visitor = await context.newPage();
  await rememberPopups(visitor);
  await visitor.goto(url + own.path);
  await expect(visitor.locator("[data-id=title] h1")).toHaveText("Le bal des vendanges");
  expect(Date.now()).toBeLessThan(at);
  await visitor.waitForTimeout(at - Date.now() + 1_000);
  await visitor.reload();
  await expect(visitor.locator("[data-id=title] h1")).toHaveText("Le bal est ouvert");

  await openEditor(visitor, url + own.path);
  await expect(visitor.getByRole("button", { name: /^État du brouillon/ })).toBeVisible();
  await expect(planChip(visitor)).toHaveCount(0);
});
