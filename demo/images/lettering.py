"""Words in the estate's own letters, as a mask to be painted with.

ART_MODULES is the node_modules folder that holds @fontsource (see README).
"""
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

FACES = {
    "serif": "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff",
    "italic": "cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff",
    "sans": "jost/files/jost-latin-500-normal.woff",
}


def letters(pic, words, x, y, size, face="serif", angle=0.0, spread=0.0, anchor="mm"):
    """A mask of the picture's size: `words` around (x, y), `size` px high, turned by `angle` degrees; `spread` px between letters."""
    path = os.path.join(os.environ.get("ART_MODULES", "node_modules"), "@fontsource", FACES[face])
    font = ImageFont.truetype(path, size)
    sheet = Image.new("L", (pic.w, pic.h))
    pen = ImageDraw.Draw(sheet)
    if not spread:
        pen.text((x, y), words, 255, font, anchor)
    else:
        at = x - (sum(font.getlength(c) + spread for c in words) - spread) / 2
        for c in words:
            pen.text((at, y), c, 255, font, "l" + anchor[1])
            at += font.getlength(c) + spread
    if angle:
        sheet = sheet.rotate(angle, Image.Resampling.BICUBIC, center=(x, y))
    return np.asarray(sheet, np.float32) / 255
