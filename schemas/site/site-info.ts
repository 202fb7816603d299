export interface SiteFont {
  readonly type: "TITLE" | "CONTENT" | "MENU";
  readonly family: string;
  readonly colour: string | null;
  /** In pixels. */
  readonly size: number;
  readonly weight: number;
  readonly style: "normal" | "italic";
}

/** What kind of site this is (spec §3, "Site info"). */
export interface SiteInfo {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly devUrl: string;
  readonly prodUrl: string;
  readonly fonts: readonly SiteFont[];
  readonly isWinemaker: boolean;
  readonly isECommerce: boolean;
  readonly isBuilding: boolean;
  readonly technicalFileModel: string;
  readonly dashboardType: string;
  readonly defaultLang: string;
}

/** What somebody has set of a site's info; of fonts perhaps a part alone. */
export type SetSiteInfo = Partial<Omit<SiteInfo, "id" | "fonts">> & {
  readonly fonts?: readonly (Partial<SiteFont> & Pick<SiteFont, "type">)[];
};

/** What a site is of which nothing is known yet. */
export const blankSiteInfo: Omit<SiteInfo, "id"> = {
  name: "",
  url: "",
  devUrl: "",
  prodUrl: "",
  fonts: [],
  isWinemaker: true,
  isECommerce: true,
  isBuilding: false,
  technicalFileModel: "DEFAULT",
  dashboardType: "DEFAULT",
  defaultLang: "fr_FR",
};

export const fontTypes = ["TITLE", "CONTENT", "MENU"] as const satisfies readonly SiteFont["type"][];

/** The fonts that nobody has chosen (spec §9): menu and content Lato, title a script face. */
export const defaultFonts: Readonly<Record<SiteFont["type"], SiteFont>> = {
  TITLE: { type: "TITLE", family: "Great Vibes", colour: null, size: 48, weight: 400, style: "normal" },
  CONTENT: { type: "CONTENT", family: "Lato", colour: null, size: 17, weight: 400, style: "normal" },
  MENU: { type: "MENU", family: "Lato", colour: null, size: 16, weight: 400, style: "normal" },
};

/** A site's info with what nobody has set of it. */
export function wholeInfo({ fonts = [], ...others }: SetSiteInfo): Omit<SiteInfo, "id"> {
  return { ...blankSiteInfo, ...others, fonts: fonts.map((font) => ({ ...defaultFonts[font.type], ...font })) };
}
