import { isOutage } from "#server/db/outages.ts";

/** An error with a page of its own: its status and a message fit to show (spec §8: 500 unless said). */
export class SiteError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 500) {
    super(message);
    this.name = "SiteError";
    this.statusCode = statusCode;
  }
}

/** What the error page says of anything that was thrown: nothing from inside leaves the server. */
export function errorFacts(error: unknown): { readonly statusCode: number; readonly message: string } {
  if (error instanceof SiteError) return { statusCode: error.statusCode, message: error.message };
  return { statusCode: isOutage(error) ? 503 : 500, message: "" };
}
