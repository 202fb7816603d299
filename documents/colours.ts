/** A colour between two others, both `#rrggbb`: `part` of the second. */
export function mixed(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16) || 0;
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** How light a colour is, from 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = (Number.parseInt(colour.slice(at, at + 2), 16) || 0) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that can be read on a ground: the one that is wanted, else black or white. */
export function readable(wanted: string, ground: string): string {
  if (contrast(wanted, ground) >= 4.5) return wanted;
  return contrast("#000000", ground) > contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}
