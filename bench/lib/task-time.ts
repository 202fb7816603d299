import type { CDPSession } from "playwright";

/** Has a page's session count the processor time of its threads: what others on the machine take isn't the page's. */
export async function countTaskTime(session: CDPSession): Promise<void> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
}

/** How long the main thread has worked by now, in milliseconds. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
