/** Runs what shows the page anew, once what was asked for before is shown or has failed. */
export type ShowInTurn = (show: () => Promise<void>) => Promise<void>;

/**
 * What shows the page anew, in another language, in another frame or where it is once it is published, comes one after
 * the other: each asks for the page as the one before left it. Of two at once the slower would put the older language
 * or frame back.
 */
export function showInTurn(): ShowInTurn {
  let last = Promise.resolve();
  return async (show) => {
    const own = last.then(show);
    last = own.catch(() => {});
    await own;
  };
}
