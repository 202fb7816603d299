import type { BrowserContext } from "playwright/test";

/** The browser's own wish for an icon, and the status of the page that is meant to be missing. */
const notThePages = /\/(?:favicon\.ico|nowhere)$/;

/** A form that was refused is answered with its page and this status (ADR 049), of which browsers tell. */
const refusedForm = /the server responded with a status of (?:422|429) /;

/**
 * A transition between two documents that the browser gives up, since the next one is not styled yet when it is shown: no
 * code of the page has part in it, and it is shown all the same.
 */
const transitionGivenUp = /ViewTransition opt-in disabled/;

/**
 * An older Chromium (150) says it of faces that a page is drawn in, too, where it had them in memory from the page before:
 * whether each face that is fetched ahead is drawn in is asked of every page (idle-faces.ts).
 */
const faceAhead = /\.woff2 was preloaded using link preload but not used /;

/** Notes errors and warnings of the console from now on: hydration warnings, CSP, missing files. */
export function noteComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const { url } = message.location();
    if (!["error", "warning"].includes(message.type()) || notThePages.test(url)) return;
    if (faceAhead.test(message.text())) return;
    if (url === message.page()?.url() && refusedForm.test(message.text())) return;
    complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { message, stack } = error.error();
    if (!transitionGivenUp.test(message)) complaints.push(stack || message);
  });
  return complaints;
}
