import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { TabsView } from "./view.tsx";

const items = ["One", "Two", "Three"].map((label) => ({ label, html: `<p>Text ${label}</p>`, image: null }));
const tabs = { name: "three", locale: "en_US", props: { eyebrow: "", title: "", items }, data: {} } as const;

test("tabs are moved through by arrows, Home and End, and leave one stop for Tab", async () => {
  await render(fixtureElement(TabsView, tabs));
  await userEvent.click(page.getByRole("tab").first());
  for (const [key, label] of [
    ["{ArrowRight}", "Two"],
    ["{ArrowRight}", "Three"],
    ["{ArrowRight}", "One"],
    ["{End}", "Three"],
    ["{Home}", "One"],
  ] as const) {
    await userEvent.keyboard(key);
    const tab = page.getByRole("tab", { name: label });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("tabpanel").getByText(`Text ${label}`)).toBeVisible();
  }
  await userEvent.tab();
  await expect.element(page.getByRole("tabpanel")).toHaveFocus();
});

test("a tab that is chosen is the only one whose part is seen", async () => {
  await render(fixtureElement(TabsView, tabs));
  await userEvent.click(page.getByRole("tab", { name: "Three" }));
  await expect.element(page.getByText("Text Three")).toBeVisible();
  await expect.element(page.getByText("Text One")).not.toBeVisible();
});
