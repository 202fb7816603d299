import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { videoFixtures } from "./fixtures.ts";
import { captionsAddress, filmAddress } from "./media-address.ts";
import { VideoView } from "./view.tsx";

const [filled, elsewhere, other, empty] = videoFixtures.map((fixture) => renderFixture(VideoView, fixture));

test("[§2] a video plays with controls, from the library or from another host", () => {
  expect(filled).toMatch(/<video [^>]*src="\/media\/films\/vendange\.mp4" controls=""/);
  expect(elsewhere).toMatch(/<video [^>]*src="https:\/\/films\.example\/harvest\.MOV\?size=large" controls=""/);
  expect(elsewhere).toContain('muted=""');
});

test("nothing of a film with a poster is loaded before it is started; its room is kept", () => {
  expect(filled).toContain('preload="none"');
  expect(filled).toContain('poster="/images/1080/photo.jpg.jpeg" width="1600" height="1067"');
});

test("captions stand in the page's language, a browser without video gets the file", () => {
  expect(filled).toMatch(/<track kind="captions" src="\/media\/films\/vendange\.fr\.vtt" srcLang="fr"/);
  expect(filled).toContain('<a href="/media/films/vendange.mp4">');
  expect(elsewhere).not.toContain("<track");
});

test("[§5] mp4, m4v, mov, avi, wmv, flv are videos, anything else is none", () => {
  for (const extension of ["mp4", "m4v", "mov", "avi", "wmv", "flv"])
    expect(filmAddress(`film.${extension}`)).toBe(`/media/film.${extension}`);
  for (const file of ["film.webm", "film.jpg", "film", "", "mp4"]) expect(filmAddress(file)).toBeNull();
  expect(other).toBe("");
  expect(empty).toBe("");
});

test("a name can't lead out of the library, nor to another scheme", () => {
  for (const file of ["../film.mp4", "javascript:alert(1).mp4", "http://films.example/a.mp4", "//films.example/a.mp4"])
    expect(filmAddress(file)).toBeNull();
  expect(captionsAddress("film.txt")).toBeNull();
});
