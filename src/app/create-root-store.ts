import type { Clock } from "./clock.ts";
import { NavigationStore, type NavigationPorts } from "./navigation/navigation-store.ts";
import { ProgressStore } from "./progress/progress-store.ts";
import { SessionStore, type SessionPorts } from "./session/session-store.ts";
import { OnlineStore } from "./stores/online-store.ts";

export interface RootStorePorts {
  readonly clock: Clock;
  readonly navigation: NavigationPorts;
  readonly session: SessionPorts;
}

export interface RootStoreSnapshot {
  /** The zone of the page that was loaded; it can't change without a new document. */
  readonly zone: string;
  readonly online: boolean;
}

export interface RootStore {
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
  return { progress, navigation, online, session: new SessionStore(ports.session) };
}
