import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import layout from "#blocks/kit/layout.module.css";
import { usePorts } from "#blocks/kit/ports.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { searchSuggestionsDefinition } from "./definition.ts";
import { moved, numbered } from "./options.ts";
import { BuyButtons, BuyForms } from "./buy-buttons.tsx";
import styles from "./search-suggestions.module.css";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSearchField } from "./use-search-field.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * Makes the search field that has the focus a combobox (WAI-ARIA): a list below it, the arrow keys, Enter,
 * Escape. The field stands in a static subtree: only its attributes are written, and the list goes through
 * a portal into the room that the field keeps for it.
 */
export function SearchSuggestionsView({ id }: BlockViewProps<typeof searchSuggestionsDefinition>): ReactNode {
  const intl = useIntl();
  const listId = `${id}-list`;
  const field = useSearchField();
  const { list, isAsking, clear } = useSuggestions(field, usePorts().search.suggest);
  const [choice, setChoice] = useState<{ list: typeof list; index: number }>({ list: null, index: -1 });
  // Another list begins without a choice.
  const active = choice.list === list ? choice.index : -1;
  const groups = list ? numbered(list) : [];
  const total = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isOpen = total > 0;

  useEffect(() => {
    if (!field) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": String(isOpen),
      ...(isAsking && { "aria-busy": "true" }),
      ...(active >= 0 && { "aria-activedescendant": optionId(listId, active) }),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  });

  useEffect(() => {
    if (!field) return;
    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);

    function onKey(event: KeyboardEvent): void {
      const next = moved(active, event.key, total);
      if (next !== null) setChoice({ list, index: next });
      else if (event.key === "Enter" && active >= 0) document.getElementById(optionId(listId, active))?.click();
      else if (event.key === "Escape" && isOpen) clear();
      else return;
      // An open list takes Escape for itself: the menu around the field stays open.
      event.preventDefault();
      event.stopPropagation();
    }
  });

  const room = field?.parentElement?.querySelector("[data-suggestions]");
  if (!field || !room) return null;
  return (
    <>
      {createPortal(
        <>
          <span role="status" className={layout.hidden}>
            {list ? intl.formatMessage({ id: "search.suggestionCount" }, { count: total }) : ""}
          </span>
          {isOpen && (
            <span className={styles.list}>
              <SuggestionList id={listId} groups={groups} active={active} />
              <BuyButtons id={id} groups={groups} />
            </span>
          )}
        </>,
        room,
      )}
      <BuyForms id={id} groups={groups} />
    </>
  );
}
