import type { Api } from "./api/api.ts";
import type { Clock } from "./clock.ts";
import { NavigationStore, type NavigationPorts } from "./navigation/navigation-store.ts";
import { ProgressStore } from "./progress/progress-store.ts";
import { SessionStore } from "./session/session-store.ts";
import { OnlineStore } from "./stores/online-store.ts";

export interface RootStorePorts {
  /** The one way to the server's calls. */
  readonly api: Api;
  /** True when the visitor has a token, which may be worth something. */
  readonly hasToken: () => boolean;
  readonly clock: Clock;
  readonly navigation: NavigationPorts;
}

export interface RootStoreSnapshot {
  /** The zone of the page that was loaded; it can't change without a new document. */
  readonly zone: string;
  readonly online: boolean;
}

export interface RootStore {
  readonly api: Api;
  readonly progress: ProgressStore;
  readonly navigation: NavigationStore;
  readonly online: OnlineStore;
  readonly session: SessionStore;
}

/** Builds the runtime's stores; one set per page load and per test, never a module's own. */
export function createRootStore(ports: RootStorePorts, snapshot: RootStoreSnapshot): RootStore {
  const progress = new ProgressStore(ports.clock);
  const navigation = new NavigationStore(ports.navigation, progress, snapshot.zone);
  const online = new OnlineStore(snapshot.online);
  const session = new SessionStore({
    hasToken: ports.hasToken,
    ask: async () => (await import("./session/ask-at-start.ts")).askAtStart(ports.api),
  });
  return { api: ports.api, progress, navigation, online, session };
}
