import { library, pages } from "./panel-scenes.ts";
import { publish, versions } from "./public-scenes.ts";
import type { Scene } from "./scene.ts";
import { bar, blocks, firstWords, phone } from "./writing-scenes.ts";

/** Every picture of the guide for administrators, in its order. */
export const scenes: readonly Scene[] = [bar, firstWords, blocks, phone, publish, versions, pages, library];
