import type { Attempt } from "#schemas/contract/client.ts";

import type { Clock } from "../clock.ts";

/** Some browsers cut off what a page asks for once it is left, others earlier: from the moment that a link is followed. */
const signs = ["beforeunload", "pagehide"];

/**
 * How long after a call was cut off its page may hear that it is left, in milliseconds: where the next page is another
 * process's, calls end with the connection to the server and the page is told on its own time.
 */
const lateness = 500;

/** How long a page has been there by all means that is still there after it was to be left, in milliseconds. */
const pause = 2000;

/**
 * Gives what asks a server from a page. A page that is left cuts off what it asked for, which tells nothing of the
 * server: nobody hears of it. Where the page stays after all (a download, a browser that brings it back) what was to be
 * read is asked for again, and of the rest it is told that it failed.
 */
export function createWhileHere(page: EventTarget, clock: Pick<Clock, "after">): Attempt {
  const wait = (time: number): Promise<void> => new Promise((resume) => void clock.after(time, resume));
  return async (ask, isRead) => {
    for (;;) {
      let isLeft = false;
      const note = (): void => void (isLeft = true);
      // For as long as something is asked for only: it keeps some browsers from remembering the page.
      for (const sign of signs) page.addEventListener(sign, note);
      try {
        return await ask();
      } catch (error) {
        // A page that is gone never goes on from here.
        if (!isLeft) await wait(lateness);
        if (!isLeft) throw error;
        await wait(pause);
        if (!isRead) throw error;
      } finally {
        for (const sign of signs) page.removeEventListener(sign, note);
      }
    }
  };
}
