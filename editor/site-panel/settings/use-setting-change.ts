import { useCallback } from "react";

import type { Locale } from "#schemas/locale.ts";

import type { FieldInputProps } from "../../fields/field-input-props.ts";
import type { PanelDraft } from "../panel-draft.ts";

/** Gives the function that sets a setting, or one language of it; undefined sets it to nothing. */
export function useSettingChange(draft: PanelDraft, key: string): FieldInputProps["onChange"] {
  return useCallback(
    (given: unknown, locale?: Locale, typedAt?: string) => {
      const value = Number.isNaN(given) ? undefined : given;
      return draft.edit(
        [{ type: "set", setting: key, ...(locale && { locale }), ...(value !== undefined && { value }) }],
        typedAt === undefined ? null : [key, locale, typedAt].join("."),
      );
    },
    [draft, key],
  );
}
