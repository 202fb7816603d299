import type { Page } from "playwright";

/** Something that can be seen in an editor. */
export interface Sight {
  readonly selector: string;
  /** The frame that it is in, by its selector; left out: the page itself. */
  readonly frame?: string;
  /** What it says; left out: whatever. */
  readonly text?: string;
  /** What is written in a field. */
  readonly value?: string;
  /** How many there are; one at least when left out. */
  readonly count?: { readonly at: "least" | "most"; readonly limit: number };
}

declare global {
  var editorProbe: {
    /** Times the next press of a key or a pointer until something is seen and drawn. */
    arm(sight: Sight): void;
    /** Milliseconds from that press. */
    readonly drawn: Promise<number>;
    /** Notes how long frames take, from now on. */
    watchFrames(): void;
    /** Every frame since, in milliseconds. */
    frames(): readonly number[];
    /** How many of something there are. */
    count(sight: Sight): number;
    /** Resolves in the frame in which something is seen. */
    see(sight: Sight): Promise<number>;
    /** What was asked for by the time something was first seen, by its address. */
    askedUntil(sight: Sight): Promise<readonly string[]>;
  };
}

/** Gives every page of a browser the probe that times what is pressed and drawn in it. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** Milliseconds from a press until what it does is drawn. */
export async function timePress(page: Page, sight: Sight, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate((seen) => editorProbe.arm(seen), sight);
  await press();
  return await page.evaluate(async () => await editorProbe.drawn);
}

/** The frames of a page while something happens, in milliseconds, until something is seen. */
export async function framesDuring(
  page: Page,
  work: () => Promise<unknown>,
  until?: Sight,
): Promise<readonly number[]> {
  await page.evaluate(() => editorProbe.watchFrames());
  await work();
  if (until) await page.evaluate(async (sight) => await editorProbe.see(sight), until);
  return await page.evaluate(() => editorProbe.frames());
}

/** Milliseconds from the answer of the page's document until something is drawn. */
export async function timeFromAnswer(page: Page, sight: Sight): Promise<number> {
  return await page.evaluate(async (seen) => {
    const at = await editorProbe.see(seen);
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return at - (navigation?.responseEnd ?? 0);
  }, sight);
}

/** Runs in the page. */
function install(): void {
  const patience = 40_000;
  performance.setResourceTimingBufferSize(10_000);
  let stop = (): void => {};
  const rootOf = ({ frame }: Sight): Document | null => {
    if (frame === undefined) return document;
    const element = document.querySelector(frame);
    return element instanceof HTMLIFrameElement ? element.contentDocument : null;
  };
  const count = ({ text, value, ...sight }: Sight): number =>
    [...(rootOf(sight)?.querySelectorAll(sight.selector) ?? [])].filter((element) => {
      if (text !== undefined && !element.textContent?.includes(text)) return false;
      return value === undefined || ("value" in element && element.value === value);
    }).length;
  const isSeen = (sight: Sight): boolean => {
    const { at, limit } = sight.count ?? { at: "least", limit: 1 };
    return at === "least" ? count(sight) >= limit : count(sight) <= limit;
  };
  const see = async (sight: Sight): Promise<number> =>
    await new Promise((resolve, reject) => {
      const until = performance.now() + patience;
      const look = (): void => {
        // The frame after the one in which it stands there: it has been drawn by then.
        if (isSeen(sight)) requestAnimationFrame(() => resolve(performance.now()));
        else if (performance.now() > until) reject(new Error(`Never seen: ${JSON.stringify(sight)}`));
        else requestAnimationFrame(look);
      };
      look();
    });
  const askedUntil = async (sight: Sight): Promise<readonly string[]> =>
    await new Promise((resolve, reject) => {
      const until = performance.now() + patience;
      const look = (): void => {
        if (isSeen(sight)) resolve(performance.getEntriesByType("resource").map(({ name }) => name));
        else if (performance.now() > until) reject(new Error(`Never seen: ${JSON.stringify(sight)}`));
        else requestAnimationFrame(look);
      };
      look();
    });
  const pressed = async (sight: Sight): Promise<number> =>
    await new Promise((resolve, reject) => {
      const frames = [...document.querySelectorAll("iframe")].flatMap(({ contentDocument }) => contentDocument ?? []);
      const roots = [document, ...frames];
      setTimeout(() => reject(new Error(`Never pressed, or never seen: ${JSON.stringify(sight)}`)), patience);
      const note = (event: Event): void => {
        for (const root of roots) for (const type of types) root.removeEventListener(type, note, true);
        // An event of a frame has that frame's clock.
        const view: Window | null | undefined = (event as UIEvent).view;
        const origin = view?.performance.timeOrigin ?? performance.timeOrigin;
        const at = event.timeStamp + origin - performance.timeOrigin;
        see(sight).then((drawn) => resolve(drawn - at), reject);
      };
      const types = ["keydown", "pointerdown"];
      for (const root of roots) for (const type of types) root.addEventListener(type, note, true);
    });
  const probe = {
    drawn: Promise.resolve(0),
    arm(sight: Sight) {
      probe.drawn = pressed(sight);
    },
    see,
    askedUntil,
    count,
    watchFrames() {
      stop();
      const frames: number[] = [];
      let last = performance.now();
      let handle = 0;
      const next = (): void => {
        const now = performance.now();
        frames.push(now - last);
        last = now;
        handle = requestAnimationFrame(next);
      };
      handle = requestAnimationFrame(next);
      stop = () => cancelAnimationFrame(handle);
      probe.frames = () => frames;
    },
    frames: (): readonly number[] => [],
  };
  globalThis.editorProbe = probe;
}
