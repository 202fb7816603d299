import { describe, expect, test } from "vitest";

import type { KeyError } from "#schemas/contract/envelope.ts";
import { standardForms } from "#schemas/forms/standard-forms.ts";
import { serverMessages } from "#schemas/messages/server-messages.ts";
import { forgetOldAnswers } from "#server/forms/answers/write.ts";
import { getForm } from "#server/forms/read.ts";
import { saveForm } from "#server/forms/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { closeAccount } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { messageText } from "#server/text/message-text.ts";
import { allFieldsForm, goodAnswer } from "#tests/factories/all-fields-form.ts";
import { badAnswers } from "#tests/factories/bad-answers.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator, customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { entries, formCalls, formId, token } from "./form-calls.ts";

describe.each(engines)("forms on $name", (engine) => {
  const api = useApi(engine);

  const { save, send, logIn, answers, mails } = formCalls(api);

  test("[§7 forms-calls] a form is told in the language asked for, with its rules and without who gets its mail", async () => {
    await save({ recipients: ["odile@exemple.test"] });
    const { body } = await api.call("GET", `/api/forms/${formId}`, { lang: "en_US" });
    expect(body.data).toMatchObject({
      id: formId,
      title: "Tout (en)",
      steps: [{ title: "Vous (en)" }, { fields: expect.anything() }],
    });
    expect(JSON.stringify(body)).not.toContain("exemple.test");
    expect((await api.call("GET", "/api/forms/999")).status).toBe(404);
    for (const id of standardForms.keys()) expect((await api.call("GET", `/api/forms/${id}`)).status).toBe(200);
  });

  test("[§7 forms-calls] words that name today are as old as the day in Paris, so that no kept page says yesterday's", async () => {
    const day = (from: string) => [{ fields: [{ key: "day", kind: "date", label: { fr_FR: "Jour" }, from }] }];
    const told = async (from: string) => {
      granted(await saveForm({ id: formId, document: { ...allFieldsForm(), steps: day(from) } }));
      return await withReadRecorder(() => getForm(formId, "fr_FR"));
    };
    const { value, validUntil } = await told("today");
    expect(value?.words.find(({ fault }) => fault === "dayFrom")?.text).toContain("20/05/2026");
    expect(validUntil).toBe(Date.parse("2026-05-20T22:00:00Z"));
    expect((await told("2026-05-20")).validUntil).toBeNull();
  });

  describe.each(Object.entries(badAnswers))("forty bad inputs for %s", (_kind, bad) => {
    test("[§5] each gets its message on its field, in the visitor's language, and nothing is kept", async () => {
      await save();
      for (const [at, { key, values, fault }] of bad.entries()) {
        const lang = at % 2 === 0 ? "fr_FR" : "en_US";
        const texts = values.filter((value) => typeof value === "string");
        const files = values.flatMap((value) =>
          typeof value === "string" ? [] : [new File([value.content], value.name)],
        );
        const filled = entries({ ...goodAnswer, [key]: texts });
        const path = `/api/forms/${formId}/answer/validate`;
        const answer = await api.form(path, { answers: filled }, { lang, files: { [key]: files } });
        const [problem] = answer.body.data as KeyError[];
        expect({ values, status: answer.status, count: (answer.body.data as []).length, key: problem?.key }).toEqual({
          values,
          status: 400,
          count: 1,
          key,
        });
        const [beginning = ""] = serverMessages[lang][`key.${fault}`].split("{", 1);
        expect(problem?.error.startsWith(beginning)).toBe(true);
        expect(problem?.error).not.toMatch(/[{}]/);
      }
      expect((await answers()).total).toBe(0);
    });
  });

  test("[§7 forms-calls] an answer is judged again when it is sent, whatever was said before", async () => {
    await save();
    const wrong = { answers: entries({ ...goodAnswer, email: ["nobody"], agreed: [] }) };
    const answer = await send(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toEqual([
      { key: "email", error: "must be an e-mail address" },
      { key: "agreed", error: "must be ticked" },
    ]);
    expect(answer.body.message).toContain("E-mail (en): must be an e-mail address");
  });

  test("a good answer is kept as it was said, told to who reads it and to who wrote it", async () => {
    await save({ recipients: ["odile@exemple.test", "simon@exemple.test"] });
    const answer = await send({ token: token(1) });
    expect(answer).toMatchObject({ status: 200, body: { data: { confirmation: "Merci pour tout. (en)", files: [] } } });
    const { answers: kept, total } = await answers(`?form=${formId}`);
    expect(total).toBe(1);
    const lines = kept[0]?.lines.map(({ label, said }) => `${label}: ${said.join()}`);
    expect(lines).toEqual(expect.arrayContaining(["Vins: red,rose", expect.stringMatching(/: oui$/)]));
    expect(lines?.join()).not.toContain("true");
    expect(kept[0]).toMatchObject({ idForm: formId, locale: "en_US", idElement: null, seats: 0 });
    const queued = (await mails()).map(({ kind, recipient, locale }) => [kind, recipient, locale]);
    expect(queued).toEqual([
      ["form-answer", "odile@exemple.test", "fr_FR"],
      ["form-answer", "simon@exemple.test", "fr_FR"],
      ["form-received", "elise@exemple.test", "en_US"],
    ]);
    const [, , thanks] = await mails();
    expect(thanks?.data).not.toContain("Bonjour");
  });

  test("a text that is left empty in a language is said in the estate's, by mail too", async () => {
    await save({ title: { fr_FR: "Tout", en_US: "" }, confirmation: { fr_FR: "Merci.", en_US: " " } });
    expect((await send({ token: token(1) })).body.data).toMatchObject({ confirmation: "Merci." });
    const thanks = (await mails()).find(({ kind }) => kind === "form-received");
    expect(JSON.parse(thanks?.data ?? "{}")).toMatchObject({ title: "Tout", confirmation: "Merci." });
  });

  test("without readers of its own the estate's address gets it; without any it is kept all the same", async () => {
    await save({ confirms: false });
    await send({ token: token(1) });
    expect(await mails()).toEqual([]);
    granted(await setParameter("COMPANY_EMAIL", "cave@exemple.test"));
    await send({ token: token(2) });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["cave@exemple.test"]);
    expect((await answers()).total).toBe(2);
  });

  test("one token is one answer, sent twenty times at once too, and one mail", async () => {
    await save();
    const all = await Promise.all(Array.from({ length: 20 }, () => send({ token: token(1) })));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await send({ token: token(1) })).status).toBe(200);
    expect((await answers()).total).toBe(1);
    expect((await mails()).length).toBe(1);
  });

  test("without a token the same words of one household are one answer that day, others are others", async () => {
    await save();
    for (const _time of [1, 2, 3]) await send({});
    expect((await answers()).total).toBe(1);
    await send({ answers: entries({ ...goodAnswer, message: ["Autre chose, à vrai dire"] }) });
    expect((await answers()).total).toBe(2);
    api.database.clock.advance(86_400_000);
    await send({});
    expect((await answers()).total).toBe(3);
  });

  test("who fills in the field that nobody sees is thanked and forgotten; who was too quick is asked again", async () => {
    await save();
    expect((await send({ website: "https://spam.test" })).status).toBe(200);
    expect(await send({ elapsed: 300 })).toMatchObject({
      status: 422,
      body: { message: "That was very quick. Please send it once more." },
    });
    expect((await answers()).total).toBe(0);
    expect((await send({ elapsed: 5000 })).status).toBe(200);
    expect((await answers()).total).toBe(1);
  });

  test("one household writes ten times in a quarter of an hour; its eleventh waits, and nothing of it stays", async () => {
    await save();
    for (let at = 0; at < 10; at++) expect((await send({ token: token(at) })).status).toBe(200);
    const late = await send({ token: token(10) });
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    expect((await answers()).total).toBe(10);
    // What was kept is found again all the same.
    expect((await send({ token: token(3) })).status).toBe(200);
    api.database.clock.advance(16 * 60_000);
    expect((await send({ token: token(10) })).status).toBe(200);
  });

  test("one address gets five confirmations an hour, however often forms are filled in with it", async () => {
    await save();
    for (let at = 0; at < 8; at++) await send({ token: token(at) });
    expect((await mails()).filter(({ kind }) => kind === "form-received")).toHaveLength(5);
    expect((await answers()).total).toBe(8);
  });

  test("all that a form may hold can be sent, and what is beyond that is refused at once", async () => {
    const keys = Array.from({ length: 20 }, (_, at) => `text_${at}`);
    const fields = keys.map((key) => ({ key, kind: "longtext", max: 10_000, label: { fr_FR: key } }));
    granted(await saveForm({ id: formId, document: { ...allFieldsForm(), steps: [{ fields }] } }));
    const filled = (text: string) => ({ answers: entries(Object.fromEntries(keys.map((key) => [key, [text]]))) });
    expect((await send(filled("é".repeat(10_000)))).status).toBe(200);
    expect((await answers()).answers[0]?.lines).toHaveLength(20);
    expect((await send(filled("é".repeat(20_000)))).status).toBe(413);
  });

  test("names of fields that are none, or that objects have, are refused and reach nothing", async () => {
    await save();
    for (const key of ["nothing", "__proto__", "constructor", "hasOwnProperty", "about", "__proto__[isAdmin]"]) {
      const answer = await send({ answers: [...entries(goodAnswer), { key, value: "x" }] });
      expect([key, answer.status, answer.body.data]).toEqual([key, 400, [{ key, error: "is not asked by this form" }]]);
    }
    const hostile = await api.form(`/api/forms/${formId}/submit`, {
      answers: '[{"key":"name","__proto__":{"role":"ADMIN"}}]',
    });
    expect(hostile.status).toBe(400);
    const named = await send({ "__proto__[isAdmin]": "true" });
    expect(named.status).toBe(400);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect((await answers()).total).toBe(0);
  });

  test("[§7 message-call] a message is an answer to the contact form, by its rules", async () => {
    const body = { name: "Lise", email: "lise@exemple.test", message: "Bonjour !", consent: "true" };
    expect(
      (await api.call("POST", "/api/message", { body: { ...body, consent: "" }, lang: "en_US" })).body.data,
    ).toEqual([{ key: "consent", error: "must be ticked" }]);
    expect((await api.call("POST", "/api/message", { body })).status).toBe(200);
    expect((await answers("?form=1&search=bonjour")).total).toBe(1);
    granted(await saveForm({ id: 1, document: { ...allFieldsForm(), title: { fr_FR: "Contact" } } }));
    expect((await api.call("POST", "/api/message", { body })).body.data).toEqual([
      expect.objectContaining({ key: "agreed" }),
    ]);
  });

  test("answers are forgotten after the days that their form says now", async () => {
    await save();
    await send({ token: token(1) });
    api.database.clock.advance(29 * 86_400_000);
    await forgetOldAnswers();
    expect((await answers()).total).toBe(1);
    await save({ retentionDays: 10 });
    await forgetOldAnswers();
    expect((await answers()).total).toBe(0);
  });

  test("what was not told yet of an answer goes with it, and nothing of others", async () => {
    await save({ recipients: ["odile@exemple.test"] });
    for (const at of [1, 2]) await send({ token: token(at) });
    expect(await mails()).toHaveLength(4);
    const [second, first] = (await answers()).answers.map(({ id }) => id);
    await api.call("DELETE", `/api/admin/answer/${second}`, { token: await logIn(administrator) });
    const left = await database().selectFrom("mail").select("dedupe_key").orderBy("id").execute();
    expect(left.map((mail) => mail.dedupe_key)).toEqual([
      `form-answer ${first} odile@exemple.test`,
      `form-received ${first}`,
    ]);
    api.database.clock.advance(30 * 86_400_000);
    await forgetOldAnswers();
    expect(await mails()).toEqual([]);
  });

  test("what leaves as CSV is found in it, and no cell is a formula", async () => {
    await save();
    const attack = ["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", "＝HYPERLINK(1)"];
    for (const [at, name] of attack.entries())
      await send({ token: token(at), answers: entries({ ...goodAnswer, name: [`${name};"x`] }) });
    const answer = await api.call("GET", `/api/admin/forms/${formId}/export`, { token: await logIn(administrator) });
    expect(answer.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
    const rows = answer.text
      .replace("\ufeff", "")
      .trimEnd()
      .split(/\r\n(?=")/);
    expect(rows[0]).toContain('"id";"date";"Nom"');
    const missing = await api.call("GET", "/api/admin/forms/987654/export", { token: await logIn(administrator) });
    expect(missing.status).toBe(404);
    expect(rows).toHaveLength(attack.length + 1);
    for (const row of rows) for (const cell of row.split(/;(?=")/)) expect(cell).not.toMatch(/^"\s*[=+\-@＝]/u);
    expect(answer.text).toContain('"\'=1+1;""x"');
  });

  test("answers, exports and deletions are administrators' alone", async () => {
    await fillCustomer();
    const asCustomer = { token: await logIn(customer) };
    for (const [method, path] of [
      ["GET", "/api/admin/forms"],
      ["GET", "/api/admin/answer"],
      ["GET", "/api/admin/forms/1/export"],
      ["DELETE", "/api/admin/answer/1"],
    ] as const) {
      expect([path, (await api.call(method, path)).status]).toEqual([path, 401]);
      expect([path, (await api.call(method, path, asCustomer)).status]).toEqual([path, 403]);
    }
    const { body } = await api.call("GET", "/api/admin/forms", { token: await logIn(administrator), lang: "en_US" });
    expect(body.data).toMatchObject([{ id: 1, title: "Write to us", answers: 0 }, { id: 2 }]);
  });

  test("an answer knows the customer who sent it until the account ends; it stays without", async () => {
    await save();
    await fillCustomer();
    await send({ token: token(1) }, { token: await logIn(customer) });
    const users = () =>
      inTransaction(async () => await database().selectFrom("form_answer").select("user_id").execute());
    const id = (await accountOf(customer.email)) ?? 0;
    expect(await users()).toEqual([{ user_id: id }]);
    granted(await closeAccount(id, "fr_FR"));
    expect(await users()).toEqual([{ user_id: null }]);
  });

  test("words of refusals are there in both languages", () => {
    expect(messageText("register.full", "en_US", { left: 1 })).toBe("Only one place is left.");
    expect(messageText("register.full", "fr_FR", { left: 3 })).toBe("Il ne reste que 3 places.");
  });
});
