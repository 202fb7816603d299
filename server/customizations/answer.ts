import { cartTotals } from "#schemas/commerce/cart-totals.ts";
import { answerCosts } from "#schemas/commerce/customization-cost.ts";
import { toCents, toEuros } from "#schemas/commerce/money.ts";
import type { Customization } from "#schemas/commerce/customization.ts";
import { customizePath } from "#schemas/commerce/customize-path.ts";
import type { Declination } from "#schemas/content/product.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { CustomizationPrice } from "#schemas/content/product-customization.ts";
import type { customizationCalls } from "#schemas/contract/calls/customizations.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { getProductDetail } from "#server/catalogue/details/read.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { arrivedFiles } from "#server/forms/files/write.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { sentCost, sentCustomization } from "./present.ts";
import { customizationOf, inputById, productOf } from "./read.ts";
import { takenAnswers, toRule } from "./rules.ts";
import { filesNamed, keepCustomizationFile } from "./write.ts";

export const customizationHandlers: HandlersOf<typeof customizationCalls> = {
  getCustomization: async ({ params: { id }, locale }) => {
    if (!(await getProduct(id, locale))) return refuse("not-found", "row.missing");
    const customization = await customizationOf(id, locale);
    return ok(customization && sentCustomization(customization));
  },

  getDeclinationCustomization: async ({ params, locale }) => {
    const found = await customized({ product: params.id, declination: params.idDeclination }, locale);
    if (!found) return refuse("not-found", "row.missing");
    const { product, declination, customization } = found;
    const url = customizePath(product, declination.id, locale);
    return ok({ product, declination, customization: sentCustomization(customization), url });
  },

  validateCustomizationFile: async ({ params: { id }, files, locale, caller }) => {
    const allowed = await attempt({ "form-check": caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const input = await inputById(id, locale);
    if (!input) return refuse("not-found", "row.missing");
    const [file, other] = await arrivedFiles(files);
    if (other) return refuseInput([{ key: "image", messageKey: "key.tooManyFiles", values: { max: 1 } }]);
    if (file?.field !== "image") return refuseInput([{ key: "image", messageKey: "key.required" }]);
    return await keepCustomizationFile(input, file, { key: "image", clientAddress: caller.clientAddress });
  },

  customizePrice: async ({ params, body: { customizations, quantity = 1 }, locale }) => {
    const found = await customized({ product: params.idProduct, declination: params.idDeclination }, locale);
    if (!found) return refuse("not-found", "row.missing");
    const files = await filesNamed(customizations);
    const { kept, problems } = takenAnswers(found.customization, customizations, { files, isWhole: false });
    if (problems.length > 0) return refuse("invalid", "request.invalid", { problems });
    return ok(priceOf(found, kept.map(toRule), quantity));
  },
};

interface Customized {
  readonly product: ProductDetail;
  readonly declination: Declination;
  readonly customization: Customization;
}

/** A product that is made for its buyers, and one declination of it; 0 names none. Null: there is no such thing. */
async function customized(
  { product: idProduct, declination: idDeclination }: { readonly product: number; readonly declination: number },
  locale: Locale,
): Promise<Customized | null> {
  const id = idProduct > 0 ? idProduct : await productOf(idDeclination);
  const product = id === null ? null : await getProductDetail(id, locale);
  const customization = product && (await customizationOf(product.id, locale));
  const declination = product?.declinations.find((form) => idDeclination === 0 || form.id === idDeclination);
  return product && customization && declination ? { product, declination, customization } : null;
}

function priceOf(
  { product, declination, customization }: Customized,
  answers: Parameters<typeof answerCosts>[1],
  quantity: number,
): CustomizationPrice {
  let unit = 0;
  const { price, fixedPrice, discount } = declination;
  const totals = cartTotals(
    [
      {
        quantity,
        priceCents: toCents(price),
        fixedPriceCents: fixedPrice === null ? null : toCents(fixedPrice),
        discount: discount && { ...discount, amount: toCents(discount.amount) },
        steps: product.decreasingDiscounts.map((step) => ({ ...step, amount: toCents(step.amount) })),
        customizationOf(unitCents) {
          unit = unitCents;
          return answerCosts(customization.inputs, answers, unitCents).reduce((sum, { cents }) => sum + cents, 0);
        },
      },
    ],
    null,
  );
  const [line] = totals.lines;
  return {
    customization: toEuros(line?.customizationCents ?? 0),
    unitPrice: toEuros(line?.unitToPayCents ?? 0),
    total: toEuros(totals.toPayCents),
    answers: answerCosts(customization.inputs, answers, unit).map(({ id, cents, ...cost }) => ({
      id,
      ...sentCost(cost),
      cost: toEuros(cents),
    })),
  };
}
