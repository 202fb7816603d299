import { array, boolean, number, string } from "yup";

import { type ElementCollection, elementFieldKinds } from "../../content/element-field.ts";
import type { ElementItem, ElementList, ElementPageList } from "../../content/element.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

/** Words in one language or both. */
function words() {
  return shape({ fr_FR: string().optional(), en_US: string().optional() });
}

const elementShape = shape({
  id: number().integer().required(),
  route: string().required(),
  slug: string().defined(),
  title: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
  link: string().defined(),
  url: string().defined(),
  message: string().optional(),
  couleur_de_fond: string().optional(),
  contour: string().optional(),
  cuvees: string().optional(),
  registration: shape({
    idForm: number().integer().required(),
    places: number().integer().required(),
    left: number().integer().required(),
  })
    .nullable()
    .defined(),
});

export const elementCalls = {
  listElements: defineCall("GET /element/{route}", {
    summary: "One page of the items of an element list.",
    access: "public",
    example: { params: { route: "logo-footer" }, query: { page: 1, nbItem: 100 } },
    params: { route: "slug" },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "order" },
      filters: {
        id: { type: "integer" },
        slug: { type: "text" },
        title: { type: "text" },
        search: { type: "text", onlyEqual: true },
      },
      orderBy: ["id", "slug", "title", "order"],
    },
    answer: typed<ElementList>()(
      shape({
        elements: array(elementShape).required(),
        total: number().integer().required(),
        pagination: shape({ page: number().integer().required(), nbItem: number().integer().required() }),
      }),
    ),
  }),

  listElementPages: defineCall("GET /element", {
    summary: "The items of every element list that has pages of its own.",
    access: "public",
    isOwn: true,
    example: { query: { route: "logo-footer" } },
    list: {
      defaults: { nbItem: 24, page: 1, orderBy: "id" },
      filters: { id: { type: "integer" }, route: { type: "text" } },
      orderBy: ["id", "route"],
    },
    answer: typed<ElementPageList>()(
      shape({
        elements: array(
          shape({
            id: number().integer().required(),
            route: string().required(),
            title: string().defined(),
            url: string().required(),
          }),
        ).required(),
        total: number().integer().required(),
      }),
    ),
  }),

  listElementLists: defineCall("GET /admin/element-list", {
    summary: "Every element list with its own columns, of which the client makes the collection that it is.",
    access: "ADMIN",
    isOwn: true,
    example: {},
    answer: typed<readonly ElementCollection[]>()(
      array(
        shape({
          route: string().required(),
          label: words(),
          one: words(),
          hasPages: boolean().required(),
          fields: array(
            shape({
              name: string().required(),
              kind: string().oneOf(elementFieldKinds).required(),
              localized: boolean().required(),
              label: words().default(undefined).optional(),
            }),
          ).required(),
        }),
      ).required(),
    ),
  }),

  getElement: defineCall("GET /element/{route}/{id}", {
    summary: "One item of an element list.",
    access: "public",
    example: { params: { route: "logo-footer", id: 1 } },
    params: { route: "slug", id: "id" },
    answer: typed<ElementItem>()(elementShape),
  }),
};
