import { colours } from "./colours.ts";
import { company } from "./company.ts";
import { customCode } from "./custom-code.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { display } from "./display.ts";
import { hours } from "./hours.ts";
import { legal } from "./legal.ts";
import { logo } from "./logo.ts";
import { menu } from "./menu.ts";
import { shop } from "./shop.ts";
import { social } from "./social.ts";
import { tracking } from "./tracking.ts";
import { typography } from "./typography.ts";

/** Every site parameter, in the order of the panels. */
export const parameters: readonly ParameterDefinition[] = [
  ...colours,
  ...typography,
  ...logo,
  ...menu,
  ...display,
  ...company,
  ...hours,
  ...social,
  ...legal,
  ...shop,
  ...tracking,
  ...customCode,
];

const byType = new Map(parameters.map((parameter) => [parameter.type, parameter]));

/** Finds a parameter by its type; undefined for one that the product doesn't know. */
export function findParameter(type: string): ParameterDefinition | undefined {
  return byType.get(type);
}
