"""Turn the rendered interiors into paintings of the same hand as the landscapes.

Usage: python3 interior_finish.py <work folder> <media folder> [<scene> ...]
"""
import sys

import cv2
import numpy as np

from painter import Picture, noise, rgb, smooth

SIZE = (2000, 1333)
TONES = {  # shadows and lights each drift towards one colour of the palette
    "cellar-barrels": dict(shade="#1F2028", light="#F4D29A", glow=(1000, 560, 520, "#F6C27A", 0.22), mix=0.14, contrast=0.42, sharp=None, lamps=((1000, 256, 27), (1000, 441, 15), (1000, 508, 10))),
    "tasting-table": dict(shade="#2B2326", light="#F6E3BE", glow=(300, 150, 1200, "#F6C88A", 0.12), mix=0.12, contrast=0.2, sharp=(488, 594, 716, 858), lamps=()),
}


def brush(img, radius, power=8.0):
    """Generalised Kuwahara filter: every pixel takes the mean of its calmest neighbourhood, as a brush would."""
    lum = img @ np.float32([0.3, 0.59, 0.11])
    total, weights = np.zeros_like(img), np.zeros(img.shape[:2], np.float32)
    size = 2 * radius + 1
    yy, xx = np.mgrid[-radius:radius + 1, -radius:radius + 1]
    angle = np.arctan2(yy, xx)
    for k in range(8):
        a = k * np.pi / 4
        sector = np.maximum(0, np.cos(angle - a)) ** 3 * np.exp(-(xx ** 2 + yy ** 2) / (radius * 0.8) ** 2 / 1.4)
        sector[radius, radius] = 1
        kernel = (sector / sector.sum()).astype(np.float32)
        mean = cv2.filter2D(img, -1, kernel, borderType=cv2.BORDER_REFLECT)
        m1, m2 = cv2.filter2D(lum, -1, kernel), cv2.filter2D(lum * lum, -1, kernel)
        w = 1 / (1 + (np.sqrt(np.maximum(m2 - m1 * m1, 0)) * 255) ** (power / 2))
        total += mean * w[..., None]
        weights += w
    return total / weights[..., None]


def paint(source, name):
    tone = TONES[name]
    raw = cv2.imread(source)
    quiet = cv2.fastNlMeansDenoisingColored(raw, None, 5, 7, 5, 15)
    big = cv2.resize(quiet, SIZE, interpolation=cv2.INTER_LANCZOS4)[..., ::-1].astype(np.float32) / 255
    big = np.clip(big, 0, 1)
    soft = brush(brush(big, 5), 3)
    detail = big - cv2.GaussianBlur(big, (0, 0), 1.6)
    pic = Picture(*SIZE, 7)
    if tone["sharp"]:  # the printed label: drawn with a finer brush
        x0, y0, x1, y1 = tone["sharp"]
        fine = cv2.resize(cv2.bilateralFilter(raw, 5, 14, 2), SIZE, interpolation=cv2.INTER_LANCZOS4)[..., ::-1].astype(np.float32) / 255
        m = np.zeros(SIZE[::-1], np.float32)
        m[y0:y1, x0:x1] = 0.88
        m = cv2.GaussianBlur(m, (0, 0), 5)[..., None]
        soft = soft * (1 - m) + fine * m
    img = soft + detail * 0.35
    img = img + tone["contrast"] * (np.clip(img, 0, 1) ** 2 * (3 - 2 * np.clip(img, 0, 1)) - img)
    lum = img.mean(-1, keepdims=True)
    img = img * (1 - tone["mix"]) + tone["mix"] * (rgb(tone["shade"]) * (1 - smooth(0.05, 0.8, lum)) + rgb(tone["light"]) * smooth(0.05, 0.8, lum))
    drag = noise(pic.h, pic.w, 9, 3, 3, 5) - 0.5
    pic.img = (img * (1 + 0.05 * drag[..., None])).astype(np.float32)
    pic.glow(*tone["glow"])
    for x, y, r in tone["lamps"]:
        pic.glow(x, y, r * 5, "#F8C880", 0.5)
        pic.lay(pic.mask(lambda c, x=x, y=y, r=r: (c.arc(x, y, r, 0, 7), c.fill()), soft=1.4), "#FFF4DC")
    return pic


if __name__ == "__main__":
    work, media, names = sys.argv[1], sys.argv[2], sys.argv[3:] or list(TONES)
    for name in names:
        paint(f"{work}/scene-{name}.png", name).finish(f"{media}/{name}.jpg")
