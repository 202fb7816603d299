import { hydrateRoot } from "react-dom/client";

import { createAnnouncer } from "./announcer.ts";
import { Application } from "./application.tsx";
import { browserClock } from "./clock.ts";
import { createCommitHooks } from "./commit-hooks.ts";
import { createRootStore } from "./create-root-store.ts";
import { createMessages, type MessageLoaders } from "./messages.ts";
import { createMoves } from "./moves.ts";
import { DocumentLoader } from "./navigation/document-loader.ts";
import { Intent } from "./navigation/intent.ts";
import { leaveTo } from "./navigation/leave-to.ts";
import { createZones } from "./navigation/zones.ts";
import type { PageHandle } from "./page-handle.ts";
import { browserTransition } from "./page-transition.ts";
import { prepareWith, readFirstDocument, readPrivatePaths } from "./payload.ts";
import { drawProgress } from "./progress/progress-bar.ts";
import { ScrollKeeper } from "./scroll/scroll-keeper.ts";
import { ScrollMemory } from "./scroll/scroll-memory.ts";
import { sessionOrMemory } from "./session-storage.ts";
import { readToken } from "./session/session-cookies.ts";
import { emit } from "./emit.ts";
import { createViews, type ClientViews } from "./views.ts";
import { watchLinks } from "./watch-links.ts";

export interface RuntimeParts {
  readonly views: ClientViews;
  readonly messages: MessageLoaders;
}

/**
 * Takes over the page that the server sent and navigates on the client from then on (design §5).
 * Rejects, having changed nothing, when a chunk that the page needs can't be had.
 */
export async function startRuntime(parts: RuntimeParts): Promise<void> {
  const container = document.getElementById("page");
  if (!container) throw new Error("This page has no #page element");
  const address = location.pathname + location.search;
  const views = createViews(parts.views);
  const messages = createMessages(parts.messages);
  const prepare = prepareWith(views, messages);
  await prepare(readFirstDocument());
  // Read anew: the boot script went on working while the chunks came.
  const first = readFirstDocument();

  const transition = browserTransition();
  let page: PageHandle = { address, show: () => {}, go: () => {} };
  const loader = new DocumentLoader({
    fetch: (...request) => fetch(...request),
    clock: browserClock,
    build: first.build,
  });
  const { navigation, online, progress, session } = createRootStore(
    {
      clock: browserClock,
      navigation: {
        load: (to, signal) => loader.load(to, signal),
        prepare,
        show: (document, visit) => transition(visit, () => page.show(document, visit)),
        leave: leaveTo,
        unreachable: () => emit("cellardoor:notice", { kind: "load-failed" }),
        chunkFailed: (href) => emit("cellardoor:chunk-error", { href }),
      },
      session: {
        hasToken: () => readToken(document.cookie) !== null,
        ask: async () => (await import("./session/ask-at-start.ts")).askAtStart(),
      },
    },
    { zone: first.page.zone, online: navigator.onLine },
  );
  const scroll = new ScrollKeeper(new ScrollMemory(sessionOrMemory()));
  const moves = createMoves({ navigation, scroll, handle: () => page });

  drawProgress(progress, container);
  addEventListener("online", () => online.set(true));
  addEventListener("offline", () => online.set(false));
  // A page that comes back from the browser's memory is no longer on its way anywhere, nor sure who is there.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    navigation.cancel();
    restoreSession();
  });
  const prefetch = (to: string): void => {
    if (online.online) loader.prefetch(to);
  };
  const zones = createZones(readPrivatePaths(), first.page.zone);
  watchLinks({ visit: moves.visit, intent: new Intent(browserClock, prefetch), zones });

  hydrateRoot(
    container,
    <Application
      first={{ document: first, address, visit: null }}
      findView={views.find}
      messages={messages}
      ports={{
        openSlider: (images, start) => emit("cellardoor:open-slider", { images, start }),
        toast: (message) => emit("cellardoor:toast", { message }),
        suggest: async (text, signal) =>
          (await import("./suggest.ts")).suggest(text, signal, (...request) => fetch(...request)),
        subscribeNewsletter: async (email) =>
          (await import("./subscribe-newsletter.ts")).subscribeNewsletter(email, (...request) => fetch(...request)),
      }}
      hooks={createCommitHooks({ scroll, announce: createAnnouncer() })}
      attach={(handle) => {
        page = handle;
      }}
      hydrated={() => {
        scroll.start();
        emit("cellardoor:hydrated", null);
        restoreSession();
      }}
      moved={moves.moved}
    />,
    { onRecoverableError: (error) => console.error(error) },
  );

  function restoreSession(): void {
    session.restore().catch((error: unknown) => console.warn(error));
  }
}
