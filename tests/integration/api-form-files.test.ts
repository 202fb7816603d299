import { describe, expect, test } from "vitest";

import type { SentAnswer } from "#schemas/content/form-answer.ts";
import { database } from "#server/db/context.ts";
import { forgetOldAnswers } from "#server/forms/answers/write.ts";
import { forgetLostFiles, keepFile } from "#server/forms/files/write.ts";
import { purposes } from "#server/limits/purposes.ts";
import { saveForm } from "#server/forms/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { allFieldsForm, goodAnswer } from "#tests/factories/all-fields-form.ts";
import { contentOf } from "#tests/factories/sent-files.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator, customer, fillCustomer } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { fillWorkshop, workshop } from "./form-content.ts";

const formId = 7;
const token = "0123456789-0123456789_abc";
const filled = Object.entries(goodAnswer).flatMap(([key, held]) => held.map((value) => ({ key, value })));

describe.each(engines)("files of forms on $name", (engine) => {
  const api = useApi(engine);

  const send = async (files: readonly File[], given = {}, fields = {}) => {
    granted(await saveForm({ id: formId, document: allFieldsForm() }));
    const body = { answers: filled, token, ...fields };
    return await api.form(`/api/forms/${formId}/submit`, body, { files: { papers: files }, lang: "en_US", ...given });
  };
  const sent = async (...given: Parameters<typeof send>): Promise<SentAnswer["files"]> =>
    ((await send(...given)).body.data as SentAnswer).files;
  const counts = async () => {
    const files = await database().selectFrom("form_file").select("id").execute();
    const parts = await database().selectFrom("form_file_part").select("file_id").execute();
    return [files.length, parts.length];
  };
  const logIn = async (who: typeof administrator | typeof customer): Promise<string> => {
    const answer = await api.call("POST", "/api/login", { body: who });
    return (answer.body.data as { token: string }).token;
  };

  test("[§7 forms-calls] files are what their bytes say, and leave as downloads alone", async () => {
    const large = contentOf("pdf", 700_001);
    const files = await sent([new File([large], "plan.pdf"), new File([contentOf("png")], "étiquette n°1.png")]);
    expect(files.map(({ key, name, bytes }) => [key, name, bytes])).toEqual([
      ["papers", "plan.pdf", 700_001],
      ["papers", "étiquette n°1.png", 64],
    ]);
    const plan = await api.send("GET", `${files[0]!.url}?key=${token}`);
    expect(plan.status).toBe(200);
    expect(plan.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
    expect(plan.text.length).toBe(700_001);
    const label = await api.send("GET", `${files[1]!.url}?key=${token}`);
    expect(label.headers["content-disposition"]).toContain("filename*=UTF-8''%C3%A9tiquette%20n%C2%B01.png");
  });

  test("one token tells the answers of one form from each other: another form's, or an element's, is an answer of its own", async () => {
    const [plan] = await sent([new File([contentOf("pdf")], "plan.pdf")]);
    granted(await saveForm({ id: 8, document: allFieldsForm() }));
    await fillWorkshop(5, formId);
    const again = (path: string) =>
      api.form(path, { answers: filled, token }, { files: { papers: [new File([contentOf("png")], "image.png")] } });
    const paths = ["/api/forms/8/submit", `/api/element/${workshop.route}/${workshop.id}/register`];
    for (const path of [...paths, ...paths]) {
      const { files } = (await again(path)).body.data as SentAnswer;
      expect([path, files.map(({ name }) => name)]).toEqual([path, ["image.png"]]);
      expect((await api.send("GET", `${files[0]!.url}?key=${token}`)).status).toBe(200);
    }
    expect((await sent([])).map(({ url }) => url)).toEqual([plan!.url]);
    const kept = await database().selectFrom("form_answer").select(["form_id", "element_id"]).orderBy("id").execute();
    expect(kept).toEqual([
      { form_id: formId, element_id: null },
      { form_id: 8, element_id: null },
      { form_id: formId, element_id: workshop.id },
    ]);
  });

  test("a table of answers names files by whole addresses, since it is read elsewhere", async () => {
    const [plan] = await sent([new File([contentOf("pdf")], "plan.pdf")]);
    const table = async () =>
      (await api.call("GET", `/api/admin/forms/${formId}/export`, { token: await logIn(administrator) })).text;
    expect(await table()).toContain(`"http://localhost:3000${plan!.url}"`);
    done(await setSiteInfo({ prodUrl: "https://www.estate.example/" }));
    expect(await table()).toContain(`"https://www.estate.example${plan!.url}"`);
  });

  test("[§7 forms-calls] a file is its sender's and administrators'; to all others it isn't there", async () => {
    await fillCustomer();
    const asCustomer = await logIn(customer);
    const [file] = await sent([new File([contentOf("pdf")], "a.pdf")], { token: asCustomer });
    const { url } = file!;
    const status = async (path: string, headers = {}) => (await api.send("GET", path, { headers })).status;
    expect(await status(url, { Authorization: asCustomer })).toBe(200);
    expect(await status(url, { Authorization: await logIn(administrator) })).toBe(200);
    expect(await status(url, { Cookie: `token=${asCustomer}` })).toBe(200);
    expect(await status(`${url}?key=${token}`)).toBe(200);
    expect(await status(url)).toBe(404);
    expect(await status(`${url}?key=${token.replace("a", "b")}`)).toBe(404);
    expect(await status(`${url}?key=`)).toBe(404);
    expect(await status(url, { Cookie: "token=garbage" })).toBe(404);
    expect(await status("/api/user", { Cookie: `token=${asCustomer}` })).toBe(401);
  });

  test.each([
    ...[
      "../../etc/passwd",
      "..%2f..%2fetc%2fpasswd",
      "..%5c..%5cwin.ini",
      "%2e%2e%5c",
      "%2e%2e/%2e%2e",
      "a%00b",
      "%252e%252e%252f",
    ],
    ...["/etc/passwd", "x".repeat(300), "....//....//x", "%c0%ae%c0%ae%2f", "file:%2f%2f%2fetc", "0", "__proto__", "'"],
  ])("[§7 forms-calls] %s is not there", async (id) => {
    const { status } = await api.send("GET", `/api/forms/file/download/${id}`);
    expect([400, 404]).toContain(status);
  });

  test.each([
    ["../../evil.pdf", "evil.pdf"],
    ["C:\\windows\\evil.pdf", "evil.pdf"],
    ['a"; filename="b.html.pdf', "a%22; filename=%22b.html.pdf"],
    ["x\r\nSet-Cookie: a=b.pdf", null],
    [`${"n".repeat(190)}.pdf`, `${"n".repeat(190)}.pdf`],
    [`${"n".repeat(300)}.pdf`, `${"n".repeat(196)}.pdf`],
    [`${"n".repeat(195)}🍷🍷🍷.pdf`, `${"n".repeat(195)}\ufffd.pdf`],
    ["\u202efdp.exe.pdf", "fdp.exe.pdf"],
  ])("hostile names are names alone: nothing of them reaches a path or a header (%#)", async (name, shown) => {
    const [file] = await sent([new File([contentOf("pdf")], name)]);
    if (shown !== null) expect(file?.name).toBe(shown);
    const answer = await api.send("GET", `${file!.url}?key=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="[\w.() -]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]*$/,
    );
    expect(file!.url).toMatch(/^\/api\/forms\/file\/download\/[\da-f]{32}$/);
  });

  test("what is refused leaves no file, and what is sent twice leaves one", async () => {
    const pdf = () => new File([contentOf("pdf")], "a.pdf");
    expect((await send([pdf()], {}, { answers: [] })).status).toBe(400);
    expect((await send([new File([contentOf("html")], "a.pdf")])).status).toBe(400);
    expect(await counts()).toEqual([0, 0]);
    await Promise.all(Array.from({ length: 8 }, () => send([pdf()])));
    expect(await counts()).toEqual([1, 1]);
  });

  test("one address sends thirty answers with files an hour, those that are refused for others among them", async () => {
    const { attempts } = purposes["form-files"];
    const pdf = () => [new File([contentOf("pdf")], "a.pdf")];
    const at = (count: number) => ({ token: `${token}-${count}` });
    for (let count = 0; count < attempts; count++) {
      if (count > 0 && count % 10 === 0) api.database.clock.advance(16 * 60_000);
      expect((await send(pdf(), {}, at(count))).status).toBe(200);
    }
    api.database.clock.advance(16 * 60_000);
    expect((await send(pdf(), {}, at(attempts))).status).toBe(429);
    expect((await counts())[0]).toBe(attempts);
    // What was kept is found again, and one without files goes.
    expect((await send(pdf(), {}, at(attempts - 1))).status).toBe(200);
    expect((await send([], {}, at(attempts))).status).toBe(200);
    api.database.clock.advance(60 * 60_000);
    expect((await send(pdf(), {}, at(attempts + 1))).status).toBe(200);
  });

  test("files go with their answer, and those that never got one after an hour", async () => {
    await send([new File([contentOf("pdf", 500_000)], "a.pdf")]);
    expect(await counts()).toEqual([1, 3]);
    api.database.clock.advance(31 * 86_400_000);
    await forgetOldAnswers();
    expect(await counts()).toEqual([0, 0]);
    const here = new URL("../factories/sent-files.ts", import.meta.url).pathname;
    await keepFile("papers", 0, { name: "a.pdf", bytes: 10, head: contentOf("pdf"), path: here });
    await forgetLostFiles();
    expect((await counts())[0]).toBe(1);
    api.database.clock.advance(61 * 60_000);
    await forgetLostFiles();
    expect(await counts()).toEqual([0, 0]);
  });

  test("a field for files that was left empty sends nothing", async () => {
    expect(await sent([new File([], "")])).toEqual([]);
  });
});
