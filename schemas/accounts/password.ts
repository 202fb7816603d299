/** Lengths of a password; nothing else is asked of its characters (reliability D20). */
export const passwordLength = { min: 8, max: 256 } as const;

/** What stands near at hand on any site of this kind: its software, who runs it, what it sells, and "password". */
export const wordsOfThePlace: readonly string[] = [
  ...["cellardoor", "admin", "administrator", "administrateur", "password", "motdepasse"],
  ...[
    "vigneron",
    "vigneronne",
    "vignoble",
    "domaine",
    "chateau",
    "winery",
    "winemaker",
    "estate",
    "welcome",
    "bienvenue",
  ],
];

/** Shorter words say nothing of anybody. */
const shortestWord = 4;

export interface PasswordContext {
  readonly email: string;
  /** The estate's name. */
  readonly estate: string;
}

/**
 * What is wrong with a password that somebody chooses: its length, or that there is too little of it beside words that
 * anybody would try here (those of the place, of the account's address and of the estate's name).
 */
export function passwordFault(password: string, context: PasswordContext): "length" | "passwordNear" | null {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max) return "length";
  return withoutWords(password, wordsNear(context)).length < min ? "passwordNear" : null;
}

function wordsNear({ email, estate }: PasswordContext): readonly string[] {
  const words = `${email} ${estate}`.split(/[^\p{Letter}\p{Number}]+/u).map(plain);
  return [...wordsOfThePlace, ...words].filter((word) => word.length >= shortestWord);
}

/** What is left of a password; longer words first, as one may stand in another. */
function withoutWords(password: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ""), plain(password));
}

/** In small letters without accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}
