import { expect, test } from "vitest";

import { blockActions } from "./actions.ts";
import { isPressed, keysText, type PressedKey } from "./keys.ts";

function press(key: string, held: Partial<PressedKey> = {}): PressedKey {
  return { key, code: key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

test("the keys of an action are those that were pressed, and no others held", () => {
  expect(isPressed("mod+Z", press("z", { ctrlKey: true }))).toBe(true);
  expect(isPressed("mod+Z", press("z", { metaKey: true }))).toBe(true);
  expect(isPressed("mod+Z", press("Z", { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed("mod+shift+Z", press("Z", { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed("Delete", press("Delete"))).toBe(true);
  expect(isPressed("alt+ArrowUp", press("ArrowUp"))).toBe(false);
});

test("the letter that is printed on a key counts, wherever the key is", () => {
  const onQwertz = press("y", { code: "KeyZ", ctrlKey: true });
  expect([isPressed("mod+Z", onQwertz), isPressed("mod+Y", onQwertz)]).toEqual([false, true]);
  const onAzerty = press("z", { code: "KeyW", ctrlKey: true });
  expect(isPressed("mod+Z", onAzerty)).toBe(true);
  expect(isPressed("mod+Z", press("я", { code: "KeyZ", ctrlKey: true }))).toBe(true);
});

test("redo has two keys, as on Windows and as on a Mac", () => {
  const redo = blockActions.find(({ id }) => id === "redo");
  const keys = [redo?.keys ?? "", ...(redo?.otherKeys ?? [])];
  expect(keys.some((one) => isPressed(one, press("y", { code: "KeyY", ctrlKey: true })))).toBe(true);
  expect(keys.some((one) => isPressed(one, press("Z", { code: "KeyZ", ctrlKey: true, shiftKey: true })))).toBe(true);
});

test("where Alt makes another sign of a key, the key counts; AltGr alone is no shortcut", () => {
  expect(isPressed("mod+alt+1", press("¡", { code: "Digit1", metaKey: true, altKey: true }))).toBe(true);
  expect(isPressed("mod+Z", press("ż", { code: "KeyZ", ctrlKey: true, altKey: true }))).toBe(false);
});

test("keys are written as on the keyboard", () => {
  expect(keysText("mod+shift+Z", { isMac: false, isFrench: true })).toBe("Ctrl+Maj+Z");
  expect(keysText("alt+ArrowUp", { isMac: true, isFrench: false })).toBe("⌥+↑");
  expect(keysText("Delete", { isMac: false, isFrench: false })).toBe("Del");
});
