/** How long a toast stays, in milliseconds (spec §1, §9). */
const stay = 3000;

interface ToastLink {
  readonly href: string;
  readonly words: string;
}

/**
 * Says something at the top right with a link, where no runtime is needed: in a node of its own beside the page. It goes
 * after three seconds, but not while the pointer or the focus is on it.
 */
export function showToast(message: string, { href, words }: ToastLink): void {
  const toast = document.createElement("div");
  toast.className = "toast";
  const text = document.createElement("p");
  const link = document.createElement("a");
  link.href = href;
  link.textContent = words;
  text.append(`${message} `, link);
  toast.append(text);
  room().replaceChildren(toast);
  let timer = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), stay);
  };
  for (const held of ["pointerenter", "focusin"]) toast.addEventListener(held, () => clearTimeout(timer));
  for (const left of ["pointerleave", "focusout"]) toast.addEventListener(left, wait);
  document.addEventListener("cellardoor:page", () => toast.remove(), { once: true });
  wait();
}

/**
 * Where toasts without a runtime stand, in the page's own look; a reader listens to it from the first on. What is modal
 * shuts off all that isn't in it.
 */
function room(): Element {
  const around = document.querySelector(".forms-room dialog:modal") ?? document.body;
  const known = document.querySelector(".toast-room");
  if (known && known.parentElement !== around) around.append(known);
  if (known) return known;
  const made = document.createElement("div");
  made.className = "page toast-room";
  made.role = "status";
  around.append(made);
  return made;
}
