/** A key press as it is told: `mod+shift+Z`, `alt+ArrowUp`, `Delete`. */
export type PressedKey = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether the keys of an action are the ones that were pressed. `mod` is Ctrl, or ⌘ on a Mac. */
export function isPressed(keys: string, event: PressedKey): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const wants = (name: string): boolean => parts.slice(0, -1).includes(name);
  if (wants("mod") !== (event.ctrlKey || event.metaKey)) return false;
  if (wants("alt") !== event.altKey || wants("shift") !== event.shiftKey) return false;
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  // The letter that is printed on a key counts. Where it writes none (with Alt, with digits behind Shift, in another
  // alphabet) the key's place does.
  return !/^[a-z]$/i.test(event.key) && /^[\dA-Z]$/.test(key) && event.code.endsWith(key);
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Delete: "Suppr",
  Escape: "Échap",
  Enter: "Entrée",
  Home: "Début",
  End: "Fin",
  click: "clic",
};

const englishSigns: Readonly<Record<string, string>> = {
  Delete: "Del",
  Escape: "Esc",
  Enter: "Enter",
  Home: "Home",
  End: "End",
  click: "click",
};

/** Whether the keyboard is a Mac's, on which keys have other signs. */
export function isMacKeyboard(): boolean {
  return navigator.userAgent.includes("Mac");
}

/** An action's keys as they are written on them. */
export function keysText(
  keys: string,
  { isMac, isFrench }: { readonly isMac: boolean; readonly isFrench: boolean },
): string {
  return keys
    .split("+")
    .map((part) => {
      if (part === "mod") return isMac ? "⌘" : "Ctrl";
      if (part === "alt") return isMac ? "⌥" : "Alt";
      if (part === "shift") return isFrench ? "Maj" : "Shift";
      if (!isFrench && part in englishSigns) return englishSigns[part];
      return signs[part] ?? part;
    })
    .join("+");
}
