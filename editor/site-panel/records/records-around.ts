import { createContext, useContext } from "react";

import type { PanelWork } from "../panel-work.ts";

export type Around = Pick<PanelWork, "clients" | "locale">;

const Work = createContext<Around | null>(null);

/** By what a form asks for records of other collections. */
export const RecordsAround = Work.Provider;

/** What a field inside of a form asks by. */
export function useAround(): Around {
  const around = useContext(Work);
  if (!around) throw new Error("A record's form says by what its fields ask");
  return around;
}
