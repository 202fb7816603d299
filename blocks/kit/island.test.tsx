import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { type Hole, Island, type IslandSurroundings, IslandSurroundingsProvider } from "./island.tsx";

interface LikeProps {
  readonly id: string;
  readonly props: { readonly of: string };
}

function Like({ id, props }: LikeProps): ReactNode {
  return <button id={id}>{props.of}</button>;
}

const quote: IslandSurroundings = { id: "q1", slug: "quote", islands: { like: "visible" } };

function rendered(child: ReactNode, surroundings: IslandSurroundings | null = quote): string {
  return renderToString(<IslandSurroundingsProvider value={surroundings}>{child}</IslandSurroundingsProvider>);
}

test("on the canvas an island is part of the tree, in the element that the site gives it", () => {
  expect(rendered(<Island name="like" at={7} of={Like} props={{ of: "wine" }} as="span" />)).toBe(
    '<span data-hole="like-7" data-view="quote/like" data-island="visible"><button id="q1.like-7">wine</button></span>',
  );
});

test("the site takes it out of the tree, with all that it needs", () => {
  const taken: Hole[] = [];
  const take = (hole: Hole): string => `<!--${taken.push(hole)}-->`;
  const html = rendered(<Island name="like" of={Like} props={{ of: "wine" }} />, { ...quote, take });
  expect(html).toBe('<div data-hole="like" data-view="quote/like" data-island="visible"><!--1--></div>');
  expect(taken).toEqual([{ key: "like", id: "q1.like", view: "quote/like", View: Like, props: { of: "wine" } }]);
});

test("an island that the definition doesn't name is refused, and one inside another", () => {
  const like = <Island name="like" of={Like} props={{ of: "wine" }} />;
  expect(() => rendered(like, { ...quote, islands: {} })).toThrow("quote/like is not among");
  expect(() => rendered(<Island name="like" of={() => like} props={{}} />)).toThrow("stands in no static block");
});

test("a function among its props is refused by its path", () => {
  const props = { of: "wine", steps: [() => {}] };
  expect(() => rendered(<Island name="like" of={Like} props={props} />)).toThrow(
    "the props of island quote/like.steps[0] is a function",
  );
});
