import { type RawBuilder, sql } from "kysely";

const letters: Readonly<Record<string, string>> = {
  ...{ à: "a", á: "a", â: "a", ä: "a", ã: "a", ç: "c", è: "e", é: "e", ê: "e", ë: "e", ì: "i", í: "i", î: "i", ï: "i" },
  ...{ ñ: "n", ò: "o", ó: "o", ô: "o", ö: "o", õ: "o", ù: "u", ú: "u", û: "u", ü: "u", ÿ: "y", œ: "oe", æ: "ae" },
};

/**
 * A text as it is searched (`fold`), for small tables without a folded column of their own: the letters of French and its
 * neighbours, capitals as well, since SQLite makes small letters of ASCII alone.
 */
export function foldedSql(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = Object.entries(letters).flatMap(([letter, plain]) => [
    [letter, plain] as const,
    [letter.toUpperCase(), plain] as const,
  ]);
  const typed = [...pairs, ["’", "'"] as const];
  return typed.reduce<RawBuilder<unknown>>(
    (folded, [letter, plain]) => sql`replace(${folded}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql`lower(${text})`,
  );
}
