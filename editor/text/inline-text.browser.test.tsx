import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";

import { InlineText, type InlineTextProps } from "./inline-text.tsx";

async function open(more: Partial<InlineTextProps> = {}) {
  const told: string[] = [];
  const onDone = vi.fn();
  const onChange = (value: string) => void told.push(value);
  await render(
    <InEditor>
      <h2>
        <InlineText value="Le chai" label="Titre" {...{ onChange, onDone }} {...more} />
      </h2>
    </InEditor>,
  );
  const field = page.getByRole("textbox", { name: "Titre" });
  await expect.element(field).toHaveFocus();
  return { told, onDone, field };
}

test("its words are selected, each change is told, Enter ends it", async () => {
  const { told, onDone } = await open();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("Cave{Enter}");
  expect(told).toEqual(["C", "Ca", "Cav", "Cave"]);
  expect(onDone).toHaveBeenCalledOnce();
});

test("Escape ends it too, and what was written stands", async () => {
  const { told, onDone, field } = await open();
  await userEvent.keyboard("Ca{Escape}");
  expect(told).toEqual(["C", "Ca"]);
  expect(onDone).toHaveBeenCalledOnce();
  await expect.element(field).toHaveTextContent("Ca");
});

test("on several lines Enter begins one, and Ctrl+Enter ends it", async () => {
  const { told, onDone } = await open({ multiline: true });
  await userEvent.keyboard("un{Enter}deux");
  expect(told.at(-1)).toBe("un\ndeux");
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onDone).toHaveBeenCalledOnce();
});

test("what is pasted comes as plain words, on one line", async () => {
  const { told, field } = await open();
  const data = new DataTransfer();
  data.setData("text/html", "<h1>Un <b>titre</b></h1><p>et plus</p>");
  data.setData("text/plain", "Un titre\r\net plus");
  field.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => told.at(-1)).toBe("Un titre et plus");
  expect(field.element().children).toHaveLength(0);
});

test("letters that are being composed are told when they are there, and Enter then composes", async () => {
  const { told, onDone, field } = await open({ value: "" });
  const element = field.element() as HTMLElement;
  element.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  element.textContent = "ワ";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }));
  expect([told, onDone.mock.calls.length]).toEqual([[], 0]);
  element.textContent = "ワイン";
  element.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "ワイン" }));
  expect(told).toEqual(["ワイン"]);
});
