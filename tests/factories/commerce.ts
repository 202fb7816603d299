import { vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import messages from "#schemas/messages/en_US.json" with { type: "json" };
import { type Commerce, createCommerce } from "#src/commerce/commerce.ts";
import { createChoiceMemory } from "#src/commerce/kept-choices.ts";

type Answering = (name: string, options: Readonly<Record<string, unknown>>) => unknown;

export interface TestCommerce extends Commerce {
  /** What was asked of the server, in order. */
  readonly asked: readonly (readonly [name: string, options: unknown])[];
  /** What is kept in the browser. */
  readonly kept: Map<string, string>;
  readonly told: (Cart | null)[];
  readonly held: string[];
}

/** The shop's stores over a server that answers as told; a thrown answer rejects. */
export function testCommerce(
  answer: Answering,
  { kept = new Map<string, string>() }: { readonly kept?: Map<string, string> } = {},
): TestCommerce {
  const told: (Cart | null)[] = [];
  const held: string[] = [];
  const call = vi.fn(async (name: string, options: Readonly<Record<string, unknown>>) => answer(name, options));
  const commerce = createCommerce({
    call: call as unknown as Client["call"],
    memory: {
      id: () => kept.get("cart") ?? null,
      keep: (cart) => void (cart ? kept.set("cart", cart.id) : kept.delete("cart")),
    },
    choices: createChoiceMemory(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
    words: (key, values) => messages[key].replace("{n}", String(values?.n)),
    tell: (cart) => void told.push(cart),
    hold: async (id) => void held.push(id),
  });
  return { ...commerce, asked: call.mock.calls, kept, told, held };
}

/** A refusal as the server makes it. */
export function refused(message: string, status = 409, data: unknown = null): never {
  throw new ApiError(message, status, data);
}

/** A line of a cart. */
export function cartLine(line: Partial<CartProduct> = {}): CartProduct {
  return {
    id: 1,
    quantity: 6,
    type: "WINE",
    idProduct: 3,
    idDeclination: 11,
    name: "Les Terrasses",
    kind: "RED",
    year: 2022,
    url: "/wines/les-terrasses/3",
    image: null,
    isDematerialized: false,
    hasShippingFees: true,
    capacity: 75,
    capacityUnit: "CENTILITRE",
    sellByMultipleOf: 1,
    reference: "LT22",
    isShippingFree: false,
    setQuantity: true,
    left: 12,
    isSold: true,
    unitPrice: 12.9,
    unitPriceToPay: 12.9,
    total: 77.4,
    totalToPay: 77.4,
    customizations: [],
    customizationPrice: 0,
    isExcludedFromWithdrawal: false,
    ...line,
  };
}

/** A cart with its lines. */
export function cart(id: string, products: readonly CartProduct[] = [cartLine()]): Cart {
  return {
    id,
    type: "MAIN_CART",
    discountCode: "",
    isCodeApplied: false,
    products,
    totalProduct: 77.4,
    totalProductToPay: 77.4,
    discount: 0,
    bottles: 6,
  };
}
