import { useState } from "react";

export interface OpenItems {
  /** One key for each item, which stays with it when it moves. */
  readonly keys: readonly number[];
  readonly openKey: number | null;
  readonly setOpenKey: (key: number | null) => void;
  /** Does with the keys what is done with the items; gives the key that was new. */
  readonly renew: (change: (keys: readonly number[], fresh: number) => readonly number[]) => number;
}

/**
 * Items of a list have no ids: their keys are kept beside them, changed as the list is. Where somebody else changed how many
 * there are, they begin anew.
 */
export function useOpenItems(count: number): OpenItems {
  const [state, setState] = useState(() => begin(count, 0));
  const [openKey, setOpenKey] = useState<number | null>(null);
  if (state.keys.length !== count) setState(begin(count, state.next));
  return {
    keys: state.keys,
    openKey,
    setOpenKey,
    renew(change) {
      const keys = change(state.keys, state.next);
      setState({ keys, next: state.next + 1 });
      return state.next;
    },
  };
}

interface Keys {
  readonly keys: readonly number[];
  readonly next: number;
}

function begin(count: number, next: number): Keys {
  return { keys: Array.from({ length: count }, (_, index) => next + index), next: next + count };
}
