import { type FormEvent, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { Customer } from "#schemas/content/customer.ts";
import { ApiError } from "#schemas/contract/api-error.ts";

import { Button } from "../../kit/button.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { refusalText } from "../people/use-asking.ts";
import type { CustomerPort } from "./customer-port.ts";
import styles from "./customers.module.css";

interface CustomerFormProps {
  readonly port: Pick<CustomerPort, "save">;
  readonly customer: Customer;
  readonly saved: (customer: Customer) => void;
}

type Said = Readonly<Record<"firstname" | "lastname" | "phone", string>>;

/** What the estate may correct of a customer. What the server refuses stands at its field, and what was typed stays. */
export function CustomerForm({ port, customer, saved }: CustomerFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.customers.${id}` });
  const toast = useToast();
  const stored: Said = {
    firstname: customer.firstname,
    lastname: customer.lastname,
    phone: customer.phone ?? "",
  };
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const values = said ?? stored;
  const isChanged = (Object.keys(stored) as (keyof Said)[]).some((key) => values[key] !== stored[key]);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isChanged) return;
    setBusy(true);
    setError(null);
    try {
      const { firstname, lastname, phone } = values;
      saved(await port.save(customer.id, { firstname, lastname, phone: phone.trim() === "" ? null : phone }));
      setSaid(null);
      toast({ text: say("saved") });
    } catch (refusal) {
      console.warn("a customer could not be corrected", refusal);
      setError(refusal);
    }
    setBusy(false);
  };
  const faultOf = (key: keyof Said): string | undefined =>
    error instanceof ApiError ? error.details.find((detail) => detail.key === key)?.error : undefined;
  const text = (key: keyof Said) => ({
    label: say(key),
    value: values[key],
    onChange: (value: string) => setSaid({ ...values, [key]: value }),
    error: faultOf(key),
    autoComplete: "off",
  });
  const isAtField = (["firstname", "lastname", "phone"] as const).some((key) => faultOf(key) !== undefined);
  return (
    <form className={styles.form} noValidate aria-label={say("profile")} onSubmit={(event) => void save(event)}>
      <TextField {...text("firstname")} />
      <TextField {...text("lastname")} />
      <TextField {...text("phone")} />
      <p className={styles.quiet}>{say("emailStays")}</p>
      {error !== null && !isAtField && <p role="alert">{refusalText(error, say("notDone"))}</p>}
      <div>
        <Button type="submit" variant="primary" disabled={isBusy || !isChanged}>
          {say("save")}
        </Button>
      </div>
    </form>
  );
}
