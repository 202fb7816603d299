import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { type HistoryHandle, HistoryRoot } from "./history-root.tsx";

test("going on and back before the router renders is reported as going back", async () => {
  const moves: string[] = [];
  let history: HistoryHandle | null = null;
  const [address, state]: [string, unknown] = [location.href, window.history.state];
  const attach = (handle: HistoryHandle) => void (history = handle);
  const moved = (type: string) => void moves.push(type);
  await render(<HistoryRoot attach={attach} moved={moved} />);
  expect(moves).toEqual(["POP"]);
  const handle = history as HistoryHandle | null;
  handle?.go("/next");
  window.history.replaceState(state, "", address);
  dispatchEvent(new PopStateEvent("popstate", { state }));
  expect(moves.at(-1)).toBe("POP");
  expect(moves.length).toBeGreaterThan(1);
});
