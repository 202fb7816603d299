import { type RefObject, useEffect, useRef } from "react";

interface ComingBack {
  /** The one that was open before; null: none was. */
  readonly last: number | null;
  /** How its row's button is found in the list. */
  readonly row: (last: number) => string;
  /** What the list is made of: where that is otherwise, the row is looked for again. */
  readonly items: unknown;
}

interface ComingBackPlaces {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Who comes back to a list from one of its rows has the focus there, or at the list's heading until the row comes: one that was
 * just made is in the next answer. Who has gone on by then stays where they are.
 */
export function useComingBack({ last, row, items }: ComingBack): ComingBackPlaces {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPlaced = useRef(false);
  const selector = last === null ? null : row(last);
  useEffect(() => {
    const isFree = [document.body, heading.current].some((element) => element === document.activeElement);
    if (selector === null || wasPlaced.current || !isFree) return;
    const found = list.current?.querySelector<HTMLElement>(selector);
    (found ?? heading.current)?.focus();
    wasPlaced.current = Boolean(found);
  }, [selector, items]);
  return { list, heading };
}
