import type { BrowserContext } from "playwright/test";

/** The browser's own wish for an icon, and the status of the page that is meant to be missing. */
const notThePages = /\/(?:favicon\.ico|nowhere)$/;

/** A form that was refused is answered with its page and this status (ADR 049), of which browsers tell. */
const refusedForm = /the server responded with a status of (?:422|429) /;

/** Notes errors and warnings of the console from now on: hydration warnings, CSP, missing files. */
export function noteComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const { url } = message.location();
    if (!["error", "warning"].includes(message.type()) || notThePages.test(url)) return;
    if (url === message.page()?.url() && refusedForm.test(message.text())) return;
    complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error().stack)));
  return complaints;
}
