import type { IntlShape } from "react-intl";

import type { CompanyAddress } from "#schemas/content/company-address.ts";

const map = "https://www.openstreetmap.org";

/** A map that can show the way: to the place's position, else to its postal address. No map is loaded here. */
export function directionsUrl({ position, address, postalCode, city, country }: CompanyAddress): string {
  if (position) return `${map}/directions?to=${position.latitude}%2C${position.longitude}`;
  const query = [address, `${postalCode} ${city}`, country.name].filter(Boolean).join(", ");
  return `${map}/search?query=${encodeURIComponent(query)}`;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position as walkers read it: `44.2500° N, 4.6000° E` in English, `44,2500° N ; 4,6000° E` in French. */
export function coordinates({ latitude, longitude }: Position, { formatNumber, locale }: IntlShape): string {
  const degrees = (angle: number): string =>
    formatNumber(Math.abs(angle), { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const between = locale.startsWith("fr") ? "\u00a0; " : ", ";
  const north = `${degrees(latitude)}° ${latitude < 0 ? "S" : "N"}`;
  const west = locale.startsWith("fr") ? "O" : "W";
  return `${north}${between}${degrees(longitude)}° ${longitude < 0 ? west : "E"}`;
}
