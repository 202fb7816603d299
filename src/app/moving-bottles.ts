/** What a page's view transition does with the bottles that both pages show. */
export interface MovingBottles {
  /**
   * The next page stands in the document: each bottle that was named on the former one has its name on this one too.
   * Resolves when their pictures are there, or after a moment: nothing is painted meanwhile.
   */
  arrive(): Promise<void>;
  /** Nothing moves any more: names that were given are taken away. */
  end(): void;
}

/** How long a move waits for the pictures of what moves, in milliseconds. */
const patience = 200;

/**
 * Notes the bottles that have a name for view transitions on the page that is shown: the one that the page is about,
 * or the one whose link is followed (blocks/kit/bottle.module.css). Where the next page shows one of them without
 * naming it, on the way back to a list, the first picture of it gets the name as long as it moves.
 */
export function noteMovingBottles(): MovingBottles {
  const noted = [...new Set(bottles().filter(isNamed).map(productOf))];
  const named: HTMLElement[] = [];
  return { arrive, end };

  async function arrive(): Promise<void> {
    for (const product of noted) {
      const here = bottlesOf(product);
      const [first] = here;
      if (!first || here.some(isNamed)) continue;
      first.style.setProperty("view-transition-name", `bottle-${product}`);
      named.push(first);
    }
    const pictures = noted.flatMap(bottlesOf).filter(isNamed).map(loaded);
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, patience))]);
  }

  function end(): void {
    for (const bottle of named) bottle.style.removeProperty("view-transition-name");
  }
}

function bottles(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#page [data-bottle]")];
}

function bottlesOf(product: string): readonly HTMLElement[] {
  return bottles().filter((bottle) => productOf(bottle) === product);
}

function productOf(bottle: HTMLElement): string {
  return bottle.dataset["bottle"] ?? "";
}

function isNamed(bottle: HTMLElement): boolean {
  return (getComputedStyle(bottle).getPropertyValue("view-transition-name") || "none") !== "none";
}

/** Resolves when a bottle's picture has loaded, or can't be. */
async function loaded(bottle: HTMLElement): Promise<void> {
  await bottle
    .querySelector("img")
    ?.decode()
    .catch(() => {});
}
