import { normalHex } from "#blocks/kit/contrast.ts";
import { defaultPageGround } from "#blocks/kit/page-ground.ts";
import { seenOver } from "#schemas/site/colour.ts";

export interface ThemeColours {
  /** What colours are seen on, as `#rrggbb`. */
  readonly ground: string;
  readonly colours: readonly { readonly token: string; readonly colour: string }[];
}

/** The colours that the theme has now, as the page's custom properties say; those that aren't there are left out. */
export function readThemeColours(tokens: readonly string[]): ThemeColours {
  const page = document.querySelector(".page");
  const styles = page === null ? null : getComputedStyle(page);
  const colourOf = (token: string) => normalHex(styles?.getPropertyValue(`--color-${token}`));
  return {
    ground: seenOver(colourOf("background") ?? defaultPageGround, "#ffffff"),
    colours: tokens.flatMap((token) => {
      const colour = colourOf(token);
      return colour === null ? [] : [{ token, colour }];
    }),
  };
}
