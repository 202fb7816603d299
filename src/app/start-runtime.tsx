import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";

import { pageCaller } from "#src/page-caller.ts";

import { createApi } from "./api/api.ts";
import { createBlockPorts } from "./api/block-ports.ts";
import { createWhileHere } from "./api/while-here.ts";
import { createAnnouncer } from "./announcer.ts";
import { browserClock } from "./clock.ts";
import { createCommitHooks } from "./commit-hooks.ts";
import { createRootStore } from "./create-root-store.ts";
import { emit } from "./emit.ts";
import { createIntls } from "./intl.ts";
import { createMessages, type MessageLoaders } from "./messages.ts";
import { createMoves } from "./moves.ts";
import { DocumentLoader } from "./navigation/document-loader.ts";
import { Intent } from "./navigation/intent.ts";
import { leaveTo } from "./navigation/leave-to.ts";
import { createZones } from "./navigation/zones.ts";
import { browserTransition } from "./page-transition.ts";
import { Application } from "./page/application.ts";
import { createDialogRoom } from "./page/dialog-room.ts";
import { HistoryRoot } from "./page/history-root.tsx";
import { IslandRoots } from "./page/island-roots.tsx";
import { PageHost } from "./page/page-host.ts";
import { refreshWith } from "./page/refresh-page.ts";
import { prepareWith, readPayload } from "./payload.ts";
import { createCartPort } from "./shop/cart-port.ts";
import { createCheckoutPort } from "./shop/checkout-port.ts";
import { createOrdersPort } from "./shop/orders-port.ts";
import { createBrowserShop } from "./shop/browser-shop.ts";
import { renderProgress } from "./progress/progress-bar.ts";
import { reportIsland } from "./report.ts";
import { ScrollKeeper } from "./scroll/scroll-keeper.ts";
import { ScrollMemory } from "./scroll/scroll-memory.ts";
import { sessionOrMemory } from "./session-storage.ts";
import { createSheets } from "./sheets.ts";
import { createViews, type IslandLoaders } from "./views.ts";
import { watchCartForms } from "./shop/watch-cart-forms.ts";
import { watchLinks } from "./watch-links.ts";

export interface RuntimeParts {
  readonly islands: IslandLoaders;
  readonly messages: MessageLoaders;
}

/**
 * Takes over the page that the server sent and navigates on the client from then on (design §5). Rejects, having
 * changed nothing, when what no page can do without can't be had.
 */
export async function startRuntime(parts: RuntimeParts): Promise<void> {
  const container = document.getElementById("page");
  const root = container?.querySelector(".scroller");
  if (!container || !root) throw new Error("This page has no #page element with its blocks");
  const views = createViews(parts.islands);
  const messages = createMessages(parts.messages);
  const prepare = prepareWith(views, messages, createSheets(document.head));
  const { document: first, privatePaths } = readPayload();
  // The page is loaded anew, at most once per minute; from then on the islands that miss their code say so.
  if (!(await prepare(first)) && !emit("cellardoor:chunk-error", {})) return;

  const intlOf = createIntls(messages.of);
  const room = createDialogRoom(root);
  const api = createApi((...request) => fetch(...request), createWhileHere(window, browserClock));
  const shop = createBrowserShop(api, () => application.intl);
  const application: Application = new Application(
    first.page,
    intlOf(first.page.locale),
    createBlockPorts(
      api,
      {
        cart: createCartPort(shop),
        checkout: createCheckoutPort({ shop, api, clock: browserClock }),
        orders: createOrdersPort(async () => {
          const { createBrowserOrders } = await import("./shop/browser-orders.ts");
          return createBrowserOrders({
            api,
            clock: browserClock,
            shop,
            refresh: refreshWith({ navigation, announce }),
          });
        }),
      },
      () => room,
    ),
  );
  const live = (holder: Element): boolean =>
    holder.dispatchEvent(new CustomEvent("cellardoor:live", { bubbles: true }));
  const report = (id: string, error: unknown): void => {
    void reportIsland(id, error, (...request) => fetch(...request));
  };
  const announce = createAnnouncer();
  const scroll = new ScrollKeeper(new ScrollMemory(sessionOrMemory()));
  const page = new PageHost(
    {
      root,
      application,
      islands: new IslandRoots({ application, views, report, live }),
      intlOf,
      hooks: createCommitHooks({ scroll, announce }),
      live,
    },
    first,
    location.pathname + location.search,
  );
  const transition = browserTransition();
  const loader = new DocumentLoader({
    fetch: (...request) => fetch(...request),
    clock: browserClock,
    build: first.build,
  });
  const { navigation, online, progress, session } = createRootStore(
    {
      api,
      hasToken: () => pageCaller.token() !== null,
      clock: browserClock,
      navigation: {
        load: (to, signal) => loader.load(to, signal),
        prepare,
        show: (next, how, signal) => transition(how, () => page.show(next, how), signal),
        leave: leaveTo,
        unreachable: () => emit("cellardoor:notice", { kind: "load-failed" }),
        chunkFailed: (href) => !emit("cellardoor:chunk-error", { href }),
      },
    },
    { zone: first.page.zone, online: navigator.onLine },
  );
  const moves = createMoves({ navigation, scroll, page: () => page });

  renderProgress(progress, container);
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
  const zones = createZones(privatePaths, first.page.zone);
  watchCartForms(moves.navigate);
  watchLinks({ navigate: moves.navigate, intent: new Intent(browserClock, prefetch), zones });

  flushSync(() =>
    createRoot(new DocumentFragment()).render(
      <HistoryRoot attach={(history) => page.attach(history)} moved={moves.moved} />,
    ),
  );
  scroll.start();
  await page.start();
  emit("cellardoor:hydrated", null);
  restoreSession();
  startAdmin();

  /** Only an administrator's page, as the server knows them, has a place for their bar. */
  function startAdmin(): void {
    const bar = document.getElementById("admin");
    if (!bar) return;
    const shown = { prepare, page, loader, refresh: refreshWith({ navigation, announce }) };
    void import("#src/admin/start-admin.tsx").then(({ startAdmin }) => startAdmin(bar, session, shown));
  }

  function restoreSession(): void {
    session
      .restore()
      .then((isKnown) => shop.start(isKnown ? session.user.id : undefined))
      .catch((error: unknown) => console.warn(error));
  }
}
