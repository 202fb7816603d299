import { createContext, use } from "react";

import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { Image } from "#schemas/content/image.ts";
import type { SuggestionList } from "#schemas/content/search.ts";
import type { FormCall } from "#schemas/contract/form-call.ts";

/** What the server says when it refuses (spec §5, §8), in the page's language. */
export interface ServerRefusal {
  readonly text: string;
  /** The field that the text is about ("has the wrong form"): it reads after the field's name. Null for none. */
  readonly field: string | null;
}

/** What the page knows of the visitor's cart. */
export interface CartSight {
  /** Null: none, or not asked for yet. */
  readonly cart: Cart | null;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
  /** What was refused last, in words, and the line that it is about; null: the cart. */
  readonly error: string;
  readonly errorLine: number | null;
}

/** The visitor's cart: what the server said of it last, and what can be asked of it. */
export interface CartPort {
  /** The same object until something changes. */
  read(): CartSight;
  /** Tells of changes; what it gives ends that. */
  subscribe(changed: () => void): () => void;
  /** Has the cart asked for, where that has not been done. Rejects when the server can't be had. */
  open(): Promise<void>;
  /** Sets how many a line holds; what is refused is said. */
  setQuantity(line: CartProduct, quantity: number): Promise<void>;
  remove(line: CartProduct): Promise<void>;
}

/** What an island may ask of the application around it, one object per domain; the editor's canvas supplies a quiet one. */
export interface BlockPorts {
  readonly dialogs: {
    /** Opens the fullscreen slider (spec §2) on a picture. */
    openSlider(images: readonly Image[], start: number): void;
    /** Where dialogs render, inside the page (see `InDialogRoom`); null where none can open. */
    room(): Element | null;
  };
  readonly notices: {
    /** Says something short at the top right (spec §1, toasts). */
    toast(message: string): void;
  };
  readonly search: {
    /** Asks what begins like some words, for a search field. Rejects when the server can't be had. */
    suggest(text: string, signal: AbortSignal): Promise<SuggestionList>;
  };
  readonly cart: CartPort;
  readonly forms: {
    /** Makes a form's call: null when it is done, else what the server says. Rejects when the server can't be had. */
    send(call: FormCall, body: Readonly<Record<string, string>>): Promise<ServerRefusal | null>;
  };
}

const noCart: CartSight = { cart: null, isBusy: false, error: "", errorLine: null };

const PortsContext = createContext<BlockPorts>({
  dialogs: { openSlider: () => {}, room: () => null },
  notices: { toast: () => {} },
  search: { suggest: async () => ({ groups: [] }) },
  cart: {
    read: () => noCart,
    subscribe: () => () => {},
    open: async () => {},
    setQuantity: async () => {},
    remove: async () => {},
  },
  forms: { send: async () => null },
});

export const PortsProvider = PortsContext.Provider;

/** The application's side of an island; does nothing where no application is (server, canvas). */
export function usePorts(): BlockPorts {
  return use(PortsContext);
}
