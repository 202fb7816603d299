import { createContext, type ReactNode, useContext, useState } from "react";

import { useIntl } from "react-intl";

import { LiveRegion } from "./live-region.tsx";
import { ToastProvider } from "./toast.tsx";
import { Tips } from "./tooltip.tsx";
import "./tokens.css";

const Container = createContext<HTMLElement | null>(null);

/**
 * What everything of the editor stands in: its colours and sizes, the place where menus and dialogs open, the toasts and
 * the voice (`say`). One for the administrator's bar and the editor alike.
 */
export function EditorRoot({ children }: { readonly children: ReactNode }): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const label = useIntl().formatMessage({ id: "editor.kit.popups" });
  return (
    <Container value={container}>
      <ToastProvider>
        <div className="editor">{children}</div>
        <section className="editor" ref={setContainer} data-editor-popups="" aria-label={label}>
          <LiveRegion />
          <Tips />
        </section>
      </ToastProvider>
    </Container>
  );
}

/** Where popups are put; null until the root is drawn. */
export function useEditorRoot(): HTMLElement | null {
  return useContext(Container);
}
