/** Makes the element at the page's end that dialogs render in. It is no block: navigations leave it alone. */
export function createDialogRoom(root: Element): Element {
  const room = document.createElement("div");
  room.dataset["dialogs"] = "";
  root.append(room);
  return room;
}

/** The rooms among an element's children. */
export function dialogRooms(root: Element): readonly Element[] {
  return [...root.querySelectorAll(":scope > [data-dialogs]")];
}
