import { number, object, string } from "yup";

import { type AddressStep, type CheckoutFault, checkoutFaults, type FaultyField } from "../content/checkout.ts";
import type { PostalAddress } from "../content/order.ts";
import { faultsOf } from "../faults-of.ts";
import { isEmail } from "../is-email.ts";
import { oneLine } from "../one-line.ts";
import { franceId } from "../site/france.ts";

/** How much of a field is kept. */
export const fieldLengths = { email: 254, phone: 40, line: 200, message: 1000 } as const;

/** What the estate and the place of the check say of an address. */
export interface AddressRules {
  /** The ISO numbers of the countries that the estate sells to. */
  readonly countries: readonly number[];
  /** What is wrong with a telephone number; in a browser it may be nothing that a glance would see. */
  phoneFault(phone: string): "phoneForm" | "phoneMobile" | null;
}

/** A line that must say something; `fault` is what is told when it doesn't. */
function line(fault: CheckoutFault) {
  return string()
    .trim()
    .max(fieldLengths.line, "tooLong" satisfies CheckoutFault)
    .required(fault);
}

function addressFields(rules: Pick<AddressRules, "countries">) {
  return object({
    firstname: line("firstname"),
    lastname: line("lastname"),
    address: line("address"),
    addressPart2: string().trim().max(fieldLengths.line, "tooLong"),
    postalCode: line("postalCode").when("idCountry", ([country], postalCode) =>
      country === franceId
        ? postalCode.matches(/^\d{5}$/, { message: "postalCodeFrance", excludeEmptyString: true })
        : postalCode,
    ),
    city: line("city"),
    idCountry: number().oneOf(rules.countries, "country").required("country"),
  });
}

/** The one schema of the address step, for the server and for a browser. Its messages are faults (`checkout.…`). */
export function addressStepSchema(rules: AddressRules) {
  return object({
    email: string()
      .trim()
      .required("email")
      .test("form", "emailForm", (email) => email === "" || isEmail(email)),
    phone: string()
      .trim()
      .required("phone")
      .test("form", (phone, context) => {
        const fault = phone === "" ? null : rules.phoneFault(phone);
        return fault === null || context.createError({ message: fault });
      }),
    address: addressFields(rules),
    billing: addressFields(rules).nullable().default(null),
  });
}

/** What is wrong with the address step: the first fault of each field, in the order in which they stand on the page. */
export function addressProblems(step: AddressStep, rules: AddressRules): readonly FaultyField[] {
  const schema = stepSchemas.get(rules) ?? addressStepSchema(rules);
  stepSchemas.set(rules, schema);
  return faultsOf(schema, step, { order: fieldOrder, faults: checkoutFaults });
}

/** Making a schema takes as long as checking by it. */
const stepSchemas = new WeakMap<AddressRules, ReturnType<typeof addressStepSchema>>();

/** What is wrong with one address by itself, such as one that a customer keeps: keys are its lines. */
export function postalProblems(address: PostalAddress, rules: Pick<AddressRules, "countries">): readonly FaultyField[] {
  return faultsOf(addressFields(rules), address, { order: lines, faults: checkoutFaults });
}

const lines = ["firstname", "lastname", "address", "addressPart2", "postalCode", "city", "idCountry"] as const;

const fieldOrder: readonly string[] = [
  ...["email", "phone"],
  ...lines.map((name) => `address.${name}`),
  ...lines.map((name) => `billing.${name}`),
];

/** An address of lines, without spaces around what was typed. */
export function tidyAddress(typed: PostalAddress): PostalAddress {
  const { firstname, lastname, address, addressPart2, postalCode, city, idCountry } = typed;
  return {
    firstname: oneLine(firstname),
    lastname: oneLine(lastname),
    address: oneLine(address),
    addressPart2: oneLine(addressPart2),
    postalCode: oneLine(postalCode),
    city: oneLine(city),
    idCountry,
  };
}

/** Whether two addresses say the same, line by line. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return lines.every((line) => one[line] === other[line]);
}
