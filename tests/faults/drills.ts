import { disks } from "./disk/all-disks.ts";
import { coldPictures } from "./floods/cold-pictures.ts";
import { idleConnections } from "./floods/idle-connections.ts";
import { pipelining } from "./floods/pipelining.ts";
import { download, upload } from "./floods/proxied-bodies.ts";
import { fewerSearches, searchesOfMany, searchesOfOne } from "./floods/searches.ts";
import { neverRead, slowBodies, slowHeads } from "./floods/slow-clients.ts";
import { killDrills } from "./kills/all-kills.ts";
import type { Drill } from "./kit/trial.ts";
import { orderKills } from "./orders/kill-rounds.ts";
import { twoProcessesOrder } from "./orders/two-processes.ts";
import { troubles } from "./postgres/all-troubles.ts";
import { manyCustomers } from "./privacy/many-customers.ts";
import { signals } from "./signals/npm-start.ts";
import { throttles } from "./throttles/login.ts";
import { twoProcesses } from "./two-processes/freshness.ts";
import { killRounds } from "./writes/kill-rounds.ts";

/** Every drill there is, by area, in the order in which they run. */
export const drills: readonly Drill[] = [
  pipelining,
  searchesOfOne,
  searchesOfMany,
  fewerSearches,
  idleConnections,
  coldPictures,
  upload,
  download,
  neverRead,
  slowHeads,
  slowBodies,
  ...killDrills,
  killRounds,
  orderKills,
  twoProcessesOrder,
  manyCustomers,
  ...troubles,
  ...disks,
  twoProcesses,
  ...throttles,
  ...signals,
];
