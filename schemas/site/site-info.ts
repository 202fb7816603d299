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
