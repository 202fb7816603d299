import { type ReactNode, useEffect, useState } from "react";

import { isPressed } from "../actions/keys.ts";
import { later } from "../kit/later.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import type { PaletteProps } from "./palette-dialog.tsx";
import { paletteKeys } from "./shell-keys.ts";

const PaletteDialog = later(async () => (await import("./palette-dialog.tsx")).PaletteDialog);

/** Everything that can be done, by its name: opened by its keys. */
export function Palette(props: PaletteProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPressed(paletteKeys, event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const wasOpen = useWasOpen(isOpen);
  return wasOpen ? <PaletteDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} /> : null;
}
