export type TextStorage = Pick<Storage, "getItem" | "setItem">;

/** The browser's session storage, or a memory of this page alone where it is blocked or full. */
export function sessionOrMemory(open: () => TextStorage = () => sessionStorage): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      return memory.get(name) ?? attempt(() => open().getItem(name)) ?? null;
    },
    setItem(name, value) {
      memory.set(name, value);
      attempt(() => open().setItem(name, value));
    },
  };
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
