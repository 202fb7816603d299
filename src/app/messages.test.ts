import { expect, test, vi } from "vitest";

import { createMessages, type Messages } from "./messages.ts";

const french: Messages = { hello: [{ type: 0, value: "Bonjour" }] };

test("[§4 language-lazy] a language's messages load when they are first needed, once", async () => {
  const load = vi.fn(async () => ({ default: french }));
  const messages = createMessages({ fr_FR: load });
  expect(load).not.toHaveBeenCalled();
  expect(messages.of("fr_FR")).toEqual({});
  await messages.load("fr_FR");
  await messages.load("fr_FR");
  expect(messages.of("fr_FR")).toBe(french);
  expect(load).toHaveBeenCalledOnce();
});

test("[§8 warn-locale-file] a missing locale file warns on the console, and the default language stands in", async () => {
  const warn = vi.fn<(text: string) => void>();
  const messages = createMessages({ fr_FR: async () => ({ default: french }) }, warn);
  await messages.load("en_US");
  expect(warn).toHaveBeenCalledExactlyOnceWith("Missing locale file en_US");
  expect(messages.of("en_US")).toBe(french);
});

test("a file that can't be fetched rejects, and is asked for again", async () => {
  const load = vi.fn(async () => ({ default: french })).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const messages = createMessages({ fr_FR: load });
  await expect(messages.load("fr_FR")).rejects.toThrow("Failed to fetch");
  await messages.load("fr_FR");
  expect(messages.of("fr_FR")).toBe(french);
});
