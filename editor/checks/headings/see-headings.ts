import type { BlockId } from "#schemas/page/layout.ts";

import { isHidden } from "../is-hidden.ts";

/** A title that visitors read, of whatever block or text it is. */
export interface SeenHeading {
  /** The block that draws it; empty: nobody's. */
  readonly block: BlockId;
  /** 1 to 6. */
  readonly level: number;
}

/** The titles of a page as the canvas draws them, in their order. */
export function seeHeadings(page: Element): readonly SeenHeading[] {
  const headings = [...page.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")];
  return headings
    .filter((heading) => isRead(heading, page))
    .map((heading) => ({
      block: heading.closest<HTMLElement>("[data-block][data-id]")?.dataset["id"] ?? "",
      level: Number(heading.localName.slice(1)),
    }));
}

/** Whether somebody who hears the page comes by it. */
function isRead(heading: HTMLElement, page: Element): boolean {
  return (
    heading.textContent.trim() !== "" &&
    !isHidden(heading, page) &&
    heading.checkVisibility({ visibilityProperty: true })
  );
}
