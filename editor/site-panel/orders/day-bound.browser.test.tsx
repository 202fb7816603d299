import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "../../kit/test-editor.tsx";
import { DayBound } from "./day-bound.tsx";

// The sixth of June is written alike wherever the month stands before the day.
test("a bound is typed digit by digit: it stays in the field, and only a day of our time is told; emptied, there is none", async () => {
  const told: string[] = [];
  function Bound() {
    const [value, setValue] = useState("");
    const change = (day: string): void => {
      told.push(day);
      setValue(day);
    };
    return <DayBound label="Depuis le" value={value} onChange={change} />;
  }
  await render(
    <InEditor>
      <Bound />
    </InEditor>,
  );
  const field = page.getByLabelText("Depuis le");
  await userEvent.click(field);
  await userEvent.keyboard("06062026");
  await expect.element(field).toHaveValue("2026-06-06");
  expect(told).toEqual(["2026-06-06"]);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => told.at(-1)).toBe("");
});
