import { under } from "../fields/check.ts";
import { defaultLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import { type PopupDocument, popupFieldNames } from "./popup-document.ts";
import { popupFields } from "./popup-fields.ts";

/** [PU8] What keeps a popup from going public, by key. */
export function checkPopup(popup: PopupDocument): readonly Problem[] {
  const problems = popupFieldNames.flatMap((field) => {
    const checked = popupFields[field].check(popup[field]);
    return checked.ok ? [] : under(field, checked.error);
  });
  if ((popup.title[defaultLocale] ?? "").trim() === "")
    problems.push({ key: `title.${defaultLocale}`, messageKey: "key.required" });
  const { startsAt, endsAt } = popup;
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    problems.push({ key: "endsAt", messageKey: "key.afterStart" });
  return problems;
}
