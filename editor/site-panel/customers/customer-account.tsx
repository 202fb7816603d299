import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { Customer } from "#schemas/content/customer.ts";

import { Button } from "../../kit/button.tsx";
import { useToast } from "../../kit/toast.tsx";
import { AskedDialog } from "../people/asked-dialog.tsx";
import { customerFileAddress, type CustomerPort } from "./customer-port.ts";
import styles from "./customers.module.css";

interface CustomerAccountProps {
  readonly port: Pick<CustomerPort, "endSessions" | "erase">;
  readonly customer: Customer;
  readonly name: string;
  readonly loggedOut: () => void;
  readonly erased: () => void;
}

/** What an estate does for a customer's account at their wish: log it out, hand its data over, delete it. */
export function CustomerAccount({ port, customer, name, loggedOut, erased }: CustomerAccountProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number | string>): string =>
    formatMessage({ id: `editor.customers.${id}` }, values);
  const toast = useToast();
  const [asked, setAsked] = useState<"out" | "erase" | null>(null);
  const close = (): void => setAsked(null);
  return (
    <section className={styles.part}>
      <h3>{say("account")}</h3>
      <p className={styles.quiet}>{say("sessions", { count: customer.sessions })}</p>
      <div className={styles.deeds}>
        <Button disabled={customer.sessions === 0} onClick={() => setAsked("out")}>
          {say("logOut")}
        </Button>
        <a className={styles.file} href={customerFileAddress(customer.id)} download>
          {say("file")}
        </a>
        <Button variant="danger" icon="delete" onClick={() => setAsked("erase")}>
          {say("erase")}
        </Button>
      </div>
      <AskedDialog
        isOpen={asked === "out"}
        onClose={close}
        title={say("logOutTitle", { name })}
        description={say("logOutWhat")}
        label={say("logOut")}
        work={async () => await port.endSessions(customer.id)}
        onDone={() => {
          toast({ text: say("loggedOut", { name }) });
          close();
          loggedOut();
        }}
      />
      <AskedDialog
        isOpen={asked === "erase"}
        onClose={close}
        title={say("eraseTitle", { name })}
        description={say("eraseWhat")}
        label={say("erase")}
        work={async () => await port.erase(customer.id)}
        onDone={() => {
          toast({ text: say("erased", { name }) });
          close();
          erased();
        }}
      />
    </section>
  );
}
