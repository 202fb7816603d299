import { expect, test } from "vitest";

import { isVideo, mediaKind } from "./media-kind.ts";

test("[§5 media-images] svg, jpeg, jpg and png are images, avif and webp too", () => {
  for (const extension of ["svg", "jpeg", "jpg", "png", "avif", "webp", "JPG"]) {
    expect(mediaKind(`albums/2025/a.b.${extension}`)).toBe("image");
  }
});

test("[§5 media-videos] mp4, m4v, mov, avi, wmv and flv are videos", () => {
  for (const extension of ["mp4", "m4v", "mov", "avi", "wmv", "flv"])
    expect(mediaKind(`a.${extension}?x=1`)).toBe("video");
  expect(isVideo("film.mp4")).toBe(true);
});

test("[§5 media-none] anything else is none", () => {
  for (const path of ["a.exe", "a", "a.mp4/b", ""]) expect(mediaKind(path)).toBeNull();
});
