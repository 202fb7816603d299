import { createContext, use } from "react";

import type { Cart, CartProduct } from "#schemas/content/cart.ts";
import type { AddressStep, Checkout, CheckoutProblem, DeliveryStep } from "#schemas/content/checkout.ts";
import type { SentAnswer } from "#schemas/content/form-answer.ts";
import type { Image } from "#schemas/content/image.ts";
import type { SuggestionList } from "#schemas/content/search.ts";
import type { AccessPoint, City, ShippingOption } from "#schemas/content/shipping.ts";
import type { CustomizationPrice, GivenAnswer, KeptCustomizationFile } from "#schemas/content/product-customization.ts";
import type { FormCall } from "#schemas/contract/form-call.ts";
import type { Country } from "#schemas/site/country.ts";

/** What the server says when it refuses (spec §5, §8), in the page's language. */
export interface ServerRefusal {
  readonly text: string;
  /** The field that the text is about ("has the wrong form"): it reads after the field's name. Null for none. */
  readonly field: string | null;
}

/** A cart's code, empty for none, and whether it takes something off. */
export type EnteredCode = Pick<Cart, "discountCode" | "isCodeApplied">;

/** What the page knows of the visitor's cart. */
export interface CartSight {
  /** Null: none, or not asked for yet. */
  readonly cart: Cart | null;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
  /** What was refused last, in words, and the line that it is about; null: the cart. */
  readonly error: string;
  readonly errorLine: number | null;
}

/** The visitor's cart: what the server said of it last, and what can be asked of it. */
export interface CartPort {
  /** The same object until something changes. */
  read(): CartSight;
  /** Tells of changes; what it gives ends that. */
  subscribe(changed: () => void): () => void;
  /** Has the cart asked for, where that has not been done. Rejects when the server can't be had. */
  open(): Promise<void>;
  /** Sets how many a line holds; what is refused is said. */
  setQuantity(line: CartProduct, quantity: number): Promise<void>;
  remove(line: CartProduct): Promise<void>;
}

/** What became of a form that was sent from its page: where it leads, or what is wrong by its fields, and of the whole. */
export type FormAnswer =
  | { readonly to: string }
  | { readonly errors: Readonly<Record<string, string>>; readonly message: string };

/** What is known of a purchase on its way, beyond what stands in the page's HTML. */
export interface CheckoutSight {
  /** As the server told it last; null: nothing was kept by this page yet. */
  readonly checkout: Checkout | null;
  /** The cart's code since it was changed on this page; null: it wasn't. */
  readonly code: EnteredCode | null;
  /** Why the last code wasn't taken, in words; empty: it was. */
  readonly codeRefusal: string;
  /** What the ways cost to where it goes now; null while that wasn't asked. */
  readonly prices: readonly ShippingOption[] | null;
  /** Why there are none. */
  readonly refusal: string;
  readonly isBusy: boolean;
}

/** A purchase on its way: what is typed is kept on the server, and what it costs is the server's word. */
export interface CheckoutPort {
  /** The same object until something changes. */
  read(): CheckoutSight;
  /** Tells of changes; what it gives ends that. */
  subscribe(changed: () => void): () => void;
  /** The cart that is being bought, by its id; empty: the browser knows of none. */
  cartId(): string;
  /** Keeps a step as it was typed, and gives what is wrong with it. Rejects when the server can't be had. */
  saveAddress(step: AddressStep): Promise<readonly CheckoutProblem[]>;
  saveDelivery(step: DeliveryStep, from: DeliveryFrom): Promise<readonly CheckoutProblem[]>;
  /** Sets the discount code, or takes it away (empty); gives whether it was taken, and what was refused is said. */
  enterCode(text: string): Promise<boolean>;
  /** Asks what shipping costs there. */
  price(to: { readonly city: City; readonly country: Pick<Country, "id" | "alphaThree"> }): Promise<void>;
  /** Asks for the towns that begin like some words or a postal code. Rejects when the server can't be had. */
  cities(text: string, idCountry: number, signal: AbortSignal): Promise<readonly City[]>;
}

/** Where a purchase is fetched: the parcel shops that were offered, and the estate's place. */
export interface DeliveryFrom {
  readonly points: readonly AccessPoint[];
  readonly idAddress: number;
}

/** What is kept of a form while its page is open (spec §3, "form state"). */
export interface FormSight {
  /** What was said when it was sent last; null: it wasn't, or is begun anew. */
  readonly result: SentAnswer | null;
  /** What the server said is wrong, by the fields' keys, and of the whole; empty: nothing. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string;
  /** Files that were chosen, by the fields' keys. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  /** How much of it went up, from 0 to 1; null: nothing is under way. */
  readonly progress: number | null;
}

/** An answer as it is sent. */
export interface FilledAnswer {
  readonly answers: readonly { readonly key: string; readonly value: string }[];
  readonly files: Readonly<Record<string, readonly File[]>>;
  /** However often it is sent under this, it is kept once. */
  readonly token: string;
  /** Milliseconds since the form was seen. */
  readonly elapsed: number;
  readonly website: string;
}

