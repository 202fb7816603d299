import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";

import { PortsProvider, type BlockPorts } from "#blocks/kit/ports.tsx";
import type { FindView } from "#renderer/page/block-view.ts";
import { PageTree } from "#renderer/page/page-tree.tsx";
import { defaultLocale, localeInfos } from "#schemas/locale.ts";

import { Guard } from "./guard.tsx";
import type { MessageStore } from "./messages.ts";
import { PageCommit, type CommitHooks } from "./page-commit.tsx";
import type { PageHandle } from "./page-handle.ts";
import type { ShownPage } from "./shown-page.ts";

export interface PageHostProps {
  readonly first: ShownPage;
  readonly findView: FindView;
  readonly messages: MessageStore;
  readonly ports: BlockPorts;
  readonly hooks: CommitHooks;
  /** Receives the handle of the page, anew whenever the page changes. */
  attach(handle: PageHandle): void;
  /** Told once, when the page that the server sent is hydrated and every effect has run. */
  hydrated(): void;
  /** Told when the address has changed, whoever changed it. */
  moved(type: "PUSH" | "REPLACE" | "POP"): void;
}

/** The application's one route: the page document that is shown, whatever the path (design §5). */
export function PageHost({
  first,
  findView,
  messages,
  ports,
  hooks,
  attach,
  hydrated,
  moved,
}: PageHostProps): ReactNode {
  const [shown, setShown] = useState(first);
  const navigate = useNavigate();
  const type = useNavigationType();
  const place = useLocation();

  useLayoutEffect(() => {
    attach({
      address: shown.address,
      go: (href) => void navigate(href),
      show: (document, visit) => {
        startTransition(() => {
          if (visit.mode !== "arrive") void navigate(visit.href, { replace: visit.mode === "replace" });
          setShown({ document, visit, address: location.pathname + location.search });
        });
      },
    });
  }, [attach, navigate, shown]);
  useEffect(() => moved(type), [moved, type, place]);
  // Last: what was held until now may navigate at once.
  useEffect(hydrated, [hydrated]);

  const { locale } = shown.document.page;
  return (
    <PageCommit shown={shown} hooks={hooks}>
      <IntlProvider
        locale={localeInfos[locale].iso}
        defaultLocale={localeInfos[defaultLocale].iso}
        messages={messages.of(locale)}
      >
        <PortsProvider value={ports}>
          <PageTree document={shown.document} findView={findView} Guard={Guard} />
        </PortsProvider>
      </IntlProvider>
    </PageCommit>
  );
}
