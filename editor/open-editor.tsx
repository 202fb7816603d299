import { createRoot } from "react-dom/client";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { UserInfo } from "#schemas/content/user.ts";
import type { Client } from "#schemas/contract/client.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

import { Answers } from "./canvas/model/answers.ts";
import { Assets } from "./canvas/model/assets.ts";
import { Canvas, type CanvasParts } from "./canvas/model/canvas.ts";
import { cleanHtml } from "./canvas/clean-html.ts";
import { loadViews } from "./canvas/views.ts";
import { languageChange } from "./change-language.ts";
import { EditorRoot } from "./kit/editor-root.tsx";
import { Guard } from "./kit/guard.tsx";
import { laterWith } from "./kit/later.tsx";
import { TriedFrame } from "./frames/tried-frame.ts";
import { type Clients, clientsOf, type Editing, openDraft, openEverywhere, openSettings } from "./open-drafts.ts";
import { goTo } from "./go-to.ts";
import { AddPicture } from "./pictures/add-picture.tsx";
import { AskedWords } from "./pictures/asked-words.ts";
import { listCanvasPages } from "./pages/canvas-pages.ts";
import { listPages } from "./pages/list-pages.ts";
import { pageActions } from "./pages/page-actions.ts";
import { fieldPorts } from "./ports/field-ports.ts";
import { publishedBlocks } from "./ports/published-blocks.ts";
import { sendPictures } from "./ports/send-picture.ts";
import { httpPublisher } from "./persistence/http-publisher.ts";
import { newId } from "./saving/open-edited.ts";
import { LazyDraft } from "./saving/lazy-draft.ts";
import { LeaveQuestion } from "./saving/leave-question.tsx";
import { Leaving } from "./saving/leaving.ts";
import { logInAs } from "./saving/log-in.ts";
import { type OtherTabs, otherTabs } from "./saving/other-tabs.ts";
import { PresenceStore } from "./saving/presence-store.ts";
import { browserClock } from "./saving/saver.ts";
import { showInTurn } from "./show-in-turn.ts";
import { showAround, slugsAround, slugsIn } from "./shown-page.ts";
import { Panels } from "./shell/panels.ts";
import { Shell } from "./shell/shell.tsx";
import type { Work } from "./shell/work.ts";
import { Editor } from "./store/editor.ts";
import { InWords, Spoken } from "./spoken.tsx";
import { takePage } from "./take-page.ts";
import { namesOf, sessionOf } from "./who-edits.ts";
import { editorWords, pageWords } from "./words.ts";

export interface OpenEditorInput {
  readonly fetch: typeof globalThis.fetch;
  /** The token of this moment; null when nobody is logged in. */
  readonly token: () => string | null;
  readonly user: UserInfo;
  /** The administrator's language. */
  readonly locale: Locale;
  /** The page's address, with the prefix of its language. */
  readonly path: string;
  /** The layout of a frame that is edited around the page, or of a reusable block; left out: the page itself is. */
  readonly frame?: number | undefined;
  /** True: it asks at once what a new page is to be. */
  readonly isMaking?: boolean;
  /** Told when the editor is closed, with the address of the page that was edited last. */
  readonly closed: (path: string) => void;
  /** Told when another page is edited, or a frame around it. */
  readonly moved: (path: string, frame?: number) => void;
}

/**
 * Opens the editor over the page: what visitors see gives way to the same page on the canvas. Rejects, having changed
 * nothing, when the page, its draft or the words can't be had.
 */
export async function openEditor(given: OpenEditorInput): Promise<void> {
  const ready = await readyEditor(given);
  ready.show();
}

/** An editor of which everything is there. */
interface ReadyEditor {
  /** Puts it into the place of the page, or of the editor that was shown before. */
  show(): void;
}

