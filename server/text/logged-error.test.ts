import { expect, test } from "vitest";

import { errorText, loggedError } from "./logged-error.ts";

/** As `pg` has it, with more than anybody asked for. */
function databaseError(message: string): Error {
  return Object.assign(new Error(message), {
    name: "error",
    severity: "ERROR",
    code: "23505",
    detail: "Key (email_folded)=(anna@clos.example) already exists.",
    constraint: "user_email_folded_key",
    table: "user",
    where: "COPY user, line 1: anna@clos.example",
    parameters: ["anna@clos.example", "s3cret"],
    client: { password: "s3cret" },
  });
}

test("an error of the database tells names, and no values", () => {
  const told = loggedError(databaseError('duplicate key value violates unique constraint "user_email_folded_key"'));
  expect(told).toMatchObject({ code: "23505", constraint: "user_email_folded_key", table: "user" });
  expect(told.message).toContain("user_email_folded_key");
  expect(told.stack).toContain("logged-error.test.ts");
  const unread = loggedError(databaseError('invalid input syntax for type integer: "grand cru"'));
  expect(unread.message).toBe('invalid input syntax for type integer: "…"');
  for (const secret of ["anna@", "s3cret", "grand cru"]) expect(JSON.stringify([told, unread])).not.toContain(secret);
});

test("causes and reasons are told in the same way", () => {
  const cause = new Error("connecting as postgres://anna:s3cret@db.example/estate");
  const error = new AggregateError([databaseError("x"), new Error("06 12 34 56 78")], "all failed", { cause });
  const text = JSON.stringify(loggedError(error)) + errorText(error);
  expect(loggedError(error)).toMatchObject({ type: "AggregateError", cause: { type: "Error" }, errors: [{}, {}] });
  for (const secret of ["anna", "s3cret", "06 12"]) expect(text).not.toContain(secret);
});

test("the message stands in the stack no second time", () => {
  const error = new Error("of a@b.example\n    and more");
  expect(loggedError(error).stack).not.toContain("a@b.example");
});

test("a line of the message that looks like a caller's is no caller", () => {
  const told = loggedError(new TypeError("torn\n    at anna@clos.example (0698765432)"));
  expect(told.stack).toContain("logged-error.test.ts");
  expect(JSON.stringify(told)).not.toMatch(/anna|0698765432/);
});
