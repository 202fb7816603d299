import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#editor/kit/icons.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { Popover } from "#editor/kit/popover.tsx";

import styles from "./ed-presence.module.css";
import type { Present } from "./presence-store.ts";

export interface PresenceProps {
  readonly presence: { readonly others: readonly Present[]; readonly isInOtherTab: boolean };
  /** What a block is called in the administrator's language; null: it is not there. */
  readonly blockName: (id: string) => string | null;
}

/** How many signs stand side by side; more are counted. */
const mostSigns = 3;

/** Who else edits the page, and where: nothing while nobody does. [PR2] One may be there twice oneself. */
export const Presence = observer(function Presence({ presence, blockName }: PresenceProps): ReactNode {
  const { formatMessage } = useIntl();
  const { others, isInOtherTab } = presence;
  const [first] = others;
  const self = isInOtherTab ? formatMessage({ id: "editor.saving.presence.self" }) : "";
  const words =
    first === undefined
      ? self
      : others.length === 1
        ? formatMessage({ id: "editor.saving.presence.one" }, { name: first.name })
        : formatMessage({ id: "editor.saving.presence.several" }, { count: others.length });
  useArrivals(words);
  if (words === "") return null;
  return (
    <Popover
      align="end"
      label={words}
      button={
        <button type="button" className={styles.signs} aria-label={words} data-present="">
          {others.slice(0, mostSigns).map(({ user, name }) => (
            <span key={user} className={styles.sign} data-sign={initials(name)} />
          ))}
          {first === undefined ? <Icon name="desktop" size={18} /> : null}
          {others.length > mostSigns ? (
            <span className={styles.more} data-sign={`+${others.length - mostSigns}`} />
          ) : null}
        </button>
      }
    >
      <p className={styles.head}>{words}</p>
      <ul className={styles.people}>
        {others.map(({ user, name, block }) => {
          const at = block === null ? null : blockName(block);
          return (
            <li key={user}>
              {at === null ? name : formatMessage({ id: "editor.saving.presence.at" }, { name, block: at })}
            </li>
          );
        })}
        {self !== "" && first !== undefined ? <li>{self}</li> : null}
      </ul>
    </Popover>
  );
});

/** Says once that somebody has come; that they left is nobody's news. */
function useArrivals(words: string): void {
  const told = useRef("");
  useEffect(() => {
    if (words !== "" && words !== told.current) say(words);
    told.current = words;
  }, [words]);
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
