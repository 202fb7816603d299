"""Draw the photograph of a bottle out to another size of its shape: for glass that takes long to render.

Usage: python3 enlarge.py <work folder> <id> <id of the other size>. What stands above the glass keeps its size.
"""
import os
import sys

import cv2
import numpy as np
from scipy.interpolate import PchipInterpolator

from print_labels import CANVAS, FLOOR_MM, PX_PER_MM, numbers

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPES, BOTTLES = (numbers(f"{HERE}/bottles.py", name) for name in ("SHAPES", "BOTTLES"))


def enlarge(photo, small, large):
    """photo: the canvas of `small`; gives that of `large`, each height drawn out as the profile is there."""
    (w, h), (wide, tall) = small.get("canvas", CANVAS), large.get("canvas", CANVAS)
    z = (tall - np.arange(tall) - 0.5) / PX_PER_MM - FLOOR_MM
    ratio = large["h"] / small["h"]
    source_z = np.where(z < large["h"], z / ratio, small["h"] + z - large["h"])
    of = lambda shape, at: PchipInterpolator(*zip(*shape["body"]))(np.clip(at, 0, shape["h"]))
    wider = of(large, z) / of(small, source_z)
    x = (np.arange(wide)[None] + 0.5 - wide / 2) / wider[:, None] + w / 2 - 0.5
    y = np.repeat((h - (source_z + FLOOR_MM) * PX_PER_MM - 0.5)[:, None], wide, 1)
    return cv2.remap(photo, x.astype(np.float32), y.astype(np.float32), cv2.INTER_CUBIC, borderValue=(0, 0, 0, 0))


if __name__ == "__main__":
    work, ident, other = sys.argv[1:]
    small, large = SHAPES[BOTTLES[ident]["shape"]], SHAPES[BOTTLES[other]["shape"]]
    photo = cv2.imread(f"{work}/raw-{ident}.png", cv2.IMREAD_UNCHANGED)
    photo = cv2.resize(photo, small.get("canvas", CANVAS), interpolation=cv2.INTER_CUBIC)
    cv2.imwrite(f"{work}/raw-{other}.png", enlarge(photo, small, large))
