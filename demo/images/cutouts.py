"""Bring the studio renders to their final form: quiet noise, the vintage's label, a contact shadow, WebP with alpha.

Usage: python3 cutouts.py <work folder> <media folder> [<id> ...]
"""
import glob
import io
import os
import re
import sys

import cv2
import numpy as np
from PIL import Image

from print_labels import CANVAS, label_map, numbers, print_label, quiet

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPES, BOTTLES = (numbers(f"{HERE}/bottles.py", name) for name in ("SHAPES", "BOTTLES"))
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
        photo = (bottle(work, ident) * 255).clip(0, 255).astype(np.uint8)
        rim = np.clip((cv2.GaussianBlur(photo[..., 3].astype(np.float32) / 255, (0, 0), 5) - 0.5) / 0.45, 0, 1)[..., None]
        photo[..., :3] = (photo[..., :3] * (0.35 + 0.65 * rim)).astype(np.uint8)  # the studio's bright field is not in the box
        dx, dy = round(w / 2 + x * PX_PER_MM - photo.shape[1] / 2), -round(5 * PX_PER_MM)
        for soft, shift, depth in ((34, 26, 0.62), (9, 6, 0.35)):
            shade = np.zeros_like(photo)
            shade[..., 3] = cv2.GaussianBlur(np.roll(photo[..., 3], shift, 1), (0, 0), soft) * depth
            shade[..., :3] = (18, 24, 34)
            inside = np.zeros_like(back)
            inside = over(inside, shade, dx, dy)
            inside[..., 3] *= back[..., 3] / 255
            picture = over(picture, inside)
        picture = over(picture, photo, dx, dy)
    return over(picture, front).clip(0, 255).astype(np.uint8)


def shadow_under(alpha):
    """Where it touches the table: a tight dark line, and a soft one that dies away."""
    h, w = alpha.shape
    foot = np.where(alpha.max(1) > 0.5)[0][-1]
    cols = np.where(alpha[foot - 14] > 0.5)[0]
    cx, half = (cols[0] + cols[-1]) / 2, (cols[-1] - cols[0]) / 2
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    ring = lambda wide, tall, down: np.clip(1 - np.hypot((xx - cx) / (half * wide), (yy - foot - down) / tall), 0, 1)
    core = cv2.GaussianBlur(ring(0.99, 9, -2) ** 0.7, (0, 0), 2.2) * 0.75
    soft = cv2.GaussianBlur(ring(1.16, 24, 2) ** 0.9, (0, 0), 7) * 0.42
    return np.clip(core + soft * (1 - core), 0, 1)


def trim(image):
    """Cut the empty canvas off the top and the sides; what stands, stands on the lower edge."""
    left, top, right, _ = image.getchannel("A").point(lambda alpha: 255 * (alpha > 3)).getbbox()
    return image.crop((left, top, right, image.height))


def cutout(picture, target, limit):
    """picture: BGRA float 0..1, straight alpha; written as WebP below `limit` bytes."""
    alpha = picture[..., 3]
    shade = shadow_under(alpha)
    total = alpha + shade * (1 - alpha)
    ink = np.array([0.13, 0.105, 0.09], np.float32)
    colour = (picture[..., 2::-1] * alpha[..., None] + ink * (shade * (1 - alpha))[..., None]) / np.maximum(total, 1e-4)[..., None]
    rgba = (np.clip(np.dstack([colour, total]), 0, 1) * 255 + 0.5).astype(np.uint8)
    image = trim(Image.fromarray(rgba))
    for quality in range(90, 46, -4):
        data = io.BytesIO()
        image.save(data, "WEBP", quality=quality, method=6, alpha_quality=90)
        if data.tell() <= limit:
            break
    with open(target, "wb") as f:
        f.write(data.getvalue())
    print(target, image.size, data.tell() // 1024, "kB, q", quality)


def bottle(work, name):
    """A bottle with the label of its vintage; the raw photograph is shared by all of them."""
    ident = re.sub(r"-[0-9]{4}$", "", name)
    spec, shape = BOTTLES[ident], SHAPES[BOTTLES[ident]["shape"]]
    canvas = shape.get("canvas", CANVAS)
    photo = quiet(cv2.imread(f"{work}/raw-{ident}.png", cv2.IMREAD_UNCHANGED), canvas)
    art = cv2.imread(f"{work}/label-{name}.png").astype(np.float32) / 255
    return print_label(photo, art, label_map(shape["body"], *spec["label"], shape["label"], canvas))


if __name__ == "__main__":
    work, media, names = sys.argv[1], sys.argv[2], sys.argv[3:]
    labels = [os.path.basename(f)[6:-4] for f in sorted(glob.glob(f"{work}/label-*.png"))]
    for name in names or [*labels, "coffret-decouverte", "tire-bouchon"]:
        if name == "coffret-decouverte":
            picture, limit = gift_box(work).astype(np.float32) / 255, 220_000
        elif name == "tire-bouchon":
            picture, limit = cv2.imread(f"{work}/raw-{name}.png", cv2.IMREAD_UNCHANGED).astype(np.float32) / 255, 80_000
        else:
            picture, limit = bottle(work, name), 80_000
        cutout(picture, f"{media}/{name}.webp", limit)
