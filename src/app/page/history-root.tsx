import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** How the application changes the address. */
export interface HistoryHandle {
  /** Path, query and hash. */
  go(href: string, how?: { readonly replace: boolean }): void;
}

export interface HistoryRootProps {
  /** Receives the handle, anew whenever it changes. */
  attach(handle: HistoryHandle): void;
  /** Told when the address has changed, whoever changed it. */
  moved(type: "PUSH" | "REPLACE" | "POP"): void;
}

/** The router, which owns history and renders nothing: the page is no tree of React's (design §5). */
export function HistoryRoot(props: HistoryRootProps): ReactNode {
  return (
    <BrowserRouter>
      <History {...props} />
    </BrowserRouter>
  );
}

function History({ attach, moved }: HistoryRootProps): null {
  const navigate = useNavigate();
  const type = useNavigationType();
  const place = useLocation();
  useLayoutEffect(() => attach({ go: (href, how) => void navigate(href, how) }), [attach, navigate]);
  useEffect(() => {
    if (type !== "POP") moved(type);
  }, [moved, type, place]);
  // Told by the browser itself: the router renders when React has the time, and who goes on and back before that is to
  // it where they were.
  useEffect(() => {
    const popped = (): void => moved("POP");
    popped();
    addEventListener("popstate", popped);
    return () => removeEventListener("popstate", popped);
  }, [moved]);
  return null;
}
