/** WCAG 2 contrast between two `#rrggbb` colours (what is seen of them, `seenOver`), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The first of some inks that is readable on a ground (AA, 4.5), else the more readable of black and white. */
export function readableInk(ground: string, inks: readonly string[] = ["#f7f3ea", "#2b2521"]): string {
  const [extreme = "#000000"] = ["#ffffff", "#000000"].toSorted((a, b) => contrast(ground, b) - contrast(ground, a));
  return inks.find((ink) => contrast(ground, ink) >= 4.5) ?? extreme;
}

/** `#rgb`, `#rrggbb` or `#rrggbbaa` in small letters, with all its digits; null for anything else. */
export function normalHex(colour: string | null | undefined): string | null {
  const text = colour?.trim().toLowerCase() ?? "";
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(text)) return text;
  return /^#[\da-f]{3}$/.test(text) ? `#${Array.from(text.slice(1), (digit) => digit + digit).join("")}` : null;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
