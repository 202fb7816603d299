import { noDevice } from "./device-cookie.ts";
import type { Caller } from "./handler.ts";

/** Who asks where nobody does: what the server wants to know for itself. */
export const nobody: Caller = {
  token: null,
  session: async () => null,
  clientAddress: "",
  origin: "",
  isAhead: true,
  isOwnPage: false,
  agent: "",
  cartId: null,
  order: null,
  device: noDevice,
};
