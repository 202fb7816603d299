import { useEffect, useState } from "react";

import type { BlockPorts } from "#blocks/kit/ports.tsx";
import { useBusy } from "#blocks/kit/use-busy.ts";
import type { SuggestionList } from "#schemas/content/search.ts";

/** How long typing must rest before the server is asked, in milliseconds. */
const rest = 150;

/** The fewest letters that the server proposes something for. */
const fewest = 2;

interface Suggestions {
  readonly list: SuggestionList | null;
  /** Whether the server is being asked; once shown it stays 200 ms at least (spec §9). */
  readonly isAsking: boolean;
  clear(): void;
}

/** What is proposed for the words in a field, asked anew as they change; null while nothing is. */
export function useSuggestions(field: HTMLInputElement | null, suggest: BlockPorts["search"]["suggest"]): Suggestions {
  const [isAsking, begin] = useBusy();
  const [list, setList] = useState<SuggestionList | null>(null);
  useEffect(() => {
    if (!field) return;
    let timer = 0;
    let asking = new AbortController();
    field.addEventListener("input", ask);
    // What was typed before the runtime came counts too.
    ask();
    return () => {
      field.removeEventListener("input", ask);
      clearTimeout(timer);
      asking.abort();
      setList(null);
    };

    function ask(): void {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const text = field?.value.trim() ?? "";
      if (text.length < fewest || text === field?.defaultValue) return setList(null);
      timer = window.setTimeout(() => {
        const end = begin();
        suggest(text, signal)
          .then(
            (found) => signal.aborted || setList(found),
            () => signal.aborted || setList(null),
          )
          .finally(end);
      }, rest);
    }
  }, [field, suggest, begin]);
  return { list, isAsking, clear: () => setList(null) };
}
