import type { ThemeFacts } from "../../page/page-document.ts";
import { given, type Thing } from "./thing.ts";

const profiles = ["FACEBOOK", "INSTAGRAM", "TWITTER", "LINKEDIN", "TIKTOK", "YOUTUBE", "PINTEREST", "TRIPADVISOR"];

/** The estate itself, from the company's parameters (spec §3). */
export function wineryThing(
  parameters: ThemeFacts["parameters"],
  site: { name: string; origin: string; isWinemaker: boolean },
): Thing {
  const read = (type: string): string | undefined => given(parameters[type]);
  const links = profiles.flatMap((name) => read(`${name}_URL`) ?? []);
  return {
    "@type": site.isWinemaker ? "Winery" : "Organization",
    "@id": `${site.origin}/#winery`,
    name: read("COMPANY_NAME") ?? site.name,
    legalName: read("COMPANY_LEGAL_NAME"),
    url: `${site.origin}/`,
    telephone: read("COMPANY_PHONE"),
    email: read("COMPANY_EMAIL"),
    vatID: read("COMPANY_VAT_NUMBER"),
    address: read("COMPANY_HEAD_OFFICE"),
    sameAs: links.length > 0 ? links : undefined,
  };
}
