import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { type Administrator, type AdministratorRole, administratorRoles } from "#schemas/content/people.ts";

import { Button } from "../../kit/button.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { AskedDialog } from "./asked-dialog.tsx";
import type { PeoplePort } from "./people-port.ts";
import styles from "./people.module.css";
import { useFullName } from "./person-words.ts";
import { useAsking } from "./use-asking.ts";
import type { Viewer } from "./viewer.ts";

interface PersonRoleProps {
  readonly port: Pick<PeoplePort, "setRole">;
  readonly person: Administrator;
  readonly viewer: Viewer;
  readonly changed: () => void;
  /** Told once this is no administrator any more. */
  readonly left: () => void;
}

/** What somebody may do: changed and taken away by a SUPER_ADMIN, nobody's own. */
export function PersonRole({ port, person, viewer, changed, left }: PersonRoleProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useFullName()(person);
  const say = (id: string): string => formatMessage({ id }, { name });
  const toast = useToast();
  const { isBusy, run } = useAsking();
  const [isRemoving, setRemoving] = useState(false);
  const isSelf = person.user === viewer.self;
  const choose = async (role: AdministratorRole): Promise<void> => {
    if (role === person.role || !(await run(async () => await port.setRole(person.user, role)))) return;
    toast({ text: say(`editor.people.became.${role}`) });
    changed();
  };
  return (
    <section className={styles.part} aria-label={say("editor.people.role")}>
      <h3>{say("editor.people.role")}</h3>
      <div className={styles.role}>
        <SelectField
          isLabelHidden
          label={say("editor.people.role")}
          help={say(`editor.people.roleHelp.${person.role}`)}
          value={person.role}
          isDisabled={isBusy || isSelf || !viewer.mayDecide}
          options={administratorRoles.map((role) => ({ value: role, label: say(`editor.people.role.${role}`) }))}
          onChange={(role) => void choose(role)}
        />
        {viewer.mayDecide && !isSelf && (
          <Button variant="danger" disabled={isBusy} onClick={() => setRemoving(true)}>
            {say("editor.people.remove")}
          </Button>
        )}
      </div>
      {isSelf && <p className={styles.quiet}>{say("editor.people.ownRole")}</p>}
      <AskedDialog
        isOpen={isRemoving}
        title={say("editor.people.removeTitle")}
        description={say("editor.people.removeWhat")}
        label={say("editor.people.remove")}
        work={async () => await port.setRole(person.user, null)}
        onDone={() => {
          toast({ text: say("editor.people.removed") });
          setRemoving(false);
          left();
        }}
        onClose={() => setRemoving(false)}
      />
    </section>
  );
}
