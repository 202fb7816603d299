export interface Failure {
  readonly statusCode: number;
  readonly message: string;
}

/** What went wrong, from the page's subject; a status of 500 without a message by default (spec §2, §8). */
export function readFailure(subject: unknown): Failure {
  const { statusCode, message } = (typeof subject === "object" && subject !== null ? subject : {}) as {
    readonly [Key in keyof Failure]?: unknown;
  };
  return {
    statusCode: typeof statusCode === "number" ? statusCode : 500,
    message: typeof message === "string" ? message : "",
  };
}
