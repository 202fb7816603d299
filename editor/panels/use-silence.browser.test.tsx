import { type ReactNode, useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Dialog } from "../kit/dialog.tsx";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import { useSilence } from "./use-silence.ts";

function Item({ onClick }: { readonly onClick: () => void }): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useSilence(holder);
  return (
    <button type="button" onFocus={() => setDrawn(true)} onClick={onClick}>
      <div ref={holder} aria-hidden="true" inert>
        {isDrawn && <p aria-live="polite">Un champ de la lettre</p>}
      </div>
      <span>Lettre d’information</span>
    </button>
  );
}

function Library(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Item onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} title="Renommer" onClose={() => setOpen(false)}>
        Comment ?
      </Dialog>
    </>
  );
}

test("behind a dialog no button is left over whose picture has a place that is read out", async () => {
  await render(
    <InEditor>
      <Library />
    </InEditor>,
  );
  const item = page.getByRole("button", { name: "Lettre d’information" });
  await userEvent.click(item);
  await expect.element(page.getByRole("dialog", { name: "Renommer" })).toBeVisible();
  expect(page.getByText("Un champ de la lettre").element().hasAttribute("aria-live")).toBe(false);
  expect(await axeProblems()).toEqual([]);
});
