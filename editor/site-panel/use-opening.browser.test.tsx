import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { PanelWork } from "./panel-work.ts";
import type { Place } from "./places/place.ts";
import type { PanelSection } from "./sections.tsx";
import { useOpening } from "./use-opening.ts";

/** A section whose rows come when a test says so; without `ready` it asks for nothing ahead, or its code isn't there. */
function section(id: string, ready?: Promise<void>): PanelSection & { readonly begin: () => Promise<void> } {
  const begin = vi.fn(async () => await (ready ?? Promise.resolve()));
  const part = ready && Object.assign(() => null, { begin });
  const Section = Object.assign(() => null, { ask: async () => {}, now: () => part ?? null });
  return { id, name: id, sign: "page", part: "site", Section, begin };
}

/** Where one is in the panel, and where one went. */
function testPlaces() {
  const went: Place[] = [];
  const places = {
    at: null as Place,
    go: (place: Place): void => {
      went.push(place);
      places.at = place;
    },
  };
  return { places, went };
}

interface RowsProps {
  readonly of: readonly PanelSection[];
  readonly places: ReturnType<typeof testPlaces>["places"];
}

function Rows({ of, places }: RowsProps): ReactNode {
  // What a section is opened with is the way there alone.
  const { press, open } = useOpening({ places } as unknown as PanelWork);
  return of.map((each) => (
    <button key={each.id} type="button" onPointerDown={() => press(each)} onClick={() => void open(each)}>
      {each.id}
    </button>
  ));
}

/** Presses a row, without the pauses of a test that follow. */
function pressRow(name: string): void {
  const row = page.getByRole("button", { name }).element() as HTMLElement;
  row.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  row.click();
}

/** Whatever needs no time has happened. */
async function atOnce(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
}

/** From now on time passes as a test says. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Longer than an opening section waits for its rows. */
const later = async () => await vi.advanceTimersByTimeAsync(200);

afterEach(() => void vi.useRealTimers());

test("a section is begun once by a press, and opened when its first rows are there, not before", async () => {
  const rows = Promise.withResolvers<void>();
  const media = section("media", rows.promise);
  const { places, went } = testPlaces();
  await render(<Rows of={[media]} places={places} />);
  pressRow("media");
  await atOnce();
  expect([vi.mocked(media.begin).mock.calls.length, went]).toEqual([1, []]);
  rows.resolve();
  await atOnce();
  expect(went).toEqual([{ section: "media" }]);
});

test("rows that don't come at once keep nobody waiting, and a key that no pointer went before begins them as well", async () => {
  const slow = section("media", new Promise(() => {}));
  const { places, went } = testPlaces();
  await render(<Rows of={[slow]} places={places} />);
  (page.getByRole("button", { name: "media" }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.poll(() => went).toEqual([{ section: "media" }]);
  expect(slow.begin).toHaveBeenCalledTimes(1);
});

test("a press that led nowhere is forgotten: who comes back later begins anew", async () => {
  const media = section("media", Promise.resolve());
  const { places } = testPlaces();
  await render(<Rows of={[media]} places={places} />);
  const row = page.getByRole("button", { name: "media" }).element() as HTMLElement;
  row.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1001);
  row.click();
  await atOnce();
  clock.mockRestore();
  expect(media.begin).toHaveBeenCalledTimes(2);
});

test("of two that are pressed after one another the last is opened, and one without rows to wait for at once", async () => {
  const { places, went } = testPlaces();
  await render(<Rows of={[section("media", new Promise(() => {})), section("orders")]} places={places} />);
  stopTime();
  pressRow("media");
  pressRow("orders");
  await atOnce();
  await later();
  expect(went).toEqual([{ section: "orders" }]);
});

test("who goes elsewhere while rows are awaited stays there, and who leaves the panel isn't brought back", async () => {
  const { places, went } = testPlaces();
  const { unmount } = await render(<Rows of={[section("media", new Promise(() => {}))]} places={places} />);
  stopTime();
  pressRow("media");
  places.at = { group: "colours" };
  await later();
  pressRow("media");
  await unmount();
  await later();
  expect(went).toEqual([]);
});
