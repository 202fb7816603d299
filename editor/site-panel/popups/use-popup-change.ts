import { useCallback } from "react";

import type { Locale } from "#schemas/locale.ts";
import type { PopupDocument, PopupField } from "#schemas/popups/popup-document.ts";
import { popupFields } from "#schemas/popups/popup-fields.ts";
import type { PopupCommand } from "#schemas/popups/set-popup.ts";

import type { FieldInputProps } from "../../fields/field-input-props.ts";
import type { DraftStore } from "../../store/draft-store.ts";
import type { PanelWork } from "../panel-work.ts";

export type PopupDraft = DraftStore<PopupDocument, PopupCommand>;

export interface PopupFormProps {
  readonly id: number;
  readonly work: Pick<PanelWork, "ports">;
  readonly draft: PopupDraft;
  /** The language that is looked at. */
  readonly locale: Locale;
}

/** Gives the function that sets one thing of a popup, or one language of it. */
export function usePopupChange(draft: PopupDraft, field: PopupField): FieldInputProps["onChange"] {
  return useCallback(
    (given: unknown, locale?: Locale, typedAt?: string) => {
      const value = given ?? (locale === undefined ? popupFields[field].initial : "");
      return draft.edit(
        [{ type: "set", field, value, ...(locale && { locale }) }],
        typedAt === undefined ? null : [field, locale, typedAt].join("."),
      );
    },
    [draft, field],
  );
}
