import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { definitions } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";
import type { AnyBlockView } from "#blocks/kit/view-props.ts";
import { fixturesOf } from "#editor/samples/block-fixtures.ts";

import { findView, loadViews } from "../views.ts";
import { type Shown, writableAt } from "./find-writable.ts";
import { textsOf, withAt } from "./texts.ts";

/*
 * Every situation of every block with the same words in all its texts: whatever is pressed, what is written then is
 * what was pressed, or nothing is.
 */

type Props = Readonly<Record<string, unknown>>;

const same = "Vendanges";
const withTexts = definitions.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => ["text", "rich-text", "link", "list"].includes(kind)),
);
let found = 0;

describe.each(withTexts.map((definition) => [definition.slug, definition] as const))("%s", (slug, definition) => {
  test("an element is the text that it follows", async () => {
    await loadViews([slug]);
    for (const fixture of await fixturesOf(slug)) await expectToFollow(definition, fixture);
  });
});

test("there were many to tell apart", () => {
  expect(found).toBeGreaterThan(150);
});

async function expectToFollow(definition: BlockDefinition, fixture: BlockFixture): Promise<void> {
  const props = alike(definition, fixture.props);
  const { block, draw, unmount } = await show(definition.slug, { ...fixture, props: props as never });
  const before = block.innerHTML;
  for (let at = 0; at < block.querySelectorAll("*").length; at += 1) {
    const target = block.querySelectorAll("*")[at];
    const writable = target && writableAt(target, block, { definition, props, draw });
    if (!writable) continue;
    found += 1;
    const name = `${definition.slug}, ${fixture.name}: ${writable.path.join(".")}`;
    expect(block.innerHTML, name).toBe(before);
    const place = [...block.querySelectorAll("*")].indexOf(writable.element);
    const words = writable.isRich ? "<p>Autre</p>" : "Autre";
    draw(withAt(props, writable.path, words) as Props);
    expect(block.querySelectorAll("*")[place]?.textContent?.trim(), name).toBe("Autre");
    draw(null);
  }
  await unmount();
}

/** The same words wherever there are some. */
function alike({ fields }: BlockDefinition, props: Props): Props {
  const texts = textsOf(fields, props).filter(({ value }) => value !== "");
  return texts.reduce((all, { path, isRich }) => withAt(all, path, isRich ? `<p>${same}</p>` : same) as Props, props);
}

async function show(slug: string, fixture: BlockFixture) {
  let set: (props: Props | null) => void = () => undefined;
  function Drawn(): ReactNode {
    const [other, setOther] = useState<Props | null>(null);
    set = setOther;
    return fixtureElement(findView(slug) as AnyBlockView, { ...fixture, props: (other ?? fixture.props) as never });
  }
  const { container, unmount } = await render(
    <div data-id="b1">
      <Drawn />
    </div>,
  );
  const draw: Shown["draw"] = (props) => flushSync(() => set(props));
  return { block: container.querySelector<HTMLElement>("[data-id]") as HTMLElement, draw, unmount };
}
