import { reaction } from "mobx";
import { createRoot } from "react-dom/client";
import { RawIntlProvider } from "react-intl";

import { knowPanelCalls } from "#schemas/contract/panel-call-table.ts";
import type { Client } from "#schemas/contract/client.ts";
import { type SiteSettings, valueInForce } from "#schemas/site-settings/site-settings.ts";

import { EditorRoot } from "../kit/editor-root.tsx";
import { Guard } from "../kit/guard.tsx";
import { later } from "../kit/later.tsx";
import { clientsOf, draftCalls, type Editing } from "../open-drafts.ts";
import { httpPublisher } from "../persistence/http-publisher.ts";
import { AddPicture } from "../pictures/add-picture.tsx";
import { AskedWords } from "../pictures/asked-words.ts";
import { fieldPorts } from "../ports/field-ports.ts";
import { sendPictures } from "../ports/send-picture.ts";
import { LeaveQuestion } from "../saving/leave-question.tsx";
import { Leaving } from "../saving/leaving.ts";
import { logInAs } from "../saving/log-in.ts";
import { newId, openEdited } from "../saving/open-edited.ts";
import { otherTabs } from "../saving/other-tabs.ts";
import { PresenceStore } from "../saving/presence-store.ts";
import { browserClock } from "../saving/saver.ts";
import { takePage } from "../take-page.ts";
import { namesOf, sessionOf } from "../who-edits.ts";
import { panelWords } from "../words.ts";
import { Desk } from "./desk/desk.ts";
import { deskDocument } from "./desk/desk-document.tsx";
import { type At, DeskPresence, type DocumentPlace } from "./desk/desk-presence.ts";
import { followPagesBeside, pagesBeside } from "./pages-beside.ts";
import { panelRules } from "./panel-draft.ts";
import type { PanelWork } from "./panel-work.ts";
import { PanelPlaces } from "./places/panel-places.ts";
import type { Place } from "./places/place.ts";
import { browserHistory } from "./places/session-history.ts";
import { uncover } from "./places/uncover.ts";
import { followDraft } from "./preview/follow-draft.ts";
import { PreviewFrames } from "./preview/preview-frames.ts";
import { PublishedSettings } from "./published-settings.ts";
import { sections } from "./sections.tsx";
import { settingWords } from "./setting-words.ts";
import { PeopleAround } from "./spots/others-here.tsx";
import { followFocus } from "./spots/follow-focus.ts";
import { siteSpotName, spotOf } from "./spots/site-spots.ts";
import { SitePanel } from "./site-panel.tsx";

const SettingsNote = later(async () => (await import("./settings-note.tsx")).SettingsNote);

export interface OpenSitePanelInput extends Omit<Editing, "session"> {
  /** Told once something is public. */
  readonly published: () => void;
  /** Told when the panel is closed. */
  readonly closed: () => void;
  /** Told when the panel is closed for a page that is to be edited, or a frame around it. */
  readonly edit: (path: string, frame?: number) => void;
}

/**
 * Opens the operator's panel beside the live site, in the place of the page. Rejects, having changed nothing, when the
 * settings' draft or the words can't be had.
 */
