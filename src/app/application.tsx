import type { ReactNode } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

import { PageHost, type PageHostProps } from "./page-host.tsx";

/** The whole browser application: the server knows the paths, the client has one route (design §5). */
export function Application(props: PageHostProps): ReactNode {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<PageHost {...props} />} />
      </Routes>
    </BrowserRouter>
  );
}
