import { browserGroups } from "./browser-shards.ts";
import { faultGroups, vitestGroups } from "./other-shards.ts";
import type { ShardGroup } from "./shard-group.ts";

/**
 * What `npm run test:long` runs, as data. A group is one shard, or one for each of its parts; a shard should take at
 * most eight minutes on two quiet cores. tests/architecture/long-suite.test.ts holds that no file is left out.
 */
export const longSuite: readonly ShardGroup[] = [...browserGroups, ...vitestGroups, ...faultGroups];
