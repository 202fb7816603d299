import { describe, expect, test } from "vitest";

import { locales } from "#schemas/locale.ts";
import { type ServerMessageKey, serverMessages } from "#schemas/messages/server-messages.ts";

import { refusalEnvelope, successEnvelope } from "./envelope.ts";
import type { RefusalCode } from "#schemas/refusal.ts";
import { statusByCode } from "./errors.ts";
import { messageText } from "#server/text/message-text.ts";

describe("the envelope", () => {
  test("[§7 envelope] a success carries success, data and message", () => {
    expect(successEnvelope({ id: 1 })).toEqual({ success: true, data: { id: 1 }, message: "" });
  });

  test("[§8] a refusal carries a message in the reader's language, and key and error pairs", () => {
    const problems = [
      { key: "nbItem", messageKey: "key.range", values: { min: 1, max: 1000 } },
      { key: "", messageKey: "key.object" },
    ] as const;
    const refusal = { code: "invalid", messageKey: "request.invalid", problems } as const;
    expect(refusalEnvelope(refusal, "en_US")).toEqual({
      status: 400,
      body: {
        success: false,
        data: [
          { key: "nbItem", error: "must be a whole number from 1 to 1000" },
          { key: "", error: "must be an object" },
        ],
        message: "The request is not valid: nbItem: must be a whole number from 1 to 1000 / must be an object",
      },
    });
    expect(refusalEnvelope(refusal, "fr_FR").body.message).toContain("nbItem: doit être un nombre entier de 1 à");
  });

  test("[§8 missing-route] a missing route reads 'This page could not be found'", () => {
    expect(refusalEnvelope({ code: "not-found", messageKey: "path.unknown" }, "en_US")).toEqual({
      status: 404,
      body: { success: false, data: null, message: "This page could not be found" },
    });
  });

  test("what a visitor wrote is put in as text, never read as a pattern", () => {
    expect(messageText("body.reservedKey", "en_US", { name: "{x} <b>'" })).toBe(
      "The name “{x} <b>'” is reserved and cannot be used.",
    );
  });

  test("one table maps codes to statuses", () => {
    const expected: Readonly<Record<RefusalCode, number>> = {
      invalid: 400,
      unauthorized: 401,
      forbidden: 403,
      "not-found": 404,
      "method-not-allowed": 405,
      conflict: 409,
      "too-large": 413,
      "unsupported-type": 415,
      unprocessable: 422,
      "too-many": 429,
      unexpected: 500,
      "bad-gateway": 502,
      unavailable: 503,
    };
    expect(statusByCode).toEqual(expected);
  });
});

describe.each(locales)("the server's messages in %s", (locale) => {
  test("every one is a pattern that formats, with the same values as the English one", () => {
    for (const key of Object.keys(serverMessages.en_US) as ServerMessageKey[]) {
      const wanted = valuesIn(serverMessages.en_US[key]);
      const names = Object.keys(wanted).toSorted();
      expect({ key, names: Object.keys(valuesIn(serverMessages[locale][key])).toSorted() }).toEqual({ key, names });
      const text = messageText(key, locale, wanted);
      expect(text).not.toMatch(/[{}]/);
      for (const value of Object.values(wanted)) expect(text).toContain(String(value));
    }
  });
});

/** A value for each name in a pattern: a number where the pattern counts or formats one. */
function valuesIn(pattern: string): Record<string, string | number> {
  const named = [...pattern.matchAll(/\{(\w+)(?=\}|, (plural|number))/g)];
  return Object.fromEntries(named.map(([, name = "", format]) => [name, format ? 7 : `<${name}>`]));
}
