"""Print each vintage's label on the photograph of its bottle, which was taken with a blank one.

The label's place follows from the bottle's profile and the camera of bottles.py; the light on the paper is the photograph's.
"""
import re

import cv2
import numpy as np
from scipy.interpolate import PchipInterpolator

MM, DISTANCE, PX_PER_MM, FLOOR_MM, BLANK = 0.01, 26.0, 5.2, 6, 0.8  # as in bottles.py, as is the next line
CANVAS, TALL = (660, 1900), (720, 2200)
FINE = 3  # the print is laid at so many times the picture's size, then brought down


def numbers(path, name):
    """A literal of bottles.py, which only Blender can import."""
    source = open(path).read()
    found = re.search(rf"^{name} = (\{{.*?^\}})", source, re.S | re.M)
    return eval(found[1], {"dict": dict, "GREEN": 0, "LEAF": 0, "CLEAR": 0, "TALL": TALL})


def label_map(profile, width, height, foot, canvas):
    """For every pixel of the canvas: where on the label it looks (0..1 across, 0..1 down), and whether it does."""
    at = PchipInterpolator(*zip(*profile))
    radius = max(float(at(foot)), float(at(foot + height)), float(at(foot + height / 2))) + 0.12
    w, h = canvas[0] * FINE, canvas[1] * FINE
    centre = (canvas[1] / PX_PER_MM / 2 - FLOOR_MM) * MM
    scale = PX_PER_MM / MM * FINE
    z_of = lambda py, depth: centre - (py - h / 2) / scale * (depth / DISTANCE)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    yy, xx = yy + 0.5, xx + 0.5
    depth = np.full((h, w), DISTANCE - radius * MM, np.float32)
    for _ in range(3):  # the paper's distance depends on where it is, and the other way round
        z = z_of(yy, depth) / MM
        r = at(np.clip(z[:, w // 2], foot, foot + height))[:, None].astype(np.float32) + 0.14
        x = (xx - w / 2) / scale * (depth / DISTANCE) / MM
        sine = np.clip(x / r, -1, 1)
        depth = DISTANCE - r * np.sqrt(1 - sine ** 2) * MM
    u = np.arcsin(sine) * radius / width + 0.5
    v = 1 - (z - foot) / height
    inside = (u >= 0) & (u <= 1) & (v >= 0) & (v <= 1) & (np.abs(sine) < 0.999)
    return u.astype(np.float32), v.astype(np.float32), inside.astype(np.float32)


def print_label(photo, art, place):
    """photo: BGRA float 0..1 with a blank label; art: BGR float; place: label_map()."""
    u, v, inside = place
    h, w = art.shape[:2]
    canvas = photo.shape[1::-1]
    ink = cv2.remap(cv2.GaussianBlur(art, (0, 0), 1.1), u * w - 0.5, v * h - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    ink = cv2.resize(ink, canvas, interpolation=cv2.INTER_AREA)
    paper = cv2.resize(inside, canvas, interpolation=cv2.INTER_AREA)[..., None]
    core = (cv2.erode(paper, np.ones((7, 7))) > 0.99).astype(np.float32)
    # the light on the paper, without the camera's noise: a wide mean over the paper alone
    light = cv2.GaussianBlur(photo[..., :3] * core[..., None], (0, 0), 13) / np.maximum(cv2.GaussianBlur(core, (0, 0), 13), 1e-3)[..., None]
    light = np.clip(light, 0.02, 1) ** 2.2 / BLANK * 1.12  # back from the screen's scale to light
    grain = cv2.GaussianBlur(np.random.default_rng(5).normal(0, 1, canvas[::-1]).astype(np.float32), (0, 0), 0.9)
    printed = (ink ** 2.2 * light * (1 + 0.02 * grain)[..., None]).clip(0, 1) ** (1 / 2.2)
    out = photo.copy()
    out[..., :3] = photo[..., :3] * (1 - paper) + printed * paper
    return out


def quiet(raw, canvas):
    """The photograph without its noise, its colours carried on beyond its edge so that nothing dark creeps in."""
    big = cv2.resize(raw, canvas, interpolation=cv2.INTER_CUBIC).clip(0, 255)
    alpha = big[..., 3] / 255
    solid = (cv2.erode((alpha > 0.98).astype(np.uint8), np.ones((3, 3)))).astype(np.float32)
    colour, weight = big[..., :3] * solid[..., None], solid.copy()
    for _ in range(7):  # the nearest full pixel's colour, step by step
        spread_c, spread_w = cv2.blur(colour, (5, 5)), cv2.blur(weight, (5, 5))
        new = (weight < 0.5) & (spread_w > 0.01)
        colour[new] = spread_c[new] / spread_w[new][:, None]
        weight[new] = 1
    rest = weight < 0.5
    colour[rest] = colour[weight > 0.5].mean(0) if (weight > 0.5).any() else 0
    speckless = cv2.medianBlur(cv2.medianBlur(colour.clip(0, 255).astype(np.uint8), 3), 3)
    calm = cv2.fastNlMeansDenoisingColored(speckless, None, 7, 9, 5, 13).astype(np.float32)
    calm = cv2.bilateralFilter(calm / 255, 7, 0.06, 4)
    # half a pixel comes off the edge, which then is as soft as a lens would draw it
    trimmed = np.clip((cv2.GaussianBlur(alpha, (0, 0), 0.9) - 0.42) / 0.5, 0, 1)
    return np.dstack([calm, trimmed]).astype(np.float32)
