import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleUser } from "#blocks/kit/samples.ts";

import type { accountDeletionDefinition } from "./definition.ts";

const refused = { form: "deletion", values: {}, errors: { password: "is not your present password" }, message: "" };

export const accountDeletionFixtures: readonly BlockFixture<typeof accountDeletionDefinition>[] = [
  { name: "folded", locale: "fr_FR", props: { title: "Supprimer le compte" }, data: { user: sampleUser } },
  { name: "refused", locale: "en_US", props: { title: "" }, data: { user: sampleUser }, said: refused },
  { name: "an administrator", locale: "fr_FR", props: { title: "" }, data: { user: { ...sampleUser, role: "ADMIN" } } },
  { name: "on a public page", locale: "en_US", props: { title: "" }, data: { user: null } },
];
