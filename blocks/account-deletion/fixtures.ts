import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { User } from "#schemas/content/user.ts";

import type { accountDeletionDefinition } from "./definition.ts";

const marie: User = {
  id: 7,
  email: "marie@exemple.test",
  phone: "+33612345678",
  firstname: "Marie",
  lastname: "Aubert",
  birthdate: "1984-05-20",
  role: "CUSTOMER",
};

const refused = { form: "deletion", values: {}, errors: { password: "is not your present password" }, message: "" };

export const accountDeletionFixtures: readonly BlockFixture<typeof accountDeletionDefinition>[] = [
  { name: "folded", locale: "fr_FR", props: { title: "Supprimer le compte" }, data: { user: marie } },
  { name: "refused", locale: "en_US", props: { title: "" }, data: { user: marie }, said: refused },
  { name: "an administrator", locale: "fr_FR", props: { title: "" }, data: { user: { ...marie, role: "ADMIN" } } },
  { name: "on a public page", locale: "en_US", props: { title: "" }, data: { user: null } },
];
