import { useIntl } from "react-intl";

import { useWords } from "../fields/ui-locale.ts";
import type { PlaceWords } from "./block-words.ts";

/** Gives the function that says a place in the administrator's language. */
export function usePlaceWords(): (place: PlaceWords) => string {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  return ({ id, values }) => {
    const named = Object.entries(values).map(([key, name]) => [key, wordsOf(name)] as const);
    return formatMessage({ id }, Object.fromEntries(named));
  };
}
