"""Things on tables: the soup, the poplar case, the notebook, labels, the key under its pot, the shears. Painted by painter.py.

Usage: ART_MODULES=… python3 tabletops.py <media folder> [<scene> ...]     ($W of labels.ts in LABELS for `label-proofs`)
"""
import math
import os
import sys

import cairo
import cv2
import numpy as np

from landscapes import sky, vine_leaf, wooded
from lettering import letters
from moments import bottle, box, glass, ink, oval, planks, ramp, shape, stone_wall, view
from painter import Camera, Picture, dabs, mix, noise, polygon, ridge, smooth, vineyard


def lit_curve(ctx, pts, width, dark, light):
    """A round thing drawn as a stroke: its body, then the light along it."""
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    for colour, w, dx, dy in ((dark, width, 0, 0), (light, width * 0.42, -width * 0.14, -width * 0.16)):
        ink(ctx, colour)
        ctx.set_line_width(w)
        ctx.move_to(pts[0][0] + dx, pts[0][1] + dy)
        if len(pts) == 4:
            ctx.curve_to(*[v + d for p in pts[1:] for v, d in zip(p, (dx, dy))])
        else:
            for x, y in pts[1:]:
                ctx.line_to(x + dx, y + dy)
        ctx.stroke()


def squash(ctx, rng, x, y, r):
    """A red kuri squash: a drop with a corky stalk."""
    ctx.set_source(ramp(x - r, 0, x + r, 0, (0, "#F2A45E", 1), (0.35, "#DE7A36", 1), (0.75, "#B85424", 1), (1, "#7E3418", 1)))
    ctx.move_to(x - r * 0.16, y - r * 1.95)
    ctx.curve_to(x - r * 0.34, y - r * 1.35, x - r * 1.06, y - r * 1.15, x - r * 1.02, y - r * 0.55)
    ctx.curve_to(x - r * 0.98, y + r * 0.08, x - r * 0.4, y + r * 0.06, x, y + r * 0.06)
    ctx.curve_to(x + r * 0.4, y + r * 0.06, x + r * 0.98, y + r * 0.08, x + r * 1.02, y - r * 0.55)
    ctx.curve_to(x + r * 1.06, y - r * 1.15, x + r * 0.34, y - r * 1.35, x + r * 0.16, y - r * 1.95)
    ctx.fill()
    for u in (-0.62, -0.22, 0.22, 0.62):
        ink(ctx, "#8E3E1C", 0.32)
        ctx.set_line_width(r * 0.035)
        ctx.move_to(x + u * r * 0.16, y - r * 1.85)
        ctx.curve_to(x + u * r * 0.5, y - r * 1.2, x + u * r * 1.5, y - r * 0.9, x + u * r * 0.9, y + r * 0.02)
        ctx.stroke()
    ink(ctx, "#8A6E44")
    polygon(ctx, [(x - r * 0.15, y - r * 1.92), (x + r * 0.15, y - r * 1.92), (x + r * 0.24, y - r * 2.18), (x - r * 0.02, y - r * 2.2)])
    ctx.fill()
    ink(ctx, "#FFE2B4", 0.5)
    oval(ctx, x - r * 0.52, y - r * 0.72, r * 0.13, r * 0.26)
    ctx.fill()


def leek(ctx, rng, x, y, length, thick, lean):
    """A leek on the table, its root at (x, y), its green fanning out to the right."""
    at = lambda t, v=0.0: (x + t * length, y + t * lean + v)
    for k in range(9):
        v = (k - 4) / 4
        lit_curve(ctx, [at(0.5, v * thick * 0.3), at(0.66, v * thick * 0.5), at(0.84, v * thick * 1.2), at(rng.uniform(0.92, 1.1), v * thick * rng.uniform(1.6, 2.4) - thick * 0.4)], thick * 0.34, mix("#3E5230", "#6E8446", float(rng.random())), mix("#7E9454", "#A9B872", float(rng.random())))
    g = ramp(x, 0, x + length * 0.62, 0, (0, "#F7F1DC", 1), (0.6, "#E3E4B4", 1), (1, "#8FA55E", 1))
    ctx.set_source(g)
    polygon(ctx, [at(0, -thick * 0.5), at(0.62, -thick * 0.52), at(0.62, thick * 0.52), at(0, thick * 0.5)])
    ctx.fill()
    ink(ctx, "#9AA06A", 0.5)
    polygon(ctx, [at(0, thick * 0.18), at(0.62, thick * 0.2), at(0.62, thick * 0.52), at(0, thick * 0.5)])
    ctx.fill()
    for _ in range(16):
        ink(ctx, "#D8C9A0")
        ctx.set_line_width(1.8)
        ctx.move_to(*at(0, rng.uniform(-0.4, 0.4) * thick))
        ctx.line_to(x - rng.uniform(10, 34), y + rng.uniform(-0.8, 0.8) * thick)
        ctx.stroke()


def kitchen_wall(pic, seed):
    far = np.clip(np.hypot((pic.xx - 300) / 2000, (pic.yy - 420) / 1300), 0, 1)
    stone_wall(pic, np.ones_like(pic.xx), "#F2E4C6", "#B59A76", far, seed)
    return far


