import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { watchPresses } from "./form-dom.ts";

test("a press is over after its click, or when it becomes something else; without one there is nothing to wait for", async () => {
  const stop = new AbortController();
  const released = watchPresses(stop.signal);
  const order: string[] = [];
  const note = (what: string): void => void released().then(() => order.push(what));
  const button = Object.assign(document.createElement("button"), { textContent: "Envoyer" });
  button.addEventListener("pointerdown", () => note("over"));
  button.addEventListener("click", () => order.push("click"));
  document.body.append(button);
  await userEvent.click(page.getByRole("button", { name: "Envoyer" }));
  await expect.poll(() => order).toEqual(["click", "over"]);
  dispatchEvent(new PointerEvent("pointerdown"));
  note("scrolled");
  dispatchEvent(new PointerEvent("pointercancel"));
  await expect.poll(() => order).toEqual(["click", "over", "scrolled"]);
  await released();
  stop.abort();
  button.remove();
});
