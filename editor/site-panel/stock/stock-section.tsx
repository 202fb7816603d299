import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { FormStock } from "./form-stock.tsx";
import { stockPort } from "./stock-port.ts";
import { everyForm, stockShelf } from "./stock-shelf.ts";
import { Stock } from "./stock.tsx";

/** The estate's stock: what there is of each form, of one product alone where its record leads here, or all that changed one form. */
export const StockSection = observer(function StockSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => stockPort(work), [work]);
  const shelf = useMemo(() => stockShelf(port), [port]);
  const { at, before, go } = work.places;
  const opened = useOpenedIn(work, "stock", shelf.again);
  const isOfProduct = at !== null && "section" in at && at.part === "product";
  const product = isOfProduct ? opened : null;
  useEffect(() => void shelf.find({ ...everyForm, product }), [shelf, product]);
  const open = {
    form: (id: number) => go({ section: "stock", id }),
    order: (id: number) => go({ section: "orders", id }),
    record: async (id: number) => go({ section: "products", id: await port.record(id) }),
    all: () => go({ section: "stock" }),
  };
  if (opened !== null && !isOfProduct) return <FormStock key={opened} id={opened} {...{ port, open }} />;
  const last = before && "section" in before && before.section === "stock" ? (before.id ?? null) : null;
  return <Stock {...{ port, shelf, last, open }} />;
});
