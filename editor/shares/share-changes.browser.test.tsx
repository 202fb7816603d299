import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Share } from "#schemas/content/share.ts";
import type { Client } from "#schemas/contract/client.ts";

import { InEditor } from "../kit/test-editor.tsx";
import { ShareChanges } from "./share-changes.tsx";

const end = Date.UTC(2026, 10, 28, 9);

async function open(first: readonly Share[] = []) {
  let shares = first;
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, (given: Given) => unknown>> = {
    listShares: () => shares,
    sharePage: ({ params, body }) => {
      asked.push({ ...params, ...body });
      shares = [{ id: 9, author: 1, madeAt: 0, expiresAt: end }, ...shares];
      return { id: 9, token: "t0ken", expiresAt: end };
    },
    revokeShare: ({ params }) => {
      shares = shares.filter(({ id }) => id !== params?.["id"]);
      return null;
    },
  };
  const call = (async (name: string, given: Given = {}) => answers[name]?.(given)) as Client["call"];
  const shared = { about: { id: 3 }, editor: { canvas: { page: { page: { path: "/fete" } } } } };
  await render(
    <InEditor>
      <ShareChanges page={shared} call={call} people={{ self: 1, nameOf: () => "Anne Martin" }} />
    </InEditor>,
  );
  await userEvent.click(page.getByRole("button", { name: "Partager ces changements…" }));
  return { asked, left: () => shares };
}

interface Given {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

test("a link is made for as long as somebody chose, shown once, and copied", async () => {
  const { asked } = await open();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await userEvent.selectOptions(page.getByLabelText("Valable pendant"), "7 jours");
  await userEvent.click(page.getByRole("button", { name: "Créer un lien" }));
  const address = `${location.origin}/fete?draft=shared:t0ken`;
  await expect.element(page.getByLabelText("Adresse à envoyer")).toHaveValue(address);
  expect(asked).toEqual([{ id: 3, hours: 168 }]);
  await userEvent.click(page.getByRole("button", { name: "Copier" }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  await expect
    .element(page.getByRole("list", { name: "Liens valables" }))
    .toMatchTextContent(/28 novembre 2026 à 10:00/);
});

test("a link that somebody made is taken back", async () => {
  const { left } = await open([{ id: 4, author: 2, madeAt: 0, expiresAt: end }]);
  await userEvent.click(page.getByRole("button", { name: /^Retirer · Auteur.: Anne Martin/ }));
  await expect.element(page.getByRole("list", { name: "Liens valables" })).not.toBeInTheDocument();
  expect(left()).toEqual([]);
});

test("who works with keys is led on: to the links, to the address that was made, and stays when one is taken back", async () => {
  await open();
  const links = page.getByRole("region", { name: "Partager ces changements" });
  await expect.element(links).toHaveFocus();
  page.getByRole("button", { name: "Créer un lien" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Adresse à envoyer")).toHaveFocus();
  page
    .getByRole("button", { name: /^Retirer/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("list", { name: "Liens valables" })).not.toBeInTheDocument();
  await expect.element(links).toHaveFocus();
});

test("the address is scrolled to where what it is in is low", async () => {
  await open([{ id: 4, author: 2, madeAt: 0, expiresAt: end }]);
  const begun = page.getByRole("region", { name: "Partager ces changements" }).element();
  Object.assign(begun.style, { blockSize: "120px", overflow: "auto" });
  await userEvent.click(page.getByRole("button", { name: "Créer un lien" }));
  await expect.element(page.getByLabelText("Adresse à envoyer")).toBeInViewport({ ratio: 0.9 });
});
