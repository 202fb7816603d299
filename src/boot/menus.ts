const openMenus = "[data-static] details[data-menu][open]";

/**
 * Makes `<details data-menu>` behave like a menu: Escape closes it and gives the focus back to its
 * summary, a click elsewhere and a client navigation close it.
 */
export function closeMenus(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const focused = document.activeElement;
    const menus = [...document.querySelectorAll<HTMLDetailsElement>(openMenus)];
    // The innermost menu around the focus first; without one, the last that stands open.
    const menu = menus.findLast((open) => open.contains(focused)) ?? menus.at(-1);
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", (event) => {
    closeAll((menu) => !(event.target instanceof Node && menu.contains(event.target)));
  });
  document.addEventListener("cellardoor:page", () => {
    closeAll(() => true);
    // The menu's sheet closes by itself but where the page behind it becomes another one.
    document.querySelector<HTMLElement>("#page [popover]")?.hidePopover();
  });
  // A menu that is a search is opened to type in it.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(openMenus)) return;
      target.querySelector<HTMLInputElement>("input[data-suggest]")?.focus();
    },
    { capture: true },
  );
}

function closeAll(which: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) if (which(menu)) menu.open = false;
}
