import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup, PopupState } from "#schemas/content/edited-popup.ts";
import { inLocale, localeInfos, locales } from "#schemas/locale.ts";

import { useUiLocale } from "../../fields/ui-locale.ts";
import { IconButton } from "../../kit/button.tsx";
import frame from "../panel-section.module.css";
import { RowOpener, type Tone } from "../row-opener.tsx";
import styles from "./panel-popups.module.css";

interface PopupRowProps {
  readonly popup: EditedPopup;
  readonly isBusy: boolean;
  readonly open: () => void;
  readonly copy: () => void;
  readonly takeOff: () => void;
  readonly remove: () => void;
}

const tones: Readonly<Record<PopupState, Tone>> = {
  shown: "public",
  planned: "coming",
  private: "private",
  off: "private",
  over: "private",
  broken: "wrong",
};

/** A popup in the list: what it is called, what visitors have of it, and what can be done with it. */
export function PopupRow({ popup, isBusy, open, copy, takeOff, remove }: PopupRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePopupName()(popup);
  const stateWords = useStateWords();
  const missing = locales.filter((locale) => (popup.title[locale] ?? "") === "");
  const notes = [
    ...(popup.hasChanges && popup.state !== "private" ? [formatMessage({ id: "editor.popups.hasChanges" })] : []),
    ...(missing.length < locales.length
      ? missing.map((locale) =>
          formatMessage({ id: "editor.popups.untitled" }, { language: localeInfos[locale].label }),
        )
      : []),
  ];
  const named = (id: string): string => formatMessage({ id }, { name });
  return (
    <li className={frame.row} data-popup-row={popup.id}>
      <RowOpener name={name} state={stateWords(popup)} tone={tones[popup.state]} notes={notes} onClick={open} />
      <span className={styles.deeds}>
        <IconButton icon="duplicate" side="left" label={named("editor.popups.copy")} disabled={isBusy} onClick={copy} />
        {popup.state !== "private" && (
          <IconButton
            icon="eye-off"
            side="left"
            label={named("editor.popups.takeOff")}
            disabled={isBusy}
            onClick={takeOff}
          />
        )}
        <IconButton
          icon="delete"
          side="left"
          label={named("editor.popups.remove")}
          disabled={isBusy}
          onClick={remove}
        />
      </span>
    </li>
  );
}

/** Gives the function that says what a popup is called: its title, or that it has none yet. */
export function usePopupName(): (popup: Pick<EditedPopup, "title">) => string {
  const { formatMessage } = useIntl();
  const locale = useUiLocale();
  return useCallback(
    ({ title }) => inLocale(title, locale) || title.en_US || formatMessage({ id: "editor.popups.noTitle" }),
    [formatMessage, locale],
  );
}

/** Gives the function that says what visitors have of a popup. */
function useStateWords(): (popup: EditedPopup) => string {
  const intl = useIntl();
  const day = (instant: string | null): string =>
    intl.formatDate(instant ?? undefined, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" });
  return ({ state, startsAt, endsAt }) => {
    const isUntil = state === "shown" && endsAt !== null;
    const id = isUntil ? "editor.popups.state.shownUntil" : `editor.popups.state.${state}`;
    return intl.formatMessage({ id }, { day: day(state === "planned" ? startsAt : endsAt) });
  };
}
