import { type Image, middle } from "#schemas/content/image.ts";
import { isDark } from "#schemas/site/colour.ts";
import type { Logo, LogoType } from "#schemas/site/logo.ts";

import { normalHex } from "./contrast.ts";

/** The estate's logo of the first of some types that it has, as a picture (spec §3, logo types). */
export function siteLogo(logos: readonly Logo[] | null, ...types: readonly LogoType[]): Image | null {
  const found = types.flatMap((type) => logos?.find((logo) => logo.type === type) ?? [])[0];
  return found ? { ...found, name: found.filename, focal: middle } : null;
}

/**
 * The logos that can be read on a colour, the best first: the dark theme's on a dark one (spec §9), judged
 * by what is seen of it over the page's ground.
 */
export function logosOn(colour: string, pageGround: string): readonly LogoType[] {
  const hex = normalHex(colour);
  return hex !== null && isDark(hex, pageGround) ? ["LOGO_DARK_THEME", "LOGO"] : ["LOGO_LIGHT_THEME", "LOGO"];
}
