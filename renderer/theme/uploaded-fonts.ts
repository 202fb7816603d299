import type { FontGeneric, ServedFace, ServedFamily } from "#schemas/site/font-family.ts";
import { isFamilyName } from "#schemas/site/font-family.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";

/** Faces that systems have, and how wide their letters are on average, in ems: Arial or Times, Android's, a bare Linux's. */
const sans = [
  { suffix: "fallback", locals: ["Arial", "ArialMT", "Liberation Sans", "Arimo"], width: 0.4453 },
  { suffix: "fallback Roboto", locals: ["Roboto", "Roboto-Regular"], width: 0.4412 },
  { suffix: "fallback DejaVu", locals: ["DejaVu Sans"], width: 0.5054 },
] as const;
const serif = [
  {
    suffix: "fallback",
    locals: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
    width: 0.4011,
  },
  { suffix: "fallback Noto", locals: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"], width: 0.4395 },
  { suffix: "fallback DejaVu", locals: ["DejaVu Serif"], width: 0.5117 },
] as const;

const standIns = { "sans-serif": sans, serif, cursive: serif } satisfies Record<FontGeneric, readonly object[]>;
const ends = { "sans-serif": "system-ui, sans-serif", serif: "Georgia, serif", cursive: "cursive" } as const;

/** The CSS stack of an uploaded family. */
export function uploadedStack({ name, generic }: ServedFamily): string {
  if (!isFamilyName(name)) return ends[generic];
  const families = [name, `${name} plain`, ...standIns[generic].map(({ suffix }) => `${name} ${suffix}`)];
  return [...families.map((family) => `"${family}"`), ends[generic]].join(", ");
}

/**
 * The rules of the faces of uploaded families, as fonts.css has them for the site's own. The next page uses a face that
 * came late. Until then the browser bends the face that the site's fonts are set in ("plain"), or a face of the visitor's
 * system stands in, stretched to the same widths and heights.
 */
export function faceRules(families: readonly ServedFamily[], fonts: readonly SiteFont[]): string {
  return families
    .filter(isSafe)
    .map((family) => familyRules(family, fonts))
    .join("");
}

function familyRules(family: ServedFamily, fonts: readonly SiteFont[]): string {
  const { name, faces, generic } = family;
  const set = new Set(fonts.filter((font) => font.family === name).flatMap((font) => nearestFace(family, font) ?? []));
  const plains = set.size > 0 ? [...set] : faces.slice(0, 1);
  const [plain] = plains;
  if (!plain) return "";
  const others = standIns[generic].map(({ suffix, locals, width }) => {
    const size = plain.width / width;
    const heights = `ascent-override:${percent(plain.ascent / size)};descent-override:${percent(plain.descent / size)};line-gap-override:${percent(plain.lineGap / size)}`;
    const from = locals.map((local) => `local("${local}")`).join(",");
    return rule(`${name} ${suffix}`, `src:${from};${heights};size-adjust:${percent(size)}`);
  });
  return [
    ...faces.map((face) => rule(name, faceOf(face))),
    ...plains.map((face) => rule(`${name} plain`, faceOf(face))),
    ...others,
  ].join("");
}

/** The face of a family that comes nearest to how a font is set: of its slant before of its weight. */
export function nearestFace(
  { faces }: ServedFamily,
  { weight, style }: Pick<SiteFont, "weight" | "style">,
): ServedFace | undefined {
  const distance = (face: ServedFace) => Math.abs(face.weight - weight) + (face.style === style ? 0 : 1000);
  return faces.toSorted((one, other) => distance(one) - distance(other))[0];
}

function rule(family: string, rest: string): string {
  return `@font-face{font-family:"${family}";${rest}}`;
}

function faceOf({ url, weight, style }: ServedFace): string {
  return `font-weight:${weight};font-style:${style};font-display:optional;src:url("${url}") format("woff2")`;
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

/** Nothing in a family can end a rule, and its letters have a width. */
function isSafe({ name, faces }: ServedFamily): boolean {
  return isFamilyName(name) && faces.every(({ url, width }) => /^\/media\/[\w./-]+\.woff2$/.test(url) && width > 0);
}
