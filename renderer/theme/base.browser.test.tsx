import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import "./base.css";

test("what the keyboard comes to has a ring in the colour of its words", async () => {
  const screen = await render(
    <div className="page">
      <a href="#here" style={{ color: "rgb(107, 31, 46)" }}>
        Here
      </a>
    </div>,
  );
  const link = screen.getByRole("link", { name: "Here" });
  expect(getComputedStyle(link.element()).outlineStyle).toBe("none");
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(link.element());
  expect([outlineStyle, outlineWidth, outlineColor]).toEqual(["solid", "2px", "rgb(107, 31, 46)"]);
});
