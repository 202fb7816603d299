import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { emptyLayout } from "#schemas/page/layout.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { saveMedia } from "#server/media/write.ts";
import { listNews } from "#server/news/read.ts";
import { saveNews } from "#server/news/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { findPageBySlug } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { countVisit } from "#server/audience/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { subscribe } from "#tests/setup/newsletter.ts";
import { done } from "#tests/setup/results.ts";

const all = { nbItem: 10, page: 1, orderBy: [], filters: [] };

describe.each(engines)("npm run site on $name", (engine) => {
  const opened = useDatabase(engine);
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "estate-cli-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a command in this process, with a connection of its own. */
  async function site(words: string[], env: Record<string, string> = {}) {
    const out: string[] = [];
    const error: string[] = [];
    const world = {
      estate: demoEstate,
      env: { ...opened.environment, ...env },
      out: (text: string) => void out.push(text),
      error: (text: string) => void error.push(text),
    };
    const code = await runCli(words, world);
    return { code, out: out.join("\n"), error: error.join("\n") };
  }

  test("[issue 2] a real second process changes a news item, and this one hears of it", async () => {
    const saved = await saveNews({ date: "2026-05-01", texts: { fr_FR: { title: "Avant" } } });
    expect(saved.ok).toBe(true);
    const news = await listNews("fr_FR", all);
    const committed = new Promise<void>((resolve) => onTagsDropped(opened.db, () => resolve()));
    const { stdout } = await inChild(
      ["news", "edit", String(news.news[0]?.id), "--title", "Après"],
      opened.environment,
    );
    expect(stdout).toContain("is changed");
    await committed;
    expect((await listNews("fr_FR", all)).news[0]?.title).toBe("Après");
  });

  test("parameter set, list, unset", async () => {
    expect(await site(["parameter", "set", "COMPANY_NAME", "Clairveille"])).toEqual({
      code: 0,
      out: "COMPANY_NAME = Clairveille",
      error: "",
    });
    const { out } = await site(["parameter", "list", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ COMPANY_NAME: "Clairveille" });
    expect((await site(["parameter", "list"])).out).toContain("COMPANY_NAME = Clairveille   [STRING] Company name");
    expect((await site(["parameter", "unset", "COMPANY_NAME"])).code).toBe(0);
    expect((await parameterValues())["COMPANY_NAME"]).toBeNull();
  });

  test("popups, services, blog folders and articles are added, listed, changed and removed", async () => {
    const picture = await saveMedia({ path: "a.jpg", width: 1, height: 1, bytes: 1, mime: "image/jpeg" });
    const media = picture.ok ? String(picture.value.id) : "";
    for (const [word, name, add, edit, line] of [
      [
        "popup",
        "popup",
        ["--title", "Fermé", "--message", "<p>Août</p>", "--page-types", "home", "--delay", "500", "--media", media],
        ["--locale", "en_US", "--title", "Closed", "--until", "2026-12-01", "--every-reload"],
        "1  after 500 ms on home  Closed",
      ],
      [
        "service",
        "service",
        ["--title", "La visite", "--tags", "cave, famille"],
        ["--locale", "en_US", "--title", "The tour", "--media", media],
        "1  The tour  [cave, famille]",
      ],
      ["blog-folder", "blog folder", ["--name", "À la vigne"], ["--locale", "en_US", "--name", "Vines"], "1  Vines"],
      [
        "blog",
        "blog article",
        ["--title", "Tailler", "--date", "2026-05-01", "--folder", "1"],
        ["--locale", "en_US", "--title", "Pruning"],
        "1  2026-05-01  Vines / Pruning",
      ],
      [
        "address",
        "address",
        ["--name", "La cave", "--address", "1 rue Basse", "--city", "Beaune", "--types", "CELLAR,SHOP"],
        ["--locale", "en_US", "--name", "The cellar", "--postal-code", "21200"],
        "1  The cellar: 1 rue Basse, 21200 Beaune",
      ],
    ] as const) {
      expect(await site([word, "add", ...add])).toEqual({ code: 0, out: `The ${name} 1 is added`, error: "" });
      expect(await site([word, "edit", "1", ...edit])).toEqual({ code: 0, out: `The ${name} 1 is changed`, error: "" });
      expect((await site([word, "list", "--locale", "en_US"])).out).toBe(line);
      expect(JSON.parse((await site([word, "list", "--json"])).out)).toHaveLength(1);
    }
    for (const word of ["popup", "service", "blog", "blog-folder", "address"]) {
      expect(await site([word, "remove", "1"])).toMatchObject({ code: 0, error: "" });
      expect((await site([word, "list"])).out).toBe("");
    }
  });

  test("a popup goes away and comes back", async () => {
    await site(["popup", "add", "--title", "Fermé"]);
    await site(["popup", "edit", "1", "--no-active"]);
    expect((await site(["popup", "list"])).out).toBe("");
    await site(["popup", "edit", "1", "--active", "--from", "none", "--until", "none", "--page-types", ""]);
    expect((await site(["popup", "list"])).out).toBe("1  after 0 ms on every page  Fermé");
  });

  test("logo set, list, remove", async () => {
    await saveMedia({ path: "mark.svg", width: 30, height: 10, bytes: 1, mime: "image/svg+xml" });
    expect((await site(["logo", "set", "LOGO_FOOTER", "mark.svg"])).out).toBe("LOGO_FOOTER is mark.svg");
    expect((await site(["logo", "list"])).out).toBe("LOGO_FOOTER  mark.svg  30 × 10");
    expect((await site(["logo", "remove", "LOGO_FOOTER"])).code).toBe(0);
    expect((await site(["logo", "list", "--json"])).out).toBe("[]");
  });

  test("who reads the newsletter and who came by a mark", async () => {
    await subscribe("a@b.test", "en_US");
    await countVisit("letter", "203.0.113.7");
    expect((await site(["newsletter", "list"])).out).toMatch(
      /^1 {2}a@b\.test {2}en_US {2}2026-05-20T12:00:00\.000Z {2}http:\/\/localhost:3000\/en_US\/newsletter\/unsubscribe\/1\.[\w-]{43}$/,
    );
    expect((await site(["visit", "list"])).out).toBe("2026-05-20  letter  1");
    expect((await site(["newsletter", "remove", "A@B.test"])).code).toBe(0);
    expect(await site(["newsletter", "remove", "a@b.test"])).toMatchObject({ code: 2 });
    expect((await site(["newsletter", "list", "--json"])).out).toBe("[]");
  });

  test("what is refused exits with 2, says why, and changes nothing", async () => {
    for (const [words, why] of [
      [["parameter", "set", "NONSENSE", "1"], "There is no parameter NONSENSE"],
      [["parameter", "set", "IS_MENU_FIXED", "perhaps"], "must be true or false"],
      [["news", "edit", "12", "--title", "x"], "There is no news item 12"],
      [["news", "edit", "x"], '"x" is not an id'],
      [["news", "add", "--title", "x"], "date: must be a day written YYYY-MM-DD"],
      [["news", "add", "--locale", "de_DE", "--title", "x"], "not a language"],
      [["layout", "publish", "missing.json", "--layout", "1"], "can't be read"],
      [["layout", "export", "--layout", "1"], "no published layout"],
      [["layout", "export"], "either --layout or --page"],
      [["admin", "add", "nobody", "--generate"], "email: must be an e-mail address"],
      [["admin", "add", "a@b.example", "--role", "CUSTOMER"], "Allowed choices are ADMIN, SUPER_ADMIN"],
      [["popup", "edit", "12", "--title", "x"], "There is no popup 12"],
      [["popup", "add", "--title", "x", "--delay", "soon"], "not a number of milliseconds"],
      [["popup", "add", "--title", "x", "--from", "tomorrow"], "not a day"],
      [["popup", "add", "--title", "x", "--page-types", "nothing"], "there is no “nothing”"],
      [["service", "remove", "12"], "There is no service 12"],
      [["blog", "add", "--title", "x"], "date: must be a day written YYYY-MM-DD"],
      [["blog-folder", "edit", "12", "--name", "x"], "There is no blog folder 12"],
      [["address", "add", "--name", "x", "--city", "y"], "address: is required"],
      [["address", "add", "--name", "x", "--types", "NOWHERE"], "takes no type such as “NOWHERE”"],
      [["logo", "set", "LOGO", "missing.svg"], "has no"],
      [["logo", "set", "PORTRAIT", "missing.svg"], "is not a logo"],
      [["nonsense"], "unknown command"],
    ] as const) {
      const { code, error } = await site([...words]);
      expect([words, code]).toEqual([words, 2]);
      expect(error).toContain(why);
    }
    expect(await listNews("fr_FR", all)).toMatchObject({ total: 0 });
  });

  test("a wrong environment is told", async () => {
    expect(await site(["status"], { DATABASE_URL: "mysql://x" })).toMatchObject({
      code: 2,
      error: expect.stringContaining("DATABASE_URL"),
    });
  });

  test("news add, edit one language, list, remove", async () => {
    expect((await site(["news", "add", "--date", "2026-05-01", "--title", "Bonjour", "--promoted"])).code).toBe(0);
    const { news } = await listNews("fr_FR", all);
    const id = String(news[0]?.id);
    expect((await site(["news", "edit", id, "--locale", "en_US", "--title", "Hello"])).code).toBe(0);
    expect((await listNews("en_US", all, { promoted: true })).news[0]).toMatchObject({ title: "Hello", slug: "hello" });
    expect((await site(["news", "list", "--locale", "en_US"])).out).toBe(`${id}  2026-05-01  Hello`);
    expect((await site(["news", "remove", id])).code).toBe(0);
    expect((await listNews("fr_FR", all)).total).toBe(0);
  });

  test("layout publish for a page without one, export, publish again", async () => {
    const saved = await savePage({ type: "content", texts: { fr_FR: { slug: "la-maison", title: "La maison" } } });
    expect(saved.ok).toBe(true);
    const file = join(folder, "layout.json");
    writeFileSync(file, JSON.stringify(emptyLayout("page")));
    expect((await site(["layout", "publish", file, "--page", "la-maison"])).code).toBe(0);
    const layoutId = (await findPageBySlug("la-maison"))?.layoutId ?? 0;
    expect(await publishedLayout(layoutId)).toMatchObject({ document: emptyLayout("page") });
    const copy = join(folder, "copy.json");
    expect((await site(["layout", "export", copy, "--page", "la-maison"])).code).toBe(0);
    expect(JSON.parse(readFileSync(copy, "utf8"))).toEqual(emptyLayout("page"));
    writeFileSync(file, JSON.stringify({ ...emptyLayout("page"), root: ["missing"] }));
    const refused = await site(["layout", "publish", file, "--layout", String(layoutId)]);
    expect(refused).toMatchObject({
      code: 2,
      error: expect.stringContaining(
        "Some of this cannot be taken: The layout names a block that is not there: “missing”.",
      ),
    });
    expect((await site(["layout", "publish", copy, "--layout", String(layoutId)])).code).toBe(0);
  });

  test("a layout that is refused leaves the page as it was", async () => {
    await savePage({ type: "content", texts: { fr_FR: { slug: "la-maison", title: "La maison" } } });
    const file = join(folder, "layout.json");
    writeFileSync(file, JSON.stringify(emptyLayout("frame")));
    expect((await site(["layout", "publish", file, "--page", "la-maison"])).code).toBe(2);
    expect((await findPageBySlug("la-maison"))?.layoutId).toBeNull();
  });

  test("admin add: a password of the environment, or one made and shown once", async () => {
    const given = await site(["admin", "add", "a@b.example"], { ADMIN_PASSWORD: "from the environment" });
    expect(given).toMatchObject({ code: 0 });
    expect(given.out).not.toContain("from the environment");
    expect((await login({ email: "a@b.example", password: "from the environment", clientAddress: "1" })).ok).toBe(true);
    const made = await site(["admin", "add", "c@d.example", "--role", "SUPER_ADMIN", "--generate"]);
    const password = /Password, shown this once: (\S+)$/.exec(made.out)?.[1] ?? "";
    expect(await login({ email: "c@d.example", password, clientAddress: "1" })).toMatchObject({
      ok: true,
      value: { user: { role: "SUPER_ADMIN" } },
    });
    expect((await site(["admin", "add", "a@b.example", "--generate"])).error).toContain("already");
  });

  test("admin logout ends the sessions of one user, or of everybody", async () => {
    const tokens: string[] = [];
    for (const name of ["anne", "brice", "claude"]) {
      const email = `${name}@b.example`;
      await site(["admin", "add", email], { ADMIN_PASSWORD: "from the environment" });
      tokens.push(done(await login({ email, password: "from the environment", clientAddress: "1" })).token);
    }
    const open = async () => (await Promise.all(tokens.map(sessionOf))).map((session) => session !== null);
    expect(await site(["admin", "logout", "ANNE@b.example"])).toMatchObject({
      out: "1 session of ANNE@b.example ended",
    });
    expect(await open()).toEqual([false, true, true]);
    expect((await site(["admin", "logout", "nobody@b.example"])).error).toContain("There is no account");
    expect(await open()).toEqual([false, true, true]);
    expect(await site(["admin", "logout"])).toMatchObject({ out: "2 sessions of everybody ended" });
    expect(await open()).toEqual([false, false, false]);
  });

  test("status says which engine it is and how much there is", async () => {
    await saveNews({ date: "2026-05-01", texts: { fr_FR: { title: "T" } } });
    const { out } = await site(["status", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ engine: engine.name, rows: { news: 1, page: 0 } });
  });
});

/** Runs a command in a process of its own. */
async function inChild(words: string[], environment: Readonly<Record<string, string>>) {
  const cli = resolve(import.meta.dirname, "../../server/cli.ts");
  return await promisify(execFile)(process.execPath, [cli, ...words], { env: { ...process.env, ...environment } });
}
