import { useEffect } from "react";

/** A draft that fields write into. */
export interface DraftOfFields {
  setField(isIn: boolean): void;
}

/**
 * [ES14] Tells the drafts when somebody comes to a field and when they leave it. A field is whatever keeps what it shows
 * while somebody is in it: what is written by letters.
 */
export function useOpenFields(drafts: () => readonly (DraftOfFields | null)[]): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const tell =
      (isIn: boolean) =>
      (event: FocusEvent): void => {
        if (isWritten(event.target)) for (const draft of drafts()) draft?.setField(isIn);
      };
    document.addEventListener("focusin", tell(true), { signal });
    document.addEventListener("focusout", tell(false), { signal });
    return () => ended.abort();
  }, [drafts]);
}

function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "file", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
