import { createContext, use } from "react";

import { pageRoom, type Room } from "./room.ts";

/** The room that a block stands in; the page's own around what the renderer didn't place. */
export const RoomContext = createContext<Room>(pageRoom);

/** How wide a block may get, for the sizes of its pictures. */
export function useRoom(): Room {
  return use(RoomContext);
}
