import { type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { IslandFailure } from "#blocks/kit/island-failure.tsx";
import { BlockElement } from "#renderer/page/block-element.tsx";
import type { AnyView } from "#renderer/page/block-view.ts";

import { loadAnew } from "../navigation/leave-to.ts";
import type { SomeView, Views } from "../views.ts";
import type { Application } from "./application.ts";
import { IslandGuard } from "./island-guard.tsx";
import { type AnyIsland, viewName } from "./page-islands.ts";
import { Providers } from "./providers.tsx";

interface IslandRoot {
  /** What it is given on the page that is shown. */
  island: AnyIsland;
  /** Renders it with what it is given now; nothing while it isn't there yet. */
  render(): void;
  end(): void;
}

export interface IslandRootPorts {
  readonly application: Application;
  readonly views: Views;
  /** Told of an island that threw, once each time. */
  report(id: string, error: unknown): void;
  /** Told of an island that runs after all. */
  live(holder: Element): void;
}

/** The islands that run: each a root of React's of its own, by the element that holds it. */
export class IslandRoots {
  readonly #ports: IslandRootPorts;
  readonly #roots = new Map<Element, IslandRoot>();

  constructor(ports: IslandRootPorts) {
    this.#ports = ports;
  }

  /** Takes over what the server rendered into an element. Resolves when the island runs, or has said that it can't. */
  hydrate(holder: Element, island: AnyIsland): Promise<void> {
    const View = this.#ports.views.find(viewName(island));
    return new Promise((done) => {
      if (View) this.#start(holder, island, View, done);
      else this.#excuse(holder, island, done);
    });
  }

  /** Gives a running island what it is on the page now; one that is the same already is left alone. */
  update(holder: Element, island: AnyIsland): void {
    const running = this.#roots.get(holder);
    if (!running || given(running.island) === given(island)) return;
    running.island = island;
    running.render();
  }

  unmount(holder: Element): void {
    this.#roots.get(holder)?.end();
    this.#roots.delete(holder);
  }

  /** A root that is rendered before it has hydrated would throw the server's HTML away: it is given its turn after. */
  #start(holder: Element, island: AnyIsland, View: SomeView, done: () => void): void {
    let phase: "starting" | "running" | "over" = "starting";
    const report = (error: unknown): void => {
      if (phase !== "over") this.#ports.report(island.id, error);
    };
    const options = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };
    const ready = (): void => {
      phase = "running";
      if (running.island !== island) running.render();
      done();
    };
    const root = hydrateRoot(holder, this.#element(island, View, ready), {
      ...options,
      identifierPrefix: `${island.id}-`,
    });
    const running: IslandRoot = {
      island,
      render: () => phase === "running" && root.render(this.#element(running.island, View)),
      end() {
        phase = "over";
        root.unmount();
        done();
      },
    };
    this.#roots.set(holder, running);
  }

  /** The island's code could not be loaded: what the server rendered stays, with a word below it. */
  #excuse(holder: Element, island: AnyIsland, done: () => void): void {
    const place = document.createElement("div");
    holder.append(place);
    const root = createRoot(place);
    const end = (): void => {
      root.unmount();
      place.remove();
      done();
    };
    const excused: IslandRoot = { island, render: () => {}, end };
    const retry = async (): Promise<void> => {
      if (!(await this.#ports.views.load([viewName(island)]))) return await loadAnew();
      if (!holder.contains(place)) return;
      end();
      await this.hydrate(holder, excused.island);
      this.#ports.live(holder);
    };
    root.render(
      <Providers application={this.#ports.application}>
        <Ready done={done}>
          <IslandFailure retry={() => void retry()} />
        </Ready>
      </Providers>,
    );
    this.#roots.set(holder, excused);
  }

  #element(island: AnyIsland, View: SomeView, done?: () => void): ReactNode {
    return (
      <Providers application={this.#ports.application}>
        <Ready done={done}>
          <IslandGuard>
            <IslandElement island={island} View={View} />
          </IslandGuard>
        </Ready>
      </Providers>
    );
  }
}

/** The server resolved an island's props by the same definition that its view is typed with. */
function IslandElement({ island, View }: { readonly island: AnyIsland; readonly View: SomeView }): ReactNode {
  if (!("view" in island)) return <BlockElement block={island} View={View as AnyView} slots={{}} />;
  const HoleView = View as (props: Pick<AnyIsland, "id" | "props">) => ReactNode;
  return <HoleView id={island.id} props={island.props} />;
}

interface ReadyProps {
  readonly done?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Tells when what it holds is there. It holds one child, as the server's root does: ids that React makes agree. */
function Ready({ done, children }: ReadyProps): ReactNode {
  useEffect(() => done?.(), [done]);
  return children;
}

/** All that an island is given, without its HTML. */
function given(island: AnyIsland): string {
  return JSON.stringify({ ...island, html: undefined });
}
