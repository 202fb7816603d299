import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";

import { localeInfos } from "#schemas/locale.ts";
import en_US from "#schemas/messages/en_US.json" with { type: "json" };
import fr_FR from "#schemas/messages/fr_FR.json" with { type: "json" };
import privateEnglish from "#schemas/messages/private-en_US.json" with { type: "json" };
import privateFrench from "#schemas/messages/private-fr_FR.json" with { type: "json" };

import type { BlockFixture } from "./fixture.ts";
import { IslandSurroundingsProvider } from "./island.tsx";
import { PageContext } from "./page-context.tsx";
import type { AnyBlockView } from "./view-props.ts";

const messages = { fr_FR: { ...fr_FR, ...privateFrench }, en_US: { ...en_US, ...privateEnglish } };

/** A fixture as an element: messages of its locale, a page at `/page`, slots as paragraphs. For tests. */
export function fixtureElement(View: AnyBlockView, fixture: BlockFixture): ReactNode {
  const { locale, props, data, query = {}, slots = {}, said = null, page } = fixture;
  const path = locale === "en_US" ? "/en_US/page" : "/page";
  const facts = { id: 1, type: "content", locale, path, alternates: {}, zone: "public" as const, ...page };
  const elements = Object.entries(slots).map(([name, text]) => [
    name,
    <div key={name} data-slot={name}>
      <p>{text}</p>
    </div>,
  ]);
  return (
    <IntlProvider locale={localeInfos[locale].iso} messages={messages[locale]}>
      <PageContext value={facts}>
        <IslandSurroundingsProvider value={{ id: "b1", slug: "fixture" }}>
          <View
            id="b1"
            props={props as never}
            data={data as never}
            query={query}
            slots={Object.fromEntries(elements)}
            href={(changes) => fixtureHref(path, query, changes)}
            said={said}
          />
        </IslandSurroundingsProvider>
      </PageContext>
    </IntlProvider>
  );
}

/** A fixture as the server renders it. For tests. */
export function renderFixture(View: AnyBlockView, fixture: BlockFixture): string {
  return renderToString(fixtureElement(View, fixture));
}

function fixtureHref(
  path: string,
  query: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const kept = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== null && value !== "");
  const search = new URLSearchParams(kept.map(([key, value]) => [`b1.${key}`, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
