import type { BlockFixture } from "#blocks/kit/fixture.ts";

import type { loginFormDefinition } from "./definition.ts";

export const loginFormFixtures: readonly BlockFixture<typeof loginFormDefinition>[] = [
  { name: "plain", locale: "fr_FR", props: { title: "Déjà client" }, data: {}, query: { next: "/account/orders" } },
  {
    name: "refused",
    locale: "en_US",
    props: { title: "I have an account" },
    data: {},
    query: { next: "/en_US/cart", done: "password" },
    said: {
      form: "login",
      values: { email: "marie.a.very.long.address.of.one.person@a-very-long-domain-of-an-estate.example" },
      errors: {},
      message: "The e-mail address or the password is wrong.",
    },
  },
  { name: "after a new password", locale: "fr_FR", props: { title: "" }, data: {}, query: { done: "password" } },
  { name: "after registering", locale: "en_US", props: { title: "Login" }, data: {}, query: { done: "registered" } },
];
