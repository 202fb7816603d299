/**
 * Tells whether a password stands in the list of those that leaked most often, whatever its case. Of its 49 000 entries
 * some 18 000 have the length that is asked for here. It is read when somebody first chooses a password.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  return (await knownPasswords()).has(password.toLowerCase());
}

let known: Promise<ReadonlySet<string>> | null = null;

function knownPasswords(): Promise<ReadonlySet<string>> {
  return (known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));
}