def soup_pot():
    """Odile's harvest soup: the pot, and what went into it."""
    pic = Picture(2000, 1333, 511)
    far = kitchen_wall(pic, 18)
    # window with the garden
    pic.gouache(pic.mask(box(110, 70, 500, 560), rough=1.6), "#D8BE92", "#EFDDB8", (pic.xx - 110) / 500, 0.05, 2)
    view(pic, pic.mask(box(150, 110, 420, 480), rough=1), 400, 57, False)
    pic.glow(360, 340, 560, "#FFF2CE", 0.30)

    def casement(ctx):
        ink(ctx, "#67757D")
        for x, w in ((144, 20), (350, 22), (556, 20)):
            ctx.rectangle(x, 104, w, 492)
        for y in (102, 340, 578):
            ctx.rectangle(144, y, 432, 18)
        ctx.fill()
        ink(ctx, "#E9D2A4")
        ctx.rectangle(84, 600, 556, 30)
        ctx.fill()
        # copper pans on their rail
        ink(ctx, "#4A3A30")
        ctx.rectangle(1330, 130, 560, 10)
        ctx.fill()
        for x, r in ((1420, 78), (1600, 64), (1760, 52)):
            ink(ctx, "#4A3A30")
            ctx.set_line_width(12)
            ctx.move_to(x, 140)
            ctx.line_to(x, 262)
            ctx.stroke()
            ctx.set_source(ramp(x - r, 0, x + r, 0, (0, "#E8AE78", 1), (0.4, "#C27A48", 1), (1, "#74402A", 1)))
            ctx.arc(x, 262 + r, r, 0, 7)
            ctx.fill()
            ink(ctx, "#F6D2A4", 0.5)
            ctx.set_line_width(r * 0.09)
            ctx.arc(x, 262 + r, r * 0.78, 2.4, 4.2)
            ctx.stroke()

    pic.draw(casement, rough=1.4)
    top = pic.mask(box(-10, 900, 2020, 450), rough=1.5)
    pic.shade(np.exp(-(np.clip(900 - pic.yy, 0, None) / 50)) * (pic.yy < 900), "#9A8266", 0.5)
    planks(pic, top, 900, 1340, "#D9B47C", "#A87C4E", 4, 71, "#6E4C30")
    pic.lay(top * np.exp(-(((pic.xx - 420) / 560) ** 2)), "#FFF0C8", 0.26)
    for x, y, rx, ry in ((1110, 1142, 400, 40), (1610, 1150, 190, 24), (420, 1190, 420, 26), (660, 1060, 130, 16), (1480, 1262, 170, 20), (1790, 1050, 90, 16)):
        pic.shade(pic.mask(lambda c: (oval(c, x + rx * 0.35, y, rx, ry), c.fill()), soft=9) * top, "#6E4E36", 0.7)
    rng = np.random.default_rng(44)
    cx, rim, foot, r = 1060, 640, 1120, 360

    def still(ctx):
        bottle(ctx, 1790, 1050, 470, "#8E9A4A", "#46543A", -1, kind="flute", mark="#7A9070")
        # the pot: wine-red enamel
        for s in (-1, 1):
            ink(ctx, "#4A121E")
            ctx.set_line_width(40)
            ctx.arc(cx + s * (r + 10), rim + 130, 54, 0, 7)
            ctx.stroke()
            ink(ctx, "#8E3440")
            ctx.set_line_width(14)
            ctx.arc(cx + s * (r + 6), rim + 124, 54, 3.4, 5.6)
            ctx.stroke()
        ctx.set_source(ramp(cx - r, 0, cx + r, 0, (0, "#9C3C48", 1), (0.22, "#84283A", 1), (0.6, "#5E1826", 1), (1, "#330C14", 1)))
        ctx.move_to(cx - r, rim)
        ctx.line_to(cx - r * 0.97, foot - 90)
        ctx.curve_to(cx - r * 0.92, foot + 24, cx - r * 0.4, foot + 36, cx, foot + 36)
        ctx.curve_to(cx + r * 0.4, foot + 36, cx + r * 0.92, foot + 24, cx + r * 0.97, foot - 90)
        ctx.line_to(cx + r, rim)
        ctx.fill()
        ctx.set_source(ramp(cx - r, 0, cx + r, 0, (0, "#F0C6B4", 0.0), (0.14, "#F6D8C6", 0.5), (0.24, "#F0C6B4", 0.0), (1, "#F0C6B4", 0)))
        ctx.rectangle(cx - r, rim + 30, 2 * r, 350)
        ctx.fill()
        ctx.set_source(ramp(cx - r, 0, cx + r, 0, (0, "#B85460", 1), (0.5, "#7A2434", 1), (1, "#4A121E", 1)))
        oval(ctx, cx, rim, r * 1.03, 92)
        ctx.fill()
        ink(ctx, "#E9DCC2")
        oval(ctx, cx, rim + 4, r * 0.955, 80)
        ctx.fill()
        ink(ctx, "#A89678", 0.9)
        ctx.save()
        oval(ctx, cx, rim + 4, r * 0.955, 80)
        ctx.clip()
        oval(ctx, cx, rim + 34, r * 0.955, 84)
        ctx.fill()
        ctx.set_source(ramp(cx - r, 0, cx + r, 0, (0, "#F0A852", 1), (0.5, "#DE8838", 1), (1, "#B8622A", 1)))
        oval(ctx, cx, rim + 44, r * 0.95, 78)
        ctx.fill()
        n = 190
        a, q = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n))
        x, y = cx + np.cos(a) * q * r * 0.86, rim + 40 + np.sin(a) * q * 58
        c = np.array([rgb(("#F6E6C0", "#F2C070", "#E07A34", "#7E9450", "#B8CA82", "#C8662C")[rng.integers(6)]) for _ in range(n)])
        dabs(ctx, x, y, rng.uniform(5, 15, n), rng.normal(0, 0.6, n), c, rng, 0.5)
        ctx.restore()
        # ladle
        lit_curve(ctx, [(cx + 130, rim + 40), (cx + 210, rim - 120), (cx + 280, rim - 260), (cx + 352, rim - 372)], 24, "#5E544C", "#C9BEAC")
        squash(ctx, rng, 1610, 1140, 158)
        leek(ctx, rng, 150, 1150, 640, 58, 44)
        leek(ctx, rng, 120, 1218, 660, 54, 10)
        # beans in a bowl
        ctx.set_source(ramp(540, 0, 790, 0, (0, "#F6EEDA", 1), (0.5, "#DCD2BA", 1), (1, "#958A78", 1)))
        ctx.move_to(540, 948)
        ctx.curve_to(560, 1040, 620, 1062, 664, 1062)
        ctx.curve_to(708, 1062, 770, 1040, 790, 948)
        ctx.fill()
        ink(ctx, "#5C6670")
        ctx.set_line_width(6)
        ctx.move_to(547, 974)
        ctx.curve_to(600, 1004, 728, 1004, 783, 974)
        ctx.stroke()
        ink(ctx, "#B5A88E")
        oval(ctx, 665, 948, 125, 28)
        ctx.fill()
        for _ in range(90):
            a, q = rng.uniform(0, 6.28), math.sqrt(rng.random())
            x, y = 665 + math.cos(a) * q * 106, 942 + math.sin(a) * q * 20 - (1 - q) * 24
            ink(ctx, mix("#D8CCAE", "#FFFAEC", float(rng.random())))
            ctx.save()
            ctx.translate(x, y)
            ctx.rotate(rng.uniform(0, 3))
            oval(ctx, 0, 0, 15, 9)
            ctx.restore()
            ctx.fill()
        # bay and savory
        for k, (x, y, a) in enumerate(((1320, 1262, -0.3), (1400, 1286, 0.2), (1500, 1250, -0.1), (1560, 1284, 0.4))):
            ctx.save()
            ctx.translate(x, y)
            ctx.rotate(a)
            ink(ctx, ("#56683C", "#6E7E48")[k % 2])
            ctx.move_to(-70, 0)
            ctx.curve_to(-30, -30, 30, -28, 70, 0)
            ctx.curve_to(30, 22, -30, 24, -70, 0)
            ctx.fill()
            ink(ctx, "#B5BE84")
            ctx.set_line_width(2.5)
            ctx.move_to(-66, 0)
            ctx.line_to(64, 0)
            ctx.stroke()
            ctx.restore()

    pic.draw(still, rough=1.5)

    def steam(ctx):
        ink(ctx, "#FFF9EA", 0.55)
        for k, (x0, w) in enumerate(((cx - 150, 26), (cx - 10, 34), (cx + 90, 24))):
            ctx.set_line_width(w)
            ctx.move_to(x0, rim + 20)
            ctx.curve_to(x0 - 90, rim - 140, x0 + 110, rim - 240, x0 + 10 + 20 * k, rim - 420)
            ctx.stroke()

    pic.draw(steam, 0.6, blur=22)
    pic.glow(300, 330, 1300, "#FFEAC0", 0.14)
    pic.shade(smooth(0.55, 1.1, far), "#9A8470", 0.30)
    return pic


