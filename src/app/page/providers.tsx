import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";

import { PageContext } from "#blocks/kit/page-context.tsx";
import { PortsProvider } from "#blocks/kit/ports.tsx";

import type { Application } from "./application.ts";

interface ProvidersProps {
  readonly application: Application;
  readonly children: ReactNode;
}

/** Hands the application to the views of one root. Adds no markup. */
export const Providers = observer(function Providers({ application, children }: ProvidersProps): ReactNode {
  return (
    <RawIntlProvider value={application.intl}>
      <PageContext value={application.page}>
        <PortsProvider value={application.ports}>{children}</PortsProvider>
      </PageContext>
    </RawIntlProvider>
  );
});