export async function openSitePanel(given: OpenSitePanelInput): Promise<void> {
  knowPanelCalls();
  const session = sessionOf(given);
  const input: Editing = { ...given, token: () => session.token(), session };
  const { locale, user } = input;
  const clients = clientsOf(input);
  const { call } = clients(locale);
  const author = user.id ?? 0;
  const readDraft = async () => await call("getDraft", { params: { kind: panelRules.kind, id: panelRules.id } });
  const [words, names, first] = await Promise.all([panelWords(locale), namesOf(clients(locale)), readDraft()]);
  // Last: what is open has to be closed again.
  const calls = draftCalls(input, clients);
  const edited = await openEdited({ ...panelRules, author, session, calls });
  const { store: draft } = edited;
  const frames = new PreviewFrames({
    pages: await pagesBeside(draft.document, { clients, locale }),
    draft: "site",
    locale,
    fetch: (...request) => fetch(...request),
  });
  const published = new PublishedSettings(first, readDraft);
  const settings = deskDocument({
    ...{ draft, rules: panelRules.rules, words: settingWords, what: "site" as const },
    isPublic: () => true,
    spotName: (spot) => siteSpotName(spot, words, locale),
    note: () => <SettingsNote work={work} />,
    onPublished: () => void published.lookAnew(),
  });
  const desk = new Desk(settings, async ({ words: { describe }, ...place }) => {
    return await openEdited({ ...place, describe, author, session, calls });
  });
  const leaving = new Leaving(() => desk.drafts);
  const wordsAsked = new AskedWords();
  const places = new PanelPlaces({ history: browserHistory, sections: sections.map(({ id }) => id), uncover });
  const presence = new DeskPresence(desk, presenceOf(call, author), ({ kind }) =>
    kind === panelRules.kind ? spotOf(places.at) : null,
  );
  const stops: (() => void)[] = [];
  const leave = async (then: () => void): Promise<boolean> => {
    if (!(await leaving.mayLeave())) return false;
    await Promise.all([edited.close(), desk.close()]);
    for (const stop of stops) stop();
    await places.end();
    then();
    return true;
  };
  const close = async (): Promise<boolean> => await leave(given.closed);
  const work: PanelWork = {
    draft,
    desk,
    presence,
    places,
    frames,
    clients,
    locale,
    published,
    publish: httpPublisher(call, newId),
    people: { self: author, nameOf: (person) => names.get(person) ?? null },
    account: { email: user.email, logIn: logInAs({ fetch: input.fetch, email: user.email, locale }) },
    role: user.role ?? "ADMIN",
    token: input.token,
    ports: fieldPorts(clients, {
      send: sendPictures({ token: input.token, locale: () => locale }),
      ask: wordsAsked.ask,
      reframed: () => void frames.refresh(),
    }),
    onPublished: given.published,
    edit: async (path, frame) => void (await leave(() => given.edit(path, frame))),
    close,
  };
  const root = createRoot(takePage());
  places.start(firstPlace(draft.document), close);
  // Others publish too.
  const followed = reaction(
    () => draft.published,
    () => void published.lookAnew(),
  );
  stops.push(followed, followDraft(draft, frames), followPagesBeside(draft, frames, { clients, locale }));
  stops.push(presence.start(), followFocus(presence.standAt), () => root.unmount());
  root.render(
    <RawIntlProvider value={words}>
      <EditorRoot>
        <Guard>
          <PeopleAround value={presence}>
            <SitePanel work={work} />
          </PeopleAround>
          <AddPicture words={wordsAsked} />
          <LeaveQuestion leaving={leaving} />
        </Guard>
      </EditorRoot>
    </RawIntlProvider>,
  );
}

/**
 * [§3] What the panel opens with is the site's to say: the shop's settings, or the list of all. On a site that isn't anybody's
 * yet it is what leads to an open one.
 */
function firstPlace(document: SiteSettings): Place {
  if (String(valueInForce(document, "COMPANY_NAME") ?? "").trim() === "") return { section: "opening" };
  return valueInForce(document, "info.dashboardType") === "SHOP" ? { group: "shop" } : null;
}

/** Tells the server at which document somebody is, and hears who else is there. */
function presenceOf(call: Client["call"], author: number) {
  return ({ kind, id }: DocumentPlace): At => {
    const tabs = otherTabs(`${kind}/${id}/${author}`);
    const store = new PresenceStore({
      tell: async (block) => (await call("tellPresence", { params: { kind, id }, body: { block } })).others,
      isInOtherTab: tabs.isOpen,
      clock: browserClock,
      isVisible: () => document.visibilityState === "visible",
    });
    return { store, leave: tabs.leave };
  };
}
