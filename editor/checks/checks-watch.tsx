import { type ReactNode, useEffect } from "react";

import type { Work } from "../shell/work.ts";
import { checkPorts } from "./check-ports.ts";
import { Checks } from "./checks.ts";

/** Checks the page for as long as it is edited. */
export function ChecksWatch({ work }: { readonly work: Work }): ReactNode {
  useEffect(() => {
    const { panels, ports, about, clients, editor } = work;
    const { lookUp } = ports;
    const checks = new Checks(
      work,
      checkPorts({ lookUp, listPages: about.listPages, clients, locale: () => editor.canvas.locale }),
    );
    const stop = checks.start();
    panels.take(checks);
    return () => {
      stop();
      panels.take(null);
    };
  }, [work]);
  return null;
}
