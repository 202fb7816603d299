import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { samplePopup } from "#blocks/kit/content-samples.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { PopupView } from "#blocks/popup/view.tsx";

import { createPopups } from "./popups.ts";

/** Listens to the document for the whole file, as it does for all pages of a visit. */
const popups = createPopups();
const address = location.href;

beforeEach(() => {
  const shown = [samplePopup({ image: null, link: "" }), samplePopup({ id: 4, title: "Vendanges", image: null })];
  const html = renderFixture(PopupView, { name: "two", locale: "fr_FR", props: {}, data: { popups: shown } });
  document.body.innerHTML = `<main></main><div data-static>${html}</div>`;
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", address);
  for (const storage of [localStorage, sessionStorage]) for (const id of [3, 4]) storage.removeItem(`popup-${id}`);
});

/** The ids of the popups that are open. */
const open = () =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].map(({ dataset: { popup } }) => Number(popup));
const emitOpen = (id: number) => document.dispatchEvent(new CustomEvent("cellardoor:open-popup", { detail: { id } }));
const emitClose = () => document.dispatchEvent(new CustomEvent("cellardoor:close-popup"));

test("[§2 popup-events] an event opens the popup that it names, and another closes what is open", () => {
  expect(open()).toEqual([]);
  emitOpen(4);
  expect(open()).toEqual([4]);
  emitOpen(4);
  expect(open()).toEqual([4]);
  emitClose();
  expect(open()).toEqual([]);
  emitOpen(3);
  expect(open()).toEqual([3]);
  emitOpen(5);
  expect(open()).toEqual([3]);
  emitClose();
  emitClose();
  expect(open()).toEqual([]);
});

test("[§2 popup-events] events reach the popups of the page that is shown now", () => {
  const former = document.querySelector<HTMLDialogElement>("#popup-3");
  const next = document.body.cloneNode(true);
  document.body.replaceChildren(...next.childNodes);
  emitOpen(3);
  expect(former?.open).toBe(false);
  expect(document.querySelector("#popup-3")?.matches(":modal")).toBe(true);
});

test("[§2 popup-events, popup-closes] a click on a popup's backdrop closes it, one on its sheet does not", async () => {
  emitOpen(3);
  expect(open()).toEqual([3]);
  await userEvent.click(page.getByRole("heading", { name: "Portes ouvertes" }));
  expect(open()).toEqual([3]);
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  expect(open()).toEqual([]);
});

test("[§2 popup-events] any link to a popup of the page opens it, and leaves the address as it is", async () => {
  const own = address.split("#")[0];
  for (const href of ["#popup-4", `${own}#popup-4`]) {
    addLink(href);
    await userEvent.click(page.getByRole("link", { name: "Lire" }));
    expect(open(), href).toEqual([4]);
    expect(location.href, href).toBe(address);
    emitClose();
    expect(open()).toEqual([]);
  }
});

test("[§2 popup-events] a link to another page's popup leads there, where the popup opens", () => {
  const link = addLink("/contact#popup-4");
  let wasLeftAlone = false;
  const stay = (event: Event): void => {
    wasLeftAlone = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", stay, { once: true });
  link.click();
  expect([wasLeftAlone, open()]).toEqual([true, []]);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  history.replaceState(null, "", "#popup-4");
  popups.bind();
  vi.advanceTimersByTime(0);
  expect(open()).toEqual([4]);
});

function addLink(href: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement("a"), { href, textContent: "Lire" });
  document.querySelector("main")?.replaceChildren(link);
  return link;
}
