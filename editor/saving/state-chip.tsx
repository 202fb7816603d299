import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Button } from "#editor/kit/button.tsx";
import kit from "#editor/kit/ed-chip.module.css";
import { Icon, type IconName } from "#editor/kit/icons.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { Popover } from "#editor/kit/popover.tsx";

import type { SavingState } from "../store/draft-ports.ts";
import styles from "./ed-state-chip.module.css";

export interface StateChipProps {
  readonly draft: {
    readonly state: SavingState;
    readonly isKept: boolean;
    readonly copy: { readonly own: readonly unknown[]; readonly conflicts: readonly unknown[] };
    save(): Promise<void>;
    look(): Promise<void>;
  };
  /** Opens the conflicts. */
  readonly onDecide: () => void;
  /** Lets somebody log in again. */
  readonly onLogIn: () => void;
  /** Says what can be done once the document is gone. Left out, that is said elsewhere. */
  readonly onGone?: () => void;
}

type View = "saved" | "saving" | "offline" | "notKept" | "signedOut" | "conflict" | "gone";

const signs: Readonly<Record<View, IconName>> = {
  saved: "check",
  saving: "cloud",
  offline: "cloud-off",
  notKept: "warning",
  signedOut: "lock",
  conflict: "warning",
  gone: "warning",
};

/** What a person has to know of; coming and going between the others is nobody's news. */
const loud: readonly View[] = ["offline", "notKept", "signedOut", "conflict", "gone"];

/** Where one's work stands, in words and with a sign; it opens what that means and what can be done. */
export const StateChip = observer(function StateChip({ draft, onDecide, onLogIn, onGone }: StateChipProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const view = viewOf(draft);
  const count = draft.copy.conflicts.length;
  const state = formatMessage({ id: `editor.saving.state.${view}` }, { count });
  useNews(view, state);
  const isLoud = loud.includes(view);
  const chip = useRef<HTMLButtonElement>(null);
  /** Closes the panel, and does what was pressed in it: what opens then gives the focus back to where this stood. */
  const closeFor = (then: () => void): void => {
    setOpen(false);
    chip.current?.focus();
    then();
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="end"
      label={formatMessage({ id: "editor.saving.state.label" }, { state })}
      button={
        <button
          ref={chip}
          type="button"
          className={classNames(kit.chip, isLoud ? kit.loud : styles.calm)}
          aria-label={formatMessage({ id: "editor.saving.state.label" }, { state })}
          data-state={view}
          data-loud={isLoud || undefined}
        >
          <Icon name={signs[view]} size={18} />
          <span
            className={classNames(kit.words, styles.words)}
            data-longest={isLoud ? undefined : formatMessage({ id: "editor.saving.state.saving" })}
          >
            {state}
          </span>
        </button>
      }
    >
      <p className={styles.what}>{formatMessage({ id: `editor.saving.state.${view}What` })}</p>
      {view === "conflict" ? (
        <Button variant="primary" onClick={() => closeFor(onDecide)}>
          {formatMessage({ id: "editor.saving.state.decide" })}
        </Button>
      ) : null}
      {view === "gone" && onGone ? (
        <Button variant="primary" onClick={() => closeFor(onGone)}>
          {formatMessage({ id: "editor.saving.state.goneWords" })}
        </Button>
      ) : null}
      {view === "signedOut" ? (
        <Button variant="primary" onClick={() => closeFor(onLogIn)}>
          {formatMessage({ id: "editor.saving.state.logIn" })}
        </Button>
      ) : null}
      {view === "offline" || view === "notKept" ? (
        <Button onClick={() => closeFor(() => void tryAgain(draft))}>
          {formatMessage({ id: "editor.saving.state.retry" })}
        </Button>
      ) : null}
    </Popover>
  );
});

/** Saves what waits; where nothing does, it is looked all the same whether the site answers again. */
async function tryAgain(draft: StateChipProps["draft"]): Promise<void> {
  await draft.look();
  await draft.save();
}

function viewOf({ state, isKept, copy }: StateChipProps["draft"]): View {
  if (state === "conflict" || state === "gone") return state;
  if (!isKept && copy.own.length > 0 && state !== "saving") return "notKept";
  return state === "signed-out" ? "signedOut" : state;
}

/** Says aloud what a person has to know, and when that is over. */
function useNews(view: View, words: string): void {
  const { formatMessage } = useIntl();
  const told = useRef<View>("saved");
  useEffect(() => {
    if (loud.includes(view)) {
      if (told.current !== view) say(words);
      told.current = view;
    } else if (view === "saved" && told.current !== "saved") {
      say(formatMessage({ id: "editor.saving.state.savedAgain" }));
      told.current = "saved";
    }
  }, [view, words, formatMessage]);
}
