import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import type { City } from "#schemas/content/shipping.ts";

import layout from "./layout.module.css";
import { usePorts } from "./ports.tsx";
import styles from "./towns.module.css";
import { isEnoughToAsk, townAlone, townsToOffer } from "./towns-to-offer.ts";

interface TownsProps {
  readonly id: string;
  /** The ids of the address's fields, and the country whose towns are known. */
  readonly props: {
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly idCountry: number;
  };
}

/** What is offered, under the field that was typed in. */
interface Offer {
  readonly field: HTMLInputElement;
  readonly towns: readonly City[];
  /** The one that Enter takes; -1: none. */
  readonly active: number;
}

/** How long nothing is typed before it is asked, in milliseconds. */
const pause = 150;

/**
 * Completes postal code and town from one another: two comboboxes after the ARIA pattern over the form's own fields. One
 * town alone is taken at once; several are offered. Typing on is never in the way, nor is another country.
 */
export function Towns({ id, props: fields }: TownsProps): ReactNode {
  const intl = useIntl();
  const { checkout } = usePorts();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [heard, setHeard] = useState("");
  const asking = useRef(new AbortController());
  /** The town that was filled in here: it goes when the code that it came from does. */
  const filled = useRef("");
  const list = `${id}-list`;

  function close(): void {
    asking.current.abort();
    setOffer(null);
  }

  function take(town: City): void {
    const [postalCode, city] = [inputOf(fields.postalCode), inputOf(fields.city)];
    if (!postalCode || !city) return;
    close();
    filled.current = town.name;
    setHeard(`${town.postalCode} ${town.name}`);
    fill(postalCode, town.postalCode);
    fill(city, town.name);
    city.dispatchEvent(new Event("change", { bubbles: true }));
  }

  const typed = useEffectEvent(async (event: Event) => {
    const field = event.target;
    // What is filled in here, and by the browser, is taken as it is.
    if (!(field instanceof HTMLInputElement) || !event.isTrusted || document.activeElement !== field) return;
    close();
    const { signal } = (asking.current = new AbortController());
    const isCode = field.id === fields.postalCode;
    const country = document.getElementById(fields.country);
    const isKnown = country instanceof HTMLSelectElement && country.value === String(fields.idCountry);
    const text = field.value.trim();
    if (!isKnown || !isEnoughToAsk(text, isCode)) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    // Without an answer the field is a plain one.
    const towns = await checkout.cities(text, fields.idCountry, signal).catch(() => []);
    if (signal.aborted) return;
    const city = inputOf(fields.city);
    const only = townAlone(towns, text, isCode);
    const isFree = city?.value.trim() === "" || city?.value === filled.current;
    if (only && isFree) return take(only);
    const offered = townsToOffer(towns, { code: inputOf(fields.postalCode)?.value ?? "", name: city?.value ?? "" });
    if (offered.length === 0 || document.activeElement !== field) return;
    setOffer({ field, towns: offered, active: -1 });
    setHeard(intl.formatMessage({ id: "towns.found" }, { count: offered.length }));
  });

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!offer || event.target !== offer.field || event.isComposing) return;
    const { towns, active } = offer;
    const town = towns[active];
    if (event.key === "ArrowDown") setOffer({ ...offer, active: (active + 1) % towns.length });
    else if (event.key === "ArrowUp") setOffer({ ...offer, active: (active <= 0 ? towns.length : active) - 1 });
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && town) take(town);
    else return;
    event.preventDefault();
  });

  const left = useEffectEvent(close);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const name of [fields.postalCode, fields.city]) {
      const field = inputOf(name);
      field?.setAttribute("role", "combobox");
      field?.setAttribute("aria-autocomplete", "list");
      field?.setAttribute("aria-expanded", "false");
      field?.addEventListener("input", (event) => void typed(event), { signal });
      field?.addEventListener("keydown", (event) => pressed(event), { signal });
      field?.addEventListener("blur", () => left(), { signal });
    }
    return () => stop.abort();
  }, [fields.postalCode, fields.city]);

  useEffect(() => {
    if (!offer) return;
    const { field, active } = offer;
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", list);
    if (active >= 0) field.setAttribute("aria-activedescendant", `${list}-${active}`);
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" });
    return () => {
      field.setAttribute("aria-expanded", "false");
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  }, [offer, list]);

  const holder = offer?.field.closest("[data-field]");
  return (
    <>
      <p className={layout.hidden} role="status">
        {heard}
      </p>
      {offer &&
        holder &&
        createPortal(
          <div
            id={list}
            role="listbox"
            tabIndex={-1}
            className={styles.towns}
            aria-label={intl.formatMessage({ id: "towns.label" })}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
          >
            {offer.towns.map((town, index) => (
              <button
                key={`${town.postalCode} ${town.name}`}
                id={`${list}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === offer.active}
                onClick={() => take(town)}
              >
                <span>{town.name}</span> <span className={layout.meta}>{town.postalCode}</span>
              </button>
            ))}
          </div>,
          holder,
        )}
    </>
  );
}

function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function inputOf(id: string): HTMLInputElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}
