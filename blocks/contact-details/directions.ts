import type { CompanyAddress } from "#schemas/content/company-address.ts";

const map = "https://www.openstreetmap.org";

/** A map that can show the way: to the place's position, else to its postal address. No map is loaded here. */
export function directionsUrl({ position, address, postalCode, city, country }: CompanyAddress): string {
  if (position) return `${map}/directions?to=${position.latitude}%2C${position.longitude}`;
  const query = [address, `${postalCode} ${city}`, country.name].filter(Boolean).join(", ");
  return `${map}/search?query=${encodeURIComponent(query)}`;
}

/** A position as walkers read it: `44.2500° N, 4.6000° E`. */
export function coordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const north = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? "S" : "N"}`;
  return `${north}, ${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? "W" : "E"}`;
}
