export interface RefusalKeeper {
  /** What was refused stands in the form that asked for it. */
  said(form: HTMLFormElement): void;
  /** Something was done since, and the page follows that. */
  forget(): void;
}

/**
 * Keeps why a form was refused on a page that is replaced by a newer state of itself: that state was on its way when
 * the refusal came, and knows nothing of it. It then stands in the form that took the refused one's place, if there is
 * one, with what has been typed there.
 */
export function keepRefusal(): RefusalKeeper {
  let last: HTMLFormElement | null = null;
  document.addEventListener("cellardoor:page", sayAgain);
  return {
    said(form) {
      last = form;
      sayAgain();
    },
    forget: () => (last = null),
  };

  function sayAgain(): void {
    if (!last || last.isConnected) return;
    const gone = last;
    const words = gone.querySelector("[data-said]");
    const form = [...document.forms].find((each) => isLike(each, gone));
    last = (words && form) ?? null;
    if (!form || !words) return;
    for (const field of typedIn(form)) {
      const typed = typedIn(gone).find(({ name }) => name === field.name);
      if (typed) field.value = typed.value;
    }
    form.append(words);
  }
}

function typedIn(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
}

/** Whether two forms ask for the same, of the same line. */
function isLike(form: HTMLFormElement, other: HTMLFormElement): boolean {
  return identityOf(form) === identityOf(other);
}

function identityOf(form: HTMLFormElement): string {
  return `${form.getAttribute("action")} ${form.querySelector<HTMLInputElement>("[name=line]")?.value}`;
}
