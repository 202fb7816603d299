import { useEffect } from "react";

/** A draft that fields write into. */
export interface DraftOfFields {
  openField(): void;
  leaveField(): void;
}

/**
 * [ES14] Tells the drafts when somebody comes to a field and when they leave it. A field is whatever keeps what it shows
 * while somebody is in it: what is written by letters.
 */
export function useOpenFields(drafts: () => readonly (DraftOfFields | null)[]): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const open = ({ target }: FocusEvent): void => {
      if (isWritten(target)) for (const draft of drafts()) draft?.openField();
    };
    const leave = ({ target }: FocusEvent): void => {
      if (isWritten(target)) for (const draft of drafts()) draft?.leaveField();
    };
    document.addEventListener("focusin", open, { signal });
    document.addEventListener("focusout", leave, { signal });
    return () => ended.abort();
  }, [drafts]);
}

function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "file", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
