import { describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import { locales } from "#schemas/locale.ts";
import type { RequestFiles } from "#schemas/contract/form-data.ts";
import { filter } from "#schemas/contract/filter.ts";
import { operatorsOf } from "#schemas/contract/parse-filter.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { AppError } from "#server/http/errors.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { need } from "#schemas/contract/need.ts";
import { savePopup } from "#server/popups/write.ts";
import { saveForm } from "#server/forms/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";
import { shopifyFile } from "#tests/factories/imports/shop-files.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator, customer, fillCart, fillCustomer, holdOrder, payOrder } from "./api-content.ts";
import { fillDesk } from "./desk-content.ts";
import { fillReturn } from "./return-content.ts";
import { useApi } from "./api-server.ts";
import { fillPlan, fillShare, forgetEdits, keepPiece, keepRecord, makeDeletable, showFirst } from "./draft-content.ts";
import { fillAnswer } from "./form-content.ts";
import { examplePath } from "./example-request.ts";
import { fillFonts, fontFile } from "./font-file.ts";
import { fillImport } from "./import-content.ts";
import { fillPresets } from "./kept-look.ts";
import { fillCustomers } from "./customer-content.ts";
import { fillPeople, owner } from "./people-content.ts";
import { pictureFile } from "./picture-file.ts";

/** A medium that stands nowhere. */
const unusedMedium = { id: 900, path: "unused.pdf", mime: "application/pdf", width: 1, height: 1, bytes: 9 };

describe.each(engines)("[§7] the calls on $name", (engine) => {
  const api = useApi(engine);

  // Each call with what it needs made anew: patience for a busy machine.
  test.each(locales)(
    "[§7 calls-answer] every call of the catalogue answers 200 in the envelope, as its schema says, in %s",
    { timeout: 120_000 },
    async (lang) => {
      for (const call of calls) {
        const { name, method, access, body, example, answer: schema } = call;
        api.database.clock.advance(20 * 60_000);
        await fillCart();
        await fillCustomer();
        await holdOrder();
        await fillAnswer();
        await fillReturn(name !== "askReturn");
        await fillDesk();
        if (name === "deleteForm") granted(await saveForm({ id: 9, document: allFieldsForm() }));
        if (/^\/admin\/(draft\/|publication$|plan)/.test(call.path)) await forgetEdits(1);
        if (call.path.startsWith("/admin/plan/")) await fillPlan();
        await fillPeople(name !== "invitePerson");
        if (call.path.startsWith("/admin/customer/")) await fillCustomers();
        if (name === "revokeShare") await fillShare();
        if (name === "unpublishDraft") await showFirst(1);
        if (name.endsWith("FontFamily")) await fillFonts(1);
        if (name === "deletePreset") await fillPresets(1);
        if (call.path.startsWith("/admin/import")) await fillImport(1);
        if (name === "deleteMedia") granted(await saveMedia(unusedMedium));
        if (name === "deletePopup") granted(await savePopup({ id: 1, texts: { fr_FR: { title: "Fermé" } } }));
        if (name === "getOrderPaper") await payOrder();
        if (call.path.startsWith("/admin/piece")) await keepPiece(900);
        if (call.path === "/admin/record/{collection}/{id}") await keepRecord(1);
        if (name === "deletePage") await makeDeletable(Number(example.params?.["id"]));
        const isCustomers = access === "owner" || ["deleteUser", "endUserSession"].includes(name);
        const who = isCustomers ? customer : access === "SUPER_ADMIN" ? owner : administrator;
        const token = access === "public" ? "" : await logIn(who);
        const given = { token, lang };
        const answer = await (body?.format === "multipart"
          ? api.form(examplePath(call), example.body ?? {}, { ...given, method, files: await filesOf(name) })
          : api.call(method, examplePath(call), { ...given, ...(body && { body: example.body }) }));
        if (call.isDownload) {
          const saved = { status: answer.status, as: answer.headers["content-disposition"] };
          expect({ name, ...saved }).toEqual({ name, status: 200, as: expect.stringMatching(/^attachment; /) });
          continue;
        }
        expect({ name, status: answer.status, message: answer.body.message }).toEqual({
          name,
          status: 200,
          message: "",
        });
        expect(Object.keys(answer.body)).toEqual(["success", "data", "message"]);
        expect({ name, valid: validateBody(answer.body.data, schema) }).toMatchObject({ name, valid: { ok: true } });
      }
    },
  );

  test("[§7] every filter with every operator and every order that the catalogue names works", async () => {
    const samples = { text: "a", choice: "", boolean: "true", number: "1.5", integer: "1", day: "2026-01-31" };
    // Once for all lists: nobody may log in as often as there are.
    const loggedIn = { token: await logIn(administrator) };
    for (const call of calls.filter(({ list }) => list !== null)) {
      const { name, list, access } = call;
      const token = access === "public" ? {} : loggedIn;
      const path = examplePath(call).replace(/\?.*/, "");
      if (call.path.startsWith("/admin/import")) await fillImport(1);
      const filters = Object.entries(list?.filters ?? {}).flatMap(([column, rule]) =>
        operatorsOf(rule).map((operator) => `${column}=${filter(operator, rule.choices?.[0] ?? samples[rule.type])}`),
      );
      const orders = (list?.orderBy ?? []).flatMap((column) => [`orderBy=${column}`, `orderBy=-${column}`]);
      expect(filters.length + orders.length).toBeGreaterThan(0);
      for (const query of [...filters, ...orders, "page=2&nbItem=1"]) {
        const answer = await api.call("GET", `${path}?${query}`, token);
        expect({ name, query, status: answer.status }).toEqual({ name, query, status: 200 });
      }
    }
  });

  test("[§7] unknown ids, routes and slugs are a 404", async () => {
    for (const path of [
      "/page/999",
      "/element/nothing",
      "/element/nothing/1",
      "/element/logo-footer/999",
      `/element/other/${api.content.element}`,
      "/album/999",
      "/news/2147483647",
      "/product/999",
      "/popup/999",
      "/blog/999",
      "/blog/ariane/999",
      "/blog/folder/999",
      "/blog/folder/list/999",
      "/blog/folder/ariane/999",
      "/service/999",
      "/external-app/OTHER/config/public",
      "/component/conf/..%2f..%2fetc%2fpasswd",
      "/element/%2e%2e%5c",
      "/element/a%00b",
    ]) {
      const answer = await api.call("GET", `/api${path}`, { lang: "en_US" });
      expect({ path, status: answer.status, body: answer.body }).toEqual({
        path,
        status: 404,
        body: { success: false, data: null, message: "There is nothing with this number or name." },
      });
    }
  });

  test("[§7] ids of a wrong type are a 400 under their key", async () => {
    for (const resource of [
      "page",
      "album",
      "news",
      "product",
      "element/logo-footer",
      "popup",
      "service",
      "blog/folder",
    ]) {
      for (const id of ["abc", "0", "-1", "1.5", "1e3", "0x1", "99999999999", "__proto__", "1%20or%201=1", "%ff"]) {
        const answer = await api.call("GET", `/api/${resource}/${id}`);
        expect({ resource, id, status: answer.status, data: answer.body.data }).toEqual({
          resource,
          id,
          status: 400,
          data: [{ key: "id", error: "doit être un nombre entier à partir de 1" }],
        });
      }
    }
  });

  test("[§7] answers are in the language of userLang, French by default", async () => {
    const path = `/api/news/${api.content.news}`;
    expect((await api.call("GET", path)).body.data).toMatchObject({ title: "Premiers bourgeons" });
    const english = await api.call("GET", path, { lang: "en_US" });
    expect(english.body.data).toMatchObject({ title: "First buds" });
    expect(english.headers["vary"]).toContain("userLang");
  });

  test("[§7] an injection in userLang reads as French, byte for byte", async () => {
    const french = await api.call("GET", "/api/parameter", { lang: "fr_FR" });
    for (const lang of [
      "fr_FR' OR 1=1--",
      "../../etc/passwd",
      "x".repeat(5000),
      "__proto__",
      "constructor",
      "en_US ",
    ]) {
      const answer = await api.call("GET", "/api/parameter", { lang });
      expect(answer.status).toBe(200);
      if (lang.trim() !== "en_US") expect(answer.text).toBe(french.text);
    }
  });

  test("[§7] GET /blog/folder/ is the same call as GET /blog/folder: the specification writes it so", async () => {
    const [plain, slashed] = await Promise.all(
      ["/api/blog/folder", "/api/blog/folder/"].map((path) => api.call("GET", path, { lang: "en_US" })),
    );
    expect(slashed).toMatchObject({ status: 200, text: plain?.text });
    expect((await api.send("POST", "/api/blog/folder/")).status).toBe(405);
  });

  test("[§7] HEAD answers like GET, without a body", async () => {
    const answer = await api.send("HEAD", `/api/news/${api.content.news}`);
    expect(answer).toMatchObject({ status: 200, text: "" });
  });

  test("needs of blocks are answered in process as over HTTP, and never privately", async () => {
    const overHttp = await api.call("GET", "/api/news?nbItem=5", { lang: "en_US" });
    const wanted = need("listNews", { query: { nbItem: 5 } });
    expect(JSON.parse(JSON.stringify(await resolveNeed(wanted, { locale: "en_US" })))).toEqual(overHttp.body.data);
    const failing = [
      [need("getNews", { params: { id: 999 } }), "not-found"],
      [need("getNews", { params: { id: "x" } }), "invalid"],
      [need("listNews", { query: { password: "x" } }), "invalid"],
      [need("getUser"), "unauthorized"],
      [need("getLogged", { private: true }), "unauthorized"],
    ] as const;
    for (const [one, code] of failing) {
      const error = await resolveNeed(one, { locale: "fr_FR" }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code });
    }
  });

  test("the OpenAPI document is served bare", async () => {
    const answer = await api.send("GET", "/api/openapi.json");
    expect(answer).toMatchObject({ status: 200, headers: { "content-type": "application/json" } });
    expect(JSON.parse(answer.text).openapi).toMatch(/^3\.1/);
  });

  /** The files that a call's example comes with. */
  async function filesOf(name: string): Promise<RequestFiles> {
    if (name === "planImport") return { file: new File([shopifyFile], "products.csv") };
    if (name === "addFonts") return { font: fontFile() };
    if (name === "validateCustomizationFile")
      return new File([await pictureFile({ width: 64, height: 64 })], "blason.png");
    return ["savePreview", "addMedia", "replaceMedia"].includes(name)
      ? await pictureFile({ width: 1200, height: 900 })
      : [];
  }

  async function logIn(body: typeof administrator | typeof customer | typeof owner): Promise<string> {
    const answer = await api.call("POST", "/api/login", { body });
    return (answer.body.data as { token: string }).token;
  }
});
