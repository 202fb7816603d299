import { array, number, string } from "yup";

import type { Service, ServiceList } from "../../content/service.ts";
import { defineCall } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const serviceShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
  tags: array(string().required()).required(),
  url: string().defined(),
});

export const serviceCalls = {
  listServices: defineCall("GET /service", {
    summary: "The services; `tag` keeps those that have one of the tags it names, by commas.",
    access: "public",
    example: { query: { page: 1, nbItem: 100, tag: "cave,accueil" } },
    list: {
      defaults: { nbItem: 100, page: 1, orderBy: "order" },
      filters: {
        id: { type: "integer" },
        slug: { type: "text" },
        title: { type: "text" },
        search: { type: "text", onlyEqual: true },
        tag: { type: "text", onlyEqual: true },
      },
      orderBy: ["id", "slug", "title", "order"],
    },
    answer: typed<ServiceList>()(
      shape({ services: array(serviceShape).required(), total: number().integer().required() }),
    ),
  }),

  getService: defineCall("GET /service/{id}", {
    summary: "One service.",
    access: "public",
    isKept: true,
    params: { id: "id" },
    answer: typed<Service>()(serviceShape),
  }),
};
