import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";

import { isPanelHash } from "#schemas/site-settings/panel-address.ts";
import { knowAdminCalls } from "#schemas/contract/admin-call-table.ts";
import { defaultLocale, isLocale, type Locale } from "#schemas/locale.ts";
import { createIntls } from "#src/app/intl.ts";
import type { Messages } from "#src/app/messages.ts";
import type { SessionStore } from "#src/app/session/session-store.ts";
import { pageCaller } from "#src/page-caller.ts";

import { AdminBar } from "./admin-bar.tsx";
import { askedToEdit } from "./asked-to-edit.ts";
import { type AdministratedPage, followDraft } from "./draft-page.ts";
import { followPublications, tellPublication } from "./publications.ts";
import { Opening } from "./opening.ts";
import { PageNews } from "./page-news.ts";
import { watchPreview } from "./watch-preview.ts";

/**
 * Shows an administrator's bar over the page, and opens the editor where it was open before the page was loaded anew.
 * `bar`: the element that the server puts into an administrator's page, and nobody else's.
 */
export async function startAdmin(bar: Element, session: SessionStore, page: AdministratedPage): Promise<void> {
  if (bar.hasAttribute("data-draft")) return followDraft(bar, page);
  knowAdminCalls();
  followPublications(page);
  const locale = pageLocale();
  const messages = await messagesOf[locale]();
  const intl = createIntls(() => messages.default)(locale);
  const edit = async (isMaking: boolean): Promise<void> => {
    const { openEditor } = await import("#editor/open-editor.tsx");
    const { path, frame } = askedToEdit.here() ?? { path: location.pathname };
    await openEditor({
      fetch: (...request) => fetch(...request),
      token: pageCaller.token,
      user: session.user,
      locale,
      path,
      frame,
      isMaking,
      closed: leaveEditor,
      moved: askedToEdit.note,
    });
    // Not before: who couldn't open it isn't asked for it by the page's next load.
    askedToEdit.note(path, frame);
  };
  const settle = async (): Promise<void> => {
    const { openSitePanel } = await import("#editor/site-panel/open-site-panel.tsx");
    await openSitePanel({
      fetch: (...request) => fetch(...request),
      token: pageCaller.token,
      user: session.user,
      locale,
      published: tellPublication,
      closed: () => location.reload(),
      edit: (path, frame) => {
        askedToEdit.note(path, frame);
        location.reload();
      },
    });
  };
  const opening = new Opening(edit);
  const settling = new Opening(settle);
  const news = new PageNews();
  // The page's first script holds back clicks on islands that aren't there yet.
  bar.removeAttribute("data-island");
  createRoot(bar).render(
    <RawIntlProvider value={intl}>
      <AdminBar session={session} opening={opening} settling={settling} news={news} />
    </RawIntlProvider>,
  );
  if (askedToEdit.here() !== null) return await opening.open();
  watchPreview(locale, news);
  const settleHere = (): void => {
    // An editor stands in the page's place.
    if (document.getElementById("page") === null || !isPanelHash(location.hash)) return;
    if (settling.state !== "opening") void settling.open();
  };
  // Who closed the panel by Back goes on into it again.
  addEventListener("popstate", settleHere);
  settleHere();
}

/** The page as visitors have it now: what was published meanwhile is on it. */
function leaveEditor(to: string): void {
  askedToEdit.forget();
  if (to === location.pathname) location.reload();
  else location.assign(to);
}

const messagesOf: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  fr_FR: () => import("#schemas/messages/admin-fr_FR.json?ast"),
  en_US: () => import("#schemas/messages/admin-en_US.json?ast"),
};

function pageLocale(): Locale {
  const { locale = "" } = document.documentElement.dataset;
  return isLocale(locale) ? locale : defaultLocale;
}
