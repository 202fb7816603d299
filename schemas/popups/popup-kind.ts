import type { EditingKind } from "../editing/editing-kind.ts";
import type { Leaf } from "../editing/leaf.ts";
import { sameValue } from "../editing/same-value.ts";
import { isLocale, locales } from "../locale.ts";
import { isPopupField, isPopupText, type PopupDocument, popupFieldNames } from "./popup-document.ts";
import { type PopupCommand, popupValueAt, setPopup, type SetPopupField } from "./set-popup.ts";

/** Popups as documents that are edited by commands (`schemas/editing`). */
export const popupKind: EditingKind<PopupDocument, PopupCommand> = {
  name: "popup",
  apply: setPopup,
  writes: leavesOf,
  overwrites: leavesOf,
  squash: (first, second) =>
    first.type === "set" && second.type === "set" && leafOf(first) === leafOf(second) ? second : null,
  valueAt: (document, leaf) => {
    const [field = "", locale] = leaf.split("/");
    if (!isPopupField(field) || (locale !== undefined && !isLocale(locale))) return undefined;
    return popupValueAt(document, field, locale);
  },
  // What is set is where it is, whatever others set.
  adapt: (command) => [command],
};

/** The leaves at which two popups differ. */
function changedLeaves(one: PopupDocument, other: PopupDocument): readonly Leaf[] {
  const leaves = popupFieldNames.flatMap((field) =>
    isPopupText(field) ? locales.map((locale) => `${field}/${locale}`) : [field],
  );
  return leaves.filter((leaf) => !sameValue(popupKind.valueAt(one, leaf), popupKind.valueAt(other, leaf)));
}

function leavesOf(document: PopupDocument, command: PopupCommand): readonly Leaf[] {
  return command.type === "set" ? [leafOf(command)] : changedLeaves(document, command.popup);
}

function leafOf({ field, locale }: SetPopupField): Leaf {
  return locale === undefined ? field : `${field}/${locale}`;
}
