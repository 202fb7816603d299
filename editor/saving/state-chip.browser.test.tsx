import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "../kit/test-editor.tsx";
import { StateChip } from "./state-chip.tsx";
import { openScene } from "./test-scene.ts";

test("who tries again where nothing waits finds the site there again, and what others did meanwhile", async () => {
  const { store, claire, server } = await openScene();
  await render(
    <InEditor>
      <StateChip draft={store} onDecide={() => {}} onLogIn={() => {}} />
    </InEditor>,
  );
  const chip = page.getByRole("button");
  claire.edit([{ type: "remove", ids: ["a"] }]);
  await claire.save();
  server.troubles.push("unreachable");
  await store.look();
  await expect.element(chip).toMatchTextContent("Hors ligne");
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Réessayer maintenant" }));
  await expect.element(chip).toMatchTextContent("Enregistré");
  expect(store.document.root).not.toContain("a");
});
