import type { FontFamily } from "./font-family.ts";
import { fontWeightOf } from "./font-weight.ts";

/** The faces of each family that the site serves itself, by the names that type founders give their files. */
const faces: Readonly<Record<string, readonly string[]>> = {
  "Alegreya Sans": ["AlegreyaSans-Regular", "AlegreyaSans-Italic", "AlegreyaSans-Bold"],
  "Cormorant Garamond": ["CormorantGaramond-Medium", "CormorantGaramond-MediumItalic", "CormorantGaramond-Bold"],
  "Great Vibes": ["GreatVibes-Regular"],
  Lato: ["Lato-Regular", "Lato-Italic", "Lato-Bold"],
};

/** The typefaces that the site can set (GET /font); weights are read from the files' names (spec §9). */
export const siteFonts: readonly FontFamily[] = Object.entries(faces).map(([name, files]) => ({
  name,
  files: files.map((file) => ({
    name: file,
    weight: fontWeightOf(file),
    style: file.endsWith("Italic") ? "italic" : "normal",
  })),
}));
