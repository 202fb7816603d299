import type { CDPSession } from "playwright";

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const counted: readonly string[] = ["keydown", "keypress", "keyup"];

/** What the events of a key take, in milliseconds, on average: traced as Gutenberg's suite does. `work` gives how many keys. */
export async function typeCost(session: CDPSession, work: () => Promise<number>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }): void => {
    events.push(...(value as readonly TraceEvent[]));
  };
  session.on("Tracing.dataCollected", collect);
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  const keys = await work();
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  const spent = events
    .filter(({ name, args }) => name === "EventDispatch" && counted.includes(args?.data?.type ?? ""))
    .reduce((total, { dur = 0 }) => total + dur, 0);
  return spent / 1000 / keys;
}
