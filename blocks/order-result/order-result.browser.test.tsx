import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type OrdersPort, PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";

import { WaitIsland } from "./wait-island.tsx";

test("a payment is followed while its page is there; what isn't heard of for long is said in the status", async () => {
  const end = vi.fn<() => void>();
  const follow = vi.fn<OrdersPort["follow"]>(() => end);
  const ports = { ...quietPorts, orders: { ...quietPorts.orders, follow } };
  const payment = { provider: "sandbox", id: "k3VwC0nW7Zt1u9QxYb2DfA" };
  const words = { follows: "La page se met à jour d’elle-même.", quiet: "La banque n’a pas encore répondu." };
  const { unmount } = await render(
    <PortsProvider value={ports}>
      <WaitIsland id="b1.wait" props={{ ...payment, words }} />
    </PortsProvider>,
  );
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent("La page se met à jour d’elle-même.");
  expect(follow).toHaveBeenCalledExactlyOnceWith(payment, expect.any(Function));
  follow.mock.calls[0]?.[1](true);
  await expect.element(status).toHaveTextContent("La banque n’a pas encore répondu.");
  follow.mock.calls[0]?.[1](false);
  await expect.element(status).toHaveTextContent("La page se met à jour d’elle-même.");
  await unmount();
  expect(end).toHaveBeenCalledOnce();
});
