import { type ReactNode, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

import type { FaultWords } from "#blocks/kit/checkout-words.ts";
import { FormCheck } from "#blocks/kit/form-check.tsx";
import type { Typed } from "#blocks/kit/form-dom.ts";
import { formatPrice } from "#blocks/kit/formatters.ts";
import { usePorts } from "#blocks/kit/ports.tsx";
import { deliveryFieldOf, deliveryFormFields, readDeliveryForm } from "#schemas/commerce/checkout-forms.ts";
import { deliveryProblems } from "#schemas/commerce/delivery-step.ts";
import type { AccessPoint, ShippingOption } from "#schemas/content/shipping.ts";

interface CheckIslandProps {
  readonly id: string;
  readonly props: {
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly words: FaultWords;
    readonly isCarried: boolean;
    /** False: what is chosen is a proposal, which the total follows at once. */
    readonly isChosen: boolean;
    readonly options: readonly ShippingOption[];
    readonly points: readonly AccessPoint[];
    /** The places of the estate by the schedules of their calendars. */
    readonly places: readonly (readonly [idSchedule: number, idAddress: number])[];
  };
}

/** Checks the delivery step by the server's own rules, keeps each choice at once, and says what the total is then. */
export function CheckIsland({ props }: CheckIslandProps): ReactNode {
  const { form, labels, words, isCarried, isChosen, options, points, places } = props;
  const intl = useIntl();
  const port = usePorts().checkout;
  const { checkout } = useSyncExternalStore(port.subscribe, port.read, port.read);
  const heard =
    checkout && intl.formatMessage({ id: "checkout.totalNow" }, { total: formatPrice(checkout.total, intl.locale) });
  return (
    <FormCheck
      form={form}
      labels={labels}
      names={deliveryFormFields}
      purpose={port.cartId()}
      isProposal={isCarried && !isChosen}
      {...(heard !== null && { heard })}
      check={(typed) => {
        const { delivery } = stepOf(typed);
        const problems = deliveryProblems(delivery, { isCarried, options, isSlotOpen: true });
        return Object.fromEntries(problems.map(({ key, fault }) => [deliveryFieldOf(key), words[fault]]));
      }}
      save={async (typed) => {
        const step = stepOf(typed);
        const idAddress = places.find(([idSchedule]) => idSchedule === step.delivery?.idSchedule)?.[1] ?? 0;
        const problems = await port.saveDelivery(step, { points, idAddress });
        const own = problems.filter(({ key }) => key.startsWith("delivery"));
        return Object.fromEntries(own.map(({ key, error }) => [deliveryFieldOf(key), error]));
      }}
    />
  );
}

function stepOf(typed: Typed): ReturnType<typeof readDeliveryForm> {
  return readDeliveryForm((name) => typed[name] ?? "");
}
