import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";

import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import { formatTime } from "#blocks/kit/formatters.ts";
import link from "#blocks/kit/link.module.css";
import { longDay } from "#blocks/kit/long-day.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { SlotCalendar, slotValues } from "#blocks/kit/slot-calendar.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { writeWay } from "#schemas/commerce/delivery-way.ts";
import type { DeliveryChoice, PickupPlace } from "#schemas/content/checkout.ts";
import { localizePath } from "#schemas/locale.ts";

import type { pickupCalendarDefinition } from "./definition.ts";

/** When the purchase is fetched, chosen on the calendar of the estate's places; else why nothing can be chosen. */
export function PickupCalendarView(view: BlockViewProps<typeof pickupCalendarDefinition>): ReactNode {
  const { id, props, data, said, href } = view;
  const intl = useIntl();
  const { locale } = usePage();
  const delivery = data.checkout?.delivery ?? null;
  const places = data.places?.places ?? [];
  if (places.length === 0) {
    return (
      <FormSection block={id} title={props.title}>
        <p>
          <FormattedMessage id={data.checkout ? "pickupCalendar.none" : "pickupCalendar.noCart"} />
        </p>
        <p>
          <a href={localizePath("/cart", locale)} className={link.outline}>
            <FormattedMessage id="cart.see" />
          </a>
        </p>
      </FormSection>
    );
  }
  const chosen = whenChosen(delivery, places, intl);
  return (
    <FormSection block={id} title={props.title}>
      {chosen && (
        <p role="status">
          <FormattedMessage id="pickupCalendar.chosen" values={chosen} />
        </p>
      )}
      <FormFrame
        action="/cart/shipping"
        form="collection"
        block={id}
        back={href({})}
        said={said}
        labels={{ slot: intl.formatMessage({ id: "checkoutShipping.slot" }) }}
        values={slotValues(delivery, places)}
        fields={{ way: writeWay({ type: "CLICK_AND_COLLECT", serviceCode: "" }) }}
      >
        <SlotCalendar places={places} />
        <FormActions send={intl.formatMessage({ id: "pickupCalendar.choose" })} />
      </FormFrame>
    </FormSection>
  );
}

/** The day and the hours that are chosen, in words; null: none that the calendar still offers. */
function whenChosen(delivery: DeliveryChoice | null, places: readonly PickupPlace[], intl: IntlShape) {
  const day = places.flatMap(({ days }) => days).find(({ date }) => date === delivery?.date);
  const hours = day?.schedules.find(({ id }) => id === delivery?.idSchedule);
  if (!day || !hours) return null;
  return {
    day: longDay(day.date, intl),
    from: formatTime(hours.from, intl.locale),
    to: formatTime(hours.to, intl.locale),
  };
}
