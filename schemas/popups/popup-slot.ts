/** The slot in which a popup's blocks stand; the server fills it. `broken`: what is told of those that can't be shown. */
export function popupSlot(id: number | "broken"): string {
  return `popup-${id}`;
}
