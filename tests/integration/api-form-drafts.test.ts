import { beforeEach, describe, expect, test } from "vitest";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";
import { database } from "#server/db/context.ts";
import { formRecords } from "#server/forms/read.ts";
import { saveForm } from "#server/forms/write.ts";
import { setComponentConfig } from "#server/pages/component-configs/write.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";
import { buildBlock, buildLayout, createPage, granted, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";
import { formCalls, token as answerToken } from "./form-calls.ts";
import { fillWorkshop } from "./form-content.ts";

const frame = ["app-bar", "outlet", "footer", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
const email = { key: "email_new", kind: "email", label: { fr_FR: "E-mail" }, isRequired: true };

describe.each(engines)("forms that an operator edits on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const { send, answers } = formCalls(api);
  const callsOf = (id: number) => new DraftCalls(api, id, token, "form");
  const edit = (id: string, ...commands: readonly object[]) => ({ id: `edit-${id}`, commands });
  const set = (property: string, value: unknown, more = {}) => ({ type: "set", property, value, ...more });
  const title = (text: string, locale = "fr_FR") => set("title", text, { locale });
  const insert = (field: object, step = "step1") => ({ type: "insert-field", step, after: null, field });
  const create = async (body: object) => await api.call("POST", "/api/admin/forms", { token, body });
  const begin = async (body: object = { title: "Visite" }): Promise<number> =>
    ((await create(body)).body.data as { id: number }).id;
  const remove = async (id: number) => await api.call("DELETE", `/api/admin/forms/${id}`, { token, lang: "en_US" });
  const list = async () => (await api.call("GET", "/api/admin/forms", { token })).body.data as readonly FormSummary[];
  const statusOf = async (id: number) => (await api.call("GET", `/api/forms/${id}`)).status;

  test("[FO24] a new form is nobody's until it is published, and what visitors answer by is what was published", async () => {
    const id = await begin();
    const path = `/api/forms/${id}`;
    expect((await list()).find((one) => one.id === id)).toEqual({
      id,
      title: "Visite",
      answers: 0,
      retentionDays: 365,
      isPublic: false,
      isStandard: false,
      hasChanges: false,
    });
    expect(await statusOf(id)).toBe(404);
    const body = { answers: [] };
    expect((await api.form(`${path}/submit`, body)).status).toBe(404);
    expect((await api.form(`${path}/answer/validate`, body)).status).toBe(404);
    const calls = callsOf(id);
    await calls.save(0, [edit("0001", insert(email))]);
    expect(await statusOf(id)).toBe(404);
    const revision = await calls.publish(1, null, "Première");
    expect((await api.call("GET", path)).body.data).toMatchObject({
      title: "Visite",
      steps: [{ fields: [{ key: "email_new" }] }],
    });
    expect(await calls.revisions()).toMatchObject([{ id: revision, label: "Première", isPublished: true }]);
    await calls.save(1, [edit("0002", title("Visiter"))]);
    expect((await api.call("GET", path)).body.data).toMatchObject({ title: "Visite" });
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      title: "Visiter",
      isPublic: true,
      hasChanges: true,
    });
    await calls.publish(2, revision);
    expect((await api.call("GET", path)).body.data).toMatchObject({ title: "Visiter" });
  });

  test("[FO24] what doesn't fit together isn't published, and says where; the draft keeps it", async () => {
    const id = await begin();
    const calls = callsOf(id);
    await calls.save(0, [
      edit("0001", insert({ key: "choice", kind: "radio" }), title("")),
      edit("0002", insert({ ...email, label: {}, when: [{ field: "nobody", is: "filled" }] })),
    ]);
    const refused = await calls.tryToPublish(2, null);
    expect(refused.status).toBe(422);
    const problems = refused.body.data as readonly { readonly key: string; readonly error: string }[];
    expect(problems.map(({ key }) => key)).toEqual([
      "drafts.0.title.fr_FR",
      "drafts.0.steps.0.fields.0.label.fr_FR",
      "drafts.0.steps.0.fields.0.when.0.field",
      "drafts.0.steps.0.fields.1.label.fr_FR",
      "drafts.0.steps.0.fields.1.options",
    ]);
    for (const { error } of problems) expect(error).toMatch(/[a-z ]{10,}/);
    expect(await statusOf(id)).toBe(404);
    expect((await calls.draft()).sequence).toBe(2);
  });

  test("[FO18] [FO23] what can't be is refused under its key; nobody but administrators is answered", async () => {
    const id = await begin();
    const calls = callsOf(id);
    const bad = await calls.post("edits", { since: 0, edits: [edit("0001", set("retentionDays", 0))] });
    expect(bad).toMatchObject({ status: 422, body: { data: [{ key: "edit-0001.retentionDays" }] } });
    for (const command of [
      { type: "set-all", form: allFieldsForm() },
      set("__proto__", { a: 1 }),
      { type: "remove-field", field: "nobody" },
      { ...title("x"), more: 1 },
      insert({ key: "constructor", kind: "text" }),
      null,
    ]) {
      const answer = await calls.post("edits", { since: 0, edits: [edit("0002", command as object)] });
      expect([command, [400, 422].includes(answer.status)]).toEqual([command, true]);
    }
    const other = await customerToken(api);
    const stranger = new DraftCalls(api, id, other, "form");
    expect((await stranger.post("edits", { since: 0, edits: [edit("0003", title("x"))] })).status).toBe(403);
    for (const given of [{}, { token: other }]) {
      const status = given === other ? 403 : "token" in given ? 403 : 401;
      expect((await api.call("POST", "/api/admin/forms", { ...given, body: { title: "x" } })).status).toBe(status);
      expect((await api.call("DELETE", `/api/admin/forms/${id}`, given)).status).toBe(status);
    }
    expect((await calls.draft()).sequence).toBe(0);
  });

  test("[EM22] [EM24] [EM26] of two administrators the slower is told; an edit is taken back; a revision comes back", async () => {
    const id = await begin();
    const calls = callsOf(id);
    await calls.save(0, [edit("0001", insert(email))]);
    const behind = await calls.post("edits", { since: 0, edits: [edit("0002", title("Autre"))] });
    expect(behind.status).toBe(409);
    const first = await calls.publish(1, null);
    await calls.save(1, [edit("0003", { type: "remove-field", field: "email_new" })]);
    expect((await calls.tryToPublish(1, first)).status).toBe(409);
    await calls.save(2, [{ id: "edit-0004", undoes: "edit-0003" }]);
    const document = (await calls.draft()).document as FormDocument;
    expect(document.steps[0]?.fields.map(({ key }) => key)).toEqual(["email_new"]);
    await calls.save(3, [edit("0005", title("Encore"))]);
    expect((await calls.post(`revisions/${first}/restore`, { since: 4, edit: "edit-0006" })).status).toBe(200);
    expect((await calls.draft()).document).toEqual(document);
  });

  test("[FO22] a standard form is edited like any; what code writes is followed where nothing is edited", async () => {
    const calls = callsOf(1);
    expect(await calls.draft()).toMatchObject({ published: null, sequence: 0 });
    await calls.save(0, [edit("0001", title("Écrivez-nous"))]);
    await calls.publish(1, null);
    expect((await api.call("GET", "/api/forms/1")).body.data).toMatchObject({ title: "Écrivez-nous" });
    granted(await saveForm({ id: 1, document: allFieldsForm({ title: { fr_FR: "Du code" } }) }));
    expect(((await calls.draft()).document as FormDocument).title).toEqual({ fr_FR: "Du code" });
    expect(await calls.missed(1)).toMatchObject([{ sequence: 2, author: null }]);
  });

  test("a form is begun as a copy of another as that is edited, under a title of its own", async () => {
    await callsOf(1).save(0, [edit("0001", set("retentionDays", 12))]);
    const id = await begin({ title: "Presse", copyOf: 1 });
    const { document } = await callsOf(id).draft();
    expect(document).toMatchObject({ title: { fr_FR: "Presse" }, retentionDays: 12 });
    expect((document as FormDocument).steps[0]?.fields.length).toBeGreaterThan(3);
    expect((await create({ title: "x", copyOf: 99_999 })).status).toBe(404);
    for (const body of [{}, { title: " " }, { title: "x".repeat(201) }, { title: "x", copyOf: 0 }])
      expect((await create(body)).status).toBe(400);
  });

  test("a form is deleted with its draft, its revisions and its answers, and its number is never another form's", async () => {
    const id = await begin();
    const calls = callsOf(id);
    await calls.save(0, [edit("0001", insert(email))]);
    await calls.publish(1, null);
    const sent = await send(
      { answers: [{ key: "email_new", value: "lise@exemple.test" }], token: answerToken(1) },
      {},
      `/api/forms/${id}/submit`,
    );
    expect(sent.status).toBe(200);
    expect((await answers(`?form=${id}`)).total).toBe(1);
    expect((await remove(id)).status).toBe(200);
    expect((await answers(`?form=${id}`)).total).toBe(0);
    expect([await statusOf(id), (await remove(id)).status]).toEqual([404, 404]);
    for (const table of ["draft", "draft_edit", "revision"] as const) {
      const rows = await database().selectFrom(table).select("kind").where("kind", "=", "form").execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await formRecords()).has(id)).toBe(false);
    const next = await begin();
    expect([next > id, (await callsOf(next).draft()).sequence]).toEqual([true, 0]);
  });

  test("a form that something public shows isn't deleted, and says where; nor is one that every site has", async () => {
    const id = await begin();
    expect((await remove(1)).body.message).toContain("Every site has this form");
    const block = buildBlock("form", "form", { props: { form: id } });
    await publishedLayoutId("pied", buildLayout([block], { kind: "reusable" }));
    expect(await remove(id)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("pied") as string },
    });
    const shown = await begin();
    await createPage("degustation", {
      document: buildLayout([buildBlock("form", "form", { props: { form: shown } })]),
    });
    expect((await remove(shown)).body.message).toMatch(/shown on: \S+/);
    const registered = await begin();
    await fillWorkshop(5, registered);
    expect((await remove(registered)).body.message).toContain("Blending workshop");
    const everywhere = await begin();
    await createPage("partout", { document: buildLayout([buildBlock("form", "form")]) });
    expect((await setComponentConfig({ slug: "form", v: 1, props: { form: everywhere } })).ok).toBe(true);
    expect((await remove(everywhere)).status).toBe(422);
    expect((await formRecords()).has(everywhere)).toBe(true);
  });

  test("[SS12] an administrator sees a form by its draft in the site's frame; nobody else does, and nothing of it is kept", async () => {
    await publishedLayoutId("page", buildLayout(frame, { kind: "frame" }));
    const id = await begin();
    await callsOf(id).save(0, [edit("0001", title("En préparation"), insert(email))]);
    const site = createTestSite(api.database.db);
    const asAdministrator = { cookie: `token=${administratorToken}` };
    const path = `/contact?draft=form:${id}`;
    const draft = await site.get(path, asAdministrator);
    const html = await draft.text();
    expect(draft.status).toBe(200);
    expect(draft.headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain("En préparation");
    expect(html).toContain('name="f.email_new"');
    expect(html).toContain('<div id="admin" data-draft');
    for (const [at, headers] of [
      [path, {}],
      ["/contact", asAdministrator],
    ] as const)
      expect(await (await site.get(at, headers)).text()).not.toContain("En préparation");
    await callsOf(id).save(1, [edit("0002", title("Still to come", "en_US"))]);
    const english = await (await site.get(`/en_US/contact?draft=form:${id}`, asAdministrator)).text();
    expect(english).toContain("Still to come");
    const wire = await (await site.get(`/_data/en_US/contact?draft=form:${id}`, asAdministrator)).text();
    expect(wire).toContain("Still to come");
  });
});
