import { type ReactNode, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

import { FormCheck } from "#blocks/kit/form-check.tsx";
import { formatPrice } from "#blocks/kit/formatters.ts";
import { usePorts } from "#blocks/kit/ports.tsx";
import { missingConsents } from "#schemas/commerce/consents.ts";

interface CheckIslandProps {
  readonly id: string;
  readonly props: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    /** What is said of a box that isn't ticked. */
    readonly consent: string;
    /** What the page says that it comes to. */
    readonly total: number;
  };
}

/**
 * Looks whether what has to be ticked before an order is; the form itself goes as it is, to the bank's page, with the
 * total that was seen last.
 */
export function CheckIsland({ props: { form, labels, consent, total } }: CheckIslandProps): ReactNode {
  const intl = useIntl();
  const port = usePorts().checkout;
  const { checkout } = useSyncExternalStore(port.subscribe, port.read, port.read);
  const heard =
    checkout && intl.formatMessage({ id: "checkout.totalNow" }, { total: formatPrice(checkout.total, intl.locale) });
  return (
    <>
      <input type="hidden" name="total" value={checkout?.total ?? total} />
      <FormCheck
        form={form}
        labels={labels}
        {...(heard !== null && { heard })}
        check={(typed) =>
          Object.fromEntries(missingConsents((name) => typed[name] ?? "").map((name) => [name, consent]))
        }
      />
    </>
  );
}
