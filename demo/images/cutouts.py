"""Bring the studio renders to their final form: quiet noise, a soft contact shadow, WebP with alpha.

Usage: python3 cutouts.py <work folder> <media folder> [<id> ...]
"""
import glob
import io
import os
import sys

import cv2
import numpy as np
from PIL import Image

LIMIT = 250_000
BOX_BOTTLES = (("les-terrasses", -96), ("vent-couvert", 0), ("aubade", 96))  # and their place in mm
PX_PER_MM = 5.2


def over(base, layer, dx=0, dy=0):
    """Lay one straight-alpha picture on another."""
    h, w = layer.shape[:2]
    out = base.astype(np.float32)
    part = out[max(0, dy):h + dy, dx:dx + w]
    layer = layer[max(0, -dy):].astype(np.float32)[:part.shape[0]]
    a, b = layer[..., 3:] / 255, part[..., 3:] / 255
    total = a + b * (1 - a)
    part[..., :3] = (layer[..., :3] * a + part[..., :3] * b * (1 - a)) / np.maximum(total, 1e-4)
    part[..., 3:] = total * 255
    return out


def gift_box(work):
    """Back of the box, the bottles with their shade on the lining, then the printed front."""
    back, front = (cv2.imread(f"{work}/raw-coffret-{part}.png", cv2.IMREAD_UNCHANGED) for part in ("back", "front"))
    back = cv2.resize(cv2.bilateralFilter(back[..., :3], 7, 16, 3), front.shape[1::-1], interpolation=cv2.INTER_CUBIC), cv2.resize(back[..., 3], front.shape[1::-1])
    picture = back = np.dstack(back)
    h, w = back.shape[:2]
    for ident, x in BOX_BOTTLES:
        bottle = cv2.imread(f"{work}/raw-{ident}.png", cv2.IMREAD_UNCHANGED)
        rim = np.clip((cv2.GaussianBlur(bottle[..., 3].astype(np.float32) / 255, (0, 0), 5) - 0.5) / 0.45, 0, 1)[..., None]
        bottle[..., :3] = (bottle[..., :3] * (0.35 + 0.65 * rim)).astype(np.uint8)  # the studio's bright field is not in the box
        dx, dy = round(w / 2 + x * PX_PER_MM - bottle.shape[1] / 2), -round(5 * PX_PER_MM)
        for soft, shift, depth in ((34, 26, 0.62), (9, 6, 0.35)):
            shade = np.zeros_like(bottle)
            shade[..., 3] = cv2.GaussianBlur(np.roll(bottle[..., 3], shift, 1), (0, 0), soft) * depth
            shade[..., :3] = (18, 24, 34)
            inside = np.zeros_like(back)
            inside = over(inside, shade, dx, dy)
            inside[..., 3] *= back[..., 3] / 255
            picture = over(picture, inside)
        picture = over(picture, bottle, dx, dy)
    return over(picture, front).clip(0, 255).astype(np.uint8)


def cutout(raw, target):
    alpha = raw[..., 3].astype(np.float32) / 255
    colour = raw[..., :3]
    quiet = cv2.fastNlMeansDenoisingColored(colour, None, 2.2, 4, 5, 13)
    # paper, print and metal keep their bite: only blend the quiet version where the picture is smooth
    grey = cv2.cvtColor(colour, cv2.COLOR_BGR2GRAY).astype(np.float32)
    edges = cv2.GaussianBlur(np.abs(cv2.Laplacian(cv2.GaussianBlur(grey, (0, 0), 1.0), cv2.CV_32F)), (0, 0), 2.0)
    keep = np.clip((edges - 2.0) / 5.0, 0, 0.85)[..., None]
    rgb = (colour * keep + quiet * (1 - keep))[..., ::-1] / 255
    h, w = alpha.shape
    rows = np.where(alpha.max(1) > 0.5)[0]
    foot = rows[-1]
    cols = np.where(alpha[foot - 12] > 0.5)[0]
    x0, x1 = cols[0], cols[-1]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    cx, half = (x0 + x1) / 2, (x1 - x0) / 2
    d = np.sqrt(((xx - cx) / (half * 1.10)) ** 2 + ((yy - foot + 3) / 17) ** 2)
    shadow = np.clip(1 - d, 0, 1) ** 0.8 * 0.55
    shadow = cv2.GaussianBlur(shadow, (0, 0), 5)
    total = alpha + shadow * (1 - alpha)
    ink = np.array([0.13, 0.105, 0.09], np.float32)
    out = (rgb * alpha[..., None] + ink * (shadow * (1 - alpha))[..., None]) / np.maximum(total, 1e-4)[..., None]
    rgba = (np.clip(np.dstack([out, total]), 0, 1) * 255 + 0.5).astype(np.uint8)
    image = Image.fromarray(rgba)
    for quality in range(90, 50, -4):
        data = io.BytesIO()
        image.save(data, "WEBP", quality=quality, method=6, alpha_quality=95)
        if data.tell() <= LIMIT:
            break
    with open(target, "wb") as f:
        f.write(data.getvalue())
    print(target, image.size, data.tell() // 1024, "kB, q", quality)


if __name__ == "__main__":
    work, media, idents = sys.argv[1], sys.argv[2], sys.argv[3:]
    found = [os.path.basename(f)[4:-4] for f in sorted(glob.glob(f"{work}/raw-*.png"))]
    for ident in idents or [f for f in found if not f.startswith("coffret")] + ["coffret-decouverte"]:
        raw = gift_box(work) if ident == "coffret-decouverte" else cv2.imread(f"{work}/raw-{ident}.png", cv2.IMREAD_UNCHANGED)
        cutout(raw, f"{media}/{ident}.webp")
