import { closeOnBack } from "./close-on-back.ts";

/** The sheet before is closed, and its entry in the history left. */
let closed: Promise<void> = Promise.resolve();

/**
 * Opens the dialog that a product's page brings for others (`blocks/add-to-cart/forms-sheet.tsx`), over this one.
 * Rejects where there is none: the product has one form by now, or the line is gone.
 */
export async function openSheet(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const sheet = page.querySelector<HTMLTemplateElement>("template[data-forms]")?.content.querySelector("dialog");
  if (!sheet) throw new Error(`No forms at ${link.pathname}`);
  await closed;
  const dialog = document.importNode(sheet, true);
  room().replaceChildren(dialog);
  // Who didn't press a key sees no ring: the title has the focus first, and the link again in the end.
  const title = dialog.querySelector("h2");
  if (title) title.autofocus = true;
  link.focus({ preventScroll: true });
  dialog.showModal();
  closed = closeOnBack(dialog);
  dialog.addEventListener("click", (event) => {
    const target = event.target as Element;
    const inner = dialog.open ? target.closest<HTMLAnchorElement>("a[href]") : null;
    // A click on the dialog itself and not on its sheet is one on its backdrop.
    if (target === dialog || target.closest("[data-closes]")) dialog.close();
    if (!inner || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // It is followed from the history entry of the page, not from the dialog's.
    event.preventDefault();
    dialog.close();
    void closed.then(() => inner.click());
  });
  document.dispatchEvent(new CustomEvent("cellardoor:forms", { detail: null }));
}

/** Where the sheet stands, in the page's own look; its controls work like those of static blocks. */
function room(): Element {
  const known = document.querySelector(".forms-room");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "page forms-room";
  made.dataset["static"] = "";
  document.body.append(made);
  return made;
}
