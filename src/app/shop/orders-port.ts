import type { OrdersPort } from "#blocks/kit/ports.tsx";

/** Shows the orders' store to blocks: its code comes with the first that wants it. */
export function createOrdersPort(load: () => Promise<OrdersPort>): OrdersPort {
  let opening: Promise<OrdersPort> | null = null;
  return {
    follow: (payment, quiet) =>
      whileWanted(
        (orders) => orders.follow(payment, quiet),
        () => quiet(true),
      ),
    keepFresh: (shown) =>
      whileWanted(
        (orders) => orders.keepFresh(shown),
        () => {},
      ),
  };

  /** Begins when the code is there, unless that isn't wanted any more. What it gives ends it. */
  function whileWanted(begin: (orders: OrdersPort) => () => void, failed: () => void): () => void {
    let isOver = false;
    let end: () => void = () => {};
    const begun = open().then((orders) => {
      if (!isOver) end = begin(orders);
    });
    begun.catch(() => !isOver && failed());
    return () => {
      isOver = true;
      end();
    };
  }

  /** Code that did not come may come with the next that wants it. */
  function open(): Promise<OrdersPort> {
    opening ??= load().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }
}