/** The state of forms, by what each is kept under. */
export interface AnswersPort {
  /** The same object until something of that form changes. */
  read(form: string): FormSight;
  /** Tells of changes; what it gives ends that. */
  subscribe(changed: () => void): () => void;
  /** Keeps the files that were chosen. */
  hold(form: string, files: FormSight["files"]): void;
  /** Begins it anew. */
  forget(form: string): void;
  /** Sends it, and keeps what became of it. Rejects when the server can't be had. */
  send(form: string, url: string, filled: FilledAnswer): Promise<void>;
}

/** How many of what are made how, as far as it is said by now. */
export interface AskedCustomization {
  readonly product: number;
  readonly declination: number;
  readonly customizations: readonly GivenAnswer[];
  readonly quantity: number;
}

/** What something costs that is made for its buyer, and whether it can be made so: the server's word alone. */
export interface CustomizationPort {
  /** Rejects when the server can't be had. */
  price(asked: AskedCustomization, signal: AbortSignal): Promise<CustomizationAnswer>;
  /** Has a field's file judged and kept, or gives why not, to be read after the field's name. Rejects like `price`. */
  keepFile(input: number, file: File): Promise<KeptCustomizationFile | { readonly refusal: string }>;
}

/** What it costs, or what is wrong with which field's answer. */
export type CustomizationAnswer = CustomizationPrice | { readonly errors: Readonly<Record<number, string>> };

/** A payment that is waited for, by who takes the money and its public id. */
export interface AwaitedPayment {
  readonly provider: string;
  readonly id: string;
}

/** What a page shows of its customer's orders: a page of them or one, and where each stands there (`orderStand`). */
export type ShownOrders = ({ readonly page: number } | { readonly order: number }) & {
  readonly stands: readonly string[];
};

/** A customer's orders while they are looked at: the page is brought up to date where it stands. What a call gives ends it. */
export interface OrdersPort {
  /** Has the page say what came of a payment as soon as it is known; `quiet` is told when it isn't asked for any more. */
  follow(payment: AwaitedPayment, quiet: (isQuiet: boolean) => void): () => void;
  /** Has the page show where they stand when its customer comes back to it. */
  keepFresh(shown: ShownOrders): () => void;
}

/** What an island may ask of the application around it, one object per domain; the editor's canvas supplies a quiet one. */
export interface BlockPorts {
  readonly dialogs: {
    /** Opens the fullscreen slider (spec §2) on a picture. */
    openSlider(images: readonly Image[], start: number): void;
    /** Where dialogs render, inside the page (see `InDialogRoom`); null where none can open. */
    room(): Element | null;
  };
  readonly notices: {
    /** Says something short at the top right (spec §1, toasts). */
    toast(message: string): void;
  };
  readonly search: {
    /** Asks what begins like some words, for a search field. Rejects when the server can't be had. */
    suggest(text: string, signal: AbortSignal): Promise<SuggestionList>;
  };
  readonly cart: CartPort;
  readonly checkout: CheckoutPort;
  readonly orders: OrdersPort;
  /** The state of forms; its code comes with the first. Rejects when it can't be had; left out where nothing is sent. */
  answers?(): Promise<AnswersPort>;
  /** What is made for its buyer; its code comes with the first that asks. Left out where nothing is sent. */
  customizations?(): Promise<CustomizationPort>;
  readonly forms: {
    /** Sends a form to its site action, without leaving the page. Rejects when the server can't be had. */
    post(form: HTMLFormElement): Promise<FormAnswer>;
    /** Makes a form's call: null when it is done, else what the server says. Rejects when the server can't be had. */
    send(call: FormCall, body: Readonly<Record<string, string>>): Promise<ServerRefusal | null>;
  };
}

const noCart: CartSight = { cart: null, isBusy: false, error: "", errorLine: null };

const noPurchase: CheckoutSight = {
  checkout: null,
  code: null,
  codeRefusal: "",
  prices: null,
  refusal: "",
  isBusy: false,
};

/** Ports that do nothing: where no application is (server, canvas), and the beginning of those of a test. */
export const quietPorts: BlockPorts = {
  dialogs: { openSlider: () => {}, room: () => null },
  notices: { toast: () => {} },
  search: { suggest: async () => ({ groups: [] }) },
  cart: {
    read: () => noCart,
    subscribe: () => () => {},
    open: async () => {},
    setQuantity: async () => {},
    remove: async () => {},
  },
  checkout: {
    read: () => noPurchase,
    cartId: () => "",
    subscribe: () => () => {},
    saveAddress: async () => [],
    saveDelivery: async () => [],
    enterCode: async () => false,
    price: async () => {},
    cities: async () => [],
  },
  orders: { follow: () => () => {}, keepFresh: () => () => {} },
  forms: { post: async () => ({ errors: {}, message: "" }), send: async () => null },
};

const PortsContext = createContext(quietPorts);

export const PortsProvider = PortsContext.Provider;

/** The application's side of an island; does nothing where no application is (server, canvas). */
export function usePorts(): BlockPorts {
  return use(PortsContext);
}
