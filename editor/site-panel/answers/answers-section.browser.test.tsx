import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { FormAnswer } from "#schemas/content/form-answer.ts";
import type { Locale } from "#schemas/locale.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { type AnswerPort, exportAddress } from "./answer-port.ts";
import { Answers } from "./answers-section.tsx";

const line = (key: string, label: string, ...said: readonly string[]) => ({ key, label, said });

const message: FormAnswer = {
  ...{ id: 12, idForm: 1, idElement: null, seats: 0, locale: "fr_FR", receivedAt: "2026-11-02T09:30:00.000Z" },
  lines: [
    line("name", "Nom", "Lise Aubert"),
    line("email", "Adresse e-mail", "lise@exemple.test"),
    line("phone", "Téléphone", ""),
    line("wines", "Cuvées", "Les Murets", "Clos du Four"),
    { ...line("day", "Jour", "2027-05-05"), isDay: true },
    line("message", "Message", "Bonjour,\n<b>êtes-vous ouverts</b> dimanche ?"),
  ],
  files: [{ key: "cv", name: "bon de commande.pdf", bytes: 52_000, url: "/api/forms/file/download/abc" }],
};
const registration: FormAnswer = {
  ...message,
  ...{ id: 11, idForm: 2, idElement: 77, seats: 2, files: [], lines: [line("email", "E-mail", "paul@exemple.test")] },
};

const kept = { isPublic: true, isStandard: true, hasChanges: false };

async function show(change: Partial<AnswerPort> = {}, locale: Locale = "fr_FR") {
  const port = {
    forms: async () => [
      { id: 1, title: "Nous écrire", answers: 1, retentionDays: 365, ...kept },
      { id: 2, title: "S’inscrire", answers: 1, retentionDays: 1, ...kept },
    ],
    list: vi.fn<AnswerPort["list"]>(async ({ form }) => {
      const answers = [message, registration].filter(({ idForm }) => form === null || form === idForm);
      return await Promise.resolve({ answers, total: answers.length });
    }),
    remove: vi.fn<AnswerPort["remove"]>(async () => {
      await Promise.resolve();
    }),
    ...change,
  };
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)" }}>
        <Section port={port} />
      </div>
    </InEditor>,
  );
  return port;
}

function Section({ port }: { readonly port: AnswerPort }): ReactNode {
  const [form, choose] = useState<number | null>(null);
  return <Answers {...{ port, form, choose }} />;
}

test("the operator reads who wrote what, as it was asked, with what came along", async () => {
  await show();
  const card = page.getByRole("article", { name: "Lise Aubert" });
  await expect.element(card.getByText(/<b>êtes-vous ouverts<\/b>/)).toBeVisible();
  await expect.element(card.getByText("Nous écrire")).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: "lise@exemple.test" }))
    .toHaveAttribute("href", "mailto:lise%40exemple.test");
  await expect.element(card.getByText("Clos du Four")).toBeVisible();
  await expect.element(card.getByText("5 mai 2027")).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: /bon de commande\.pdf/ }))
    .toHaveAttribute("href", "/api/forms/file/download/abc");
  await expect.element(card).not.toMatchTextContent("Téléphone");
  await expect.element(page.getByRole("article", { name: "paul@exemple.test" }).getByText("2 places")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("one form's answers are had alone, with how long they are kept and all of them as a table", async () => {
  await show({}, "en_US");
  await expect.element(page.getByText("2 answers")).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Form" }), "S’inscrire (1)");
  await expect.element(page.getByText("1 answer", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Each answer is kept for 1 day, then forgotten.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Download all (CSV)" }))
    .toHaveAttribute("href", exportAddress(2));
  expect(await axeProblems()).toEqual([]);
});

test("words are searched once nobody types on; what isn't found is said", async () => {
  const { list } = await show({
    list: vi.fn<AnswerPort["list"]>(async ({ search }) => {
      return await Promise.resolve(search === "" ? { answers: [message], total: 1 } : { answers: [], total: 0 });
    }),
  });
  await page.getByRole("searchbox").fill("truffe ");
  await expect.element(page.getByText("Aucune réponse ne contient ces mots.")).toBeVisible();
  expect(vi.mocked(list).mock.calls.at(-1)?.[0]).toEqual({ form: null, search: "truffe" });
});

test("an answer is deleted once that was asked for twice; the places that it takes are spoken of", async () => {
  const { remove } = await show();
  await page.getByRole("button", { name: "Supprimer la réponse\u00a0: paul@exemple.test" }).click();
  await expect.element(page.getByRole("dialog").getByText(/de nouveau libres/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect.element(page.getByRole("article", { name: "paul@exemple.test" })).not.toBeInTheDocument();
  expect(remove).toHaveBeenCalledWith(11);
  await expect.element(page.getByText("1 réponse", { exact: true })).toBeVisible();
});

test("what can't be deleted stays, and what can't be read is asked for again", async () => {
  expectConsole("warn", /could not be/);
  const list = vi.fn<AnswerPort["list"]>(async () => await Promise.resolve({ answers: [message], total: 1 }));
  list.mockRejectedValueOnce(new Error("nobody there"));
  await show({ list, remove: async () => await Promise.reject(new Error("nobody there")) });
  await expect.element(page.getByText("Les réponses n’ont pas pu être lues.")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("button", { name: "Supprimer la réponse\u00a0: Lise Aubert" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect.element(page.getByText(/n’a pas pu être supprimée/).first()).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Lise Aubert" })).toBeVisible();
});

test("where nobody has written yet, it says what will stand there", async () => {
  await show({ list: async () => await Promise.resolve({ answers: [], total: 0 }) });
  await expect.element(page.getByText("Personne n’a encore écrit")).toBeVisible();
});

test("a file's long name is cut where the card ends on a phone, and how large it is stays", async () => {
  const name = `bon-cadeau-${"avec-un-nom-sans-fin-".repeat(6)}.pdf`;
  const files = [{ key: "cv", name, bytes: 52_000, url: "/api/forms/file/download/abc" }];
  await page.viewport(390, 844);
  await show({ list: async () => await Promise.resolve({ answers: [{ ...message, files }], total: 1 }) });
  const link = page.getByRole("link", { name: /^bon-cadeau/ });
  await expect.element(link).toBeVisible();
  const end = (element: Element | null | undefined): number => element?.getBoundingClientRect().right ?? Infinity;
  const card = end(page.getByRole("article").element());
  expect(end(link.element())).toBeLessThan(card);
  expect(end(link.element().lastElementChild)).toBeLessThan(card);
});
