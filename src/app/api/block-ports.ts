import type { BlockPorts } from "#blocks/kit/ports.tsx";

import { emit } from "../emit.ts";

import type { Api } from "./api.ts";

/**
 * What islands may ask of the application: the boot script for the slider and for notices, the server for the rest.
 * Dialogs render in `room`.
 */
export function createBlockPorts(
  api: Api,
  { cart, checkout, orders }: Pick<BlockPorts, "cart" | "checkout" | "orders">,
  room: () => Element | null,
): BlockPorts {
  return {
    dialogs: { openSlider: (images, start) => emit("cellardoor:open-slider", { images, start }), room },
    notices: { toast: (message) => emit("cellardoor:toast", { message }) },
    search: { suggest: (text, signal) => api.call("suggestSearch", { query: { q: text }, signal }) },
    cart,
    checkout,
    orders,
    answers: async () => (await import("../forms/send-form-answer.ts")).sendForm(),
    customizations: async () => (await import("./customizations.ts")).createCustomizationPort(api),
    forms: {
      post: async (form) => (await import("./post-form.ts")).postForm(form, fetch),
      send: async (call, body) => (await import("./send-form.ts")).sendForm(api, call, body),
    },
  };
}
