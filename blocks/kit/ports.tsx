import { createContext, use } from "react";

import type { Image } from "#schemas/content/image.ts";
import type { SuggestionList } from "#schemas/content/search.ts";
import type { FormCall } from "#schemas/contract/form-call.ts";

/** What the server says when it refuses (spec §5, §8), in the page's language. */
export interface ServerRefusal {
  readonly text: string;
  /** The field that the text is about ("has the wrong form"): it reads after the field's name. Null for none. */
  readonly field: string | null;
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
  readonly forms: {
    /** Makes a form's call: null when it is done, else what the server says. Rejects when the server can't be had. */
    send(call: FormCall, body: Readonly<Record<string, string>>): Promise<ServerRefusal | null>;
  };
}

const PortsContext = createContext<BlockPorts>({
  dialogs: { openSlider: () => {}, room: () => null },
  notices: { toast: () => {} },
  search: { suggest: async () => ({ groups: [] }) },
  forms: { send: async () => null },
});

export const PortsProvider = PortsContext.Provider;

/** The application's side of an island; does nothing where no application is (server, canvas). */
export function usePorts(): BlockPorts {
  return use(PortsContext);
}
