import { observer } from "mobx-react-lite";
import { createContext, type ReactNode, useContext } from "react";
import { useIntl } from "react-intl";

import type { Present } from "../../saving/presence-store.ts";
import styles from "./panel-spots.module.css";

/** Who else is at the document at hand. */
export interface PeopleHere {
  readonly here: { readonly others: readonly Pick<Present, "user" | "name" | "block">[] } | null;
}

const People = createContext<PeopleHere>({ here: null });

/** Has everything inside know who else is there. */
export const PeopleAround = People.Provider;

interface OthersHereProps {
  /** Whether a spot is here. */
  readonly isHere: (spot: string) => boolean;
}

/** Who else is here just now: nothing while nobody is. */
export const OthersHere = observer(function OthersHere({ isHere }: OthersHereProps): ReactNode {
  const intl = useIntl();
  const { here } = useContext(People);
  const names = here?.others.filter(({ block }) => block !== null && isHere(block)).map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  const who = intl.formatList(names);
  return (
    <span className={styles.others}>
      {intl.formatMessage({ id: "editor.site.here" }, { who, count: names.length })}
    </span>
  );
});

interface SpotProps {
  /** What it is called among those of its document. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A spot of the document at hand: who has the focus in it is there, for all others too. */
export function Spot({ name, children }: SpotProps): ReactNode {
  return (
    <div className={styles.spot} data-at={name}>
      <OthersHere isHere={(spot) => spot === name} />
      {children}
    </div>
  );
}
