import { useIntl } from "react-intl";

/** Amounts, days and shares in the panel's language. */
export function useShown() {
  const { formatDate, formatNumber } = useIntl();
  const dateOf = (day: string, options: Parameters<typeof formatDate>[1]): string =>
    formatDate(`${day}T12:00:00Z`, { timeZone: "Europe/Paris", ...options });
  return {
    /** `1 234,50 €`; nothing given back is `0,00 €`, without the sign that the negative zero of a computer has. */
    money: (euros: number): string =>
      formatNumber(euros, { style: "currency", currency: "EUR", signDisplay: "negative" }),
    count: (number: number): string => formatNumber(number),
    /** `20 %`, of percent. */
    rate: (percent: number): string => formatNumber(percent / 100, { style: "percent", maximumFractionDigits: 2 }),
    /** `4 mai 2026` */
    day: (day: string): string => dateOf(day, { day: "numeric", month: "long", year: "numeric" }),
    /** `4 mai` */
    shortDay: (day: string): string => dateOf(day, { day: "numeric", month: "short" }),
    /** `mai 2026` */
    month: (month: string): string => dateOf(`${month.slice(0, 7)}-15`, { month: "long", year: "numeric" }),
  };
}
