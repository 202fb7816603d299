import type { CustomizationPort } from "#blocks/kit/ports.tsx";
import { ApiError } from "#schemas/contract/api-error.ts";

import type { Api } from "./api.ts";

/** Asks the server for blocks what something costs that is made for its buyer, and whether a file is taken. */
export function createCustomizationPort(api: Pick<Api, "call">): CustomizationPort {
  return {
    async price({ product, declination, customizations, quantity }, signal) {
      try {
        return await api.call("customizePrice", {
          params: { idProduct: product, idDeclination: declination },
          body: { customizations: [...customizations], quantity },
          signal,
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { errors: errorsByField(error) };
      }
    },
    async keepFile(input, file) {
      try {
        return await api.call("validateCustomizationFile", { params: { id: input }, body: {}, files: file });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { refusal: error.details[0]?.error ?? error.message };
      }
    },
  };
}

function errorsByField({ details }: ApiError): Readonly<Record<number, string>> {
  return Object.fromEntries(
    details.flatMap(({ key, error }) => {
      const [, id] = /^customizations\.(\d+)$/.exec(key) ?? [];
      return id === undefined ? [] : [[Number(id), error] as const];
    }),
  );
}
