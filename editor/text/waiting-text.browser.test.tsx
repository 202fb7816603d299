import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { testPorts } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";

import { textEditorCode } from "./text-editor-code.ts";
import { TiptapEditor } from "./tiptap-editor.tsx";
import { WaitingText } from "./waiting-text.tsx";

const ports = testPorts();

/** A text whose editor comes when the test says so. */
async function wait(html: string, onClose?: () => void) {
  let text = html;
  let come: () => void = () => undefined;
  function Late(): ReactNode {
    const [value, setValue] = useState(html);
    const [isHere, setHere] = useState(false);
    come = () => setHere(true);
    const Drawn = isHere ? TiptapEditor : WaitingText;
    const onChange = (next: string): void => {
      text = next;
      setValue(next);
    };
    return <Drawn {...{ ports, onChange, onClose }} label="Texte" locale="fr_FR" isFocused html={value} />;
  }
  await render(
    <InEditor>
      <Late />
    </InEditor>,
  );
  const field = page.getByRole("textbox", { name: "Texte" });
  await expect.element(field).toHaveFocus();
  return { field, text: () => text, come: () => come() };
}

test("what is typed before the text editor is there is kept, and goes on in it", async () => {
  const { field, text, come } = await wait("<p>Le <strong>chai</strong></p>");
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard(" et la{Enter}cave");
  expect(text()).toBe("<p>Le <strong>chai</strong> et la</p><p>cave</p>");
  come();
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard(" voûtée");
  await expect.poll(text).toBe("<p>Le <strong>chai</strong> et la</p><p>cave voûtée</p>");
});

test("Escape ends it with the words kept", async () => {
  const onClose = vi.fn();
  const { text } = await wait("<p>a</p>", onClose);
  await userEvent.keyboard("b{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(text()).toBe("<p>ab</p>");
});

test("that the text editor couldn't be had is said, until it is there", async () => {
  await wait("<p>a</p>");
  const failing = textEditorCode.take(async () => await Promise.reject(new TypeError("offline")));
  await expect(failing).rejects.toThrow("offline");
  await expect.poll(() => document.querySelector("[role=alert]")?.textContent).toContain("mise en forme");
  await textEditorCode.take(async () => await Promise.resolve());
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
