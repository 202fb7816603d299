import { expect, test, vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";

import type { Api } from "./api.ts";
import { createCustomizationPort } from "./customizations.ts";

const asked = { product: 1, declination: 90, customizations: [{ id: 4, textValue: "Lise" }], quantity: 2 };
const { signal } = new AbortController();

/** The port over a server that answers so, and what it was asked. */
function over(answer: () => unknown) {
  const call = vi.fn<(...given: readonly unknown[]) => Promise<unknown>>(async () => answer());
  return { call, port: createCustomizationPort({ call: call as unknown as Api["call"] }) };
}

const refusing = (details: unknown) => (): never => {
  throw new ApiError("No.", 409, details);
};

test("[§7 customization-calls] what it costs is asked with all that is said, and what is refused stands by its field", async () => {
  const price = { customization: 3, unitPrice: 25, total: 50, answers: [] };
  const { call, port } = over(() => price);
  expect(await port.price(asked, signal)).toBe(price);
  expect(call).toHaveBeenCalledWith("customizePrice", {
    params: { idProduct: 1, idDeclination: 90 },
    body: { customizations: asked.customizations, quantity: 2 },
    signal,
  });
  const problems = [
    { key: "customizations.4", error: "is too long" },
    { key: "quantity", error: "is too high" },
  ];
  expect(await over(refusing(problems)).port.price(asked, signal)).toEqual({ errors: { 4: "is too long" } });
});

test("a file goes to its field's judge; why it isn't taken is said in the server's words", async () => {
  const file = new File(["x"], "blason.png");
  const { call, port } = over(() => ({ file: "a", filename: "blason.png", bytes: 1 }));
  expect(await port.keepFile(6, file)).toMatchObject({ filename: "blason.png" });
  expect(call).toHaveBeenCalledWith("validateCustomizationFile", { params: { id: 6 }, body: {}, files: file });
  const empty = [{ key: "image", error: "is an empty file" }];
  expect(await over(refusing(empty)).port.keepFile(6, file)).toEqual({ refusal: "is an empty file" });
  expect(await over(refusing(null)).port.keepFile(6, file)).toEqual({ refusal: "No." });
});

test("what the server can't be had for rejects", async () => {
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(over(lost).port.price(asked, signal)).rejects.toThrow("Failed to fetch");
  await expect(over(lost).port.keepFile(6, new File([], "a"))).rejects.toThrow("Failed to fetch");
});
