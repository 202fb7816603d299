import { describe, expect, test } from "vitest";

import { saveForm } from "#server/forms/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { entries, formCalls } from "./form-calls.ts";
import { fillWorkshop, workshop } from "./form-content.ts";

const anyNumber = {
  version: 1,
  title: { fr_FR: "Venir" },
  steps: [{ fields: [{ key: "persons", kind: "number", label: { fr_FR: "Combien" }, decimals: 1 }] }],
};

describe.each(engines)("registering on $name", (engine) => {
  const api = useApi(engine);
  const { register, logIn, answers, mails } = formCalls(api);

  test(
    "[§7 element-register] a hundred who register at once for five places get five, and the rest are told",
    { timeout: 60_000 },
    async () => {
      await fillWorkshop(5);
      const all = await Promise.all(Array.from({ length: 100 }, (_nothing, at) => register(at)));
      const taken = all.filter(({ status }) => status === 200);
      expect(taken).toHaveLength(5);
      expect(
        taken.map(({ body }) => (body.data as { left: number }).left).toSorted((one, other) => one - other),
      ).toEqual([0, 1, 2, 3, 4]);
      const refused = all.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
        new Set(["409 Toutes les places sont prises."]),
      );
      expect((await answers("?element=77")).total).toBe(5);
      const shown = await api.call("GET", `/api/element/${workshop.route}/${workshop.id}`);
      expect(shown.body.data).toMatchObject({ registration: { idForm: 2, places: 5, left: 0 } });
    },
  );

  test("[§7 element-register] places are asked for together; who wants more than are left is told at the field", async () => {
    await fillWorkshop(5);
    expect((await register(1, 3)).body.data).toMatchObject({ left: 2 });
    const answer = await register(2, 3);
    expect(answer).toMatchObject({ status: 409, body: { message: "Il ne reste que 2 places." } });
    expect(answer.body.data).toEqual([{ key: "persons", error: expect.stringContaining("2 ou moins") }]);
    expect((await register(3, 2)).body.data).toMatchObject({ left: 0 });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["form-received", "form-received"]);
    const nowhere = await api.form("/api/element/logo-footer/1/register", { answers: [] });
    expect(nowhere.status).toBe(404);
  });

  test("[§7 element-register] whatever number is asked for where a form knows no most, it is more than are left", async () => {
    granted(await saveForm({ id: 9, document: anyNumber }));
    await fillWorkshop(5, 9);
    const ask = (persons: string) =>
      api.form(`/api/element/${workshop.route}/${workshop.id}/register`, { answers: entries({ persons: [persons] }) });
    for (const persons of ["6", "2147483648", "999999999999"]) {
      const answer = await ask(persons);
      expect(answer, persons).toMatchObject({ status: 409, body: { message: "Il ne reste que 5 places." } });
      expect(answer.body.data, persons).toMatchObject([{ key: "persons" }]);
    }
    expect((await ask("1,5")).body.data).toMatchObject({ left: 3 });
  });

  test("an administrator's deletion gives places back, once", async () => {
    await fillWorkshop(3);
    await register(1, 3);
    const [{ id } = { id: 0 }] = (await answers()).answers;
    const asAdministrator = { token: await logIn(administrator) };
    expect((await api.call("DELETE", `/api/admin/answer/${id}`, asAdministrator)).status).toBe(200);
    expect((await api.call("DELETE", `/api/admin/answer/${id}`, asAdministrator)).status).toBe(404);
    expect((await register(2, 3)).body.data).toMatchObject({ left: 0 });
  });
});
