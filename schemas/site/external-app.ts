/** The applications beside the site that have a public config (spec §7). */
export const externalApps = ["PRODUCT_FILE_GENERATOR"] as const;

export type ExternalAppName = (typeof externalApps)[number];

/** What a visitor's browser may know of an application beside the site. */
export interface ExternalAppConfig {
  readonly app: ExternalAppName;
  readonly isActive: boolean;
  /** PRODUCT_FILE_GENERATOR: the model of technical sheet that the site info names. */
  readonly model: string;
}
