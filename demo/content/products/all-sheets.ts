import { productIds } from "#demo/content/ids.ts";

import type { DemoSheet } from "./sheet.ts";
import { aubadeSheet, eclatSheet } from "./sheets-others.ts";
import { laCentenaireSheet, lesTerrassesSheet, pierreLeveeSheet } from "./sheets-reds.ts";
import { closSereineSheet, nuitDeVendangeSheet, ventCouvertSheet } from "./sheets-whites.ts";

/** The technical sheet of every wine, by its product. */
export const demoSheets: ReadonlyMap<number, DemoSheet> = new Map([
  [productIds.lesTerrasses, lesTerrassesSheet],
  [productIds.pierreLevee, pierreLeveeSheet],
  [productIds.laCentenaire, laCentenaireSheet],
  [productIds.ventCouvert, ventCouvertSheet],
  [productIds.closSereine, closSereineSheet],
  [productIds.nuitDeVendange, nuitDeVendangeSheet],
  [productIds.aubade, aubadeSheet],
  [productIds.eclat, eclatSheet],
]);
