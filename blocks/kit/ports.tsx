import { createContext, use } from "react";

import type { Image } from "#schemas/content/image.ts";
import type { SuggestionList } from "#schemas/content/search.ts";

/** What the server says when it refuses (spec §5, §8), in the page's language. */
export interface ServerRefusal {
  readonly text: string;
  /** True when the text is about the field ("has the wrong form"), and reads after its name. */
  readonly isOfField: boolean;
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
  readonly newsletter: {
    /** Subscribes to the newsletter (spec §7): null when it is done, else what the server says. */
    subscribe(email: string): Promise<ServerRefusal | null>;
  };
}

const PortsContext = createContext<BlockPorts>({
  dialogs: { openSlider: () => {}, room: () => null },
  notices: { toast: () => {} },
  search: { suggest: async () => ({ groups: [] }) },
  newsletter: { subscribe: async () => null },
});

export const PortsProvider = PortsContext.Provider;

/** The application's side of an island; does nothing where no application is (server, canvas). */
export function usePorts(): BlockPorts {
  return use(PortsContext);
}
