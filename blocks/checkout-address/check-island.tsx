import { type ReactNode, useEffect } from "react";

import type { FaultWords } from "#blocks/kit/checkout-words.ts";
import { FormCheck } from "#blocks/kit/form-check.tsx";
import { formWith, type Typed, typedIn } from "#blocks/kit/form-dom.ts";
import { usePorts } from "#blocks/kit/ports.tsx";
import { addressFormFields, readAddressForm } from "#schemas/commerce/checkout-forms.ts";
import { addressProblems } from "#schemas/commerce/checkout-steps.ts";
import type { AddressStep } from "#schemas/content/checkout.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import { looksLikePhone } from "#schemas/phone-glance.ts";
import type { Country } from "#schemas/site/country.ts";
import { franceId } from "#schemas/site/france.ts";

/** Where it may be sent, as far as a check needs to know. */
export type KnownCountry = Pick<Country, "id" | "alphaThree">;

type Kept = Readonly<Record<string, PostalAddress>>;

interface CheckIslandProps {
  readonly id: string;
  readonly props: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly countries: readonly KnownCountry[];
    readonly words: FaultWords;
    /** The addresses that may be chosen instead of typing one, by what the form calls them. */
    readonly kept: Kept;
  };
}

/** Checks the address step by the server's own schema, keeps it as it is typed, and asks what shipping there costs. */
export function CheckIsland({ props: { form: id, labels, countries, words, kept } }: CheckIslandProps): ReactNode {
  const { checkout } = usePorts();
  const rules = {
    countries: countries.map((country) => country.id),
    phoneFault: (phone: string) => (looksLikePhone(phone) ? null : ("phoneForm" as const)),
  };

  useEffect(() => {
    const form = formWith(id);
    if (!form) return;
    let asked = placeOf(stepIn(form, kept));
    const price = (): void => {
      const step = stepIn(form, kept);
      const country = countries.find((one) => one.id === step.address.idCountry);
      const place = placeOf(step);
      if (!country || place === asked || place === "") return;
      asked = place;
      const { postalCode, city: name } = step.address;
      // What can't be asked now is said at the next step.
      checkout.price({ city: { postalCode, name }, country }).catch(() => {});
    };
    form.addEventListener("input", price);
    return () => form.removeEventListener("input", price);
  }, [id, checkout, countries, kept]);

  return (
    <FormCheck
      form={id}
      labels={labels}
      names={addressFormFields}
      purpose={checkout.cartId()}
      check={(typed) => {
        // One that was chosen has its own page; what is wrong with it the server shows.
        const isTyped = (key: string): boolean => keptFor(key, typed, kept) === null;
        const problems = addressProblems(stepOf(typed, kept), rules).filter(({ key }) => isTyped(key));
        return Object.fromEntries(problems.map(({ key, fault }) => [key, words[fault]]));
      }}
      save={async (typed) => {
        const problems = await checkout.saveAddress(stepOf(typed, kept));
        return Object.fromEntries(
          problems.filter(({ key }) => Object.hasOwn(labels, key)).map(({ key, error }) => [key, error]),
        );
      }}
    />
  );
}

function stepOf(typed: Typed, kept: Kept): AddressStep {
  return readAddressForm((name) => {
    const chosen = keptFor(name, typed, kept);
    const line = name.replace(/^\w+\./, "");
    return chosen && isLine(line, chosen) ? String(chosen[line]) : (typed[name] ?? "");
  });
}

/** The address that was chosen instead of typing the one that a field belongs to; null: none. */
function keptFor(name: string, typed: Typed, kept: Kept): PostalAddress | null {
  const [kind = "", line] = name.split(".");
  return (line !== undefined && kept[typed[`${kind}.saved`] ?? ""]) || null;
}

function isLine(name: string, address: PostalAddress): name is keyof PostalAddress {
  return Object.hasOwn(address, name);
}

function stepIn(form: HTMLFormElement, kept: Kept): AddressStep {
  return stepOf(typedIn(form, addressFormFields), kept);
}

/** What a price depends on; empty while it isn't whole. */
function placeOf({ address: { postalCode, idCountry } }: AddressStep): string {
  const code = postalCode.trim();
  const isWhole = idCountry === franceId ? /^\d{5}$/.test(code) : code.length > 2;
  return isWhole ? `${idCountry} ${code}` : "";
}
