import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { DeskOrder } from "#schemas/content/desk-order.ts";

import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { OrderPort } from "./order-port.ts";

export interface StepDialogProps {
  readonly told: DeskOrder;
  readonly port: OrderPort;
  /** Shows the order as it is then, and says what was done. */
  readonly done: (ask: Promise<DeskOrder>, text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Under which number a parcel is followed, and whose number that is; the customer is told. */
export function ShipDialog({ told, port, done, onClose }: StepDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id }, { code: order.code, email: order.contact.email });
  const { order, services } = told;
  const chosen = order.delivery.service;
  const [number, setNumber] = useState(order.trackingNumber ?? "");
  const [service, setService] = useState(chosen?.serviceCode ?? "");
  const isKnown = services.some(({ serviceCode }) => serviceCode === chosen?.serviceCode);
  const options = [
    ...(chosen && !isKnown ? [{ value: chosen.serviceCode, label: chosen.name }] : []),
    ...services.map(({ serviceCode: value, name: label }) => ({ value, label })),
  ];
  const isCorrection = order.state === "SHIPPED";
  const ship = async (): Promise<void> => {
    const { trackingNumber, trackingLink } = order;
    const known = isCorrection ? { trackingNumber, trackingLink } : null;
    const parcel = { trackingNumber: number.trim(), serviceCode: service === "" ? null : service, known };
    await done(port.ship(order.id, parcel), say("editor.orders.did.SHIPPED"));
  };
  return (
    <ConfirmStep
      title={say(isCorrection ? "editor.orders.correctParcel" : "editor.orders.ask.SHIPPED")}
      description={say(isCorrection ? "editor.orders.correctHow" : "editor.orders.askHow.SHIPPED")}
      does={say(isCorrection ? "editor.orders.correctDo" : "editor.orders.step.SHIPPED")}
      step={ship}
      onClose={onClose}
    >
      {options.length > 0 && (
        <SelectField label={say("editor.orders.carrier")} value={service} options={options} onChange={setService} />
      )}
      <TextField
        label={say("editor.orders.trackingNumber")}
        help={say("editor.orders.trackingHelp")}
        value={number}
        autoComplete="off"
        onChange={setNumber}
      />
    </ConfirmStep>
  );
}
