import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { Review } from "#schemas/content/review.ts";

import type { reviewsDefinition } from "./definition.ts";

const props = { eyebrow: "", title: "", from: "estate", nbItem: 3 } as const;

const review: Review = {
  id: "a1",
  author: "Lise B.",
  rating: 4.5,
  date: "2026-10-04",
  text: "On vient pour le vin et l’on repart avec une recette de tarte.",
};

export const reviewsFixtures: readonly BlockFixture<typeof reviewsDefinition>[] = [
  {
    name: "filled",
    locale: "fr_FR",
    props: { ...props, eyebrow: "Ils sont passés", title: "Ce qu’on en dit" },
    data: {
      reviews: {
        reviews: [review, { ...review, id: "a2", author: "Paul", rating: 5 }],
        average: 4.8,
        total: 212,
        url: "https://reviews.example/clairveille",
        isVerified: true,
      },
    },
  },
  {
    name: "long text, an address that is none",
    locale: "en_US",
    props,
    data: {
      reviews: {
        reviews: [
          { ...review, text: "We came for the wine and stayed for the dog, the soup and the view. ".repeat(12) },
        ],
        average: null,
        total: 1,
        url: "javascript:alert(1)",
        isVerified: false,
      },
    },
  },
  {
    name: "empty",
    locale: "fr_FR",
    props: { ...props, title: "Ce qu’on en dit" },
    data: { reviews: { reviews: [], average: null, total: 0, url: "", isVerified: false } },
  },
  { name: "not configured", locale: "fr_FR", props: { ...props, title: "Ce qu’on en dit" }, data: { reviews: null } },
];
