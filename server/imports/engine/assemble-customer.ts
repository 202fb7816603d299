import { tidyAddress } from "#schemas/commerce/checkout-steps.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import { isEmail } from "#schemas/is-email.ts";
import { countryOf } from "#schemas/site/countries.ts";
import { franceId } from "#schemas/site/france.ts";
import { phoneIn } from "#server/text/phone.ts";

import { markOf } from "./keys.ts";
import type { Note, ReadItem } from "./shapes.ts";

/** Where a customer lives as a shop says it, with the country by its two letters; without names it is their own. */
export type RawAddress = Omit<PostalAddress, "idCountry" | "firstname" | "lastname"> &
  Partial<Pick<PostalAddress, "firstname" | "lastname">> & { readonly country: string };

/** One customer as a shop says it. */
export interface RawCustomer {
  readonly line: number;
  /** Empty: there is no number. */
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Empty: there is none; left out where the shop doesn't say. */
  readonly phone?: string;
  /** Whether the shop says that they want its letters. */
  readonly wantsLetters: boolean;
  /** Left out where the shop doesn't say. */
  readonly address?: RawAddress;
}

/** As long as a name may be. */
const nameLength = 80;

/** Makes of what a shop says a customer as the estate has it; of their consent to letters the file proves nothing. */
export function assembleCustomer(raw: RawCustomer): ReadItem {
  const { line, id, email, firstname, lastname, phone, wantsLetters } = raw;
  const title = [firstname, lastname].filter(Boolean).join(" ") || email;
  const item = { line, kind: "customer" as const, outsideId: id || markOf(email.toLowerCase()), title, paths: [] };
  if (!isEmail(email)) return { ...item, content: null, notes: [{ messageKey: "import.noEmail" }] };
  const tidy = phone ? phoneIn(raw.address?.country ?? "", phone) : null;
  const notes: Note[] = [
    ...(phone && tidy === null ? [{ messageKey: "import.noPhone" } as const] : []),
    ...(wantsLetters ? [{ messageKey: "import.letters" } as const] : []),
  ];
  const names = { firstname: firstname.slice(0, nameLength), lastname: lastname.slice(0, nameLength) };
  const address = addressOf(raw, names);
  const said = { ...names, ...(phone !== undefined && { phone: tidy }), ...(address && { address }) };
  return { ...item, notes, content: { kind: "customer", email, ...said } };
}

/** A customer's address; null where the shop says nothing of it. */
function addressOf(
  { address: said }: RawCustomer,
  names: Pick<PostalAddress, "firstname" | "lastname">,
): PostalAddress | null {
  if (!said || said.address.trim() === "") return null;
  const { country, ...lines } = said;
  // A country that nobody knows is one that the estate doesn't sell to: whoever keeps the address says so.
  const idCountry = countryOf(country.toUpperCase(), "fr_FR")?.id ?? 0;
  // Spreadsheets take the zero away that codes begin with in Ain and eight other departments.
  const postalCode =
    idCountry === franceId && /^\d{4}$/.test(lines.postalCode) ? `0${lines.postalCode}` : lines.postalCode;
  const whose = { firstname: lines.firstname || names.firstname, lastname: lines.lastname || names.lastname };
  return tidyAddress({ ...lines, ...whose, postalCode, idCountry });
}
