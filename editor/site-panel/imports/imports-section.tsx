import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { importPort } from "./import-port.ts";
import { ImportReport } from "./import-report.tsx";
import { ImportStart } from "./import-start.tsx";

/** What comes from another shop: a file is given, then its report is looked at and carried out. */
export const ImportsSection = observer(function ImportsSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => importPort(work), [work]);
  const opened = useOpenedIn(work, "imports");
  const { go } = work.places;
  if (opened === null) return <ImportStart port={port} open={(id) => go({ section: "imports", id })} />;
  return <ImportReport key={opened} id={opened} port={port} back={() => go({ section: "imports" })} />;
});
