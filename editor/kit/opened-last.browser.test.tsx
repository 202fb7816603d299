import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { MenuButton } from "./menu.tsx";
import { Popover } from "./popover.tsx";
import { InEditor } from "./test-editor.tsx";

/** A question that a popover's button asks, with a menu in it. */
function Asking(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reprendre</Button>
      <Dialog isOpen={isOpen} title="Reprendre cette version ?" onClose={() => setOpen(false)}>
        <MenuButton button={<Button>Autres</Button>} items={[{ id: "compare", label: "Comparer" }]} />
      </Dialog>
    </>
  );
}

/** A dialog that is taken away as a whole when it is closed. */
function Removed(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Comparer</Button>
      {isOpen && (
        <Dialog isOpen isFull title="Comparer" onClose={() => setOpen(false)}>
          <Button>Restaurer</Button>
        </Dialog>
      )}
    </>
  );
}

/** Whether nothing lies over the middle of something. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test("what was opened last lies over what it was opened from: a dialog over a popover, a menu over the dialog", async () => {
  await page.viewport(390, 420);
  await render(
    <InEditor>
      <Popover button={<Button>Historique</Button>} label="Historique">
        <div style={{ blockSize: 300 }}>
          <Asking />
        </div>
      </Popover>
    </InEditor>,
  );
  await page.getByRole("button", { name: "Historique" }).click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  const title = page.getByRole("heading", { name: "Reprendre cette version ?" });
  await expect.element(title).toBeVisible();
  await expect.poll(() => isOnTop(title.element())).toBe(true);
  await page.getByRole("button", { name: "Autres" }).click();
  const item = page.getByRole("menuitem", { name: "Comparer" });
  await expect.element(item).toBeVisible();
  await expect.poll(() => isOnTop(item.element())).toBe(true);
});

test("a popover keeps the Tab key's stops when a dialog that was opened from it is gone", async () => {
  await page.viewport(800, 600);
  const user = userEvent.setup();
  await render(
    <InEditor>
      <Popover button={<Button>Historique</Button>} label="Historique">
        <Removed />
        <Button>La suivante</Button>
      </Popover>
      <Button>Quitter</Button>
    </InEditor>,
  );
  await page.getByRole("button", { name: "Historique" }).click();
  const compare = page.getByRole("button", { name: "Comparer" });
  await compare.click();
  await expect.element(page.getByRole("dialog", { name: "Comparer" })).toBeVisible();
  await user.keyboard("{Escape}");
  await expect.element(compare).toHaveFocus();
  await user.tab();
  await expect.element(page.getByRole("button", { name: "La suivante" })).toHaveFocus();
});
