import axe from "axe-core";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";

import { type Locale, localeInfos } from "#schemas/locale.ts";
import english from "#schemas/messages/admin-en_US.json" with { type: "json" };
import laterEnglish from "#schemas/messages/admin-later-en_US.json" with { type: "json" };
import laterFrench from "#schemas/messages/admin-later-fr_FR.json" with { type: "json" };
import french from "#schemas/messages/admin-fr_FR.json" with { type: "json" };
import panelEnglish from "#schemas/messages/panel-en_US.json" with { type: "json" };
import panelFrench from "#schemas/messages/panel-fr_FR.json" with { type: "json" };
import { serverMessages } from "#schemas/messages/server-messages.ts";

import { EditorRoot } from "./editor-root.tsx";

const messages = {
  fr_FR: { ...serverMessages.fr_FR, ...french, ...laterFrench, ...panelFrench },
  en_US: { ...serverMessages.en_US, ...english, ...laterEnglish, ...panelEnglish },
};

/** Something of the editor as it stands in it: its words in a language, its root. For tests. */
export function InEditor({
  locale = "fr_FR",
  children,
}: {
  readonly locale?: Locale;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <IntlProvider locale={localeInfos[locale].iso} messages={messages[locale]}>
      <EditorRoot>{children}</EditorRoot>
    </IntlProvider>
  );
}

/** What axe finds wrong in what is shown, one line each. For tests. */
export async function axeProblems(): Promise<readonly string[]> {
  await standStill();
  // What lies behind a dialog is dimmed, and out of reach: beyond the backdrop's edge axe would take it for shown.
  const shown = { include: [document.body], exclude: ["[data-base-ui-inert]"] };
  const { violations } = await axe.run(shown, {
    // A component is shown without the page around it.
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Waits until nothing moves any more. What has just opened begins to fade in a frame later, so two frames without an
 * animation are asked for; one without end, such as a spinner's, counts as none.
 */
async function standStill(): Promise<void> {
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length > 0) still = -1;
    await Promise.allSettled(ending.map(async ({ finished }) => await finished));
  }
}

/** What a part says that is waited for; null: nothing is waited for. */
export function waitedFor(): string | null {
  return document.querySelector("[data-waiting]")?.textContent ?? null;
}

/** What the editor's voice said last. */
export function heard(): string | undefined {
  return document.querySelector("[data-editor-voice]")?.textContent;
}
