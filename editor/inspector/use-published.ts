import { useEffect, useState } from "react";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import type { BlockId, BlockNode } from "#schemas/page/layout.ts";

/** A block as visitors have it; undefined as long as that isn't known, or where they don't have it. */
export function usePublished(ports: FieldPorts, id: BlockId): BlockNode | undefined {
  const [published, setPublished] = useState<BlockNode | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const settle = (block: BlockNode | null) => {
      if (!isLeft) setPublished(block ?? undefined);
    };
    // Without it nothing is said of what a translation is older than.
    ports.publishedBlock?.(id).then(settle, () => settle(null));
    return () => {
      isLeft = true;
    };
  }, [ports, id]);
  return published;
}
