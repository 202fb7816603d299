"""The country around the house: the standing stone, ewes, a hedge with its owl, a wall, the road. Painted by painter.py.

Usage: python3 countryside.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import numpy as np

from landscapes import sky, slope_rows, wooded
from lettering import letters
from moments import ink, oval, ramp, shape
from painter import Camera, Picture, cypress, dabs, grove, house, mix, noise, polygon, rgb, ridge, smooth, tree, vineyard


def turf(pic, rng, count, x, y, tones, size=(8, 24), lean=0.0):
    """Blades of grass: x and y are functions of the generator and the count."""
    def paint(ctx):
        xs, ys = x(rng, count), y(rng, count)
        order = np.argsort(ys)
        c = np.array([mix(*tones, float(rng.random())) for _ in range(count)])
        dabs(ctx, xs[order], ys[order], rng.uniform(*size, count)[order], rng.normal(-1.57 + lean, 0.35, count), c, rng, 0.13)

    pic.draw(paint)


def standing_stone():
    """Evening on the crest: the stone that nobody remembers raising."""
    pic = Picture(2000, 1333, 411)
    sky(pic, "#8E9DA6", "#E2D3B6", "#F5C88C", 830, 0.6, "#FAE7C6")
    sx, sy = 470, 640
    pic.glow(sx, sy, 1000, "#F2B468", 0.45)
    pic.glow(sx, sy, 250, "#FFE2AC", 0.5)
    pic.lay(pic.mask(lambda c: (c.arc(sx, sy, 50, 0, 7), c.fill()), rough=1.6), "#FFF6DF", 1.0)
    haze = "#F4DCB4"
    pic.hills(ridge(pic.w, 770, 70, 600, 6), mix("#8A949E", haze, 0.25), haze, 140, 1.6)
    pic.hills(ridge(pic.w, 835, 56, 540, 31), mix("#727E80", haze, 0.16), mix(haze, "#F9EAD0", 0.3), 120, 1.8)
    pic.mist(900, 40, "#FAE7C8", 0.8)
    x = np.arange(pic.w)
    crest = ridge(pic.w, 985, 22, 700, 15) - 105 * np.exp(-(((x - 1330) / 560) ** 2))
    pic.hills(crest, "#9A935A", "#5A5E38", 420, 2.4)
    wooded(pic, crest, ["#4A5038", "#5F6342", "#8A8354"], 90, 22, -0.8, 9, 0, 560, 0.55)
    slope_rows(pic, crest + 70, 1400, -500, 2500, ["#3C4A2E", "#56623A", "#7C7F45", "#C0A258"], 40, 8, 7.5, 1.3, 1330)
    rng = np.random.default_rng(5)
    cx, foot = 1330, 925
    # its long shadow lies away from the sun
    pic.shade(pic.mask(shape((cx - 90, foot + 8), (cx + 96, foot - 4), (cx + 760, foot + 100), (cx + 700, foot + 150)), soft=7), "#6C6450", 0.62)
    outline = [(-112, 18), (-124, -120), (-112, -260), (-92, -392), (-58, -486), (-16, -520), (34, -500), (74, -420), (92, -300), (112, -150), (118, 14)]
    stone = pic.mask(shape(*[(cx + a, foot + b) for a, b in outline]), rough=2.4)
    along = np.clip((pic.xx - cx + 130 + 0.05 * (pic.yy - foot)) / 250, 0, 1)
    pic.gouache(stone, "#E8CFA2", "#6C6460", along ** 1.15, 0.09, 1.4)
    pic.lay(stone * smooth(0.50, 0.72, along + 0.20 * (noise(pic.h, pic.w, 60, 3, 4) - 0.5)), "#5F595A", 0.62)
    pic.lay(stone * smooth(0.60, 0.74, noise(pic.h, pic.w, 54, 8, 4, 0.6)), "#B9A683", 0.28)
    pic.lay(stone * smooth(0.70, 0.80, noise(pic.h, pic.w, 30, 21, 4)) * (1 - along), "#D9A35A", 0.6)  # lichen
    pic.lay(stone * smooth(0.69, 0.78, noise(pic.h, pic.w, 24, 44, 4)), "#8B8F78", 0.6)

    def cracks(ctx):
        ink(ctx, "#4E4746", 0.45)
        ctx.set_line_width(2.4)
        for pts in (((26, -440), (34, -392), (30, -330)), ((52, -170), (46, -110), (56, -66))):
            ctx.move_to(cx + pts[0][0], foot + pts[0][1])
            for a, b in pts[1:]:
                ctx.line_to(cx + a, foot + b)
            ctx.stroke()

    pic.draw(cracks, rough=2)
    turf(pic, rng, 2600, lambda r, n: r.normal(cx, 330, n), lambda r, n: foot + 22 + np.abs(r.normal(0, 26, n)), ("#565A34", "#C9B468"), (10, 26), 0.1)
    turf(pic, rng, 5200, lambda r, n: r.uniform(-20, 2020, n), lambda r, n: np.minimum(1345, 1040 + 300 * r.random(n) ** 0.75), ("#4C5230", "#BFA95E"), (12, 34), 0.1)

    def poppies(ctx):
        n = 90
        px, py = rng.normal(820, 420, n), 1130 + 190 * rng.random(n)
        dabs(ctx, px, py, rng.uniform(4, 9, n), rng.uniform(0, 6, n), np.array([mix("#A8382E", "#E0764C", float(rng.random())) for _ in range(n)]), rng, 0.9)

    pic.draw(poppies)
    pic.glow(sx, 900, 1100, "#F2B468", 0.18)
    return pic


def ewe(ctx, rng, x, y, s, turn, graze, haze=0.0):
    """One ewe: s pixels per metre, turn -1 or 1 where it looks, graze 0 head up .. 1 head down."""
    veil = lambda c: mix(c, "#D8CDB0", haze)
    px = lambda u: x + u * s * turn
    for u, shade in ((-0.34, 1), (0.20, 1), (-0.22, 0), (0.32, 0)):
        ink(ctx, veil("#3A302A" if shade else "#57473B"))
        polygon(ctx, [(px(u - 0.04), y - 0.42 * s), (px(u + 0.05), y - 0.42 * s), (px(u + 0.03), y), (px(u - 0.025), y)])
        ctx.fill()
    ink(ctx, veil("#A8997E"))
    oval(ctx, x, y - 0.58 * s, 0.50 * s, 0.27 * s)
    ctx.fill()
    n = 260
    a, q = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n)) * 0.97
    dx, dy = np.cos(a) * q, np.sin(a) * q
    light = 0.5 - 0.42 * dy + 0.22 * dx + rng.normal(0, 0.1, n)
    tones = [rgb(veil(c)) for c in ("#9C8B72", "#C4B494", "#E3D6B8", "#F6EDD8")]
    c = np.array([tones[int(np.clip(v * 4, 0, 3))] for v in light])
    order = np.argsort(-dy)
    dabs(ctx, (x + dx * 0.50 * s)[order], (y - 0.60 * s + dy * 0.27 * s)[order], np.full(n, 0.055 * s), rng.uniform(0, 6, n), c[order], rng, 0.5)
    hx, hy = px(0.60), y - (0.78 - 0.60 * graze) * s
    ink(ctx, veil("#D8C8A6"))
    ctx.set_line_width(0.22 * s)
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.move_to(px(0.38), y - 0.68 * s)
    ctx.line_to(px(0.53), hy - 0.02 * s)
    ctx.stroke()
    ink(ctx, veil("#4A3C32"))
    ctx.save()
    ctx.translate(hx, hy)
    ctx.rotate((0.55 + 0.75 * graze) * turn)
    oval(ctx, 0.04 * s * turn, 0, 0.19 * s, 0.10 * s)
    ctx.fill()
    oval(ctx, -0.10 * s * turn, -0.09 * s, 0.10 * s, 0.042 * s)
    ctx.fill()
    ctx.restore()


def sheep_rows():
    """February: forty ewes keep the grass down between bare rows."""
    pic = Picture(2000, 1333, 431)
    sky(pic, "#97A4AA", "#DAD4C4", "#EFDDBA", 520, 0.6, "#F6EEDC")
    pic.glow(420, 380, 900, "#F6DDA8", 0.40)
    pic.lay(pic.mask(lambda c: (c.arc(420, 350, 38, 0, 7), c.fill()), rough=1.6), "#FFF8E6", 0.9)
    pic.hills(ridge(pic.w, 440, 80, 560, 13), "#9CA5A8", "#E0D8C2", 140, 1.6)
    l2 = ridge(pic.w, 508, 56, 640, 28)
    pic.hills(l2, "#7E8980", "#C6C3A6", 120, 1.8)
    wooded(pic, l2, ["#5A6254", "#6C705E", "#8F8C72"], 60, 22, -0.8, 4, chance=0.7)
    pic.mist(575, 34, "#F4EBD6", 0.75)
    style = dict(leaf=["#555555"], soil="#9A8A66", grass="#9FA868", shadow="#7C8050", haze="#DED6B8", reach=80, trunk="#3A2C24", cane="#8A4A36", bare=True, cast=1.1, height=1.2, post="#A3947C")
    floor = lambda x, y: 0.0006 * np.maximum(0, y - 16) ** 1.6 + 0 * x
    cam = Camera(1500, 1010, 545, 2.9)
    bend = lambda y: 1.25 + 0.0012 * y ** 2
    vineyard(pic, cam, floor, style, 3.0, 150, 2.5, bend, sun=-0.8, seed=9, steps=300)
    rng = np.random.default_rng(12)
    flock = []
    for k, y, off, turn, graze in ((2, 60, 0, 1, 1), (1, 52, 0.2, -1, 1), (0, 46, -0.2, 1, 1), (-2, 44, 0.3, 1, 1), (-1, 38, 0, -1, 1), (0, 36, 0.4, -1, 0), (0, 31, -0.3, 1, 1), (1, 28, 0.1, 1, 1),
                                   (-2, 26, 0, 1, 1), (-1, 22, 0.1, 1, 1), (0, 24, 0.5, 1, 1), (1, 19, -0.2, -1, 1), (0, 17.5, -0.35, 1, 1), (-1, 15, 0.2, -1, 0), (0, 13.2, 0.35, -1, 1), (0, 9.6, -0.25, 1, 0), (1, 11.5, 0.1, 1, 1)):
        flock.append((k, y, off, turn, graze))
    for k, y, off, turn, graze in sorted(flock, key=lambda f: -f[1]):
        x = (k - 0.5) * 2.5 + float(bend(y)) + off
        px, py = cam.at(x, y, float(floor(x, y)))
        s = cam.f / y * 1.12
        pic.shade(pic.mask(lambda c: (oval(c, px + 0.3 * s, py, 0.75 * s, 0.10 * s), c.fill()), soft=max(1.2, 0.04 * s)), "#6E6A44", 0.7)
        pic.draw(lambda c: ewe(c, rng, px, py, s, turn, graze, 0.75 * (1 - math.exp(-y / 70))), rough=1.2)
    turf(pic, rng, 1500, lambda r, n: r.uniform(560, 1500, n), lambda r, n: 1180 + 165 * r.random(n), ("#6E7A42", "#C6C482"), (10, 26))
    pic.glow(420, 560, 1100, "#F6DDA8", 0.16)
    return pic


def barn_owl(ctx, rng, x, foot, h):
    """A barn owl perched, three quarters: the heart of its face towards us."""
    w = h * 0.30
    # tail and back
    ink(ctx, "#A97C48")
    polygon(ctx, [(x - w * 0.10, foot - h * 0.18), (x + w * 0.62, foot - h * 0.24), (x + w * 0.42, foot + h * 0.20), (x + w * 0.16, foot + h * 0.20)])
    ctx.fill()
    ctx.set_source(ramp(x - w, 0, x + w, 0, (0, "#FBF4E4", 1), (0.55, "#F0E2C6", 1), (1, "#C9A878", 1)))
    ctx.move_to(x - w * 0.30, foot - h * 0.02)
    ctx.curve_to(x - w * 0.95, foot - h * 0.24, x - w * 0.92, foot - h * 0.62, x - w * 0.58, foot - h * 0.78)
    ctx.line_to(x + w * 0.30, foot - h * 0.80)
    ctx.curve_to(x + w * 0.75, foot - h * 0.55, x + w * 0.75, foot - h * 0.12, x + w * 0.25, foot - h * 0.01)
    ctx.fill()
    # folded wing
    ctx.set_source(ramp(x, foot - h * 0.8, x + w, foot, (0, "#DDB87C", 1), (0.6, "#B98A52", 1), (1, "#7E6248", 1)))
    ctx.move_to(x + w * 0.30, foot - h * 0.80)
    ctx.curve_to(x + w * 1.12, foot - h * 0.62, x + w * 1.02, foot - h * 0.16, x + w * 0.52, foot + h * 0.10)
    ctx.curve_to(x + w * 0.30, foot - h * 0.06, x + w * 0.06, foot - h * 0.36, x + w * 0.30, foot - h * 0.80)
    ctx.fill()
    n = 90
    t = rng.random(n)
    px, py = x + w * (0.36 + 0.42 * rng.random(n)), foot - h * (0.58 - 0.50 * t)
    c = np.array([mix("#6E5A4A", "#F0D8A8", float(v)) for v in rng.random(n)])
    dabs(ctx, px, py, np.full(n, h * 0.012), rng.normal(1.9, 0.2, n), c, rng, 0.45)
    n = 26
    dabs(ctx, x - w * 0.25 + rng.normal(0, w * 0.24, n), foot - h * rng.uniform(0.14, 0.56, n), np.full(n, h * 0.007), rng.uniform(0, 6, n), np.array([rgb("#9A7A54")] * n), rng, 0.7)
    # head: a round, then the heart
    hx, hy, r = x - w * 0.05, foot - h * 0.82, h * 0.165
    ctx.set_source(ramp(hx - r, 0, hx + r, 0, (0, "#E9CD98", 1), (0.5, "#D8AE70", 1), (1, "#A97C48", 1)))
    oval(ctx, hx, hy, r * 1.08, r)
    ctx.fill()
    fx = hx - r * 0.18
    def heart(k):
        ctx.move_to(fx, hy - r * 0.48 * k)
        ctx.curve_to(fx - r * 0.40 * k, hy - r * 0.98 * k, fx - r * 0.95 * k, hy - r * 0.62 * k, fx - r * 0.84 * k, hy - r * 0.02)
        ctx.curve_to(fx - r * 0.76 * k, hy + r * 0.46 * k, fx - r * 0.28 * k, hy + r * 0.72 * k, fx, hy + r * 0.90 * k)
        ctx.curve_to(fx + r * 0.28 * k, hy + r * 0.72 * k, fx + r * 0.76 * k, hy + r * 0.46 * k, fx + r * 0.84 * k, hy - r * 0.02)
        ctx.curve_to(fx + r * 0.95 * k, hy - r * 0.62 * k, fx + r * 0.40 * k, hy - r * 0.98 * k, fx, hy - r * 0.48 * k)
    heart(1.0)
    ink(ctx, "#A87A46")
    ctx.fill()
    heart(0.93)
    ctx.set_source(ramp(fx - r, 0, fx + r, 0, (0, "#FFFBF0", 1), (1, "#E2D2B4", 1)))
    ctx.fill()
    for side in (-1, 1):
        ink(ctx, "#C8AE88", 0.6)
        oval(ctx, fx + side * r * 0.38, hy - r * 0.06, r * 0.25, r * 0.23)
        ctx.fill()
        ink(ctx, "#1F1712")
        oval(ctx, fx + side * r * 0.37, hy - r * 0.06, r * 0.155, r * 0.165)
        ctx.fill()
        ink(ctx, "#FFF6E0")
        ctx.arc(fx + side * r * 0.37 - r * 0.05, hy - r * 0.12, r * 0.04, 0, 7)
        ctx.fill()
    ink(ctx, "#C9A27A")
    polygon(ctx, [(fx - r * 0.09, hy + r * 0.06), (fx + r * 0.09, hy + r * 0.06), (fx, hy + r * 0.56)])
    ctx.fill()
    ink(ctx, "#D8BE92")
    for u in (-0.34, 0.06):
        polygon(ctx, [(x + u * w, foot - h * 0.05), (x + (u + 0.2) * w, foot - h * 0.05), (x + (u + 0.22) * w, foot + h * 0.02), (x + (u - 0.02) * w, foot + h * 0.02)])
        ctx.fill()


def hedge_owl():
    """Dusk: one owl on the corner post of the young hedge, the other over the field."""
    pic = Picture(2000, 1333, 451)
    sky(pic, "#3F4C66", "#8A8A9A", "#E2B08C", 800, 0.45, "#C9A9A0")
    pic.glow(300, 820, 1000, "#F0A878", 0.38)
    pic.glow(1640, 210, 240, "#D6D6DC", 0.22)
    pic.lay(pic.mask(lambda c: (c.arc(1640, 210, 52, 0, 7), c.fill()), rough=1.4), "#F7EFD8", 1)
    pic.hills(ridge(pic.w, 760, 76, 600, 16), "#6A7088", "#B79C9A", 140, 1.6)
    l2 = ridge(pic.w, 830, 56, 640, 8)
    pic.hills(l2, "#4E5868", "#8A8688", 120, 1.8)
    wooded(pic, l2, ["#333D4A", "#40495A", "#5A5E6C"], 60, 24, -0.8, 4, chance=0.7)
    pic.mist(895, 34, "#C9AFA6", 0.6)
    l3 = ridge(pic.w, 905, 30, 800, 41)
    pic.hills(l3, "#5C6250", "#3A4238", 420, 2)
    slope_rows(pic, l3, 1240, -500, 2500, ["#2C352E", "#3E4838", "#5A6048", "#7E775A"], 26, 8, 4.6, 0.9, 700)
    rng = np.random.default_rng(21)

    def hedge(ctx):
        for x0, step, base, h, tones, dab in ((900, 210, 1190, 200, ["#2F3A36", "#3C483E", "#525A48", "#74705A"], 5.5), (1010, 260, 1290, 250, ["#252E2A", "#344038", "#4C5642", "#78744E", "#A8925E"], 7.5), (1180, 330, 1390, 270, ["#1E2623", "#2B3530", "#434E38", "#6E6E48", "#9A8A5A"], 9.5)):
            for x in np.arange(x0, 2200, step):
                grove(ctx, rng, x, x + step * 2.1, lambda v, b=base: b + 0 * v, h * rng.uniform(0.8, 1.1), tones, -0.7, dab)

    pic.draw(hedge, rough=1.2)

    def hips(ctx):
        for n, tones, size in ((110, ("#8A2A2C", "#D2684A"), (4, 7)), (60, ("#CFC6B4", "#F3E9D4"), (4, 8))):
            x = rng.uniform(1160, 2000, n)
            y = 1330 - rng.beta(1.5, 1.3, n) * (90 + 130 * np.clip((x - 1100) / 300, 0, 1))
            dabs(ctx, x, y, rng.uniform(*size, n), rng.uniform(0, 6, n), np.array([mix(*tones, float(rng.random())) for _ in range(n)]), rng, 0.5)

    pic.draw(hips)
    turf(pic, rng, 2600, lambda r, n: r.uniform(-20, 2020, n), lambda r, n: 1215 + 130 * r.random(n), ("#262E28", "#7A7654"), (12, 34))
    # the post, and who sits on it
    px, top = 740, 905
    post = pic.mask(shape((px - 42, top), (px + 44, top - 6), (px + 50, 1345), (px - 48, 1345)), rough=1.8)
    pic.gouache(post, "#A3876C", "#4A3E3C", (pic.xx - px + 46) / 96, 0.12, 0.5)
    pic.lay(pic.mask(lambda c: (oval(c, px + 1, top - 2, 44, 11), c.fill()), rough=1), "#BFA07C", 0.9)
    pic.draw(lambda c: [ink(c, "#3A3434"), c.set_line_width(3.5)] + [(c.move_to(px + 44, y), c.curve_to(px + 400, y + 26, px + 800, y + 34, 2010, y + 60), c.stroke()) for y in (1010, 1130)] and None)
    pic.draw(lambda c: barn_owl(c, rng, px - 8, top + 2, 470), rough=1.6)

    def far_owl(ctx):
        ink(ctx, "#EFE2C8")
        x, y, s = 1260, 470, 1.0
        ctx.move_to(x, y)
        ctx.curve_to(x - 40, y - 60, x - 110, y - 78, x - 176, y - 52)
        ctx.curve_to(x - 120, y - 48, x - 80, y - 12, x - 30, y + 20)
        ctx.curve_to(x - 10, y + 34, x + 20, y + 34, x + 34, y + 18)
        ctx.curve_to(x + 70, y - 30, x + 120, y - 62, x + 186, y - 74)
        ctx.curve_to(x + 120, y - 92, x + 50, y - 60, x, y)
        ctx.fill()
        ink(ctx, "#B99468", 0.8)
        ctx.move_to(x - 30, y + 2)
        ctx.curve_to(x - 60, y - 44, x - 120, y - 66, x - 176, y - 52)
        ctx.curve_to(x - 124, y - 72, x - 60, y - 66, x - 6, y - 6)
        ctx.fill()
        ink(ctx, "#C9A36C")
        oval(ctx, x - 2, y + 4, 24, 19)
        ctx.fill()
        ink(ctx, "#F7EEDC")
        oval(ctx, x - 6, y + 8, 17, 14)
        ctx.fill()

    pic.draw(far_owl, rough=1.4)
    pic.glow(300, 980, 900, "#E89A70", 0.12)
    return pic


def rubble(rng, x0, x1, y0, y1, course):
    """Dry-stone courses as polygons, from the bottom up: (points, how far up, shade)."""
    stones, y = [], y1
    while y > y0:
        h = course * rng.uniform(0.72, 1.3)
        x = x0 - rng.uniform(0, course * 2)
        while x < x1:
            w = h * rng.uniform(1.0, 2.7)
            j = lambda k=0.10: rng.uniform(-k, k) * h
            a, b = h * 0.16, 0.06 * h
            pts = [(x + b + j(), y - a + j()), (x + a + j(), y - b + j(0.04)), (x + w - a + j(), y - b + j(0.04)), (x + w - b + j(), y - a + j()),
                   (x + w - b + j(), y - h + a + j()), (x + w - a + j(), y - h + b + j()), (x + w * 0.5 + j(), y - h + b + j()), (x + a + j(), y - h + b + j()), (x + b + j(), y - h + a + j())]
            stones.append((pts, (x, y, w, h), float(rng.random())))
            x += w
        y -= h * 0.985
    return stones


STONES = ["#8E8272", "#A89A82", "#BFAE8E", "#D6C29A", "#B79C7C", "#C8B49A"]


def lay_stones(ctx, rng, stones, tones=STONES, sun=-1):
    """Each stone: its shaded joint, its body, a lit upper edge."""
    for pts, (x, y, w, h), pick in stones:
        tone = mix(tones[int(pick * len(tones)) % len(tones)], "#F0DDB2", 0.14 * rng.random())
        g = cairo.LinearGradient(x if sun < 0 else x + w, y - h, x + w if sun < 0 else x, y)
        g.add_color_stop_rgb(0, *mix(tone, "#FFF0CE", 0.28))
        g.add_color_stop_rgb(0.45, *rgb(tone))
        g.add_color_stop_rgb(1, *mix(tone, "#4E443E", 0.42))
        ctx.set_source(g)
        polygon(ctx, pts)
        ctx.fill()
        ink(ctx, "#FFF3D4", 0.35)
        ctx.set_line_width(max(1.2, h * 0.035))
        ctx.move_to(*pts[-1])
        for p in (pts[7], pts[6], pts[5]):
            ctx.line_to(*p)
        ctx.stroke()


def stone_wall():
    """A dry wall half raised: the string, the heap, a hammer; beyond, the steps of Les Terrasses."""
    pic = Picture(2000, 1333, 471)
    sky(pic, "#8FA0A8", "#D8D2BE", "#F2DDB4", 470, 0.6, "#F8ECD4")
    pic.glow(300, 260, 900, "#F6D596", 0.36)
    pic.hills(ridge(pic.w, 400, 80, 560, 5), "#97A2A6", "#E0D5BA", 150, 1.6)
    l2 = ridge(pic.w, 476, 50, 640, 12)
    pic.hills(l2, "#7A8776", "#BDB890", 130, 1.8)
    wooded(pic, l2, ["#4F5C4A", "#636E54", "#8B8F68"], 60, 22, -0.8, 4, chance=0.7)
    pic.mist(545, 30, "#F6EAD0", 0.7)
    rng = np.random.default_rng(31)
    xs = np.arange(pic.w)
    for i, (base, s) in enumerate(((585, 22), (665, 30), (765, 42))):  # the terraces: a low wall, a row, grass
        line = base + 20 * np.sin(xs / 420 + i) - 0.02 * xs
        pic.hills(line, "#98A05C", "#7C8448", 140, 2)
        pic.draw(lambda c: lay_stones(c, rng, [(p, q, k) for p, q, k in rubble(rng, 0, 2000, 0, s * 0.9, s * 0.42) for p in [[(a, b + float(line[int(np.clip(a, 0, 1999))]) + s * 0.2) for a, b in p]] for q in [(q[0], q[1] + float(line[int(np.clip(q[0], 0, 1999))]), q[2], q[3])]], sun=-1), rough=1)
        pic.draw(lambda c: leafy_row(c, rng, lambda v: line[np.clip(v.astype(int), 0, 1999)] - 2, s * 1.25), rough=1)
    ground = pic.torn((pic.yy > 905 + 10 * np.sin(pic.xx / 300)).astype(np.float32), 2.5)
    pic.gouache(ground, "#A8A060", "#847A4A", (pic.yy - 900) / 430, 0.07, 8)
    # the wall: finished on the left, still stepping down on the right
    top = lambda x: 770 + 330 * smooth(820, 1420, x)
    stones = [st for st in rubble(rng, -40, 1560, 740, 1215, 64) if st[1][1] - st[1][3] * 0.55 > top(st[1][0] + st[1][2] / 2) and st[1][0] + st[1][2] < 1520]
    pic.shade(pic.mask(shape((-10, 1200), (1480, 1200), (1620, 1250), (1500, 1290), (-10, 1270)), soft=14), "#5C5440", 0.7)
    caps = [st for st in rubble(rng, -30, 820, 700, min(y - h for _, (_, y, _, h), _ in stones) + 4, 54) if st[1][0] + st[1][2] < 800]
    caps = [st for st in caps if st[1][1] == caps[0][1][1]]
    pic.draw(lambda c: [(ink(c, "#4A4038"), c.set_line_width(20), c.set_line_join(cairo.LINE_JOIN_ROUND), polygon(c, p), c.fill_preserve(), c.stroke()) for p, _, _ in stones + caps] and None, rough=1.5)
    pic.draw(lambda c: lay_stones(c, rng, stones), rough=2.2)
    pic.draw(lambda c: lay_stones(c, rng, caps, ["#C9B68E", "#DCC89E", "#B8A684"]), rough=2)
    # heap
    heap = []
    for k, (x, y, r) in enumerate(((1640, 1196, 74), (1760, 1208, 84), (1880, 1190, 70), (1560, 1240, 56), (1700, 1122, 66), (1815, 1128, 60), (1756, 1060, 52), (1960, 1230, 70), (1640, 1262, 60), (1860, 1268, 62))):
        a = np.sort(rng.uniform(0, 6.28, 8))
        pts = [(x + math.cos(t) * r * rng.uniform(0.82, 1.1), y + math.sin(t) * r * 0.66 * rng.uniform(0.85, 1.1)) for t in np.linspace(0.3, 6.28, 9)]
        heap.append((pts, (x - r, y + r * 0.66, 2 * r, r * 1.3), float(rng.random())))
    pic.shade(pic.mask(lambda c: (oval(c, 1790, 1262, 300, 52), c.fill()), soft=16), "#5C5440", 0.75)
    order = sorted(heap, key=lambda s: s[1][1])
    pic.draw(lambda c: [(ink(c, "#4A4038"), c.set_line_width(6), polygon(c, s[0]), c.fill_preserve(), c.stroke(), lay_stones(c, rng, [s])) for s in order] and None, rough=2.2)

    def tools(ctx):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for x, y in ((842, 610), (1536, 640)):  # stakes and their string
            ink(ctx, "#6A4E38")
            ctx.set_line_width(15)
            ctx.move_to(x, y)
            ctx.line_to(x + 4, 1236 if x > 1000 else 770)
            ctx.stroke()
            ink(ctx, "#B98C60")
            ctx.set_line_width(4)
            ctx.move_to(x - 4, y + 4)
            ctx.line_to(x - 1, 1230 if x > 1000 else 765)
            ctx.stroke()
        ink(ctx, "#A8323A")
        ctx.set_line_width(3.4)
        ctx.move_to(842, 706)
        ctx.line_to(1538, 712)
        ctx.stroke()
        # the hammer leans on the wall
        ink(ctx, "#8E6A44")
        ctx.set_line_width(15)
        ctx.move_to(1376, 1252)
        ctx.line_to(1290, 1040)
        ctx.stroke()
        ink(ctx, "#CDA36A")
        ctx.set_line_width(5)
        ctx.move_to(1371, 1250)
        ctx.line_to(1286, 1042)
        ctx.stroke()
        ink(ctx, "#45403E")
        polygon(ctx, [(1226, 1052), (1336, 1006), (1352, 1040), (1244, 1092)])
        ctx.fill()
        ink(ctx, "#8A827A")
        polygon(ctx, [(1226, 1052), (1336, 1006), (1340, 1016), (1231, 1064)])
        ctx.fill()

    pic.draw(tools, rough=1.6)
    turf(pic, rng, 2600, lambda r, n: r.uniform(-20, 2020, n), lambda r, n: 1240 + 100 * r.random(n), ("#5E6436", "#C2B868"), (12, 32))
    turf(pic, rng, 380, lambda r, n: r.uniform(-20, 1500, n), lambda r, n: 1216 + 20 * r.random(n), ("#5E6436", "#B5AC60"), (10, 30))
    pic.glow(200, 500, 1200, "#F6D596", 0.14)
    return pic


def leafy_row(ctx, rng, y, s):
    """A far row in leaf, seen from the side: a low ribbon of dabs."""
    n = int(2000 / s * 40)
    x, up = rng.uniform(-20, 2020, n), rng.beta(1.4, 1.2, n)
    order = np.argsort(up)
    tones = [rgb(c) for c in ("#44552F", "#5E7039", "#7F8B47", "#AEAC60")]
    c = np.array([tones[int(np.clip((v + rng.normal(0, 0.15)) * 4, 0, 3))] for v in up])
    dabs(ctx, x[order], (y(x) - s * (0.25 + 0.75 * up))[order], s * 0.085 * rng.uniform(0.7, 1.3, n), rng.uniform(0, 6, n), c[order], rng)


def road_sign():
    """The last bend: a white road, planes on one side, the sign, the house on its rise."""
    pic = Picture(2000, 1333, 491)
    sky(pic, "#8DA0AA", "#DCD6C2", "#F3DEB4", 640, 0.6, "#F8EEDA")
    pic.glow(1500, 400, 900, "#F6D596", 0.34)
    pic.hills(ridge(pic.w, 560, 80, 560, 23), "#97A4AA", "#E2D8BE", 150, 1.6)
    l2 = ridge(pic.w, 640, 56, 640, 37)
    pic.hills(l2, "#7F8C80", "#C6C29C", 130, 1.8)
    wooded(pic, l2, ["#4F5C4A", "#636E54", "#8B8F68"], 60, 22, 0.8, 4, chance=0.7)
    pic.mist(715, 34, "#F6ECD4", 0.75)
    xs = np.arange(pic.w)
    l3 = ridge(pic.w, 742, 34, 800, 9) - 70 * np.exp(-(((xs - 1180) / 330) ** 2))
    pic.hills(l3, "#8A9460", "#A6A266", 260, 2)
    slope_rows(pic, l3, 980, 500, 2300, ["#46562F", "#5E6E3C", "#878A4C", "#B0A25C"], 19, 8, 3.2, 0.6, 1180)
    rng = np.random.default_rng(11)
    hx, hy = 1110, int(l3[1180]) + 12

    def estate(ctx):
        house(ctx, hx, hy, 170, 54, "#F0D9AA", "#9A8C80", "#B0694C", "#77493A", 1, 4, "#6E7A84", 0.22)
        house(ctx, hx - 40, hy + 2, 56, 82, "#E8CFA0", "#8E8278", "#B0694C", "#77493A", 1, 1, "#6E7A84", 0.3)
        for x, h in ((196, 128), (220, 150), (246, 116)):
            cypress(ctx, rng, hx + x, hy + 8, 22, h, ["#2F3B2B", "#3E4B34", "#56613E", "#7F7C4C"], 0.8)
        tree(ctx, rng, hx - 90, hy + 8, 110, 96, ["#3E4A2E", "#56633A", "#7C8049", "#B0A45E"], 0.8, "#4A3C2E")

    pic.draw(estate)
    fore = pic.torn((pic.yy > 905 + 18 * np.sin(pic.xx / 380 + 1)).astype(np.float32), 2.5)
    pic.gouache(fore, "#AAA862", "#8A8448", (pic.yy - 900) / 430, 0.07, 8)

    def road(k):
        """Its edges, k -1 left and 1 right, from the foreground to the house."""
        pts = []
        for t in np.linspace(0, 1, 60):
            y = 1345 - (1345 - hy - 6) * t ** 0.62
            d = (y - hy) / (1345 - hy)
            mid = hx + 90 + 330 * math.sin(d * 3.0) * d ** 0.55 - 520 * d ** 2.2
            pts.append((mid + k * (5 + 330 * d ** 1.55), y))
        return pts

    m = pic.mask(shape(*road(-1), *road(1)[::-1]), rough=2)
    pic.gouache(m, "#F0E2C0", "#D2BC92", (pic.yy - hy) / 560, 0.06, 8)
    for k, w in ((-0.42, 0.10), (0.40, 0.10)):  # the ruts
        pic.shade(pic.mask(shape(*[(a + (b - a) * (0.5 + k / 2 - w / 2), y) for (a, y), (b, _) in zip(road(-1), road(1))], *[(a + (b - a) * (0.5 + k / 2 + w / 2), y) for (a, y), (b, _) in zip(road(-1), road(1))][::-1]), soft=3), "#C0A67C", 0.55)

    def planes(ctx):
        for x, y, h in ((1430, 915, 200), (1560, 968, 290), (1790, 1060, 440)):
            tree(ctx, rng, x, y, h * 0.82, h * 1.15, ["#465434", "#5F6E3E", "#87904E", "#BDB266"], 0.8, "#8A7A66", 34)

    for x, y, h in ((1430, 915, 200), (1560, 968, 290), (1790, 1060, 440)):
        pic.shade(pic.mask(lambda c: (oval(c, x - h * 0.42, y + 4, h * 0.62, h * 0.055), c.fill()), soft=7), "#6E6C48", 0.6)
    pic.draw(planes, rough=1)
    turf(pic, rng, 2600, lambda r, n: np.where(r.random(n) < 0.4, r.uniform(-20, 330, n), r.uniform(1080, 2020, n)), lambda r, n: 1120 + 220 * r.random(n), ("#66703C", "#CFC678"), (10, 30))

    # the sign: a post and two boards, one pointing to the house
    px = 500
    pic.shade(pic.mask(shape((px - 30, 1206), (px + 30, 1206), (px - 420, 1262), (px - 470, 1248)), soft=6), "#6E6C48", 0.6)
    post = pic.mask(shape((px - 21, 560), (px + 21, 556), (px + 25, 1216), (px - 25, 1216)), rough=1.6)
    pic.gouache(post, "#7E6448", "#C9A878", (pic.xx - px + 25) / 50, 0.10, 0.4)
    def board(y, h, x0, x1, colour, words, face, size, tone, tip):
        m = pic.mask(shape((x0, y), (x1, y - 4), (x1 + tip, y + h / 2), (x1, y + h), (x0, y + h + 4)), rough=1.6)
        pic.shade(pic.mask(shape((x0, y + 10), (x1, y + 8), (x1 + tip, y + h / 2 + 12), (x1, y + h + 14), (x0, y + h + 16)), soft=6), "#7A6A54", 0.5)
        pic.gouache(m, colour, mix(colour, "#8A7058", 0.22), (pic.yy - y) / h, 0.05, 10)
        pic.lay(letters(pic, words, (x0 + x1) / 2 + 8, y + h / 2, size, face), tone, 0.95)
    board(600, 132, px - 190, px + 300, "#F6ECD6", "Clairveille", "serif", 104, "#6B1F2E", 66)
    board(756, 82, px - 150, px + 230, "#6B1F2E", "Caveau · 800 m", "sans", 40, "#F6E7C6", 42)
    turf(pic, rng, 150, lambda r, n: r.normal(px, 44, n), lambda r, n: 1212 + 18 * r.random(n), ("#66703C", "#CFC678"), (16, 44))

    def flowers(ctx):
        n = 120
        x = np.where(rng.random(n) < 0.5, rng.uniform(0, 420, n), rng.uniform(1180, 2000, n))
        dabs(ctx, x, rng.uniform(1150, 1325, n), rng.uniform(4, 8, n), rng.uniform(0, 6, n), np.array([mix("#C2483A", "#F6EAD0", float(rng.random() > 0.45)) for _ in range(n)]), rng, 0.5)

    pic.draw(flowers)
    pic.glow(1500, 600, 1200, "#F6D596", 0.12)
    return pic


SCENES = {"standing-stone": standing_stone, "sheep-rows": sheep_rows, "hedge-owl": hedge_owl, "stone-wall": stone_wall, "road-sign": road_sign}

if __name__ == "__main__":
    for name in sys.argv[2:] or SCENES:
        SCENES[name]().finish(f"{sys.argv[1]}/{name}.jpg", limit=370_000)
