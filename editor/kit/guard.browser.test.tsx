import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Guard } from "./guard.tsx";
import { InEditor } from "./test-editor.tsx";

test("a part that throws says so and can be tried again, and what stands beside it stays", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  function Part(): ReactNode {
    if (isBroken) throw new Error("broken");
    return <p>Le panneau</p>;
  }
  await render(
    <InEditor>
      <p>La page</p>
      <Guard>
        <Part />
      </Guard>
    </InEditor>,
  );
  await expect.element(page.getByText("Votre travail est gardé.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("La page")).toBeVisible();
  isBroken = false;
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByText("Le panneau")).toBeVisible();
  complaints.mockRestore();
});
