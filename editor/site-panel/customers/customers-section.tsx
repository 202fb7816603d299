import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";

import { PagedList } from "../paged-list.ts";
import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { CustomerList } from "./customer-list.tsx";
import { CustomerPageOf } from "./customer-page.tsx";
import { customerPort } from "./customer-port.ts";
import { type CustomerShelf, everyCustomer } from "./customer-shelf.ts";

/** Who has an account with the estate: all of them, or one. */
export const CustomersSection = observer(function CustomersSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => customerPort(work), [work]);
  const shelf = useMemo<CustomerShelf>(
    () =>
      new PagedList({
        query: everyCustomer,
        ask: port.list,
        itemsOf: ({ customers }) => customers,
        keyOf: ({ id }) => id,
      }),
    [port],
  );
  const opened = useOpenedIn(work, "customers", shelf.again);
  const { before, go } = work.places;
  const last = before && "section" in before && before.section === "customers" ? (before.id ?? null) : null;
  if (opened === null) return <CustomerList {...{ shelf, last }} open={(id) => go({ section: "customers", id })} />;
  return <CustomerPageOf key={opened} id={opened} {...{ port, go }} back={() => go({ section: "customers" })} />;
});
