import { useCallback, useEffect, useState } from "react";

import type { SettingsPreset } from "#schemas/content/preset.ts";

import type { PanelWork } from "../panel-work.ts";

interface KeptPresets {
  /** None while they are on their way, and where they can't be had. */
  readonly kept: readonly SettingsPreset[];
  /** Asks for them anew. */
  readonly look: () => void;
}

/** The looks that operators have kept. */
export function useKeptPresets({ clients, locale }: Pick<PanelWork, "clients" | "locale">): KeptPresets {
  const [kept, setKept] = useState<readonly SettingsPreset[]>([]);
  const look = useCallback(() => {
    clients(locale)
      .call("listPresets")
      .then(setKept, (error: unknown) => console.warn("the kept looks could not be had", error));
  }, [clients, locale]);
  useEffect(look, [look]);
  return { kept, look };
}
