const stampName = "cellardoor:adult";

export interface AgeGate {
  /** Opens the gate of the page that is shown, unless this session has said its age. */
  bind(): void;
  accept(control: HTMLElement): void;
  refuse(control: HTMLElement): void;
}

/** Where the answer is kept for the session; real session storage fits. */
export type AnswerStore = Pick<Storage, "getItem" | "setItem">;

/**
 * Asks for the age where the page carries `<dialog data-boot="minors-gate">` (spec §3, minors blocking). The
 * answer holds for the session; a refusal says so and leaves the gate shut.
 */
export function createAgeGate(store: AnswerStore): AgeGate {
  return {
    bind() {
      const gate = document.querySelector<HTMLDialogElement>('dialog[data-boot="minors-gate"]');
      if (!gate || gate.open || store.getItem(stampName) !== null) return;
      // Browsers close a dialog on Escape whatever the page says: it opens again.
      gate.addEventListener("close", () => store.getItem(stampName) === null && gate.isConnected && gate.showModal());
      gate.showModal();
    },
    accept(control) {
      store.setItem(stampName, "1");
      control.closest("dialog")?.close();
    },
    refuse(control) {
      control.closest("dialog")?.querySelector("[data-refusal]")?.removeAttribute("hidden");
    },
  };
}
