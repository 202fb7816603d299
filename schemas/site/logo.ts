import type { OnlineImage } from "../content/image.ts";

/** Where a logo is used (spec §3). */
export const logoTypes = ["LOGO", "LOGO_LIGHT_THEME", "LOGO_DARK_THEME", "LOGO_FAVICON", "LOGO_FOOTER"] as const;

export type LogoType = (typeof logoTypes)[number];

/** One of the estate's logos, in one language. Sizes in pixels. */
export interface Logo {
  readonly id: number;
  readonly filename: string;
  readonly type: LogoType;
  readonly onlineImage: OnlineImage;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
