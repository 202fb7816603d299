import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { useToast } from "../../kit/toast.tsx";
import { AskedDialog } from "./asked-dialog.tsx";
import type { PeoplePort } from "./people-port.ts";

interface EndSessionsProps {
  readonly port: Pick<PeoplePort, "endSessions">;
  readonly user: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is logged out everywhere. */
export function EndSessions({ port, user, name, isOpen, onDone, onClose }: EndSessionsProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  return (
    <AskedDialog
      {...{ isOpen, onClose }}
      title={formatMessage({ id: "editor.people.endAllTitle" }, { name })}
      description={formatMessage({ id: "editor.people.endAllWhat" })}
      label={formatMessage({ id: "editor.people.endAll" })}
      work={async () => await port.endSessions(user)}
      onDone={() => {
        toast({ text: formatMessage({ id: "editor.people.endedAll" }, { name }) });
        onDone();
      }}
    />
  );
}
