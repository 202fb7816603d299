import { array, boolean, number, string } from "yup";

import {
  movementActors,
  movementKinds,
  stockLists,
  type MovementActor,
  type MovementKind,
} from "../../commerce/stock-movements.ts";
import type { StockLevel, StockLevelList, StockMovementList } from "../../content/inventory.ts";
import type { CapacityUnit, ProductType } from "../../content/product.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { correctStockBody } from "./inventory.body.ts";

const shop = { access: "ADMIN", isOwn: true, enabledBy: "isECommerce" } as const;
const table = { isDownload: true, mime: "text/csv", answer: nothing } as const;
const day = { type: "day", onlyEqual: true } as const;
const integer = { type: "integer", onlyEqual: true } as const;
const types = ["WINE", "BOX", "OTHER"] as const;

const levels = {
  defaults: { nbItem: 50, page: 1, orderBy: "name" },
  filters: {
    list: { type: "choice", choices: [...stockLists], onlyEqual: true },
    type: { type: "choice", choices: [...types], onlyEqual: true },
    product: integer,
    search: { type: "text", onlyEqual: true },
  },
  orderBy: ["name", "left", "reference"],
} as const;

const movements = {
  defaults: { nbItem: 50, page: 1, orderBy: "-date" },
  filters: {
    form: integer,
    product: integer,
    order: integer,
    kind: { type: "choice", choices: [...movementKinds], onlyEqual: true },
    from: day,
    to: day,
  },
  orderBy: ["date"],
} as const;

const whole = number().integer().required();

const form = {
  id: whole,
  idProduct: whole,
  name: string().defined(),
  type: string<ProductType>()
    .oneOf([...types])
    .defined(),
  year: number().integer().nullable().defined(),
  capacity: number().required(),
  capacityUnit: string<CapacityUnit>().oneOf(["LITER", "CENTILITRE"]).defined(),
  reference: string().defined(),
};

const level = shape({
  ...form,
  ...{ onHand: whole, reserved: whole, left: whole, leaving: whole },
  isTracked: boolean().required(),
  isArchived: boolean().required(),
});

/** The estate's stock: what there is, all that changed it and why, and what people write down by hand. */
export const inventoryCalls = {
  listStockLevels: defineCall("GET /admin/stock", {
    ...shop,
    summary:
      "A page of what there is of each form that is sold. `list` keeps what is sold out, soon is (`STOCK_LOW`), or isn’t " +
      "counted; `search` those in whose name, vintage and reference all its words occur.",
    list: levels,
    example: { query: { search: "éclat", orderBy: "left" } },
    answer: typed<StockLevelList>()(
      shape({
        levels: array(level).required(),
        total: whole,
        counts: shape({ low: whole, out: whole, uncounted: whole, all: whole }),
        low: whole,
      }),
    ),
  }),

  exportStockLevels: defineCall("GET /admin/stock/export", {
    ...shop,
    ...table,
    summary: "All levels that a list finds as CSV, in UTF-8, parted by semicolons; no cell is taken for a formula.",
    list: levels,
  }),

  getStockLevel: defineCall("GET /admin/stock/level/{id}", {
    ...shop,
    params: { id: "id" },
    refuses: [404],
    summary: "What there is of one form, by the declination’s number.",
    answer: typed<StockLevel>()(level),
  }),

  correctStock: defineCall("POST /admin/stock/level/{id}", {
    ...shop,
    params: { id: "id" },
    refuses: [404, 409],
    summary:
      "Writes down by hand what came, what was counted, broken, tasted or lost; gives what there is then. Refused where there " +
      "isn’t what was expected, below zero, and below what orders hold.",
    example: { body: { kind: "COUNT", quantity: 60, expected: 60, note: "Inventaire" } },
    body: { format: "json", schema: correctStockBody },
    answer: typed<StockLevel>()(level),
  }),

  listStockMovements: defineCall("GET /admin/stock/movements", {
    ...shop,
    summary: "A page of what changed the stock, and why. `from` and `to` are days in Paris, both included.",
    list: movements,
    answer: typed<StockMovementList>()(
      shape({
        movements: array(
          shape({
            ...form,
            number: whole,
            date: string().required(),
            pieces: whole,
            onHand: whole,
            kind: string<MovementKind>()
              .oneOf([...movementKinds])
              .defined(),
            actor: string<MovementActor>()
              .oneOf([...movementActors])
              .defined(),
            by: string().defined(),
            order: shape({ id: whole, code: string().required() }).nullable().defined(),
            note: string().defined(),
          }),
        ).required(),
        total: whole,
      }),
    ),
  }),

  exportStockMovements: defineCall("GET /admin/stock/movements/export", {
    ...shop,
    ...table,
    summary: "All movements that a list finds as CSV, in UTF-8, parted by semicolons; no cell is taken for a formula.",
    list: movements,
  }),
};
