import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { Locale } from "#schemas/locale.ts";

/** The situation that is shown where nobody has chosen one: in a language, when there is one in it. */
export function firstFixture(fixtures: readonly BlockFixture[], locale: Locale): BlockFixture | undefined {
  return fixtures.find((fixture) => fixture.locale === locale) ?? fixtures[0];
}