def board_ground(pic, seed, tone="#B98C58", to="#8A6038"):
    """A table seen from above, light from the upper left."""
    everything = np.ones_like(pic.xx)
    planks(pic, everything, 0, 1333, tone, to, 6, seed, "#5E4028")
    pic.glow(260, 140, 1500, "#F6CE8C", 0.28)


def paper(pic, pts, colour, to, lift=10, soft=12):
    """A sheet lying on the table: its shadow, then its wash."""
    pic.shade(pic.mask(shape(*[(x + lift, y + lift * 1.2) for x, y in pts]), soft=soft), "#4E3626", 0.72)
    m = pic.mask(shape(*pts), rough=1.2)
    x0, x1 = min(p[0] for p in pts), max(p[0] for p in pts)
    pic.gouache(m, colour, to, (pic.xx - x0) / (x1 - x0), 0.03, 6)
    return m


def house_notebook():
    """The school notebook: one line each autumn, never two."""
    pic = Picture(2000, 1333, 531)
    board_ground(pic, 81)
    left = [(360, 250), (1004, 226), (1010, 1092), (330, 1118)]
    right = [(1004, 226), (1652, 262), (1668, 1126), (1010, 1092)]
    paper(pic, [(338, 236), (1004, 212), (1672, 248), (1690, 1142), (1010, 1112), (310, 1136)], "#6B1F2E", "#4A121E", 18, 16)
    for pts in (left, right):
        m = pic.mask(shape(*pts), rough=1.0)
        pic.gouache(m, "#F8F0DC", "#EADCBC", np.abs(pic.xx - 1006) / 700, 0.025, 5)
        pic.shade(m * np.exp(-((np.abs(pic.xx - 1006) / 46) ** 2)), "#A8946E", 0.65)

    def ruling(ctx):
        ink(ctx, "#8FA3B4", 0.5)
        ctx.set_line_width(1.8)
        for k in range(13):
            t = 0.10 + k * 0.066
            for a, b in ((left[0], left[3]), (right[1], right[2])):
                ctx.move_to(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                ctx.line_to(1006, 226 + (1092 - 226) * t)
        ctx.stroke()
        ink(ctx, "#B8505A", 0.55)
        for x0, x1 in ((470, 446), (1122, 1132)):
            ctx.move_to(x0, 246)
            ctx.line_to(x1, 1104)
        ctx.stroke()

    pic.draw(ruling)
    for words, x, y, size, angle, tone in (("1921", 610, 352, 74, 1.2, "#39404E"), ("Bu. Pas mal.", 700, 468, 84, 1.2, "#39404E"), ("1958 : la vigne ne se presse pas.", 722, 640, 50, 1.2, "#4A4038"), ("1996 : Odile avait raison.", 690, 812, 56, 1.4, "#39404E"),
                                           ("2003 : trop chaud.", 1352, 384, 68, -1.6, "#39404E"), ("2004 : trop.", 1292, 540, 68, -1.6, "#39404E"), ("2005 : bien.", 1294, 696, 68, -1.6, "#6B1F2E")):
        pic.lay(letters(pic, words, x, y, size, "italic", angle), tone, 0.88)
    # the ring that a glass left
    ring = pic.mask(lambda c: (c.set_line_width(9), c.arc(1500, 930, 92, 0.4, 6.0), c.stroke()), soft=2.2)
    pic.shade(ring * smooth(0.3, 0.6, noise(pic.h, pic.w, 60, 5, 3)), "#B8505A", 0.75)

    def pen(ctx):
        lit_curve(ctx, [(1130, 1010), (1540, 788)], 34, "#3A1018", "#9C4450")
        lit_curve(ctx, [(1128, 1012), (1210, 968)], 30, "#8C6A2F", "#F0D698")
        ink(ctx, "#C9A860")
        polygon(ctx, [(1136, 994), (1150, 1022), (1046, 1058)])
        ctx.fill()
        ink(ctx, "#3A302A")
        ctx.set_line_width(2.4)
        ctx.move_to(1128, 1014)
        ctx.line_to(1054, 1054)
        ctx.stroke()
        ctx.set_line_width(7)
        ink(ctx, "#E0BC72")
        ctx.move_to(1430, 842)
        ctx.line_to(1436, 856)
        ctx.stroke()

    pic.shade(pic.mask(lambda c: (c.set_line_width(34), c.set_line_cap(cairo.LINE_CAP_ROUND), c.move_to(1080, 1062), c.line_to(1556, 812), c.stroke()), soft=9), "#7A6448", 0.65)
    pic.draw(pen, rough=1.2)
    # a vine leaf from that autumn, and the inkwell
    rng = np.random.default_rng(3)

    def leaf(ctx):
        vine_leaf(ctx, rng, 1790, 330, 150, 0.7, ["#8A3A2A", "#C86A30", "#E8B058"])

    pic.shade(pic.mask(lambda c: (oval(c, 1800, 352, 140, 110), c.fill()), soft=18), "#5E4028", 0.55)
    pic.draw(leaf, rough=1.4)
    pic.shade(pic.mask(lambda c: (c.arc(196, 720, 112, 0, 7), c.fill()), soft=16), "#4A3020", 0.75)

    def well(ctx):
        for r, tone in ((104, "#5C6670"), (92, "#8FA0A8"), (66, "#39404E"), (54, "#1E2430")):
            ctx.set_source(ramp(170 - r, 620, 170 + r, 760, (0, mix(tone, "#FFFFFF", 0.28), 1), (1, tone, 1)))
            ctx.arc(170, 690, r, 0, 7)
            ctx.fill()
        ink(ctx, "#F6F2E4", 0.7)
        ctx.set_line_width(7)
        ctx.arc(170, 690, 84, 3.4, 4.6)
        ctx.stroke()

    pic.draw(well, rough=1.4)
    return pic


def label_proofs():
    """Proofs of the labels on the table, with a loupe and the wine-red ink."""
    pic = Picture(2000, 1333, 551)
    board_ground(pic, 91, "#A67C4E", "#74502F")
    work = os.environ["LABELS"]
    for name, x, y, width, angle in (("pierre-levee", 1520, 350, 560, 8), ("les-terrasses", 430, 760, 560, -7), ("aubade", 1560, 960, 470, -5), ("la-centenaire", 980, 640, 640, 2.5)):
        art = cv2.imread(f"{work}/label-{name}.png")[..., ::-1].astype(np.float32) / 255
        h, w = art.shape[:2]
        m = cv2.getRotationMatrix2D((w / 2, h / 2), angle, width / w)
        m[:, 2] += (x - w / 2, y - h / 2)
        turned = cv2.warpAffine(art, m, (pic.w, pic.h), flags=cv2.INTER_AREA)
        mask = cv2.warpAffine(np.ones((h, w), np.float32), m, (pic.w, pic.h), flags=cv2.INTER_AREA)
        pic.shade(cv2.GaussianBlur(np.roll(mask, (16, 12), (0, 1)), (0, 0), 12), "#3E2A1C", 0.8)
        pic.lay(mask, (turned * (1 + 0.05 * (noise(pic.h, pic.w, 220, 3, 4) - 0.5)[..., None]) / np.maximum(mask, 1e-3)[..., None]).astype(np.float32))
    # the loupe
    lx, ly, r = 400, 300, 150
    pic.shade(pic.mask(lambda c: (c.arc(lx + 22, ly + 26, r + 6, 0, 7), c.fill(), c.set_line_width(46), c.set_line_cap(cairo.LINE_CAP_ROUND), c.move_to(lx + 130, ly + 136), c.line_to(lx + 320, ly + 300), c.stroke()), soft=12), "#3E2A1C", 0.7)

    def loupe(ctx):
        lit_curve(ctx, [(lx + 108, ly + 98), (lx + 300, ly + 270)], 46, "#5E1826", "#A84A56")
        ink(ctx, "#F6EBD0", 0.34)
        ctx.arc(lx, ly, r, 0, 7)
        ctx.fill()
        for width, tone in ((26, "#8C6A2F"), (12, "#E6C884")):
            ink(ctx, tone)
            ctx.set_line_width(width)
            ctx.arc(lx, ly, r, 0, 7)
            ctx.stroke()
        ink(ctx, "#FFFDF2", 0.7)
        ctx.set_line_width(12)
        ctx.arc(lx, ly, r * 0.76, 3.5, 4.5)
        ctx.stroke()

    pic.draw(loupe, rough=1.4)
    pic.shade(pic.mask(lambda c: (c.arc(160, 1190, 118, 0, 7), c.fill()), soft=16), "#3A2418", 0.75)

    def pot(ctx):
        for r2, tone in ((112, "#C9B690"), (96, "#F0E2C4"), (80, "#4A121E"), (70, "#7A2434")):
            ctx.set_source(ramp(140 - r2, 1090, 140 + r2, 1230, (0, mix(tone, "#FFFFFF", 0.2), 1), (1, tone, 1)))
            ctx.arc(140, 1164, r2, 0, 7)
            ctx.fill()
        lit_curve(ctx, [(150, 1160), (330, 1290)], 22, "#6E4A2C", "#C99A62")

    pic.draw(pot, rough=1.4)
    pic.glow(240, 120, 1400, "#F6CE8C", 0.12)
    return pic


def terracotta(ctx, x, foot, r, h):
    ctx.set_source(ramp(x - r, 0, x + r, 0, (0, "#E09A6C", 1), (0.4, "#C4713F", 1), (1, "#743A22", 1)))
    polygon(ctx, [(x - r * 0.92, foot - h), (x + r * 0.92, foot - h), (x + r * 0.68, foot), (x - r * 0.68, foot)])
    ctx.fill()
    polygon(ctx, [(x - r, foot - h - 6), (x + r, foot - h - 6), (x + r * 0.98, foot - h + h * 0.22), (x - r * 0.98, foot - h + h * 0.22)])
    ctx.fill()
    ink(ctx, "#5E2E1C", 0.5)
    polygon(ctx, [(x - r * 0.93, foot - h + h * 0.22), (x + r * 0.93, foot - h + h * 0.22), (x + r * 0.91, foot - h + h * 0.29), (x - r * 0.91, foot - h + h * 0.29)])
    ctx.fill()


def geranium(ctx, rng, x, y, r, blossom):
    n = 260
    a, q = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n))
    dx, dy = np.cos(a) * q * r, -abs(np.sin(a) * q) * r * 1.15 + 10
    tones = [rgb(c) for c in ("#384A2A", "#4E6236", "#6C7E44", "#93A05A")]
    c = np.array([tones[int(np.clip((0.4 - dx_ / r * 0.3 - dy_ / r * 0.35 + rng.normal(0, 0.15)) * 4, 0, 3))] for dx_, dy_ in zip(dx, dy)])
    dabs(ctx, x + dx, y + dy, rng.uniform(12, 24, n), rng.uniform(0, 6, n), c, rng)
    for _ in range(7):
        bx, by = x + rng.uniform(-0.8, 0.8) * r, y - rng.uniform(0.5, 1.35) * r
        m = 26
        dabs(ctx, bx + rng.normal(0, 20, m), by + rng.normal(0, 15, m), rng.uniform(7, 13, m), rng.uniform(0, 6, m), np.array([mix(*blossom, float(rng.random())) for _ in range(m)]), rng, 0.5)


