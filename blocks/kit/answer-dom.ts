import { type FileFacts, headBytes } from "#schemas/forms/file-kind.ts";
import type { FieldRules } from "#schemas/forms/form-document.ts";
import type { Given } from "#schemas/forms/given.ts";
import { fieldName, readPosted } from "#schemas/forms/posted.ts";

/** What stands in a form of an estate's: texts and files, by its fields' keys. */
export interface Filled {
  readonly texts: readonly { readonly key: string; readonly value: string }[];
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** Reads a form's controls. */
export function filledIn(form: HTMLFormElement): Filled {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const files = fileInputs(form).map((input) => [input.name.slice("f.".length), [...(input.files ?? [])]] as const);
  return { texts: readPosted(texts), files: Object.fromEntries(files.filter(([, chosen]) => chosen.length > 0)) };
}

function fileInputs(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.elements].filter((control): control is HTMLInputElement => {
    return control instanceof HTMLInputElement && control.type === "file";
  });
}

/** The same as what is judged: of files their first bytes too. */
export async function givenIn({ texts, files }: Filled): Promise<Given> {
  const given = new Map<string, (string | FileFacts)[]>();
  for (const { key, value } of texts) given.set(key, [...(given.get(key) ?? []), value]);
  for (const [key, chosen] of Object.entries(files)) given.set(key, await Promise.all(chosen.map(factsOf)));
  return given;
}

async function factsOf(file: File): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return { name: file.name, bytes: file.size, head };
}

/** Puts files that were chosen before back into their fields. */
export function putFiles(form: HTMLFormElement, files: Filled["files"]): void {
  for (const input of fileInputs(form)) {
    const chosen = files[input.name.slice("f.".length)];
    if (!chosen || (input.files?.length ?? 0) > 0) continue;
    const transfer = new DataTransfer();
    for (const file of chosen) transfer.items.add(file);
    input.files = transfer.files;
  }
}

/** Shows the fields that are asked. */
export function showAsked(form: HTMLFormElement, asked: readonly FieldRules[]): void {
  const keys = new Set(asked.map(({ key }) => key));
  for (const place of form.querySelectorAll<HTMLElement>("[data-asked]")) {
    place.hidden = !keys.has(place.dataset["asked"] ?? "");
  }
}

/** Shows one step of a form, and the button that sends it at the last one; null: nothing but what its island says. */
export function showStep(form: HTMLFormElement, step: number | null, count: number): void {
  for (const child of form.children) {
    if (!(child instanceof HTMLElement) || child.dataset["hole"] !== undefined || child instanceof HTMLInputElement)
      continue;
    const own = child.dataset["step"];
    const isButtons = child.querySelector("button[type='submit']") !== null && own === undefined;
    if (own !== undefined) child.hidden = Number(own) !== step;
    else if (isButtons) child.hidden = step !== count - 1;
    else if (step === null) child.hidden = true;
  }
}

/** Empties a form for the next answer. */
export function emptyForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type !== "hidden") {
      if (control.type === "checkbox" || control.type === "radio") control.checked = false;
      else control.value = "";
    } else if (control instanceof HTMLTextAreaElement) control.value = "";
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  }
}

/** The key of the field that an event is about; null: of none. */
export function keyOf(target: EventTarget | null, fields: readonly FieldRules[]): string | null {
  const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
  return fields.find(({ key }) => name === fieldName(key) || name.startsWith(`${fieldName(key)}.`))?.key ?? null;
}
