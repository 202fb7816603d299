import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import layout from "#blocks/kit/layout.module.css";
import { usePorts } from "#blocks/kit/ports.tsx";

import { type PriceTexts, PriceRows, type ShownPrice } from "./price-rows.tsx";
import type { WatchedFacts } from "./watch-form.ts";

interface WatchIslandProps {
  readonly id: string;
  readonly props: {
    readonly watched: WatchedFacts;
    /** What it costs as far as the page knows; null: prices are off. */
    readonly price: ShownPrice | null;
    readonly texts: PriceTexts;
    readonly hasTotal: boolean;
    readonly isTold: boolean;
  };
}

/**
 * The island in the form by which a product is made for its buyer: what it costs so, as the server says it while the form
 * is filled in. It judges files as they are chosen and counts characters; without it the form works as it is.
 */
export function WatchIsland({ props }: WatchIslandProps): ReactNode {
  const { watched, price: first, texts, hasTotal, isTold } = props;
  const { customizations } = usePorts();
  const intl = useIntl();
  const [price, setPrice] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [heard, setHeard] = useState("");

  useEffect(() => {
    if (!customizations) return;
    let isOver = false;
    let stop = (): void => {};
    // The editor's canvas, which sends nothing, never asks for it.
    const opening = Promise.all([customizations(), import("./watch-form.ts")]).then(([port, { watchForm }]) => {
      const form = document.getElementById(watched.form);
      if (isOver || !(form instanceof HTMLFormElement)) return;
      stop = watchForm(form, watched, {
        port,
        show: setPrice,
        busy: setBusy,
        hear: setHeard,
        sentence: (label, problem) => intl.formatMessage({ id: "form.problem" }, { label, problem }),
      });
    });
    // Without it the form is posted as it is.
    opening.catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [watched, customizations, intl]);

  return (
    <>
      <p className={layout.hidden} role="status">
        {heard}
      </p>
      {first && price && <PriceRows price={price} texts={texts} hasTotal={hasTotal} isTold={isTold} isBusy={isBusy} />}
    </>
  );
}
