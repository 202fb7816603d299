/** A typeface that the site can set (spec §3: "font (name, files list)"). */
export interface FontFamily {
  readonly name: string;
  readonly files: readonly FontFile[];
}

export interface FontFile {
  readonly name: string;
  /** Inferred from the file's name (spec §9). */
  readonly weight: number;
  readonly style: "normal" | "italic";
}
