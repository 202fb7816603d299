import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { serviceDetailDefinition } from "./definition.ts";
import { serviceDetailFixtures } from "./fixtures.ts";
import { ServiceDetailView } from "./view.tsx";

const [filled, long, none] = serviceDetailFixtures.map((fixture) => renderFixture(ServiceDetailView, fixture));

test("[§7] the service is the one of the page's address", () => {
  expect(serviceDetailDefinition.needs?.({ params: { id: "3" } } as never).service).toEqual({
    call: "getService",
    params: { id: 3 },
  });
});

test("its title is the page's, its call a button, its neighbours a link away", () => {
  expect(filled).toMatch(/<h1[^>]*>Dégustation commentée<\/h1>/);
  expect(filled).toMatch(/<a href="\/contact" class="[^"]*button[^"]*">Réserver<\/a>/);
  expect(filled).toMatch(/<a href="\/services"[^>]*>Tous les services<\/a>/);
});

test("without a picture, a call or a list it still reads; without data it is not there", () => {
  expect(long).not.toContain("<img");
  expect(long).not.toContain("<a ");
  expect(none).toBe("");
});
