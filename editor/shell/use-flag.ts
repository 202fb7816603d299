import { useCallback, useState } from "react";

/** Something that is open or not, and the functions that open and close it. */
export function useFlag(): readonly [isOn: boolean, on: () => void, off: () => void] {
  const [isOn, set] = useState(false);
  const on = useCallback(() => set(true), []);
  const off = useCallback(() => set(false), []);
  return [isOn, on, off];
}
