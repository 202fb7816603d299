import { expect, test } from "vitest";

import { createLog } from "./log.ts";

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  return { lines, log };
}

test("texts and errors are scrubbed, however they are given", () => {
  const { lines, log } = setUp();
  const error = Object.assign(new Error("of anna@clos.example"), { parameters: ["s3cret"] });
  log.error({ err: error, note: "06 12 34 56 78" }, "for anna@clos.example");
  log.error({ err: error });
  log.error(error);
  log.warn("for anna@clos.example");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({ msg: "for [e-mail]", note: "[number]", err: { message: "of [e-mail]" } });
  expect(lines[1]).toMatchObject({ msg: "of [e-mail]", err: { type: "Error" } });
  expect(lines[2]).toMatchObject({ msg: "of [e-mail]", err: { type: "Error" } });
  for (const secret of ["anna", "s3cret", "06 12"]) expect(JSON.stringify(lines)).not.toContain(secret);
});

test("a request's number, its route, its time and where it came from stay as they are", () => {
  const { lines, log } = setUp();
  const line = {
    id: "9f86d081884c7d659a2feaa0c55ad015",
    method: "GET",
    route: "/wines/:slug?/:id",
    status: 200,
    ms: 1,
    from: "203.0.113.145",
  };
  log.info(line, "request");
  expect(lines[0]).toMatchObject({ ...line, msg: "request" });
});
