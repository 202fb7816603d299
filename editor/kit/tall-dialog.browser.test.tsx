import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { InEditor } from "./test-editor.tsx";
import { useToast } from "./toast.tsx";

/** Two lines of a telephone. */
const words = "Le brouillon n’a pas été enregistré : le serveur ne répond pas. Un nouvel essai suit.";

/** A dialog with more in it than any window shows at once. */
function Tall() {
  const toast = useToast();
  return (
    <Dialog isOpen title="Publier la page" actions={<Button>Publier maintenant</Button>} onClose={() => {}}>
      <Button onClick={() => toast({ text: words, isLasting: true })}>Enregistrer</Button>
      <div style={{ blockSize: 3000 }}>Tout ce qui change</div>
    </Dialog>
  );
}

test.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
])(
  "on a window of %i × %i px a message covers neither a tall dialog’s title nor its buttons",
  async (width, height) => {
    await page.viewport(width, height);
    await render(
      <InEditor>
        <Tall />
      </InEditor>,
    );
    const title = page.getByRole("heading", { name: "Publier la page" });
    await expect.element(title).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    const said = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
    await expect.element(said).toBeVisible();
    const boxOf = (part: { element(): Element }) => part.element().getBoundingClientRect();
    const message = boxOf(said);
    for (const part of [
      title,
      page.getByRole("button", { name: "Fermer" }).first(),
      page.getByText("Publier maintenant"),
    ]) {
      const { top, bottom } = boxOf(part);
      expect(bottom <= message.top || top >= message.bottom, `${message.top}–${message.bottom}, ${top}–${bottom}`).toBe(
        true,
      );
    }
    expect(boxOf(page.getByText("Publier maintenant")).bottom).toBeLessThan(height);
    await page.viewport(1024, 800);
  },
);

test("an address in what a dialog asks breaks where it is wider than the dialog", async () => {
  const address = `/${"vinificationparcellaire".repeat(8)}`;
  await render(
    <InEditor>
      <Dialog isOpen title="Supprimer ?" description={`La page ${address} disparaît.`} onClose={() => {}} />
    </InEditor>,
  );
  await expect.element(page.getByText(/disparaît\.$/)).toBeVisible();
  const asked = page.getByText(/disparaît\.$/).element();
  expect(asked.scrollWidth).toBeLessThanOrEqual(asked.clientWidth);
});
