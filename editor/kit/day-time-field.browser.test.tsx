import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type DayTime, DayTimeField } from "./day-time-field.tsx";
import { InEditor } from "./test-editor.tsx";

const told: DayTime[] = [];
beforeEach(() => {
  told.length = 0;
});

function Asked({ first }: { readonly first: DayTime }) {
  const [value, setValue] = useState(first);
  return (
    <InEditor>
      <DayTimeField
        label="Moment"
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
      <button type="button">Plus loin</button>
    </InEditor>
  );
}

const day = page.getByLabelText("Moment : jour");
const time = page.getByLabelText("Moment : heure");

// The sixth of June is written alike wherever the month stands before the day.
test("a day that is typed digit by digit is told once it is whole, and none of the years on its way", async () => {
  await render(<Asked first={{ day: "", time: "" }} />);
  await userEvent.click(day);
  await userEvent.keyboard("0606203");
  expect(told).toEqual([]);
  await userEvent.keyboard("9");
  expect(told).toEqual([{ day: "2039-06-06", time: "" }]);
  await expect.element(day).toHaveValue("2039-06-06");
});

test("a day that is half taken away is told to nobody and is whole again once it is left; one that is emptied is told", async () => {
  const first = { day: "2039-06-06", time: "10:00" };
  await render(<Asked first={first} />);
  await userEvent.click(day);
  await userEvent.keyboard("{Backspace}");
  await expect.element(day).toHaveValue("");
  await userEvent.fill(time, "11:00");
  expect(told.filter((value) => value.day === "")).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Plus loin" }));
  await expect.element(day).toHaveValue("2039-06-06");
  await userEvent.fill(day, "");
  expect(told.at(-1)?.day).toBe("");
});

test("a day that is taken away key by key is told as empty once it is left", async () => {
  await render(<Asked first={{ day: "2039-06-06", time: "10:00" }} />);
  await userEvent.click(day);
  await userEvent.keyboard(
    "{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}",
  );
  await userEvent.click(page.getByRole("button", { name: "Plus loin" }));
  await expect.element(day).toHaveValue("");
  expect(told).toEqual([{ day: "", time: "10:00" }]);
});
