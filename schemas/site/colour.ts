const hex = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

interface Channels {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** The two digits of the opacity, or nothing. */
  readonly alpha: string;
}

/**
 * Makes a colour lighter by an amount added to each channel, or darker by a negative one; channels stay
 * within 0 to 255 (spec §9). Takes `#rgb`, `#rrggbb` or `#rrggbbaa`, gives `#rrggbb` or `#rrggbbaa`.
 * Throws on anything else.
 */
export function lighten(colour: string, amount: number): string {
  const { red, green, blue, alpha } = channelsOf(colour);
  const digits = [red, green, blue].map((channel) => {
    const moved = Math.min(255, Math.max(0, Math.round(channel + amount)));
    return moved.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}${alpha}`;
}

/**
 * Tells whether a colour is dark where it is seen: its luminance, 0 to 255, is 128 or below (spec §9). A
 * colour that lets something through is seen over a ground, white unless another one is named.
 */
export function isDark(colour: string, ground = "#ffffff"): boolean {
  return luminanceOf(seenOver(colour, ground)) <= 128;
}

/**
 * What is seen of a colour that lies over an opaque ground, as `#rrggbb`: browsers mix the two by the
 * colour's alpha, channel by channel. Throws on what is no hex colour.
 */
export function seenOver(colour: string, ground: string): string {
  const [above, below] = [channelsOf(colour), channelsOf(ground)];
  const opacity = above.alpha === "" ? 1 : Number.parseInt(above.alpha, 16) / 255;
  const mix = (name: "red" | "green" | "blue"): string =>
    Math.round(above[name] * opacity + below[name] * (1 - opacity))
      .toString(16)
      .padStart(2, "0");
  return `#${mix("red")}${mix("green")}${mix("blue")}`;
}

/**
 * A stored colour for what knows six digits only: what is seen of it over white, as `#rrggbb`; another one where
 * there is none, or no hex colour.
 */
export function sixDigits(colour: string | null | undefined, otherwise: string): string {
  return colour && hex.test(colour) ? seenOver(colour, "#ffffff") : otherwise;
}

/** The luminance of a colour, from 0 (black) to 255 (white), by the weights of ITU-R BT.709; opacity doesn't count. */
export function luminanceOf(colour: string): number {
  const { red, green, blue } = channelsOf(colour);
  return (2126 * red + 7152 * green + 722 * blue) / 10_000;
}

function channelsOf(colour: string): Channels {
  if (!hex.test(colour)) throw new Error(`"${colour}" is not a hex colour`);
  const digits = colour.slice(1).toLowerCase();
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  const channel = (start: number): number => Number.parseInt(full.slice(start, start + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: full.slice(6) };
}
