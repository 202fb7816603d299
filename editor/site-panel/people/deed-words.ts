import { useCallback } from "react";
import { useIntl } from "react-intl";

import type { Deed } from "#schemas/content/people.ts";

const documents = ["layout", "page", "config", "site", "popup", "form", "record"];

/** Gives the function that says what was done; a call that has no words of its own is said by what it is about and its name. */
export function useDeedWords(): (deed: Deed) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (deed) => {
      const own = `editor.people.did.${deed.deed}`;
      const done = Object.hasOwn(messages, own)
        ? formatMessage({ id: own }, { times: deed.times })
        : formatMessage(
            { id: "editor.people.didOther" },
            { group: formatMessage({ id: `editor.people.group.${deed.group}` }), deed: deed.deed },
          );
      const what = whatOf(deed, formatMessage);
      return what === "" ? done : formatMessage({ id: "editor.people.didTo" }, { done, what });
    },
    [formatMessage, messages],
  );
}

type Format = (message: { readonly id: string }, values?: Record<string, string>) => string;

/** What it was done to: a page by its title, another document by its kind and number, else the number alone. */
function whatOf({ kind, subject, title }: Deed, format: Format): string {
  if (title !== "") return format({ id: "editor.people.named" }, { title });
  if (documents.includes(kind)) return format({ id: `editor.people.document.${kind}` }, { id: subject });
  const [id = ""] = subject.split("/").filter((part) => /^\d+$/.test(part));
  return id === "" ? "" : format({ id: "editor.people.number" }, { id });
}
