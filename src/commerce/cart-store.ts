import { makeAutoObservable, observableRef } from "mobx";

import { multipleOf, quantityProblem, readQuantity, type SoldForm } from "#schemas/commerce/quantities.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Cart, CartProduct } from "#schemas/content/cart.ts";

import { refusalText } from "./refusal-text.ts";
import { problemText, type ShopWords } from "./shop-words.ts";

/** What stands in a call for a cart that isn't begun yet (spec §4). */
const none = "new";

/** Where the cart is kept between pages and tabs. */
export interface CartMemory {
  /** The kept cart's id; null: none. */
  id(): string | null;
  keep(cart: Cart | null): void;
}

export interface CartPorts {
  readonly call: Client["call"];
  readonly memory: CartMemory;
  readonly words: ShopWords;
  /** Tells others of the page which cart there is; told back, it changes nothing. */
  readonly tell: (cart: Cart | null) => void;
  /** Has the browser's cookie hold another cart than before (ADR 050). */
  readonly hold: (id: string) => Promise<void>;
}

/** What is added: a declination, and what its quantity is asked of. */
export interface AddedForm extends SoldForm {
  readonly id: number;
}

/** The visitor's cart (spec §4): null until it is loaded; every price in it is the server's. */
export class CartStore {
  cart: Cart | null = null;
  /** What the server or a rule said last when something was refused (spec §8). */
  error = "";
  /** The line that the error is about; null: the cart. */
  errorLine: number | null = null;
  /** What was said last when something worked. */
  message = "";
  /** How many changes are under way. */
  pending = 0;
  /** Counts what is asked and told, and when a cart was told last: an older answer says nothing any more. */
  #count = 0;
  #told = 0;
  readonly #ports: CartPorts;

  constructor(ports: CartPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { cart: observableRef }, { autoBind: true });
  }

  /** The id for the calls: `new` means no cart yet (spec §4). */
  get id(): string {
    return this.cart?.id ?? this.#ports.memory.id() ?? none;
  }

  /** How many things are in it. */
  get count(): number {
    return this.cart?.products.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  }

  /** At start: takes up the cart whose id was kept; when it can't be had, silently none (spec §4). */
  async restore(): Promise<void> {
    if (!this.cart) await this.follow();
  }

  /** Follows what another tab did; what can't be had is silently none. */
  async follow(): Promise<void> {
    await this.refresh();
    this.say("");
  }

  /**
   * Asks for the kept cart anew; when that fails there is none any more, and why is said (spec §4, §8). What was told
   * meanwhile is younger than the answer.
   */
  async refresh(): Promise<void> {
    const cartId = this.#ports.memory.id() ?? this.id;
    if (cartId === none) return;
    const asked = this.#next();
    try {
      const cart = await this.#ports.call("getCart", { params: { cartId } });
      if (asked > this.#told) this.take(cart, asked);
    } catch (error) {
      const isOver = asked < this.#told || (this.#ports.memory.id() ?? cartId) !== cartId;
      if (isOver) return;
      this.clear(asked);
      this.say(refusalText(error));
    }
  }

  /**
   * After a login: a kept cart becomes the default one, with its lines joined; without one, or where that fails, it is
   * the customer's own (spec §4, §8).
   */
  async afterLogin(): Promise<void> {
    const kept = this.#ports.memory.id();
    const joined = kept === null ? null : await this.#makeDefault(kept);
    const cart = joined ?? (await this.#ownCart());
    if (!cart) return;
    this.take(cart);
    if (cart.id !== kept) await this.#ports.hold(cart.id);
  }

  /** Adds so many, typed as they may be: what is no number is the multiple (spec §5). Gives whether they went in. */
  async add(form: AddedForm, typed: string): Promise<boolean> {
    const quantity = readQuantity(typed, form.sellByMultipleOf);
    const problem = quantityProblem(quantity, form);
    if (problem) return this.say(problemText(problem, this.#ports.words));
    const { type, id: declinationId } = form;
    const body = { type, quantity: String(quantity) };
    const added = await this.#change(null, async () => {
      const { cartId } = await this.#ports.call("addToCart", {
        params: { cartId: this.id, declinationId },
        body,
        files: [],
      });
      return await this.#ports.call("getCart", { params: { cartId } });
    });
    if (added) this.thank(this.#ports.words("cartSaid.added"));
    return added;
  }

  /** Sets how many a line holds. */
  async setQuantity(line: CartProduct, quantity: number): Promise<boolean> {
    const problem = quantityProblem(quantity, { ...line, left: line.setQuantity ? line.left : null });
    if (problem) return this.say(problemText(problem, this.#ports.words), line.id);
    const body = { quantity, idCartProduct: line.id };
    const params = { cartId: this.id, productId: line.idProduct };
    return await this.#change(line.id, () => this.#ports.call("changeCartQuantity", { params, body }));
  }

  /** One step up or down: as many as the line is sold by. */
  async step(line: CartProduct, direction: 1 | -1): Promise<boolean> {
    return await this.setQuantity(line, line.quantity + direction * multipleOf(line.sellByMultipleOf));
  }

  async remove(line: CartProduct): Promise<boolean> {
    const params = { cartId: this.id, productId: line.idProduct, idCartProduct: line.id };
    return await this.#change(null, () => this.#ports.call("removeFromCart", { params }));
  }

  /** Sets the discount code; an empty one takes it away. */
  async enterCode(discountCode: string): Promise<boolean> {
    const body = { discountCode: discountCode.trim() };
    return await this.#change(null, () => this.#ports.call("changeCart", { params: { cartId: this.id }, body }));
  }

  /** Takes over a cart that the server told, here or elsewhere on the page: now, or to a question of before. */
  take(cart: Cart | null, at = this.#next()): void {
    if (cart === this.cart) return;
    this.#told = at;
    this.cart = cart;
    this.#ports.memory.keep(cart);
    this.#ports.tell(cart);
  }

  /** There is no cart any more: after a logout, or when it could not be had. */
  clear(at = this.#next()): void {
    this.#told = at;
    this.cart = null;
    this.#ports.memory.keep(null);
    this.#ports.tell(null);
  }

  /** Says what was refused; empty: nothing. Gives false, as what was refused does. */
  say(error: string, line: number | null = null): false {
    this.error = error;
    this.errorLine = error === "" ? null : line;
    this.message = "";
    return false;
  }

  thank(message: string): void {
    this.message = message;
  }

  began(): void {
    this.say("");
    this.pending += 1;
  }

  ended(): void {
    this.pending -= 1;
  }

  /** Makes one change and takes over the server's answer; what is refused is said and changes nothing. */
  async #change(line: number | null, ask: () => Promise<Cart>): Promise<boolean> {
    this.began();
    try {
      this.take(await ask());
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && line === null) this.clear();
      return this.say(refusalText(error), line);
    } finally {
      this.ended();
    }
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  async #makeDefault(id: string): Promise<Cart | null> {
    return await this.#ports.call("makeCartDefault", { params: { id } }).catch(() => null);
  }

  async #ownCart(): Promise<Cart | null> {
    try {
      const { id: cartId } = await this.#ports.call("openCart", { body: { type: "MAIN_CART" } });
      return await this.#ports.call("getCart", { params: { cartId } });
    } catch (error) {
      this.say(refusalText(error));
      return null;
    }
  }
}
