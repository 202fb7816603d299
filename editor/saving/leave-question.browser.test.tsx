import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "../kit/test-editor.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { Leaving } from "./leaving.ts";
import { openScene, writing } from "./test-scene.ts";

test("[SV8] who leaves where the browser keeps nothing is asked first, and only when something would be lost", async () => {
  // This scene's journal keeps nothing.
  const { store, server } = await openScene();
  const leaving = new Leaving(() => [store, null]);
  await render(
    <InEditor>
      <LeaveQuestion leaving={leaving} />
    </InEditor>,
  );
  expect(await leaving.mayLeave()).toBe(true);
  store.edit([writing("h", "title", "Nos crus")]);
  expect([await leaving.mayLeave(), store.state]).toEqual([true, "saved"]);

  store.edit([writing("h", "title", "Nos grands crus")]);
  server.troubles.push("unreachable", "unreachable", "unreachable");
  const dialog = page.getByRole("dialog", { name: /^Quitter sans enregistrer/u });
  const staying = leaving.mayLeave();
  await userEvent.click(dialog.getByRole("button", { name: "Rester" }));
  expect(await staying).toBe(false);
  const closing = leaving.mayLeave();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(await closing).toBe(false);
  const going = leaving.mayLeave();
  await userEvent.click(dialog.getByRole("button", { name: "Quitter", exact: true }));
  expect(await going).toBe(true);
  await expect.element(dialog).not.toBeInTheDocument();
});