def cellar_key():
    """The red door, three pots on the step, and what lies under the third."""
    pic = Picture(2000, 1333, 571)
    far = np.clip(np.hypot((pic.xx - 200) / 2100, (pic.yy - 200) / 1400), 0, 1)
    stone_wall(pic, np.ones_like(pic.xx), "#F0DFB8", "#BFA27A", far, 14)
    rng = np.random.default_rng(18)
    m = pic.mask(box(1010, -10, 160, 1065), rough=3)
    pic.gouache(m, "#DCC69C", "#BFA67C", pic.yy / 1333, 0.08, 2)
    for y in (140, 330, 520, 720, 900):
        pic.shade(m * np.exp(-(((pic.yy - y) / 3) ** 2)), "#8E7856", 0.7)
    door = pic.mask(box(1170, -10, 700, 1065), rough=1.4)
    pic.gouache(door, "#8A2C3C", "#5A1624", np.clip((pic.xx - 1170) / 700, 0, 1), 0.07, 0.5)

    def boards(ctx):
        for k in range(1, 6):
            x = 1170 + k * 117
            ink(ctx, "#3A0E18", 0.8)
            ctx.rectangle(x, -10, 5, 1065)
            ctx.fill()
            ink(ctx, "#B85A64", 0.55)
            ctx.rectangle(x + 6, -10, 3, 1065)
            ctx.fill()
        ink(ctx, "#2E2A28")
        for y in (190, 880):
            polygon(ctx, [(1170, y - 26), (1660, y - 10), (1690, y), (1660, y + 10), (1170, y + 26)])
            ctx.fill()
            for x in (1230, 1340, 1450, 1560):
                ctx.arc(x, y, 13, 0, 7)
                ctx.fill()
        # lock plate and ring
        ink(ctx, "#2E2A28")
        polygon(ctx, [(1730, 480), (1820, 480), (1812, 680), (1738, 680)])
        ctx.fill()
        ink(ctx, "#0F0C0C")
        ctx.arc(1776, 606, 15, 0, 7)
        ctx.fill()
        ctx.rectangle(1769, 606, 14, 44)
        ctx.fill()
        ctx.set_line_width(13)
        ink(ctx, "#57504C")
        ctx.arc(1776, 528, 34, 0, 7)
        ctx.stroke()
        ink(ctx, "#A89E92")
        ctx.set_line_width(4)
        ctx.arc(1774, 526, 35, 2.6, 4.6)
        ctx.stroke()

    pic.draw(boards, rough=1.6)
    pic.shade(np.exp(-(np.clip(pic.xx - 1170, 0, None) / 60)) * door, "#3A0E18", 0.55)
    # the step and the ground
    step = pic.mask(shape((-10, 1046), (2010, 1040), (2010, 1230), (-10, 1236)), rough=2)
    pic.gouache(step, "#EBD6AA", "#CDB384", (pic.yy - 1040) / 190, 0.06, 8)
    face = pic.mask(shape((-10, 1228), (2010, 1222), (2010, 1345), (-10, 1345)), rough=2)
    pic.gouache(face, "#A88E68", "#7E684C", (pic.yy - 1222) / 120, 0.08, 5)
    pic.shade(np.exp(-(np.clip(pic.yy - 1042, 0, None) / 30)) * step, "#8E7856", 0.5)
    for x, r in ((270, 150), (600, 150), (920, 150)):
        pic.shade(pic.mask(lambda c: (oval(c, x + r * 0.9, 1186, r * 1.25, 24), c.fill()), soft=9) * (step + face > 0.2), "#7E6444", 0.7)
        pic.shade(pic.mask(shape((x + r, 700), (x + r * 2.0, 760), (x + r * 1.8, 1050), (x + r * 0.7, 1050)), soft=26), "#B59A72", 0.5)

    def pots(ctx):
        for x, blossom in ((270, ("#B8323A", "#E8786A")), (600, ("#F0DCC8", "#FFF8EA"))):
            terracotta(ctx, x, 1186, 142, 230)
            geranium(ctx, rng, x, 950, 165, blossom)

    pic.draw(pots, rough=1.4)

    def third(ctx):
        ctx.save()
        ctx.translate(920, 1186)
        ctx.rotate(-0.085)
        terracotta(ctx, 14, -14, 142, 230)
        ctx.restore()
        geranium(ctx, rng, 914, 946, 165, ("#A83050", "#E08898"))

    def key(ctx):
        for tone, w, d in (("#221C1A", 21, 0), ("#8A8078", 7, -4)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            ctx.move_to(900, 1186 + d)
            ctx.line_to(1172, 1204 + d)
            ctx.stroke()
            ctx.save()
            ctx.translate(1222, 1207 + d)
            ctx.scale(1, 0.46)
            ctx.arc(0, 0, 48, 0, 7)
            ctx.restore()
            ctx.stroke()
        ink(ctx, "#221C1A")
        ctx.rectangle(1128, 1192, 12, 22)
        ctx.fill()

    pic.shade(pic.mask(lambda c: (c.set_line_width(30), c.move_to(920, 1204), c.line_to(1270, 1226), c.stroke()), soft=8), "#7E6444", 0.75)
    pic.draw(key, rough=1.2)
    pic.draw(third, rough=1.4)
    pic.lay(pic.mask(shape((-10, 90), (-10, 520), (900, 1040), (1010, 1040), (1010, 760)), soft=60), "#FFF2CC", 0.14)
    pic.glow(120, 120, 1400, "#FFEAB8", 0.16)
    return pic


def poplar_case():
    """A poplar case tied with wine-red string, its lid branded; a card in Odile's hand."""
    pic = Picture(2000, 1333, 591)
    far = np.clip(np.hypot((pic.xx - 500) / 2000, (pic.yy - 420) / 1200), 0, 1)
    pic.gouache(np.ones_like(pic.xx), "#7E8A82", "#39443F", far, 0.06, 2)
    pic.lay(smooth(0.5, 0.8, noise(pic.h, pic.w, 300, 12, 4)), "#97A298", 0.2)
    top = pic.mask(box(-10, 960, 2020, 400), rough=1.5)
    planks(pic, top, 960, 1340, "#C99A62", "#8A6038", 3, 73, "#5E4028")
    pic.lay(top * np.exp(-(((pic.xx - 560) / 600) ** 2)), "#FFE2AC", 0.22)
    x0, x1, y0, y1 = 560, 1560, 560, 1110
    pic.shade(pic.mask(shape((x0, 1080), (x1, 1080), (x1 + 260, 1150), (x1 + 120, 1200), (x0 + 20, 1150)), soft=16), "#3E2A1C", 0.8)
    rng = np.random.default_rng(52)

    def necks(ctx):
        for x, body, cap, kind, mark in ((740, "#2A1418", "#6B1F2E", "bordeaux", "#8A3A3E"), (1060, "#8E9A4A", "#46543A", "flute", "#7A9070"), (1380, "#DDA79A", "#C98C86", "bordeaux", "#B8505A")):
            bottle(ctx, x, 1020, 760 if kind != "flute" else 800, body, cap, -1, kind=kind, mark=mark)

    # open case: back board, bottles, straw, front board
    back = pic.mask(box(x0 + 14, y0 - 76, x1 - x0 - 28, 300), rough=1.4)
    pic.gouache(back, "#B99A6C", "#7E6444", (pic.xx - x0) / (x1 - x0), 0.06, 14)
    pic.draw(necks, rough=1.2)

    def straw(ctx):
        n = 900
        x, y = rng.uniform(x0 + 10, x1 - 10, n), y0 + 30 - rng.beta(1.3, 2.4, n) * 110
        dabs(ctx, x, y, rng.uniform(16, 44, n), rng.uniform(0, 3.1, n), np.array([mix("#A8854A", "#F3DEA4", float(rng.random())) for _ in range(n)]), rng, 0.07)

    pic.draw(straw)
    front = pic.mask(box(x0, y0, x1 - x0, y1 - y0), rough=1.4)
    pic.gouache(front, "#EBD2A0", "#B58E5C", (pic.xx - x0) / (x1 - x0), 0.05, 16)
    vein = smooth(0.56, 0.74, noise(pic.h, pic.w, 11, 7, 3, 30))
    pic.lay(front * vein, "#A87E4E", 0.34)
    for y in (y0 + 184, y0 + 368):
        pic.lay(front * np.exp(-(((pic.yy - y) / 2.2) ** 2)), "#6E4C2C", 0.85)
        pic.lay(front * np.exp(-(((pic.yy - y - 5) / 2.0) ** 2)), "#F6E3B8", 0.5)

    def nails(ctx):
        for x in (x0 + 34, x1 - 34):
            for y in (y0 + 50, y0 + 134, y0 + 234, y0 + 318, y0 + 418, y0 + 502):
                ink(ctx, "#5A4836")
                ctx.arc(x, y, 7, 0, 7)
                ctx.fill()

    pic.draw(nails, rough=1)
    cx = (x0 + x1) / 2
    burnt = letters(pic, "Domaine Clairveille", cx + 76, y0 + 276, 92) + letters(pic, "COTEAUX DE L’ORBRIE", cx + 76, y0 + 430, 32, "sans", spread=11)
    pic.lay(np.clip(burnt, 0, 1) * front, "#5A1A24", 0.88)

    def string(ctx):
        for tone, w, d in (("#5E1624", 15, 0), ("#A83A48", 6, -3)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.move_to(x0 + 140 + d, y0 - 6)
            ctx.line_to(x0 + 140 + d, y1 + 4)
            ctx.move_to(x0 - 4, y0 + 94 + d)
            ctx.line_to(x1 + 4, y0 + 94 + d)
            ctx.stroke()
            for s in (-1, 1):  # the bow
                ctx.move_to(x0 + 140, y0 + 94 + d)
                ctx.curve_to(x0 + 140 + s * 60, y0 + 10 + d, x0 + 140 + s * 170, y0 + 20 + d, x0 + 140 + s * 120, y0 + 92 + d)
                ctx.curve_to(x0 + 140 + s * 90, y0 + 128 + d, x0 + 140 + s * 40, y0 + 112 + d, x0 + 140, y0 + 94 + d)
                ctx.stroke()
                ctx.move_to(x0 + 140, y0 + 94 + d)
                ctx.curve_to(x0 + 140 + s * 30, y0 + 160 + d, x0 + 140 + s * 70, y0 + 190 + d, x0 + 140 + s * 64, y0 + 250 + d)
                ctx.stroke()

    pic.draw(string, rough=1.4)
    card = [(230, 1010), (610, 992), (640, 1200), (246, 1222)]
    paper(pic, card, "#FBF4E4", "#EADCC0", 9, 8)
    pic.lay(letters(pic, "Gardez la caisse,", 434, 1072, 50, "italic", 2.8), "#39404E", 0.9)
    pic.lay(letters(pic, "le vin se boit.", 434, 1136, 50, "italic", 2.8), "#39404E", 0.9)
    pic.glow(420, 300, 1100, "#F2D8A4", 0.16)
    return pic


def winter_shears():
    """January on the wall's coping: the shears, a bundle of canes tied with willow."""
    pic = Picture(2000, 1333, 811)
    sky(pic, "#A6B0B6", "#D4D4CE", "#EEDFC8", 640, 0.5, "#F4ECDE")
    pic.glow(420, 430, 800, "#F6D8A8", 0.38)
    pic.lay(pic.mask(lambda c: (c.arc(420, 410, 44, 0, 7), c.fill()), rough=1.6), "#FFF7E4", 0.95)
    pic.hills(ridge(pic.w, 590, 76, 560, 13), "#A0A9AE", "#DAD7CE", 150, 1.6)
    l2 = ridge(pic.w, 660, 56, 640, 28)
    pic.hills(l2, "#868F90", "#C8C5B8", 140, 1.8)
    wooded(pic, l2, ["#666C66", "#767A72", "#949284"], 60, 22, -0.8, 4, chance=0.7)
    pic.mist(740, 40, "#F2ECE0", 0.8)
    style = dict(leaf=["#555555"], soil="#A79A8B", grass="#D6D2C6", shadow="#B3B3B0", haze="#E2DED4", reach=90, trunk="#3A2E28", cane="#7E4436", cast=1.6, bare=True, height=1.2)
    vineyard(pic, Camera(1500, 1080, 700, 3.0), lambda x, y: 0 * x + 0 * y, style, 7, 110, 2.5, lambda y: 0.4 - 0.0014 * y ** 2, sun=-0.8, seed=4, steps=160)
    pic.mist(800, 30, "#F2ECE0", 0.4)
    top = pic.mask(shape((-10, 960), (2010, 948), (2010, 1236), (-10, 1250)), rough=2)
    face = pic.mask(shape((-10, 1244), (2010, 1230), (2010, 1345), (-10, 1345)), rough=1.6)
    pic.gouache(face, "#8A7C6C", "#5E5248", (pic.yy - 1230) / 110, 0.08, 4)
    pic.gouache(top, "#E2D6BE", "#C6B79C", pic.xx / 2000, 0.06, 6)
    pic.lay(top * smooth(0.56, 0.78, noise(pic.h, pic.w, 26, 7, 4, 2.4)), "#AFA28C", 0.4)
    pic.lay(top * smooth(0.62, 0.8, noise(pic.h, pic.w, 120, 9, 5, 3)), "#F8F5EC", 0.7)  # rime
    for x in (520, 1290):
        pic.lay(pic.mask(shape((x, 952), (x + 6, 952), (x - 12, 1340), (x - 20, 1340)), soft=1.2), "#6E6254", 0.7)
    pic.shade(pic.mask(lambda c: (oval(c, 1440, 1120, 520, 40), oval(c, 700, 1160, 420, 30), c.fill()), soft=14) * top, "#8A7C68", 0.75)
    rng = np.random.default_rng(7)

    def bundle(ctx):
        ctx.set_line_cap(cairo.LINE_CAP_BUTT)
        canes = sorted(((rng.normal(0, 1), rng.random()) for _ in range(64)), key=lambda c: abs(c[0]) * -1)
        for v, u in canes:
            v = float(np.clip(v, -1.8, 1.8))
            x0, x1 = 960 + rng.uniform(-30, 40), 1880 + rng.uniform(-90, 110)
            y0, ym, y1 = 1050 + v * 36, 1050 + v * 24, 1046 + v * 52
            for tone, w, d in ((mix("#5E2E24", "#8E5238", u), 15, 0), (mix("#B4704C", "#D6A070", u), 5, -4)):
                ink(ctx, tone)
                ctx.set_line_width(w)
                ctx.move_to(x0, y0 + d)
                ctx.curve_to(1200, ym + d, 1500, ym + d, x1, y1 + d)
                ctx.stroke()
            ink(ctx, "#EBD6A8")
            oval(ctx, x0, y0, 4.5, 7.5)
            ctx.fill()
            for t in (0.25, 0.5, 0.8):
                ink(ctx, "#4A241C")
                oval(ctx, x0 + (x1 - x0) * (t + 0.12 * u), ym + (y0 - ym) * abs(0.5 - t) * 1.4 - 1, 6, 9)
                ctx.fill()
        for x in (1250, 1560):
            for k in range(4):
                for tone, w in (("#7E5A24", 13), ("#E0BC6A", 6)):
                    ink(ctx, tone)
                    ctx.set_line_width(w)
                    ctx.move_to(x + k * 13, 986)
                    ctx.curve_to(x + 14 + k * 13, 1020, x + 14 + k * 13, 1080, x + k * 13, 1114)
                    ctx.stroke()
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for tone, w in (("#7E5A24", 11), ("#E0BC6A", 5)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.move_to(1270, 990)
            ctx.curve_to(1240, 940, 1200, 930, 1180, 950)
            ctx.move_to(1275, 990)
            ctx.curve_to(1300, 930, 1340, 925, 1362, 944)
            ctx.stroke()

    pic.draw(bundle, rough=1.6)

    def shears(ctx):
        ctx.save()
        ctx.translate(500, 1128)
        ctx.rotate(-0.10)
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for s, dark, red, lit in ((1, "#3C0E18", "#6B1F2E", "#B85A64"), (-1, "#4A121E", "#8A2C3C", "#D88088")):
            for tone, w, d in ((dark, 52, 3), (red, 44, 0), (lit, 9, -13)):
                ink(ctx, tone)
                ctx.set_line_width(w)
                ctx.move_to(60, s * 8 + d)
                ctx.curve_to(170, s * 60 + d, 250, s * 86 + d, 400, s * 62 + d)
                ctx.stroke()
        for k in range(7):  # the spring
            ink(ctx, "#8A827A" if k % 2 else "#4A4542")
            ctx.set_line_width(7)
            ctx.move_to(104 + k * 3, -44 + k * 14)
            ctx.line_to(124 - k * 2, -38 + k * 14)
            ctx.stroke()
        ctx.set_source(ramp(0, -60, 0, 90, (0, "#8A8480", 1), (1, "#3A3634", 1)))  # the hook
        ctx.move_to(40, 34)
        ctx.curve_to(-50, 84, -160, 92, -236, 62)
        ctx.curve_to(-170, 58, -80, 40, -10, -6)
        ctx.close_path()
        ctx.fill()
        ctx.set_source(ramp(0, -90, 0, 30, (0, "#F4F0E8", 1), (0.5, "#B9B2A8", 1), (1, "#6E6862", 1)))  # the blade
        ctx.move_to(52, -30)
        ctx.curve_to(-40, -74, -180, -66, -280, 14)
        ctx.curve_to(-170, 14, -60, 20, 30, 22)
        ctx.close_path()
        ctx.fill()
        ink(ctx, "#FFFDF6", 0.85)
        ctx.set_line_width(4)
        ctx.move_to(-270, 12)
        ctx.curve_to(-170, 12, -60, 18, 20, 20)
        ctx.stroke()
        for r, tone in ((32, "#3A3634"), (27, "#A8A096"), (12, "#4A4542")):
            ink(ctx, tone)
            ctx.arc(36, 4, r, 0, 7)
            ctx.fill()
        ctx.restore()

    pic.draw(shears, rough=1.3)
    pic.glow(420, 500, 1100, "#F6D8A8", 0.12)
    return pic


SCENES = {"soup-pot": soup_pot, "house-notebook": house_notebook, "label-proofs": label_proofs, "cellar-key": cellar_key, "poplar-case": poplar_case, "winter-shears": winter_shears}

if __name__ == "__main__":
    for name in sys.argv[2:] or SCENES:
        SCENES[name]().finish(f"{sys.argv[1]}/{name}.jpg", limit=370_000)
