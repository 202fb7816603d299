import { beforeEach, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

import { PlayDriver } from "./play-driver.ts";

const [engine] = engines;
if (!engine) throw new Error("there is no database to test on");
const place = useDatabase(engine);

beforeEach(async () => {
  granted(await setSiteInfo({ isECommerce: true }));
  await createPage("panier", { type: "cart" });
  await createPage("le-vignoble");
});

async function formsOf(path: string, payment: PlayDriver | null): Promise<string> {
  return await runWithContext({ ...appContext(), drivers: { ...appContext().drivers, payment } }, async () => {
    const answer = await createTestSite(place.db).get(path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    return `${answer.status} ${/form-action ([^;]*)/.exec(policy)?.[1] ?? ""}`;
  });
}

test("[D24] forms of a customer's pages lead on to who takes the money and nobody else, those of other pages only here", async () => {
  expect(await formsOf("/cart", new PlayDriver())).toBe("200 'self' https://bank.test");
  expect(await formsOf("/le-vignoble", new PlayDriver())).toBe("200 'self'");
  expect(await formsOf("/cart", null)).toBe("200 'self'");
});
