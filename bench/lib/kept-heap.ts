import type { CDPSession } from "playwright";

/** What of a heap is no object of the program: compiled code, which comes as the engine pleases, and the browser's own notes. */
const others: ReadonlySet<string> = new Set(["code", "native", "synthetic", "hidden", "object shape"]);

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [types: readonly string[], ...rest: readonly unknown[]];
    };
  };
  /** One node after the other, so many numbers each. */
  readonly nodes: readonly number[];
}

/** Bytes of all objects, strings and closures that a page holds on to. What nobody holds is collected before. */
export async function keptHeap(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  await session.send("HeapProfiler.collectGarbage");
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  return sizeOf(JSON.parse(chunks.join("")) as Snapshot);
}

function sizeOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const [types] = meta.node_types;
  const [type, size, step] = [
    meta.node_fields.indexOf("type"),
    meta.node_fields.indexOf("self_size"),
    meta.node_fields.length,
  ];
  let total = 0;
  for (let at = 0; at < nodes.length; at += step) {
    if (!others.has(types[nodes[at + type] ?? 0] ?? "")) total += nodes[at + size] ?? 0;
  }
  return total;
}
