import { type Schema, ValidationError } from "yup";

import type { ServerMessageKey } from "../messages/server-messages.ts";
import { err, ok, type Result } from "../result.ts";

import type { Problem } from "../refusal.ts";

/** No answer lists more problems than this. */
const mostProblems = 50;

/**
 * Checks a parsed body against its call's schema: strict (nothing is cast: yup would read `"0x6"`
 * and `[6]` as 6), every problem at once, each under the path of its key.
 */
export function validateBody(body: unknown, schema: Schema): Result<unknown, readonly Problem[]> {
  try {
    return ok(schema.validateSync(body, { strict: true, abortEarly: false, disableStackTrace: true }));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const issues = error.inner.length > 0 ? error.inner : [error];
    const problems = new Map(issues.flatMap(describeIssue).map((problem) => [problem.key, problem]));
    return err([...problems.values()].slice(0, mostProblems));
  }
}

function describeIssue(issue: ValidationError): Problem[] {
  const key = issue.path ?? "";
  const params = issue.params ?? {};
  switch (issue.type) {
    case "noUnknown":
    case "exact":
      return unknownKeys(key, params["unknown"]);
    case "required":
    case "optionality":
    case "nullable":
      return [{ key, messageKey: "key.required" }];
    case "typeError":
      return [{ key, messageKey: typeMessages[String(params["type"])] ?? "key.format" }];
    case "oneOf":
      return [{ key, messageKey: "key.choice", values: { choices: String(params["values"]) } }];
    case "integer":
      return [{ key, messageKey: "key.integer" }];
    case "min":
    case "max":
      return [limitProblem(key, issue.type, params[issue.type], typeof issue.value === "string")];
    default:
      return [{ key, messageKey: "key.format" }];
  }
}

const typeMessages: Readonly<Record<string, ServerMessageKey>> = {
  string: "key.text",
  number: "key.number",
  boolean: "key.boolean",
  array: "key.list",
  object: "key.object",
};

function limitProblem(key: string, side: "min" | "max", limit: unknown, isText: boolean): Problem {
  const message = isText
    ? ({ min: "key.tooShort", max: "key.tooLong" } as const)
    : ({ min: "key.tooLow", max: "key.tooHigh" } as const);
  return { key, messageKey: message[side], values: { [side]: Number(limit) } };
}

function unknownKeys(path: string, names: unknown): Problem[] {
  const list = Array.isArray(names) ? names.map(String) : String(names).split(", ");
  return list.map((name) => {
    const short = name.length <= 64 ? name : `${name.slice(0, 64)}…`;
    return { key: path === "" ? short : `${path}.${short}`, messageKey: "key.unknown" };
  });
}
