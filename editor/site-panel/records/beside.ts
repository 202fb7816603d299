import { createContext, useContext } from "react";

import type { StoredItem } from "#schemas/fields/list.ts";

const Around = createContext<StoredItem>({});

/** Tells the fields of a list's items what stands around that list. */
export const Beside = Around.Provider;

/** What stands beside a field: in its item, and around the lists that this is in. */
export function useBeside(own: StoredItem | undefined): StoredItem {
  return { ...useContext(Around), ...own };
}
