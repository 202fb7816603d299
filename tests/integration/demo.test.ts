import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { listAlbums } from "#server/albums/read.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { listElements } from "#server/elements/read.ts";
import { listNews } from "#server/news/read.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { listPages } from "#server/pages/read.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

const everything: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

describe.each(engines)("the demo estate on $name", (engine) => {
  const site = useDatabase(engine);
  const options = (lines: string[] = []) => ({
    mediaDir: join(site.place.dataDir, "media"),
    adminEmail: "admin@clairveille.example",
    say: (line: string) => void lines.push(line),
  });

  test("fills an empty database and tells the administrator's login", async () => {
    const lines: string[] = [];
    const filled = await fillDemo(options(lines));
    expect(filled?.email).toBe("admin@clairveille.example");
    expect(lines.join("\n")).toContain("Domaine Clairveille");
    const answer = await login({ ...(filled ?? { email: "", password: "" }), clientAddress: "127.0.0.1" });
    expect(answer.ok && answer.value.user.role).toBe("SUPER_ADMIN");
  });

  test("[§2] has pages with layouts, news, wines, albums and lists in both languages, at the routes of the specification", async () => {
    await fillDemo(options());
    for (const locale of ["fr_FR", "en_US"] as const) {
      expect((await listPages(locale, everything)).total).toBeGreaterThanOrEqual(12);
      expect((await listNews(locale, everything)).total).toBeGreaterThanOrEqual(5);
      expect((await listProducts(locale, everything)).total).toBe(10);
      expect((await listAlbums(locale, everything)).albums).toHaveLength(3);
      expect((await listElements("bandeau-promotionnel", locale, everything))?.total).toBe(3);
    }
    expect((await getSiteInfo()).isECommerce).toBe(true);
    const { pages } = await listPages("fr_FR", everything);
    for (const { slug } of pages) {
      const page = await findPageBySlug(slug);
      expect(await publishedLayout(page?.layoutId ?? 0)).not.toBeNull();
    }
    for (const slug of ["legal-notice", "privacy-policy", "actualites", "nos-cuvees", "le-vignoble", "contact"]) {
      expect(await findPageBySlug(slug)).not.toBeNull();
    }
  });

  test("a second start changes nothing and tells the same login", async () => {
    const first = await fillDemo(options());
    const lines: string[] = [];
    expect(await fillDemo(options(lines))).toEqual(first);
    expect(lines).toEqual([]);
  });

  test("the password is kept for its owner alone, the pictures are copied", async () => {
    await fillDemo({ ...options(), adminPassword: "a chosen password" });
    const kept = join(site.place.dataDir, "demo-login.json");
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(await fillDemo(options())).toEqual({ email: "admin@clairveille.example", password: "a chosen password" });
    expect(readdirSync(join(site.place.dataDir, "media")).length).toBeGreaterThan(10);
  });

  test("a database with pages of its own is left alone", async () => {
    const saved = await savePage({
      type: "home",
      texts: { fr_FR: { slug: "accueil", menuTitle: "Accueil", title: "Accueil" } },
    });
    expect(saved.ok).toBe(true);
    expect(await fillDemo(options())).toBeNull();
    expect((await listPages("fr_FR", everything)).total).toBe(1);
    expect(existsSync(join(site.place.dataDir, "media"))).toBe(false);
  });

  test("two processes that start at once fill it once", async () => {
    const other = await site.openAgain();
    const [one, two] = await Promise.all([
      fillDemo(options()),
      runWithDatabase(other, async () => await fillDemo(options())),
    ]);
    expect((await listProducts("fr_FR", everything)).total).toBe(10);
    const told = [one, two].filter((answer) => answer !== null);
    expect(told.length).toBeGreaterThanOrEqual(1);
    const kept = await fillDemo(options());
    for (const answer of told) expect(answer).toEqual(kept);
  });
});
