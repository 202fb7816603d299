import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** Stands where an island could not be started or went on no longer (the renderer's own style sheet gives its looks). */
export function IslandFailure({ retry }: { readonly retry: () => void }): ReactNode {
  return (
    <p role="alert" className="island-failure">
      <FormattedMessage id="kit.islandFailed" />{" "}
      <button type="button" onClick={retry}>
        <FormattedMessage id="kit.islandRetry" />
      </button>
    </p>
  );
}
