export interface RefusalKeeper {
  /** What was refused stands in the form that asked for it, with what was typed into it. */
  said(form: HTMLFormElement, fields: FormData): void;
  /** Something was done since, and the page follows that. */
  forget(): void;
}

/**
 * Keeps why a form was refused on a page that is replaced by a newer state of itself: that state was on its way when
 * the refusal came, and knows nothing of it. It then stands in the form that took the refused one's place, if there is
 * one, with what was typed.
 */
export function keepRefusal(): RefusalKeeper {
  let last: { readonly form: HTMLFormElement; readonly fields: FormData } | null = null;
  document.addEventListener("cellardoor:page", sayAgain);
  return {
    said(form, fields) {
      last = { form, fields };
      if (!form.isConnected) sayAgain();
    },
    forget: () => (last = null),
  };

  function sayAgain(): void {
    if (!last || last.form.isConnected) return;
    const { form: gone, fields } = last;
    const words = gone.querySelector("[data-said]");
    const form = [...document.forms].find((each) => isLike(each, gone));
    last = form && words ? { form, fields } : null;
    if (!form || !words) return;
    for (const field of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")) {
      field.value = String(fields.get(field.name) ?? field.value);
    }
    form.append(words);
  }
}

/** Whether two forms ask for the same, of the same line. */
function isLike(form: HTMLFormElement, other: HTMLFormElement): boolean {
  return identityOf(form) === identityOf(other);
}

function identityOf(form: HTMLFormElement): string {
  return `${form.getAttribute("action")} ${form.querySelector<HTMLInputElement>("[name=line]")?.value}`;
}
