import type { Message } from "#schemas/refusal.ts";

/** As long as a reference may be (`schemas/collections/every/product-sold.ts`). */
const longest = 100;

/** A form of a product as its shop calls it. */
export interface ReferredForm {
  /** Empty: it has none. */
  readonly reference: string;
  /** What tells it from its product's other forms wherever it stands among them; left out: its place. */
  readonly tag?: string;
}

/**
 * The references of a product's forms, one each, in their order, and what there is to know of them. One that the shop doesn't
 * give, or gives twice, is made of what the form is: the same in every file. A message where one is too long.
 */
export function referencesOf(
  forms: readonly ReferredForm[],
  outsideId: string,
): { readonly references: readonly string[]; readonly notes: readonly Message[] } | Message {
  const said = forms.map(({ reference, tag }, index) => {
    if (reference !== "") return reference;
    return forms.length === 1 ? outsideId.slice(0, longest) : ending(outsideId, tag ?? String(index + 1));
  });
  if (said.some((reference) => reference.length > longest))
    return { messageKey: "import.longReference", values: { max: longest } };
  const notes: Message[] = forms.some(({ reference }) => reference === "")
    ? [{ messageKey: "import.madeReference" }]
    : [];
  const given = new Set<string>();
  for (const [index, reference] of said.entries()) {
    const tag = forms[index]?.tag;
    const isShared = said.indexOf(reference) !== said.lastIndexOf(reference);
    const wanted = isShared && tag !== undefined ? ending(reference, tag) : reference;
    const made = firstFree(wanted, (each) => given.has(each) || (each !== reference && said.includes(each)));
    if (made !== reference) notes.push({ messageKey: "import.sameReference", values: { reference, made } });
    given.add(made);
  }
  return { references: [...given], notes };
}

function firstFree(wanted: string, isTaken: (reference: string) => boolean): string {
  let made = wanted;
  for (let number = 2; isTaken(made); number += 1) made = ending(wanted, String(number));
  return made;
}

/** A reference with something behind it, as long as both may be together. */
function ending(reference: string, end: string): string {
  const short = end.slice(0, longest / 2);
  return `${reference.slice(0, longest - short.length - 1)}-${short}`;
}
