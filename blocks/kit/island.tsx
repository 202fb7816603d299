import { createContext, use, type ReactNode } from "react";

import type { IslandStart } from "./define-block.ts";
import { assertJson } from "./json.ts";

/** The view of an island inside a static block's own view: its props, and an id that is unique in the page. */
export type IslandView = (given: { readonly id: string; readonly props: never }) => ReactNode;

/** A hole of a static block's HTML. */
export interface Hole {
  /** Unique in the block: the island's name, and what tells it from others of its name. */
  readonly key: string;
  /** Unique in the page: the block's id and the key. */
  readonly id: string;
  /** `slug/name`, as `blocks/client-views.ts` lists it. */
  readonly view: string;
  readonly View: IslandView;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The static block that a view belongs to. */
export interface IslandSurroundings {
  readonly id: string;
  readonly slug: string;
  /** The islands that the block's definition names; left out (a view's own test), any. */
  readonly islands?: Readonly<Record<string, IslandStart>>;
  /** The site takes a hole out and gives the HTML that stands for it; left out (canvas), the island is part of the tree. */
  take?(hole: Hole): string;
}

const SurroundingsContext = createContext<IslandSurroundings | null>(null);

export const IslandSurroundingsProvider = SurroundingsContext.Provider;

interface IslandProps<Props extends object> {
  /** As the definition's `islands` has it. */
  readonly name: string;
  /** Tells several islands of one name apart, such as a product's id. */
  readonly at?: string | number;
  readonly of: (given: { readonly id: string; readonly props: Props }) => ReactNode;
  /** Whatever JSON can say; nothing else reaches the browser. No React context does either. */
  readonly props: Props;
  /** The element that holds it, where a `div` may not stand. */
  readonly as?: "div" | "span" | "li" | "td";
}

/**
 * Lets a static view hold an island: a root of React's of its own inside the block's HTML (design §5). The block
 * stays static: only the island's code and props reach a visitor. Throws when the definition doesn't name it, and
 * when its props are no JSON.
 */
export function Island<Props extends object>({ name, at, of, props, as: Tag = "div" }: IslandProps<Props>): ReactNode {
  const block = use(SurroundingsContext);
  if (!block) throw new Error(`Island ${name} stands in no static block`);
  const { islands = { [name]: "interaction" as const } } = block;
  const start = Object.hasOwn(islands, name) ? islands[name] : undefined;
  const view = `${block.slug}/${name}`;
  if (!start) throw new Error(`Island ${view} is not among the definition's islands`);
  assertJson(props, `the props of island ${view}`);
  const key = at === undefined ? name : `${name}-${at}`;
  const id = `${block.id}.${key}`;
  const View = of as IslandView;
  const attributes = { "data-hole": key, "data-view": view, "data-island": start };
  if (!block.take) {
    return (
      <Tag {...attributes}>
        <SurroundingsContext value={null}>
          <View id={id} props={props as never} />
        </SurroundingsContext>
      </Tag>
    );
  }
  const html = block.take({ key, id, view, View, props: props as Readonly<Record<string, unknown>> });
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