/** `opened`: the page, where it has been asked for already. */
async function readyEditor(given: OpenEditorInput, opened?: CanvasPage): Promise<ReadyEditor> {
  const session = sessionOf(given);
  const input = { ...given, token: () => session.token(), session };
  const { locale, path, frame, closed } = input;
  const clients = clientsOf(input);
  const tried = new TriedFrame(frame);
  const page = opened ?? (await clients(locale).call("openCanvas", tried.opening(path)));
  const { words, ofPage, names, edited } = await openParts(input, clients, page);
  const { store: draft, rules } = edited;
  const settings = new LazyDraft(async () => await openSettings(input, clients, page));
  const everywhere = new LazyDraft(async () => await openEverywhere(input, clients));
  const spoken = new Spoken(words);
  laterWith(async () => await spoken.complete(locale));
  const canvas = new Canvas(page, draft.document, ofPage, canvasParts(clients, spoken));
  const inTurn = showInTurn();
  const changeLanguage = languageChange({
    canvas,
    inTurn,
    take: async (to, inLanguage) =>
      await Promise.all([clients(locale).call("openCanvas", tried.opening(to)), pageWords(inLanguage)]),
    failed: () => editor.tell("editor.shell.languageFailed"),
  });
  const editor = new Editor({
    ...{ draft, everywhere, settings, canvas, newId: newBlockId, words: locale, changeLanguage },
    beyond: { call: clients(locale).call, go: async (to, layout) => await work.go(to, layout) },
  });
  const tabs = otherTabs(`layout/${page.layoutId}/${input.user.id}`);
  const presence = presenceOf(clients(locale), page.layoutId, tabs);
  const wordsAsked = new AskedWords();
  const leaving = new Leaving(() => [draft, settings.store, everywhere.store]);
  const stops = [tabs.leave];
  const end = async (): Promise<void> => {
    await Promise.all([edited.close(), settings.close(), everywhere.close()]);
    for (const stop of stops) stop();
    document.getElementById("editor")?.remove();
  };
  const listFrames = async () => await clients(locale).call("listFrames");
  const go = goTo({
    open: async (to, into) => await clients(locale).call("openCanvas", new TriedFrame(into).opening(to)),
    isHere: ({ layoutId }) => layoutId === page.layoutId,
    stay: async (shown) => await inTurn(async () => canvas.show(shown, await pageWords(shown.page.locale))),
    ready: async (to, into, next) => await readyEditor({ ...given, path: to, frame: into, isMaking: false }, next),
    end,
    moved: input.moved,
    failed: () => void editor.tell("editor.shell.goFailed"),
  });
  const work: Work = {
    editor,
    panels: new Panels(),
    clients,
    rules,
    everywhere,
    settings,
    about: {
      id: page.pageId,
      type: page.page.type,
      listPages: async () => await listPages(clients),
      listFrames,
      editFrame: (layoutId) => void work.go(canvas.page.page.path, layoutId),
    },
    pages: pageActions(clients(locale)),
    isMaking: input.isMaking ?? false,
    publish: httpPublisher(clients(locale).call, newId),
    call: clients(locale).call,
    presence,
    account: {
      email: input.user.email,
      logIn: logInAs({ fetch: input.fetch, email: input.user.email, locale }),
    },
    people: { self: input.user.id ?? 0, nameOf: (user) => presence.nameOf(user) ?? names.get(user) ?? null },
    ports: {
      ...fieldPorts(clients, {
        send: sendPictures({ token: input.token, locale: () => locale }),
        ask: wordsAsked.ask,
        reframed: (image) => canvas.assets.reframe(image),
      }),
      // Of a frame nobody asks what visitors have: there is no page that it is the layout of.
      ...(frame === undefined && {
        publishedBlock: publishedBlocks(clients(locale), { pageId: page.pageId, revision: () => draft.published }),
      }),
    },
    listPages: async (told) => await listCanvasPages(clients(locale), told),
    listFrames,
    refreshPreview: async (of) => {
      const { refreshPreview, visitorsHtml } = await import("./previews/refresh-preview.ts");
      return await refreshPreview(of, { call: clients(locale).call, htmlOf: visitorsHtml });
    },
    listBlockUse: async () => await clients(locale).call("listBlockUse"),
    openAt: async (at) => {
      tried.at = at;
      await inTurn(async () => await showAround(canvas, clients, tried));
    },
    published: () => {
      void import("./published-page.ts")
        .then(({ afterPublishing }) => afterPublishing(canvas, clients, { ...input, tried, inTurn }))
        .catch((error: unknown) => console.warn("a published page could not be followed", error));
    },
    go: async (to, into) => {
      if (await leaving.mayLeave()) await go(to, into);
    },
    leave: () => closed(localizePath("/", canvas.locale)),
    close: async () => {
      if (!(await leaving.mayLeave())) return;
      await end();
      closed(editor.canvas.page.page.path);
    },
  };
  const show = (): void => {
    const root = createRoot(takePage());
    stops.push(
      editor.start(),
      presence.start(() => editor.selection.only),
      tried.follow(settings, () => void inTurn(async () => await showAround(canvas, clients, tried))),
      whenOnline(() => canvas.askAgain()),
      () => root.unmount(),
    );
    root.render(
      <InWords spoken={spoken}>
        <EditorRoot>
          <Guard>
            <Shell work={work} />
            <AddPicture words={wordsAsked} />
            <LeaveQuestion leaving={leaving} />
          </Guard>
        </EditorRoot>
      </InWords>,
    );
    // The page has the line for itself at first.
    setTimeout(() => void spoken.complete(locale), 300);
  };
  return { show };
}

/** What is edited with all that it is shown with. Rejects when some of it can't be had, and then nothing stays open. */
async function openParts(input: Editing, clients: Clients, page: CanvasPage) {
  const { locale } = input;
  const opening = openDraft(input, clients, page);
  try {
    const [words, ofPage, names, edited] = await Promise.all([
      editorWords(locale),
      pageWords(page.page.locale),
      namesOf(clients(locale)),
      opening,
      loadViews(slugsAround(page)),
    ]);
    await loadViews(slugsIn(edited.store.document));
    return { words, ofPage, names, edited };
  } catch (error) {
    void opening.then(
      ({ close }) => close(),
      () => {},
    );
    throw error;
  }
}

/** Where the canvas has from what its blocks show. */
function canvasParts(clients: Clients, spoken: Spoken): CanvasParts {
  const note = (text: string, error: unknown): void => console.warn(text, error);
  return {
    answers: new Answers({
      resolve: (need, language) => clients(language).resolve(need),
      note,
      now: () => performance.now(),
    }),
    assets: new Assets({
      lookUp: async (references, language) => await clients(language).call("lookUp", { body: { references } }),
      cleanHtml,
      note,
    }),
    ports: {
      say: ({ messageKey, values }) => spoken.intl.formatMessage({ id: messageKey }, values),
      note: ({ block, text, error }) => note(`${block}: ${text}`, error ?? ""),
    },
  };
}

/** Tells whenever the network is there again; gives what ends that. */
function whenOnline(work: () => void): () => void {
  addEventListener("online", work);
  return () => removeEventListener("online", work);
}

function presenceOf({ call }: Client, layoutId: number, tabs: OtherTabs): PresenceStore {
  return new PresenceStore({
    tell: async (block) => {
      const params = { kind: "layout", id: layoutId };
      return (await call("tellPresence", { params, body: { block } })).others;
    },
    isInOtherTab: tabs.isOpen,
    clock: browserClock,
    isVisible: () => document.visibilityState === "visible",
  });
}

/** A new block's id: enough random letters for a page, where two administrators insert at once. */
function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `b${Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
}
