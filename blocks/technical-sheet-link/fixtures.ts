import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { sampleDeclination, sampleProductDetail } from "#blocks/kit/samples.ts";

import type { technicalSheetLinkDefinition } from "./definition.ts";

const props = { label: "Fiche technique", product: null };
const generator = { app: "PRODUCT_FILE_GENERATOR", isActive: true, model: "DEFAULT" } as const;
const product = sampleProductDetail({
  declinations: [sampleDeclination({ id: 4, year: 2021 }), sampleDeclination({ id: 5, year: 2022 })],
});

export const technicalSheetLinkFixtures: readonly BlockFixture<typeof technicalSheetLinkDefinition>[] = [
  { name: "of a wine", locale: "fr_FR", props, data: { product, generator } },
  {
    name: "of one declination",
    locale: "en_US",
    props: { ...props, label: "Technical sheet" },
    data: { product, generator },
    page: { path: `/en_US/wines/les-terrasses/${product.id}/detail/5` },
  },
  {
    name: "of one year",
    locale: "fr_FR",
    props,
    data: { product, generator },
    page: { path: `/wines/les-terrasses/${product.id}/2021` },
  },
  {
    name: "no sheets here",
    locale: "fr_FR",
    props,
    data: { product, generator: { ...generator, isActive: false, model: "" } },
  },
  { name: "no data", locale: "fr_FR", props, data: { product: null, generator: null } },
];
