import type { EstateStep } from "#schemas/commerce/return-states.ts";
import { mostOrdersAtOnce, type PressedStep, type RepeatedMail, type WorkList } from "#schemas/commerce/order-steps.ts";
import type { OrderState } from "#schemas/commerce/order-states.ts";
import type { DeskOrder, DeskOrderList, PreparedOrders } from "#schemas/content/desk-order.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { callHeaders } from "#schemas/contract/call-headers.ts";
import type { BodyOf } from "#schemas/contract/call-types.ts";
import { requestUrl } from "#schemas/contract/request-url.ts";

import type { PanelWork } from "../panel-work.ts";
import { saveFile } from "../save-file.ts";

/** A list of work, or all orders. */
export type OrderTab = WorkList | "all";

/** Which orders are looked at. */
export interface OrderQuery {
  readonly tab: OrderTab;
  /** Words that all have to occur; empty: all are meant. */
  readonly search: string;
  readonly state: OrderState | null;
  /** Days `YYYY-MM-DD`, both included; empty: without a bound. */
  readonly from: string;
  readonly to: string;
}

export type RefundBody = BodyOf<"refundOrder">;

export type PrintedKind = BodyOf<"printOrders">["kind"];

/** What the estate's orders ask the server for; each step answers with the order as it is then. */
export interface OrderPort {
  /** A page of a list; the first is 1. */
  list(query: OrderQuery, page: number): Promise<DeskOrderList>;
  read(id: number): Promise<DeskOrder>;
  find(code: string): Promise<DeskOrder>;
  prepare(orders: readonly number[]): Promise<PreparedOrders>;
  /** Gives the browser a file with papers of some orders. */
  print(kind: PrintedKind, orders: readonly number[]): Promise<void>;
  advance(id: number, state: PressedStep): Promise<DeskOrder>;
  ship(id: number, parcel: BodyOf<"shipOrder">): Promise<DeskOrder>;
  cancel(id: number): Promise<DeskOrder>;
  refund(id: number, refund: RefundBody): Promise<DeskOrder>;
  note(id: number, text: string): Promise<DeskOrder>;
  removeNote(id: number, note: number): Promise<DeskOrder>;
  mail(id: number, kind: RepeatedMail): Promise<DeskOrder>;
  answerReturn(id: number, one: number, step: ReturnAnswer): Promise<DeskOrder>;
  refundWithdrawal(id: number, one: number, isRestocked: boolean): Promise<DeskOrder>;
}

/** What the estate says of a return. */
export interface ReturnAnswer {
  readonly state: EstateStep;
  readonly note: string;
  readonly isRestocked: boolean;
}

/** How many orders a page of the list has. */
export const ordersAtOnce = 50;

/** The orders as the site's API gives them. */
export function orderPort(work: Pick<PanelWork, "clients" | "locale" | "token">): OrderPort {
  const { call } = work.clients(work.locale);
  const read = async (id: number) => await call("getDeskOrder", { params: { id } });
  return {
    read,
    list: async (query, page) =>
      await call("listDeskOrders", {
        query: { ...filtersOf(query), page, nbItem: ordersAtOnce, orderBy: orderOf(query) },
      }),
    find: async (code) => await call("findDeskOrder", { params: { code } }),
    prepare: async (orders) => {
      const told: PreparedOrders[] = [];
      for (const some of inParts(orders)) told.push(await call("prepareOrders", { body: { orders: [...some] } }));
      return { done: told.flatMap(({ done }) => done), refused: told.flatMap(({ refused }) => refused) };
    },
    print: async (kind, orders) => {
      for (const some of inParts(orders)) await printPapers(work, kind, some);
    },
    advance: async (id, state) => await call("advanceOrder", { params: { id }, body: { state } }),
    ship: async (id, body) => await call("shipOrder", { params: { id }, body }),
    cancel: async (id) => await call("cancelDeskOrder", { params: { id } }),
    refund: async (id, body) => await call("refundOrder", { params: { id }, body }),
    note: async (id, text) => await call("noteOrder", { params: { id }, body: { text } }),
    removeNote: async (id, idNote) => await call("removeOrderNote", { params: { id, idNote } }),
    mail: async (id, kind) => await call("mailOrderAgain", { params: { id }, body: { kind } }),
    answerReturn: async (id, one, body) => {
      await call("advanceReturn", { params: { id: one }, body });
      return await read(id);
    },
    refundWithdrawal: async (id, one, isRestocked) => {
      await call("refundWithdrawal", { params: { id: one }, body: { isRestocked } });
      return await read(id);
    },
  };
}

/** Where all that a list finds is had as a table. */
export function exportAddress(query: OrderQuery): string {
  return requestUrl("/api", "exportDeskOrders", undefined, { ...filtersOf(query), orderBy: orderOf(query) });
}

/** So many orders as the server takes at once; of more there are several files. */
function inParts(orders: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(orders.length / mostOrdersAtOnce);
  return Array.from({ length: count }, (_, at) => orders.slice(at * mostOrdersAtOnce, (at + 1) * mostOrdersAtOnce));
}

/** What has waited longest is done first; of all orders the latest are looked for. */
function orderOf({ tab }: OrderQuery): string {
  return tab === "all" ? "-date" : "date";
}

function filtersOf({ tab, search, state, from, to }: OrderQuery) {
  return {
    ...(tab !== "all" && { work: tab }),
    ...(search !== "" && { search }),
    ...(state !== null && { state }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
  };
}

/** A file comes without an envelope, so that the contract's client can't ask for it; its refusal has one. */
async function printPapers(
  { token, locale }: Pick<PanelWork, "token" | "locale">,
  kind: PrintedKind,
  orders: readonly number[],
): Promise<void> {
  const response = await fetch(requestUrl("/api", "printOrders"), {
    method: "POST",
    headers: callHeaders({ token, locale: () => locale }),
    body: JSON.stringify({ kind, orders }),
  });
  if (!response.ok) throw await refusalOf(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(await response.blob(), name ?? "orders.pdf");
}

async function refusalOf(response: Response): Promise<ApiError> {
  const envelope: unknown = await response.json().catch(() => null);
  const isTold = typeof envelope === "object" && envelope !== null && "message" in envelope;
  return new ApiError(isTold ? String(envelope.message) : response.statusText, response.status, null);
}
