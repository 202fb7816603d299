import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { InEditor } from "./test-editor.tsx";
import { TextField } from "./text-field.tsx";

test("a dialog over another darkens it, and Escape closes it alone", async () => {
  function Two(): ReactNode {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isWide isOpen title="Choisir une image" onClose={() => expect.unreachable()}>
        <TextField label="Chercher" multiline value="" onChange={() => {}} />
        <Dialog isOpen={isOpen} title="Ajouter" onClose={() => setOpen(false)}>
          <Button>Oui</Button>
        </Dialog>
      </Dialog>
    );
  }
  await render(
    <InEditor>
      <Two />
    </InEditor>,
  );
  const [below, above] = ["Choisir une image", "Ajouter"].map((name) =>
    page.getByRole("dialog", { name, includeHidden: true }),
  );
  await expect.element(above!).toBeVisible();
  const corner = below!.element().getBoundingClientRect();
  const darkens = (): boolean => {
    const over = document.elementFromPoint(corner.left + 8, corner.top + 8);
    return over !== null && getComputedStyle(over).backgroundColor.startsWith("rgba(20, 16, 14");
  };
  await expect.poll(darkens).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(above!).not.toBeInTheDocument();
  await expect.poll(darkens).toBe(false);
  await expect.element(below!).toBeVisible();
});
