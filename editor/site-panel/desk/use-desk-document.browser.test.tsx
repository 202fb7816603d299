import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { expectConsole } from "#tests/setup/expected-console.ts";

import type { Desk, DeskFacts } from "./desk.ts";
import { testDesk } from "./test-desk.ts";
import { useDeskDocument } from "./use-desk-document.ts";

type Place = Awaited<ReturnType<typeof testDesk>>["place"];

type Draft = Awaited<ReturnType<typeof testDesk>>["store"];

const factsOf = ({ document }: Draft): DeskFacts => ({ what: "form", name: () => `Un formulaire : ${document.kind}` });

const Bar = observer(function Bar({ desk }: { readonly desk: Desk }): ReactNode {
  return <p role="status">{desk.atHand.name?.() ?? "Réglages"}</p>;
});

function Part({ desk, place }: { readonly desk: Desk; readonly place: Place }): ReactNode {
  const { draft, again } = useDeskDocument(desk, place, factsOf);
  if (draft === "failed") return <button onClick={again}>Réessayer</button>;
  return <h1>{draft === null ? "…" : draft.document.kind}</h1>;
}

test("a part has its document at hand while it stands, and the settings are at hand again when it goes", async () => {
  const { desk, place } = await testDesk();
  const shown = await render(<Part {...{ desk, place }} />);
  const bar = await render(<Bar desk={desk} />);
  await expect.element(page.getByRole("heading", { name: "page" })).toBeVisible();
  await expect.element(bar.getByRole("status")).toHaveTextContent("Un formulaire : page");
  await shown.unmount();
  await expect.element(bar.getByRole("status")).toHaveTextContent("Réglages");
});

test("what can't be had is said, and asked for again", async () => {
  const { desk, place, openDraft } = await testDesk();
  expectConsole("warn", /could not be opened Error: nobody there/);
  openDraft.mockRejectedValueOnce(new Error("nobody there"));
  await render(<Part {...{ desk, place }} />);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByRole("heading", { name: "page" })).toBeVisible();
});
