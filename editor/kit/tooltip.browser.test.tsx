import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button, IconButton } from "./button.tsx";
import { Popover } from "./popover.tsx";
import { InEditor } from "./test-editor.tsx";

test("a tip tells what was come to by keyboard, but nothing of the button that Escape gave the focus back to", async () => {
  await render(
    <InEditor>
      <Button>Enregistrer</Button>
      <Popover button={<IconButton icon="person" label="Montrer comme" />} label="Qui regarde">
        <Button>Un visiteur</Button>
      </Popover>
      <Button>Publier</Button>
    </InEditor>,
  );
  const button = page.getByRole("button", { name: "Montrer comme" });
  const tip = page.getByText("Montrer comme");
  // Whatever had the focus before, the keys go on from here.
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Qui regarde" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(tip).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(button).toHaveFocus();
  await expect.element(tip).toBeVisible();
});

test("a pointer that rests somewhere takes no tip away from what was come to by keyboard", async () => {
  await render(
    <InEditor>
      <Button>Enregistrer</Button>
      <IconButton icon="undo" label="Annuler" shortcut="Ctrl+Z" />
    </InEditor>,
  );
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await userEvent.tab();
  await expect.element(page.getByText("Ctrl+Z")).toBeVisible();
  // As a browser tells where a page has moved under the pointer.
  document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText("Ctrl+Z")).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText("Ctrl+Z")).not.toBeInTheDocument();
});
