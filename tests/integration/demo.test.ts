import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { listAlbums } from "#server/albums/read.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { database, inTransaction, runWithDatabase } from "#server/db/context.ts";
import { allMigrations } from "#server/db/migrations/all-migrations.ts";
import { tablesOf } from "#server/db/migrations/tables-of.ts";
import { listElements } from "#server/elements/read.ts";
import { mediaFiles } from "#server/media/read.ts";
import { saveMedia } from "#server/media/write.ts";
import { listNews } from "#server/news/read.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { listPages } from "#server/pages/read.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { clearSite } from "#server/site/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

const email = "admin@clairveille.example";

const everything: ListQuery = { nbItem: 100, page: 1, orderBy: [], filters: [] };

describe.each(engines)("the demo estate on $name", (engine) => {
  const site = useDatabase(engine);
  const options = (lines: string[] = []) => ({
    adminEmail: email,
    say: (line: string) => void lines.push(line),
  });

  test("fills an empty database and tells the administrator's login", async () => {
    const lines: string[] = [];
    const filled = await fillDemo(options(lines));
    expect(filled?.email).toBe(email);
    expect(lines.join("\n")).toContain("Domaine Clairveille");
    const answer = await login({ email, password: filled?.madePassword ?? "", clientAddress: "127.0.0.1" });
    expect(answer.ok && answer.value.user.role).toBe("SUPER_ADMIN");
  });

  test("[§2] has pages with layouts, news, wines, albums and lists in both languages, at the routes of the specification", async () => {
    await fillDemo(options());
    for (const locale of ["fr_FR", "en_US"] as const) {
      expect((await listPages(locale, everything)).total).toBeGreaterThanOrEqual(12);
      expect((await listNews(locale, everything)).total).toBeGreaterThanOrEqual(5);
      expect((await listProducts(locale, everything)).total).toBe(11);
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

  test("a second time changes nothing and tells nothing", async () => {
    await fillDemo(options());
    const lines: string[] = [];
    expect(await fillDemo(options(lines))).toBeNull();
    expect(lines).toEqual([]);
  });

  test("a password that is given is used and not told, one that is made stands in no file", async () => {
    const adminPassword = "a chosen password";
    const lines: string[] = [];
    expect(await fillDemo({ ...options(lines), adminPassword })).toEqual({ email, madePassword: null });
    expect(lines.join("\n")).not.toContain(adminPassword);
    expect(await login({ email, password: adminPassword, clientAddress: "1" })).toMatchObject({ ok: true });
    const made = await fillDemo({ ...options(), replaces: true });
    const files = readdirSync(site.place.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const text = readFileSync(join(file.parentPath, file.name), "latin1");
      for (const secret of [adminPassword, made?.madePassword ?? ""])
        expect([file.name, text.includes(secret)]).toEqual([file.name, false]);
    }
  });

  test("replaces a site in one transaction: what fails leaves the old one whole, with its files", async () => {
    const mediaDir = join(site.place.dataDir, "media");
    mkdirSync(mediaDir, { recursive: true });
    writeFileSync(join(mediaDir, "logo.svg"), "<svg>ours</svg>");
    writeFileSync(join(mediaDir, "ours.jpg"), "ours");
    for (const path of ["logo.svg", "ours.jpg"])
      expect(await saveMedia({ path, width: 1, height: 1, bytes: 4, mime: "image/jpeg" })).toMatchObject({ ok: true });
    const home = { type: "home", texts: { fr_FR: { slug: "accueil", menuTitle: "Accueil", title: "Accueil" } } };
    expect((await savePage(home)).ok).toBe(true);
    await expect(fillDemo({ ...options(), adminEmail: "no address", replaces: true })).rejects.toThrow("administrator");
    expect((await listPages("fr_FR", everything)).total).toBe(1);
    expect(readFileSync(join(mediaDir, "logo.svg"), "utf8")).toBe("<svg>ours</svg>");
    expect(readFileSync(join(mediaDir, "ours.jpg"), "utf8")).toBe("ours");
    expect(await fillDemo({ ...options(), replaces: true })).toMatchObject({ email });
    expect((await listPages("fr_FR", everything)).total).toBeGreaterThanOrEqual(12);
    // What the old site alone named is gone, the rest is there.
    expect(existsSync(join(mediaDir, "ours.jpg"))).toBe(false);
    expect(readdirSync(mediaDir).toSorted()).toEqual((await mediaFiles()).toSorted());
  });

  test("emptying the site leaves no row behind", async () => {
    await fillDemo(options());
    await inTransaction(async () => {
      const key = { key_hash: "k", fingerprint: "f", answer: "{}", expires_at: 9 };
      await sql`insert into idempotency_key ${sql.raw(`(${Object.keys(key).join(", ")})`)}
        values (${sql.join(Object.values(key))})`.execute(database());
    });
    await clearSite();
    for (const table of tablesOf(allMigrations)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database());
      expect([table, rows]).toEqual([table, []]);
    }
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
    expect((await listProducts("fr_FR", everything)).total).toBe(11);
    const told = [one, two].filter((answer) => answer !== null);
    expect(told).toHaveLength(1);
    const password = told[0]?.madePassword ?? "";
    expect(await login({ email, password, clientAddress: "1" })).toMatchObject({ ok: true });
  });
});
