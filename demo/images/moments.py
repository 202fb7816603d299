"""Moments of the estate's year for the blog, the services and the albums, painted by painter.py.

Usage: python3 moments.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import numpy as np

from landscapes import sky, slope_rows, wooded
from painter import Camera, Picture, bunch, cypress, dabs, grove, house, mix, noise, polygon, rgb, ridge, smooth, tree, vineyard
from stills import berries


def shape(*pts):
    return lambda c: (polygon(c, pts), c.fill())


def box(x, y, w, h):
    return lambda c: (c.rectangle(x, y, w, h), c.fill())


def oval(ctx, x, y, rx, ry, a=0.0, b=2 * math.pi):
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(rx, ry)
    ctx.arc(0, 0, 1, a, b)
    ctx.restore()


def ink(ctx, colour, alpha=1.0):
    ctx.set_source_rgba(*rgb(colour), alpha)


def ramp(x0, y0, x1, y1, *stops):
    g = cairo.LinearGradient(x0, y0, x1, y1)
    for at, colour, alpha in stops:
        g.add_color_stop_rgba(at, *rgb(colour), alpha)
    return g


# -- things that return in several scenes --------------------------------------

def bowl(ctx, cx, foot, h):
    ctx.move_to(cx - 0.165 * h, foot - h)
    ctx.curve_to(cx - 0.24 * h, foot - 0.80 * h, cx - 0.30 * h, foot - 0.40 * h, cx, foot - 0.385 * h)
    ctx.curve_to(cx + 0.30 * h, foot - 0.40 * h, cx + 0.24 * h, foot - 0.80 * h, cx + 0.165 * h, foot - h)


def half_width(v, h):
    """Half the bowl's width at the height v (share of h above the foot)."""
    best = min(np.linspace(0, 1, 200), key=lambda t: abs((1 - t) ** 3 + 3 * (1 - t) ** 2 * t * 0.80 + 3 * (1 - t) * t * t * 0.40 + t ** 3 * 0.385 - v))
    t = best
    return h * ((1 - t) ** 3 * 0.165 + 3 * (1 - t) ** 2 * t * 0.24 + 3 * (1 - t) * t * t * 0.30)


def glass(ctx, cx, foot, h, level=0.62, side=1, wine=("#3A0E1A", "#6B1F2E", "#B8404A"), line="#FFF8E8"):
    """A stemmed glass lit from one side (-1 left, 1 right); level is the wine's height above the foot."""
    w = max(1.0, h * 0.0048)
    ctx.set_source(ramp(cx - 0.15 * h, 0, cx + 0.15 * h, 0, (0, line, 0.40), (0.5, line, 0.12), (1, line, 0.40)))
    oval(ctx, cx, foot - 0.012 * h, 0.15 * h, 0.026 * h)
    ctx.fill()
    ink(ctx, line, 0.8)
    ctx.set_line_width(w)
    oval(ctx, cx, foot - 0.012 * h, 0.15 * h, 0.026 * h)
    ctx.stroke()
    ctx.set_source(ramp(cx - 0.016 * h, 0, cx + 0.016 * h, 0, (0, line, 0.75), (0.35, "#8C8072", 0.45), (0.7, line, 0.35), (1, line, 0.85)))
    ctx.move_to(cx - 0.05 * h, foot - 0.02 * h)
    ctx.curve_to(cx - 0.012 * h, foot - 0.05 * h, cx - 0.011 * h, foot - 0.2 * h, cx - 0.02 * h, foot - 0.395 * h)
    ctx.line_to(cx + 0.02 * h, foot - 0.395 * h)
    ctx.curve_to(cx + 0.011 * h, foot - 0.2 * h, cx + 0.012 * h, foot - 0.05 * h, cx + 0.05 * h, foot - 0.02 * h)
    ctx.fill()
    bowl(ctx, cx, foot, h)
    ctx.set_source(ramp(cx - 0.23 * h, 0, cx + 0.23 * h, 0, (0, line, 0.34), (0.18, line, 0.10), (0.8, line, 0.08), (1, line, 0.30)))
    ctx.fill()
    if level:
        hw, y = half_width(level, h) * 0.975, foot - level * h
        ctx.save()
        bowl(ctx, cx, foot, h * 0.997)
        ctx.clip()
        dark, mid, lit = wine
        stops = [(0.02, dark, 1), (0.45, dark, 1), (0.74, mid, 1), (0.93, lit, 1), (1, mid, 1)]
        if side < 0:
            stops = [(1 - a, c, o) for a, c, o in stops][::-1]
        ctx.set_source(ramp(cx - hw, 0, cx + hw, 0, *stops))
        ctx.rectangle(cx - h, y, 2 * h, h)
        ctx.fill()
        ctx.set_source(ramp(0, foot - 0.5 * h, 0, foot - 0.38 * h, (0, lit, 0), (1, lit, 0.8)))
        ctx.rectangle(cx - h, y, 2 * h, h)
        ctx.fill()
        ctx.restore()
        ctx.set_source(ramp(cx - hw * side, 0, cx + hw * side, 0, (0, mid, 1), (0.6, mix(mid, lit, 0.5), 1), (1, mix(lit, line, 0.35), 1)))
        oval(ctx, cx, y, hw, hw * 0.15)
        ctx.fill()
    ctx.set_line_width(w * 1.1)
    for s, a in ((side, 0.95), (-side, 0.55)):
        ink(ctx, line, a)
        ctx.move_to(cx + s * 0.165 * h, foot - h)
        ctx.curve_to(cx + s * 0.24 * h, foot - 0.80 * h, cx + s * 0.30 * h, foot - 0.40 * h, cx, foot - 0.385 * h)
        ctx.stroke()
    ink(ctx, line, 0.75)
    oval(ctx, cx, foot - h, 0.165 * h, 0.024 * h)
    ctx.stroke()
    ink(ctx, line, 0.5)
    ctx.set_line_width(w * 2.6)
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.move_to(cx + side * 0.158 * h, foot - 0.92 * h)
    ctx.curve_to(cx + side * 0.19 * h, foot - 0.82 * h, cx + side * 0.205 * h, foot - 0.72 * h, cx + side * 0.20 * h, foot - 0.62 * h)
    ctx.stroke()


def bottle(ctx, cx, foot, h, body, capsule, side=1, label="#F1E8D4", kind="bordeaux", mark="#8A3A3E"):
    """A bottle seen from the front: body, shoulder, capsule, a label and one long light."""
    w = h * 0.128
    neck = w * 0.36
    sh, fin = (0.62, 0.70) if kind == "bordeaux" else (0.52, 0.72) if kind == "burgundy" else (0.46, 0.78)
    ctx.move_to(cx - w, foot)
    ctx.line_to(cx - w, foot - sh * h)
    ctx.curve_to(cx - w, foot - (sh + 0.07) * h, cx - neck, foot - (fin - 0.03) * h, cx - neck, foot - fin * h)
    ctx.line_to(cx - neck, foot - h)
    ctx.line_to(cx + neck, foot - h)
    ctx.line_to(cx + neck, foot - fin * h)
    ctx.curve_to(cx + neck, foot - (fin - 0.03) * h, cx + w, foot - (sh + 0.07) * h, cx + w, foot - sh * h)
    ctx.line_to(cx + w, foot)
    ctx.close_path()
    dark, light = mix(body, "#120C0A", 0.45), mix(body, "#FFF1D6", 0.22)
    a, b = cx - w * side, cx + w * side
    ctx.set_source(ramp(a, 0, b, 0, (0, dark, 1), (0.45, body, 1), (0.85, light, 1), (1, body, 1)))
    ctx.fill()
    ctx.set_source(ramp(cx - neck * side, 0, cx + neck * side, 0, (0, mix(capsule, "#120C0A", 0.4), 1), (0.5, capsule, 1), (1, mix(capsule, "#FFF1D6", 0.3), 1)))
    ctx.rectangle(cx - neck * 1.06, foot - h, neck * 2.12, h * 0.17)
    ctx.fill()
    ctx.rectangle(cx - neck * 1.2, foot - h * 0.985, neck * 2.4, h * 0.025)
    ctx.fill()
    ctx.set_source(ramp(a, 0, b, 0, (0, mix(label, "#6E5C4C", 0.45), 1), (0.5, label, 1), (1, mix(label, "#FFFDF4", 0.5), 1)))
    ctx.rectangle(cx - w * 0.95, foot - 0.43 * h, w * 1.9, 0.29 * h)
    ctx.fill()
    ink(ctx, mark, 0.85)
    ctx.rectangle(cx - w * 0.3, foot - 0.395 * h, w * 0.6, 0.055 * h)
    ctx.fill()
    ink(ctx, "#4A3C34", 0.8)
    ctx.rectangle(cx - w * 0.62, foot - 0.295 * h, w * 1.24, max(1.2, 0.014 * h))
    ctx.rectangle(cx - w * 0.4, foot - 0.25 * h, w * 0.8, max(1, 0.007 * h))
    ctx.rectangle(cx - w * 0.5, foot - 0.19 * h, w, max(1, 0.006 * h))
    ctx.fill()
    ink(ctx, "#FFF6E4", 0.55)
    ctx.rectangle(cx + side * w * 0.66 - w * 0.07, foot - (sh + 0.02) * h, w * 0.14, (sh - 0.43 + 0.0) * h)
    ctx.fill()


def planks(pic, m, y0, y1, colour, to, count, seed, seam="#5A4030"):
    """Oak boards lying across the picture."""
    pic.gouache(m, colour, to, (pic.yy - y0) / (y1 - y0), 0.05, 16)
    vein = smooth(0.60, 0.78, noise(pic.h, pic.w, 9, seed, 3, 26))
    pic.lay(m * vein, mix(to, seam, 0.55), 0.30)
    for k in range(1, count):
        y = y0 + (y1 - y0) * k / count
        pic.lay(m * np.exp(-(((pic.yy - y) / 1.8) ** 2)), seam, 0.8)


# -- scenes ------------------------------------------------------------------------

def glass_evening():
    """A glass on the low wall, the sun behind the hills on its right."""
    pic = Picture(2000, 1333, 211)
    sky(pic, "#8491A0", "#E0C6A8", "#F6BE7C", 760, 0.6, "#F8DDB4")
    sx, sy = 1430, 640
    pic.glow(sx, sy, 1000, "#F2A85C", 0.45)
    pic.glow(sx, sy, 260, "#FFE2AC", 0.5)
    pic.lay(pic.mask(lambda c: (c.arc(sx, sy, 56, 0, 7), c.fill()), rough=1.6), "#FFF4D9", 1.0)
    haze = "#F0CDA0"
    pic.hills(ridge(pic.w, 690, 80, 600, 6), mix("#8E92A0", haze, 0.25), haze, 160, 1.6)
    pic.hills(ridge(pic.w, 745, 70, 520, 19), mix("#747A82", haze, 0.16), mix(haze, "#F7E4C4", 0.3), 150, 1.8)
    pic.mist(820, 40, "#F8DDB4", 0.75)
    l3 = ridge(pic.w, 805, 50, 640, 27)
    pic.hills(l3, "#6B6B58", "#B89F72", 150, 2)
    wooded(pic, l3, ["#44483A", "#575946", "#86784F"], 60, 26, 0.8, 4, chance=0.7)
    pic.mist(880, 34, "#F7DCB4", 0.7)
    l4 = ridge(pic.w, 885, 40, 800, 33)
    pic.hills(l4, "#7A744C", "#5A5738", 300, 2)
    slope_rows(pic, l4, 1260, -300, 2300, ["#3C4230", "#535A3C", "#77723F", "#BC9A52"], 17, 8, 3.4, 0.6, 1000)
    pic.glow(sx, 900, 900, "#F2A85C", 0.22)
    # the wall's coping
    top = pic.mask(shape((-10, 1120), (2010, 1112), (2010, 1236), (-10, 1248)), rough=1.8)
    face = pic.mask(shape((-10, 1244), (2010, 1232), (2010, 1340), (-10, 1340)), rough=1.5)
    pic.gouache(face, "#7E6C5C", "#57483E", (pic.yy - 1230) / 110, 0.08, 4)
    pic.gouache(top, "#C9AE88", "#E6C796", pic.xx / 2000, 0.07, 6)
    pic.lay(top * smooth(0.58, 0.8, noise(pic.h, pic.w, 26, 7, 4, 2.4)), "#A58C6C", 0.45)
    for x in (430, 1180, 1790):
        joint = pic.mask(shape((x, 1114), (x + 5, 1114), (x - 9, 1340), (x - 15, 1340)), soft=1.2)
        pic.lay(joint, "#6A584A", 0.75)
    pic.lay(np.exp(-(((pic.yy - (1246 - pic.xx * 0.006)) / 3) ** 2)), "#F0D6A6", 0.6)
    # shadow and the red light that the wine throws on the stone, away from the sun
    cx, foot, h = 690, 1186, 900
    pic.shade(pic.mask(shape((cx - 10, foot - 14), (cx + 20, foot + 6), (cx - 560, 1242), (cx - 690, 1238)), soft=6) * top, "#8A6A5C", 0.75)
    stain = pic.mask(lambda c: (c.save(), c.translate(cx - 400, 1216), c.rotate(-0.07), oval(c, 0, 0, 190, 17), c.restore(), c.fill()), soft=8) * top
    pic.lay(stain, "#B8404A", 0.55)
    pic.lay(pic.mask(lambda c: (oval(c, cx - 350, 1212, 66, 6), c.fill()), soft=5) * top, "#F3B59A", 0.75)
    pic.shade(pic.mask(lambda c: (oval(c, cx - 14, foot - 4, 150, 24), c.fill()), soft=7) * top, "#8A6A5C", 0.6)

    # what one sees through the bowl is upside down and a little paler
    m = pic.mask(lambda c: (bowl(c, cx, foot, h), c.fill()))
    pic.lay(m, "#F8E2BC", 0.20)

    def set_glass(ctx):
        glass(ctx, cx, foot, h, 0.635, 1, ("#3D0F1B", "#7A2030", "#C8484A"))
        # the low sun stands small in the wine
        spot = cairo.RadialGradient(cx + 128, foot - 0.53 * h, 0, cx + 128, foot - 0.53 * h, 92)
        for at, alpha in ((0, 0.85), (0.35, 0.55), (1, 0)):
            spot.add_color_stop_rgba(at, *rgb("#F6A060"), alpha)
        ctx.set_source(spot)
        ctx.save()
        bowl(ctx, cx, foot, h)
        ctx.clip()
        ctx.rectangle(cx, foot - 0.62 * h, 300, 300)
        ctx.fill()
        ctx.restore()

    pic.draw(set_glass, rough=1.0)
    rng = np.random.default_rng(4)

    def grass(ctx):
        n = 700
        x = np.concatenate([rng.normal(1640, 120, n // 2), rng.normal(120, 120, n // 2)])
        c = np.array([mix("#4A4A2C", "#B7A058", float(rng.random())) for _ in range(n)])
        dabs(ctx, x, rng.uniform(1096, 1124, n), rng.uniform(8, 26, n), rng.normal(-1.57, 0.35, n), c, rng, 0.13)

    pic.draw(grass)
    pic.draw(set_glass, 0.25)
    return pic


def night_harvest():
    """Blue hour: pickers' lamps in the rows."""
    pic = Picture(2000, 1333, 231)
    sky(pic, "#27324A", "#4A5A78", "#B49A96", 470, 0.35, "#8E93A6")
    pic.glow(520, 520, 1000, "#D89A78", 0.30)
    rng = np.random.default_rng(8)
    moon = pic.mask(lambda c: (c.arc(1560, 170, 40, 0, 7), c.fill()), rough=1.4) * (1 - pic.mask(lambda c: (c.arc(1542, 160, 36, 0, 7), c.fill()), soft=1.2))
    pic.glow(1560, 170, 260, "#C9CCD8", 0.18)
    pic.lay(moon, "#F6EBD0", 1)

    def stars(ctx):
        for _ in range(60):
            x, y = rng.uniform(0, 2000), 320 * rng.random() ** 1.4
            ink(ctx, "#F3E9D2", rng.uniform(0.25, 0.85))
            ctx.arc(x, y, rng.uniform(1.0, 2.3), 0, 7)
            ctx.fill()

    pic.draw(stars)
    pic.hills(ridge(pic.w, 420, 80, 560, 3), "#4E5A74", "#8C8A94", 130, 1.6)
    l2 = ridge(pic.w, 478, 60, 640, 8)
    pic.hills(l2, "#36425A", "#66708A", 120, 1.8)
    wooded(pic, l2, ["#232C3C", "#2C364A", "#3D475C"], 60, 22, -0.8, 4, chance=0.7)
    pic.draw(lambda c: house(c, 420, float(l2[470]) + 12, 110, 34, "#4A5064", "#343B50", "#5A4648", "#3A3038", -1, 3, "#F6C878", 0.26))
    pic.mist(540, 34, "#8C93A8", 0.55)
    style = dict(leaf=["#10161C", "#18212A", "#212C36", "#2C3A44", "#3B4A52", "#55646A"], soil="#3A3A44", grass="#40495A", shadow="#262D3A", haze="#5C6880", reach=70, trunk="#12141A", cast=0.6, fruit="#15121C", post="#2C3038")
    cam = Camera(1500, 960, 505, 2.5)
    floor = lambda x, y: 0.0007 * np.maximum(0, y - 18) ** 1.6 + 0 * x
    vineyard(pic, cam, floor, style, 2.5, 150, 2.4, lambda y: 1.2 + 0.0012 * y ** 2, sun=-0.5, seed=6, steps=300)

    def lit(x, y, radius, gain, lean=0.0):
        """Lamp light: it multiplies, so the leaves keep their drawing."""
        d = np.sqrt(((pic.xx - x - lean) / radius) ** 2 + ((pic.yy - y - 0.25 * radius) / (radius * 0.8)) ** 2)
        pic.img = pic.img * (1 + (np.exp(-d * d * 2.4) * gain)[..., None] * rgb("#FFC678") ** 1.3)

    # aisles run between x = k * 2.4 + bend: where the pickers stand, and which way they turn
    people = []
    for k, y, turn in ((1, 44, 1), (-1, 34, -1), (2, 27, -1), (-3, 23, 1), (0, 19, -1), (1, 12.5, 1)):
        x = (k + 0.5) * 2.4 + 1.2 + 0.0012 * y * y + turn * 0.45
        people.append((x, y, turn))
    for x, y, turn in people:
        s = cam.f / y
        px, py = cam.at(x, y, float(floor(x, y)) + 1.42)
        lit(px, py, 1.75 * s, 2.6, turn * 0.55 * s)
        pic.glow(px + turn * 0.2 * s, py, 0.9 * s, "#FFB868", 0.20)

    def pickers(ctx):
        for x, y, turn in people:
            s = cam.f / y
            at = lambda dx, z: cam.at(x + dx * turn, y, float(floor(x, y)) + z)
            ink(ctx, mix("#141821", "#5C6880", 0.25 * (1 - math.exp(-y / 40))))
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            for foot, hip in ((-0.26, -0.12), (0.04, -0.02)):
                polygon(ctx, [at(foot - 0.07, 0.0), at(hip - 0.13, 0.85), at(hip + 0.09, 0.85), at(foot + 0.08, 0.0)])
                ctx.fill()
            ctx.move_to(*at(-0.26, 0.8))
            ctx.curve_to(*at(-0.34, 1.15), *at(-0.16, 1.42), *at(0.06, 1.38))
            ctx.curve_to(*at(0.20, 1.25), *at(0.16, 1.0), *at(0.10, 0.8))
            ctx.fill()
            ctx.set_line_width(0.12 * s)
            ctx.move_to(*at(0.06, 1.26))
            ctx.curve_to(*at(0.16, 1.0), *at(0.30, 0.92), *at(0.48, 0.98))
            ctx.stroke()
            hx, hy = at(0.14, 1.50)
            ctx.arc(hx, hy, 0.125 * s, 0, 7)
            ctx.fill()
            ink(ctx, "#E8A860")
            ctx.arc(hx + turn * 0.05 * s, hy + 0.02 * s, 0.075 * s, 0, 7)
            ctx.fill()
            ink(ctx, "#FFF3D0")
            ctx.arc(hx + turn * 0.11 * s, hy - 0.05 * s, max(2.4, 0.045 * s), 0, 7)
            ctx.fill()
            # the rim of light on the arm and the shoulder
            ink(ctx, "#F2B468", 0.85)
            ctx.set_line_width(max(1.4, 0.025 * s))
            ctx.move_to(*at(0.10, 1.34))
            ctx.curve_to(*at(0.22, 1.08), *at(0.34, 0.99), *at(0.48, 1.03))
            ctx.stroke()
            # a crate at their feet
            ink(ctx, "#7A4A34")
            polygon(ctx, [at(0.22, 0.02), at(0.78, 0.02), at(0.80, 0.32), at(0.20, 0.32)])
            ctx.fill()
            ink(ctx, "#C08250")
            ctx.set_line_width(max(1.2, 0.03 * s))
            for z in (0.31, 0.20, 0.10):
                ctx.move_to(*at(0.21, z))
                ctx.line_to(*at(0.79, z))
                ctx.stroke()

    pic.draw(pickers, rough=1.2)

    def leaves_before(ctx):
        """The nearer row hides the legs of those who don't stand in the open aisle."""
        tones = np.array([rgb(t) for t in ("#1A222A", "#2A3640", "#3F4C50", "#5E6858", "#8A8058")])
        for x, y, turn in people:
            if y == 34:
                continue
            s = cam.f / y
            n = 300
            dx, z = rng.uniform(-1.3, 1.3, n), rng.uniform(-0.15, 1.0, n)
            keep = z < 0.78 - 0.30 * np.abs(dx) + rng.normal(0, 0.08, n)
            dx, z = dx[keep], z[keep]
            near = np.exp(-((dx - turn * 0.4) ** 2 + (z - 0.9) ** 2) / 0.5)
            idx = np.clip((0.9 + near * 2.6 + rng.normal(0, 0.6, len(dx))).astype(int), 0, 4)
            px, py = cam.at(x + dx, y, float(floor(x, y)) + z)
            c = tones[idx] + (rgb("#5C6880") - tones[idx]) * (1 - math.exp(-y / 70))
            dabs(ctx, px, py, 0.085 * s * rng.uniform(0.6, 1.2, len(dx)), rng.uniform(0, 6, len(dx)), c, rng)

    pic.draw(leaves_before, rough=1.2)
    for x, y, turn in people:
        s = cam.f / y
        px, py = cam.at(x + turn * 0.26, y, float(floor(x, y)) + 1.54)
        pic.glow(px, py, 0.26 * s, "#FFDCA0", 0.55)
    pic.mist(640, 26, "#7C86A0", 0.22, 500, 8)
    return pic


def side_row(ctx, rng, y, s, tones, wood, density=1.0, x0=-60, x1=2060, height=1.15):
    """A row seen from the side: stocks every 1.1 m, their arms along the wire, young leaves."""
    cols = np.array([rgb(t) for t in tones])
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    for k, x in enumerate(np.arange(x0 + rng.uniform(0, s), x1, 1.1 * s)):
        g = y(x)
        ctx.set_source_rgb(*(rgb(wood) * rng.uniform(0.85, 1.2)))
        lean = rng.normal(0, 0.07) * s
        ctx.set_line_width(0.085 * s)
        ctx.move_to(x, g)
        ctx.curve_to(x + lean, g - 0.2 * s, x - lean, g - 0.4 * s, x + lean * 0.6, g - 0.62 * s)
        ctx.stroke()
        ctx.set_line_width(0.045 * s)
        for side in (-1, 1):
            ctx.move_to(x + lean * 0.6, g - 0.60 * s)
            ctx.curve_to(x + side * 0.2 * s, g - 0.70 * s, x + side * 0.35 * s, g - 0.66 * s, x + side * 0.52 * s, g - 0.66 * s)
            ctx.stroke()
        if k % 4 == 0:
            ink(ctx, "#9A8B76")
            ctx.rectangle(x + 0.5 * s, y(x + 0.5 * s) - (height + 0.22) * s, 0.055 * s, (height + 0.25) * s)
            ctx.fill()
    ink(ctx, "#8A7F72", 0.7)
    ctx.set_line_width(max(0.8, 0.010 * s))
    for z in (0.66, 1.0):
        ctx.move_to(x0, y(x0) - z * s)
        for x in np.linspace(x0, x1, 40):
            ctx.line_to(x, y(x) - z * s)
        ctx.stroke()
    n = int((x1 - x0) / s * 62 * density)
    x = rng.uniform(x0, x1, n)
    up = rng.beta(1.2, 2.2, n) * (0.7 + 0.3 * np.sin(x / s * 5.7))
    yy = y(x) - (0.62 + np.abs(up) * (height - 0.55)) * s
    light = 0.25 + 0.75 * np.abs(up) + rng.normal(0, 0.18, n)
    idx = np.clip((light * len(cols)).astype(int), 0, len(cols) - 1)
    dabs(ctx, x, yy, 0.062 * s * rng.uniform(0.6, 1.3, n), rng.uniform(0, 6.28, n), cols[idx], rng)


def horse_plough():
    """A draught horse, the plough and its driver between two rows, in April."""
    pic = Picture(2000, 1333, 251)
    sky(pic, "#93A2AA", "#D9D2BE", "#F0DBB2", 560, 0.6, "#F6EBD4")
    pic.glow(1700, 330, 900, "#F6D596", 0.38)
    pic.hills(ridge(pic.w, 470, 90, 560, 3), "#9FA8AA", "#E2D6BA", 150, 1.6)
    pic.hills(ridge(pic.w, 545, 60, 640, 17), "#7F8B86", "#CFC7A4", 140, 1.8)
    pic.mist(640, 36, "#F5EAD0", 0.75)
    l3 = ridge(pic.w, 612, 46, 700, 24)
    pic.hills(l3, "#7C8768", "#A8A878", 160, 2)
    wooded(pic, l3, ["#4A5842", "#5E6C4C", "#8A8F5E"], 60, 24, 0.8, 5, chance=0.65)
    slope_rows(pic, l3, 790, -200, 2200, ["#5E6C48", "#76824F", "#98965C"], 20, 3, 2.2, 0.5, 1000)
    pic.mist(742, 26, "#F5EAD0", 0.55, 300, 7)
    rng = np.random.default_rng(14)
    fall = lambda x: 26 * np.sin(np.asarray(x) / 760.0 + 0.4) - 0.022 * (np.asarray(x) - 1000)
    tones = ["#4E5E36", "#6B7B42", "#8E9A50", "#B9BC6C", "#DCD592"]
    rows = [(778, 34), (812, 46), (858, 62), (922, 84), (1014, 116)]
    ground = np.clip(pic.yy - (770 + fall(pic.xx)), 0, 1)
    pic.gouache(ground, "#B0A878", "#8A7A50", (pic.yy - 770) / 500, 0.06, 10)

    def furrows(a, b, seed, fresh):
        m = ((pic.yy - fall(pic.xx) > a) & (pic.yy - fall(pic.xx) < b)).astype(np.float32)
        m = pic.torn(m, 2)
        pic.gouache(m, "#A8805C" if fresh else "#B39A6C", "#7C583F" if fresh else "#8E7B50", (pic.yy - fall(pic.xx) - a) / (b - a), 0.10, 12)

        def clods(ctx):
            r = np.random.default_rng(seed)
            n = int(2000 * (b - a) / 60) + 300
            t = r.random(n)
            x = r.uniform(0, 2000, n)
            y = a + 3 + t * (b - a - 6) + fall(x)
            size = (b - a) * 0.045 * (0.5 + t)
            c = np.array([mix("#5C3F2E" if fresh else "#7C6A42", "#D0A982" if fresh else "#C9BE88", float(np.clip(r.normal(0.45, 0.24), 0, 1))) for _ in range(n)])
            dabs(ctx, x, y, size * r.uniform(0.5, 1.5, n), r.normal(0, 0.35, n), c, r, 0.4)

        pic.draw(clods, 0.8)

    for i, (y0, s) in enumerate(rows[:-1]):
        nxt = rows[i + 1][0]
        furrows(y0 + 2, nxt, 30 + i, i >= 2)
        pic.draw(lambda c, y0=y0, s=s: side_row(c, rng, lambda x: y0 + fall(x), s, tones, "#4A3A2C", 1.0), rough=1)
    furrows(924, 1012, 40, True)
    furrows(1012, 1226, 41, False)
    # the grass that was left under the near row
    turf = pic.torn((np.abs(pic.yy - fall(pic.xx) - 1262) < 44).astype(np.float32), 3)
    pic.gouache(turf, "#A09F5E", "#7A7C44", (pic.yy - 1210) / 110, 0.06, 8)
    furrows(1302, 1360, 42, True)

    # the team: u = pixels per hundredth of the withers' height
    ox, u = 1060, 1.72
    oy = 985 + float(fall(ox))
    P = lambda x, y: (ox + x * u, oy + y * u)

    def limb(ctx, pts, widths, colour):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        ctx.set_source_rgb(*rgb(colour))
        for (a, b), (wa, wb) in zip(zip(pts[:-1], pts[1:]), zip(widths[:-1], widths[1:])):
            (x0, y0), (x1, y1) = P(*a), P(*b)
            d = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = -(y1 - y0) / d * u / 2, (x1 - x0) / d * u / 2
            polygon(ctx, [(x0 + nx * wa, y0 + ny * wa), (x1 + nx * wb, y1 + ny * wb), (x1 - nx * wb, y1 - ny * wb), (x0 - nx * wa, y0 - ny * wa)])
            ctx.fill()
            for x, y, w in ((x0, y0, wa), (x1, y1, wb)):
                ctx.arc(x, y, w * u / 2, 0, 7)
                ctx.fill()

    shadow = pic.mask(lambda c: (oval(c, ox - 40 * u, oy + 6 * u, 150 * u, 10 * u), c.fill()), soft=7)
    pic.shade(shadow, "#6E5A50", 0.7)

    def team(ctx):
        far, coat, lit, pale = "#4A2E20", "#7A4B30", "#A8744A", "#E0C690"
        # far legs
        limb(ctx, [(40, -58), (60, -38), (57, -12), (60, -4)], [15, 9, 6, 7], far)
        limb(ctx, [(-46, -62), (-56, -44), (-76, -30), (-73, -8), (-70, -3)], [22, 14, 8, 6, 7], far)
        # tail
        limb(ctx, [(-62, -84), (-72, -70), (-75, -48), (-72, -36)], [7, 10, 9, 3], "#C9A870")

        def body():
            ctx.move_to(*P(-66, -72))
            ctx.curve_to(*P(-66, -90), *P(-50, -97), *P(-38, -94))
            ctx.curve_to(*P(-20, -90), *P(5, -86), *P(24, -95))
            ctx.curve_to(*P(36, -102), *P(46, -118), *P(60, -125))
            ctx.curve_to(*P(66, -128), *P(72, -124), *P(74, -118))
            ctx.curve_to(*P(82, -108), *P(90, -99), *P(93, -92))
            ctx.curve_to(*P(95, -86), *P(88, -82), *P(84, -85))
            ctx.curve_to(*P(78, -92), *P(72, -98), *P(66, -99))
            ctx.curve_to(*P(60, -92), *P(54, -82), *P(50, -68))
            ctx.curve_to(*P(50, -54), *P(36, -50), *P(26, -49))
            ctx.curve_to(*P(5, -42), *P(-20, -43), *P(-36, -53))
            ctx.curve_to(*P(-50, -46), *P(-64, -52), *P(-66, -72))
            ctx.close_path()

        body()
        ink(ctx, coat)
        ctx.fill()
        ctx.save()
        body()
        ctx.clip()
        ctx.set_source(ramp(*P(0, -128), *P(0, -42), (0, lit, 1), (0.42, lit, 0.75), (0.75, coat, 0.2), (1, "#3C2418", 0.9)))
        ctx.paint()
        ink(ctx, lit, 0.55)
        oval(ctx, *P(-44, -80), 20 * u, 14 * u)
        ctx.fill()
        ink(ctx, "#5C3824", 0.45)
        oval(ctx, *P(-30, -58), 9 * u, 12 * u)
        ctx.fill()
        ctx.restore()
        # near legs, feathered
        limb(ctx, [(36, -62), (38, -36), (27, -14), (22, -5)], [18, 10, 6.5, 8], coat)
        limb(ctx, [(-48, -68), (-40, -48), (-55, -32), (-47, -10), (-43, -4)], [28, 17, 9, 6.5, 8], coat)
        for x, y in ((20, -2), (-41, -1), (61, -2), (-69, -1)):
            limb(ctx, [(x - 1, y - 9), (x, y - 3)], [6, 10], pale)
            limb(ctx, [(x, y - 1), (x + 2, y)], [9, 10], "#33271F")
        # mane, forelock, ear, eye
        r = np.random.default_rng(3)
        t = r.random(70)
        mx, my = 26 + 38 * t - 3, -97 - 28 * t ** 0.9
        a = np.array([P(x, y) for x, y in zip(mx, my)])
        c = np.array([mix("#C9A870", "#F0DCAE", float(r.random())) for _ in t])
        dabs(ctx, a[:, 0], a[:, 1] + r.uniform(0, 12 * u, 70), np.full(70, 6.0 * u), r.normal(1.9, 0.3, 70), c, r, 0.2)
        limb(ctx, [(62, -125), (63, -133)], [5, 1.5], coat)
        limb(ctx, [(67, -125), (69, -132)], [5, 1.5], lit)
        limb(ctx, [(68, -123), (75, -114)], [5, 2], pale)
        ink(ctx, "#221610")
        ctx.arc(*P(76, -109.5), 1.5 * u, 0, 7)
        ctx.fill()
        limb(ctx, [(90, -89), (87, -86)], [7, 6], "#5C4034")
        # collar, back band, traces, bridle, reins
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for colour, width in (("#2E1C18", 9), ("#6B1F2E", 5.5)):
            ink(ctx, colour)
            ctx.set_line_width(width * u)
            ctx.move_to(*P(29, -101))
            ctx.curve_to(*P(42, -92), *P(50, -78), *P(45, -60))
            ctx.stroke()
        ink(ctx, "#2E1F18")
        ctx.set_line_width(1.9 * u)
        for pts in ([P(44, -72), P(-10, -60), P(-92, -24)], [P(2, -88), P(-4, -66), P(-2, -44)], [P(70, -120), P(78, -108), P(84, -92)], [P(82, -104), P(90, -94)]):
            ctx.move_to(*pts[0])
            for p in pts[1:]:
                ctx.line_to(*p)
            ctx.stroke()
        ctx.set_line_width(0.9 * u)
        ctx.move_to(*P(84, -92))
        ctx.curve_to(*P(30, -84), *P(-60, -92), *P(-148, -66))
        ctx.stroke()
        # plough
        ctx.set_line_width(3.2 * u)
        ink(ctx, "#5A4330")
        for pts in ([P(-94, -23), P(-124, -18), P(-138, -20), P(-160, -58)], [P(-130, -16), P(-146, -38), P(-166, -55)]):
            ctx.move_to(*pts[0])
            for p in pts[1:]:
                ctx.line_to(*p)
            ctx.stroke()
        ink(ctx, "#3C4248")
        polygon(ctx, [P(-138, -20), P(-118, -16), P(-108, 3), P(-136, 2)])
        ctx.fill()
        ink(ctx, "#9AA0A2", 0.8)
        polygon(ctx, [P(-134, -17), P(-121, -14), P(-116, -4)])
        ctx.fill()
        ink(ctx, "#3C4248")
        ctx.set_line_width(1.6 * u)
        ctx.arc(*P(-98, -6), 7 * u, 0, 7)
        ctx.stroke()
        # the driver, leaning back a little
        limb(ctx, [(-178, -54), (-168, -28), (-176, -3)], [13, 10, 8], "#3A4048")
        limb(ctx, [(-182, -54), (-192, -30), (-206, -6)], [13, 10, 8], "#2C3138")
        limb(ctx, [(-174, -2), (-168, -1)], [6, 5], "#2A201A")
        limb(ctx, [(-207, -4), (-200, -1)], [6, 5], "#2A201A")
        limb(ctx, [(-180, -56), (-182, -74), (-179, -88)], [17, 20, 15], "#EADFC6")
        limb(ctx, [(-180, -56), (-181, -72)], [12, 13], "#6B4A3A")
        limb(ctx, [(-178, -86), (-168, -70), (-160, -59)], [9, 7, 5.5], "#F3EAD4")
        ink(ctx, "#B98A68")
        ctx.arc(*P(-159, -58), 3.2 * u, 0, 7)
        ctx.arc(*P(-177, -99), 7.2 * u, 0, 7)
        ctx.fill()
        ink(ctx, "#6E5A44")
        oval(ctx, *P(-176, -104), 13 * u, 2.8 * u)
        ctx.fill()
        ctx.move_to(*P(-185, -104))
        ctx.curve_to(*P(-185, -113), *P(-169, -114), *P(-168, -104))
        ctx.fill()

    pic.draw(team, rough=1.6)

    def earth(ctx):
        r = np.random.default_rng(9)
        n = 160
        x = ox + (-118 + r.normal(0, 9, n)) * u
        c = np.array([mix("#4E3426", "#B88C66", float(r.random())) for _ in range(n)])
        dabs(ctx, x, oy + (2 - r.random(n) ** 2 * 9) * u, r.uniform(2.5, 7, n), r.uniform(0, 6, n), c, r, 0.5)
        for bx, by in ((640, 900), (580, 925), (505, 890), (700, 932)):
            gy = by + float(fall(bx))
            ink(ctx, "#F3EEE2")
            oval(ctx, bx, gy, 11, 5)
            ctx.fill()
            polygon(ctx, [(bx - 4, gy - 2), (bx - 20, gy - 13), (bx + 5, gy - 4)])
            ctx.fill()

    pic.draw(earth)

    def tufts(ctx):
        r = np.random.default_rng(19)
        n = 1500
        x, t = r.uniform(0, 2000, n), np.sort(r.random(n))
        c = np.array([mix("#5E6A38", "#C4C37C", float(v)) for v in r.random(n)])
        dabs(ctx, x, 1226 + t * 84 + fall(x), 8 + 14 * r.random(n), r.normal(-1.57, 0.4, n), c, r, 0.14)
        n = 150
        x = r.uniform(0, 2000, n)
        c = np.array([rgb(("#F8F1DE", "#E9CF7A")[i]) for i in r.integers(0, 2, n)])
        dabs(ctx, x, r.uniform(1232, 1300, n) + fall(x), r.uniform(3, 6, n), r.uniform(0, 6, n), c, r, 0.8)

    pic.draw(tufts)
    pic.draw(lambda c: side_row(c, rng, lambda x: 1014 + fall(x), 122, tones, "#40322A", 0.7, height=0.9), rough=1.2)
    pic.draw(lambda c: side_row(c, rng, lambda x: 1286 + fall(x), 205, tones, "#382A22", 0.6, height=0.9), rough=1.4)
    pic.glow(1700, 500, 1300, "#F6D596", 0.14)
    return pic


def bees_meadow():
    """Hives under the almond tree, in the flowers beside the rows."""
    pic = Picture(2000, 1333, 271)
    sky(pic, "#95A5AE", "#D8D6C6", "#F2E2BE", 560, 0.6, "#F8F0DE")
    pic.glow(380, 300, 900, "#F8DFA6", 0.36)
    pic.hills(ridge(pic.w, 470, 80, 560, 7), "#9FAAAE", "#E0D8C0", 150, 1.6)
    pic.hills(ridge(pic.w, 540, 60, 640, 22), "#7F8E86", "#CBC8A8", 140, 1.8)
    pic.mist(630, 36, "#F6EEDA", 0.7)
    l3 = ridge(pic.w, 610, 50, 700, 36)
    pic.hills(l3, "#7E8C62", "#A9AE78", 190, 2)
    wooded(pic, l3, ["#48583F", "#5E6C48", "#8E945E"], 60, 26, -0.8, 5, chance=0.6)
    slope_rows(pic, l3, 800, 900, 2300, ["#4E5E3C", "#657344", "#8F9452"], 22, 3, 2.8, 0.6, 1500)
    meadow = pic.torn((pic.yy > 762 + 22 * np.sin(pic.xx / 420)).astype(np.float32), 3)
    pic.gouache(meadow, "#B4B878", "#6E7A42", (pic.yy - 760) / 560, 0.06, 5)
    rng = np.random.default_rng(15)

    def far_grass(ctx):
        n = 5200
        t = np.sort(rng.random(n) ** 1.2)
        x, y = rng.uniform(-10, 2010, n), 775 + t * 330
        c = np.array([mix("#6E7C42", "#C9CB88", float(np.clip(rng.normal(0.5, 0.26), 0, 1))) for _ in range(n)])
        dabs(ctx, x, y, 3 + 11 * t, rng.normal(-1.57, 0.4, n), c, rng, 0.2)
        n = 2600
        t = np.sort(rng.random(n) ** 1.3)
        x, y = rng.uniform(-10, 2010, n), 785 + t * 300
        hue = noise(pic.h, pic.w, 260, 44, 3, 2.5)[np.clip(y, 0, 1332).astype(int), np.clip(x, 0, 1999).astype(int)]
        kinds = np.array([rgb(k) for k in ("#F8F1DE", "#E9CF7A", "#C9575A", "#A79AC0")])
        pick = np.clip((hue * 4.6 - 0.3 + rng.normal(0, 0.5, n)).astype(int), 0, 3)
        dabs(ctx, x, y, 1.8 + 4.0 * t, rng.uniform(0, 6, n), kinds[pick] * rng.uniform(0.94, 1.04, (n, 1)), rng, 0.8)

    pic.draw(far_grass)

    def almond(ctx):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)

        def limb(x, y, a, length, width):
            if length < 26:
                return
            x2, y2 = x + math.cos(a) * length, y + math.sin(a) * length
            ink(ctx, mix("#3E3027", "#6E5A48", rng.random() * 0.6))
            ctx.set_line_width(width)
            ctx.move_to(x, y)
            ctx.line_to(x2, y2)
            ctx.stroke()
            for s in (-0.5, 0.38):
                limb(x2, y2, a + s + rng.normal(0, 0.12), length * rng.uniform(0.66, 0.8), width * 0.66)

        limb(1560, 950, -1.62, 190, 46)
        for x, y, w, h in ((1400, 690, 300, 330), (1560, 600, 420, 420), (1730, 690, 330, 340), (1610, 740, 360, 300), (1480, 620, 280, 300), (1330, 800, 260, 230), (1290, 700, 220, 220), (1400, 830, 220, 180)):
            tree(ctx, rng, x, y, w, h, ["#4C5E3C", "#647548", "#879357", "#B2B272", "#D8CE92"], -0.85, None, 34, 7)

    pic.shade(pic.mask(lambda c: (oval(c, 1690, 965, 420, 44), c.fill()), soft=14), "#6E7052", 0.75)
    pic.draw(almond)

    def hive(ctx, x, y, s, wall, lid="#A9A69C", supers=2):
        def slab(px, py, w, h, d, colour):
            ink(ctx, colour)
            ctx.rectangle(px, py, w, h)
            ctx.fill()
            ink(ctx, mix(colour, "#3A3440", 0.36))
            polygon(ctx, [(px + w, py), (px + w + d, py - d * 0.42), (px + w + d, py + h - d * 0.42), (px + w, py + h)])
            ctx.fill()
            ink(ctx, mix(colour, "#FFF6DC", 0.35))
            polygon(ctx, [(px, py), (px + d, py - d * 0.42), (px + w + d, py - d * 0.42), (px + w, py)])
            ctx.fill()

        for lx in (x + 0.06 * s, x + 0.84 * s, x + 1.06 * s):
            ink(ctx, "#5A4838")
            ctx.rectangle(lx, y - 0.06 * s, 0.08 * s, 0.24 * s - (0.1 * s if lx > x + s else 0))
            ctx.fill()
        slab(x - 0.03 * s, y - 0.10 * s, 1.06 * s, 0.08 * s, 0.30 * s, "#8E7656")
        slab(x, y - 0.66 * s, s, 0.56 * s, 0.26 * s, wall)
        top = y - 0.66 * s
        for _ in range(supers - 1):
            slab(x, top - 0.30 * s, s, 0.29 * s, 0.26 * s, mix(wall, "#F7EEDA", 0.28))
            ink(ctx, mix(wall, "#3A3440", 0.3))
            ctx.rectangle(x + 0.38 * s, top - 0.19 * s, 0.24 * s, 0.06 * s)
            ctx.fill()
            top -= 0.30 * s
        slab(x - 0.05 * s, top - 0.13 * s, 1.10 * s, 0.13 * s, 0.30 * s, lid)
        ink(ctx, "#2E2620")
        ctx.rectangle(x + 0.16 * s, y - 0.16 * s, 0.68 * s, 0.05 * s)
        ctx.fill()
        ink(ctx, mix(wall, "#3A3440", 0.28))
        ctx.rectangle(x + 0.36 * s, y - 0.45 * s, 0.28 * s, 0.07 * s)
        ctx.fill()

    hives = [(420, 960, 150, "#D9B45E", 2), (700, 985, 166, "#7F939A", 1), (1000, 1000, 176, "#E6DCC2", 2), (1320, 1030, 190, "#9C4A48", 1)]
    for x, y, s, _, n in hives:
        pic.shade(pic.mask(shape((x, y + 0.16 * s), (x + s, y + 0.16 * s), (x + 2.5 * s, y + 0.02 * s), (x + 1.5 * s, y - 0.06 * s)), soft=8), "#5E6444", 0.75)
    pic.draw(lambda c: [hive(c, x, y, s, w, supers=n) for x, y, s, w, n in hives], rough=1.6)

    def near(ctx):
        for x, y, s, _, _ in hives:
            n = 190
            gx = rng.uniform(x - 0.2 * s, x + 1.4 * s, n)
            c = np.array([mix("#58683A", "#B4BA72", float(rng.random())) for _ in range(n)])
            dabs(ctx, gx, y + rng.uniform(0.10, 0.26, n) * s, rng.uniform(10, 26, n), rng.normal(-1.57, 0.3, n), c, rng, 0.14)
        n = 5200
        t = np.sort(rng.random(n) ** 0.8)
        x, y = rng.uniform(-10, 2010, n), 1100 + t * 250
        c = np.array([mix("#44542E", "#B0B86C", float(np.clip(rng.normal(0.42, 0.26), 0, 1))) for _ in range(n)])
        dabs(ctx, x, y, 14 + 26 * t, rng.normal(-1.57, 0.3, n), c, rng, 0.12)
        # flowers near: ox-eyes, poppies, sainfoin
        m = 260
        t = np.sort(rng.random(m))
        for u in t:
            x, y = rng.uniform(0, 2000), 1080 + u * 230
            r = 6 + 13 * u
            k = noise_at(x, y)
            stem_h = 30 + 40 * u
            ink(ctx, "#5E6E3A")
            ctx.set_line_width(2 + u)
            ctx.move_to(x, y + stem_h)
            ctx.curve_to(x + 4, y + stem_h * 0.6, x - 3, y + stem_h * 0.3, x, y)
            ctx.stroke()
            if k < 0.42:
                for a in np.linspace(0, 6.28, 12)[:-1] + rng.random():
                    ink(ctx, mix("#FBF6E8", "#DCD6C4", rng.random() * 0.8))
                    ctx.save()
                    ctx.translate(x, y)
                    ctx.scale(1, 0.66)
                    ctx.rotate(a)
                    oval(ctx, r * 0.62, 0, r * 0.45, r * 0.2)
                    ctx.restore()
                    ctx.fill()
                ink(ctx, "#DDAF46")
                oval(ctx, x, y - 1, r * 0.32, r * 0.25)
                ctx.fill()
            elif k < 0.62:
                for dx, dy, tone in ((-0.35, 0.1, "#A93A3C"), (0.35, 0.1, "#C0484A"), (0, -0.25, "#B8403F"), (0, 0.25, "#D8645A")):
                    ink(ctx, tone)
                    oval(ctx, x + dx * r, y + dy * r, r * 0.62, r * 0.5)
                    ctx.fill()
                ink(ctx, "#3A2226")
                oval(ctx, x, y + r * 0.05, r * 0.2, r * 0.15)
                ctx.fill()
            else:
                q = 16
                tt = rng.random(q)
                c = np.array([mix("#9A7CA8", "#DCC2DA", float(v)) for v in rng.random(q)])
                dabs(ctx, x + rng.normal(0, 0.28, q) * r * (1 - tt * 0.6), y + r - tt * r * 2.4, np.full(q, r * 0.26), rng.uniform(0, 6, q), c, rng, 0.8)

    field = noise(pic.h, pic.w, 300, 71, 3, 1.6)
    noise_at = lambda x, y: float(np.clip((field[int(min(1332, y)), int(min(1999, x))] - 0.5) * 1.3 + 0.5 + rng.normal(0, 0.16), 0, 1))

    pic.draw(near)

    def bees(ctx):
        for x, y, s, _, _ in hives:
            for _ in range(7):
                bx, by = x + s * 0.5 + rng.normal(0, 0.55) * s, y - rng.uniform(0.0, 1.5) * s
                ink(ctx, "#4A3420")
                oval(ctx, bx, by, 4.6, 3)
                ctx.fill()
                ink(ctx, "#DDAF46")
                oval(ctx, bx + 1, by, 1.5, 2.6)
                ctx.fill()
                ink(ctx, "#FBF6E8", 0.8)
                oval(ctx, bx - 0.5, by - 4, 3.4, 2)
                ctx.fill()

    pic.draw(bees)
    pic.glow(300, 500, 1200, "#F8DFA6", 0.16)
    return pic


def stone_wall(pic, m, colour, to, along, seed):
    """Limewashed rubble: a wash, worn patches, a few stones that show."""
    pic.gouache(m, colour, to, along, 0.05, 2)
    pic.lay(m * smooth(0.58, 0.82, noise(pic.h, pic.w, 46, seed, 4, 1.8)), mix(to, "#8C7458", 0.35), 0.4)


def view(pic, m, horizon, seed, rows=True):
    """What a window shows: a sky, two hills, rows."""
    sub = Picture(pic.w, pic.h, seed)
    sky(sub, "#A3B0B4", "#E2DAC2", "#F6E0B4", horizon, 0.5)
    sub.hills(ridge(pic.w, horizon - 60, 60, 300, seed + 1), "#9AA6A6", "#DDD3B4", 90, 1.5)
    sub.hills(ridge(pic.w, horizon, 40, 340, seed + 2), "#7C8868", "#B5B482", 150, 1.5)
    sub.mist(horizon + 40, 18, "#F6ECD4", 0.6, 200)
    if rows:
        style = dict(leaf=["#3A4A30", "#56673C", "#7C884C", "#A9AA60", "#D8CB84"], soil="#A08860", grass="#AEB070", shadow="#7A7C50", haze="#EADFB8", reach=60, trunk="#3A2E24", cast=1.0)
        vineyard(sub, Camera(900, float((pic.xx * m).sum() / m.sum()), horizon + 30, 3.0), lambda x, y: 0 * x + 0 * y, style, 5, 60, 2.2, sun=0.6, seed=seed, steps=90)
    pic.lay(m, sub.img.astype(np.float32))


def arch(x, y, w, h):
    """A round-headed opening: x is its left side, y its foot, h its height to the crown."""
    def draw(c):
        c.move_to(x, y)
        c.line_to(x, y - h + w / 2)
        c.arc(x + w / 2, y - h + w / 2, w / 2, math.pi, 0)
        c.line_to(x + w, y)
        c.close_path()
        c.fill()
    return draw


def press_house():
    """The old basket press, its tubs, and the window."""
    pic = Picture(2000, 1333, 291)
    everything = np.ones_like(pic.xx)
    far = np.clip(np.hypot((pic.xx - 420) / 1500, (pic.yy - 520) / 1100), 0, 1)
    stone_wall(pic, everything, "#EBD6AC", "#93795A", far, 12)
    rng = np.random.default_rng(22)

    def stones(ctx):
        for _ in range(26):
            x, y = rng.uniform(-30, 2000), rng.uniform(180, 900)
            if 130 < x < 640 and y < 800:
                continue
            w, h = rng.uniform(60, 130), rng.uniform(30, 52)
            t = float(np.clip(math.hypot((x - 420) / 1500, (y - 520) / 1100), 0, 1))
            ink(ctx, mix("#CFB184", "#7C6449", t), 0.55)
            ctx.move_to(x, y)
            ctx.curve_to(x + w * 0.2, y - h * 0.5, x + w * 0.8, y - h * 0.5, x + w, y)
            ctx.curve_to(x + w, y + h * 0.5, x + w * 0.2, y + h * 0.6, x, y)
            ctx.fill()

    pic.draw(stones, rough=4)
    floor = pic.torn((pic.yy > 965).astype(np.float32), 2)
    pic.gouache(floor, "#B9916A", "#7A5640", (pic.yy - 965) / 370 * 0.7 + far * 0.3, 0.07, 5)

    def tiles(ctx):
        ink(ctx, "#6A4C3A", 0.55)
        ctx.set_line_width(2.2)
        y, step = 965.0, 20.0
        while y < 1340:
            ctx.move_to(0, y)
            ctx.line_to(2000, y)
            ctx.stroke()
            y2 = y + step
            k = int(y) % 2
            for c in np.arange(-40, 41) + (0.5 if int(step * 7) % 2 else 0):
                f = lambda yy: 900 + c * 78 * (yy - 700) / 265
                ctx.move_to(f(y), y)
                ctx.line_to(f(y2), y2)
            ctx.stroke()
            y, step = y2, step * 1.22

    pic.draw(tiles, rough=2)
    # beams
    for y, h in ((-10, 92),):
        m = pic.mask(box(-10, y, 2020, h), rough=2)
        pic.gouache(m, "#6E5138", "#4A3424", (pic.yy - y) / h, 0.1, 16)
    for x in (140, 620, 1100, 1580):
        m = pic.mask(shape((x, 60), (x + 110, 60), (x + 100, 168), (x + 10, 168)), rough=2)
        pic.gouache(m, "#7E5E42", "#4A3424", (pic.xx - x) / 110, 0.08, 2)
    pic.shade(np.exp(-((np.clip(pic.yy - 80, 0, None) / 70) ** 2)) * (pic.yy > 78), "#8C7560", 0.7)
    # window with its reveal
    pic.gouache(pic.mask(arch(186, 760, 400, 540), rough=2), "#C7A87A", "#E9D4AA", (pic.xx - 186) / 400, 0.06, 2)
    hole = pic.mask(arch(240, 740, 320, 480), rough=1.2)
    view(pic, hole, 560, 33)
    pic.glow(400, 480, 520, "#FFF0C8", 0.30)
    pic.gouache(pic.mask(shape((170, 742), (606, 742), (622, 776), (154, 776)), rough=1.5), "#E6CC9C", "#C9A878", None, 0.05)

    def bars(ctx):
        ink(ctx, "#5A4A3C")
        ctx.rectangle(395, 262, 10, 480)
        for y in (420, 580):
            ctx.rectangle(240, y, 320, 9)
        ctx.fill()

    pic.draw(bars, rough=1)
    # the light that falls through it
    beam = pic.mask(shape((700, 1010), (1010, 1010), (1330, 1250), (900, 1250)), soft=10) * floor
    pic.lay(beam, "#F6D9A0", 0.55)
    pic.lay(pic.mask(shape((590, 420), (590, 720), (1330, 1250), (900, 1250), (560, 700)), soft=40), "#F8E2B4", 0.13)

    cx = 1080
    pic.shade(pic.mask(lambda c: (oval(c, cx + 170, 1176, 500, 52), c.fill()), soft=20), "#4A382C", 0.75)
    pic.shade(pic.mask(shape((cx + 60, 330), (cx + 330, 300), (cx + 420, 960), (cx + 120, 960)), soft=34), "#A58C70", 0.45)

    def press(ctx):
        wood = ["#5A3D28", "#7C5638", "#A27648", "#C99E66"]

        def round_wall(x, top, foot, rx, ry, n, tones, gap=0.0, taper=1.0):
            for k in range(n):
                a0, a1 = math.pi * (1 - k / n), math.pi * (1 - (k + 1 - gap) / n)
                p = lambda a, y, s: (x + rx * s * math.cos(a), y + ry * s * math.sin(a))
                u = math.cos((a0 + a1) / 2)
                light = float(np.clip(0.55 - 0.62 * u - 0.2 * u * u + rng.normal(0, 0.05), 0, 0.999))
                i = light * (len(tones) - 1)
                ink(ctx, mix(tones[int(i)], tones[int(i) + 1], i - int(i)))
                polygon(ctx, [p(a0, top, 1), p(a1, top, 1), p(a1, foot, taper), p(a0, foot, taper)])
                ctx.fill()

        def hoop(x, y, rx, ry, width, dark="#33302E", lit="#7C746C"):
            ctx.set_line_width(width)
            ctx.set_line_cap(cairo.LINE_CAP_BUTT)
            ctx.set_source(ramp(x - rx, 0, x + rx, 0, (0, dark, 1), (0.25, lit, 1), (0.55, dark, 1), (1, "#1E1A18", 1)))
            oval(ctx, x, y, rx, ry, 0.13, math.pi - 0.13)
            ctx.stroke()

        # feet and basin
        for x in (cx - 300, cx + 236):
            ink(ctx, "#4A3322")
            polygon(ctx, [(x, 1020), (x + 64, 1020), (x + 56, 1196), (x + 8, 1196)])
            ctx.fill()
        ctx.set_source(ramp(cx - 375, 0, cx + 375, 0, (0, "#D6C29C", 1), (0.3, "#C2AB86", 1), (1, "#6A5844", 1)))
        ctx.move_to(cx - 375, 985)
        ctx.line_to(cx - 362, 1070)
        ctx.curve_to(cx - 300, 1165, cx + 300, 1165, cx + 362, 1070)
        ctx.line_to(cx + 375, 985)
        ctx.fill()
        ctx.set_source(ramp(cx - 375, 0, cx + 375, 0, (0, "#E6D3AC", 1), (1, "#86725A", 1)))
        oval(ctx, cx, 985, 375, 76)
        ctx.fill()
        ink(ctx, "#4A1822")
        oval(ctx, cx, 990, 335, 62)
        ctx.fill()
        ctx.set_source(ramp(cx - 335, 0, cx + 335, 0, (0, "#A04450", 0.9), (0.35, "#6B1F2E", 0.2), (1, "#2A0C14", 0.8)))
        oval(ctx, cx, 990, 335, 62)
        ctx.fill()
        # the cage: pressed skins show between the staves
        ink(ctx, "#2C1018")
        ctx.rectangle(cx - 262, 520, 524, 465)
        ctx.fill()
        oval(ctx, cx, 985, 262, 54)
        ctx.fill()
        round_wall(cx, 500, 985, 268, 54, 25, wood, 0.24)
        # top of the skins, blocks
        ink(ctx, "#3A1620")
        oval(ctx, cx, 502, 268, 54)
        ctx.fill()
        ctx.set_line_width(15)
        ctx.set_source(ramp(cx - 268, 0, cx + 268, 0, (0, "#D2A86E", 1), (0.5, "#9A6E44", 1), (1, "#5A3D28", 1)))
        oval(ctx, cx, 500, 268, 54)
        ctx.stroke()
        n = 160
        a, r = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n)) * 0.9
        c = np.array([mix("#3A1422", "#7A3A4C", float(rng.random())) for _ in range(n)])
        dabs(ctx, cx + np.cos(a) * r * 245, 502 + np.sin(a) * r * 46, rng.uniform(5, 10, n), rng.uniform(0, 6, n), c, rng, 0.8)
        for y in (590, 745, 905):
            hoop(cx, y, 265, 56, 22)
        for x, y, w, h, tone in ((cx - 200, 440, 400, 56, "#A27648"), (cx - 120, 386, 240, 56, "#B98C58")):
            ctx.set_source(ramp(x, 0, x + w, 0, (0, mix(tone, "#F0D09A", 0.3), 1), (0.4, tone, 1), (1, mix(tone, "#3A2618", 0.5), 1)))
            ctx.rectangle(x, y, w, h)
            ctx.fill()
            ink(ctx, mix(tone, "#FFE6B8", 0.45))
            polygon(ctx, [(x, y), (x + 24, y - 15), (x + w - 24, y - 15), (x + w, y)])
            ctx.fill()
        # nut, bar and screw
        ctx.set_source(ramp(cx - 34, 0, cx + 34, 0, (0, "#8C857C", 1), (0.3, "#B5AEA2", 1), (0.6, "#5A544E", 1), (1, "#2C2826", 1)))
        ctx.rectangle(cx - 30, 168, 60, 160)
        ctx.fill()
        ink(ctx, "#2C2826", 0.8)
        ctx.set_line_width(4)
        for y in np.arange(176, 320, 13):
            ctx.move_to(cx - 31, y + 6)
            ctx.line_to(cx + 31, y - 3)
            ctx.stroke()
        ctx.set_source(ramp(cx - 92, 0, cx + 92, 0, (0, "#7C756C", 1), (0.3, "#A29A8E", 1), (1, "#2C2826", 1)))
        polygon(ctx, [(cx - 70, 300), (cx + 70, 300), (cx + 92, 374), (cx - 92, 374)])
        ctx.fill()
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for width, tone, lift in ((25, "#6A4A30", 0), (12, "#B98C58", -4)):
            ink(ctx, tone)
            ctx.set_line_width(width)
            ctx.move_to(cx - 470, 352 + lift)
            ctx.line_to(cx + 380, 312 + lift)
            ctx.stroke()
        # spout and must
        ink(ctx, "#7A674F")
        polygon(ctx, [(cx - 160, 1112), (cx - 100, 1122), (cx - 112, 1168), (cx - 158, 1160)])
        ctx.fill()
        def tub(x, top, foot, rx, fill):
            ry = rx * 0.27
            ink(ctx, "#3A281C")
            oval(ctx, x, foot, rx * 0.86, ry * 0.86)
            ctx.fill()
            round_wall(x, top, foot, rx, ry, 17, wood, 0.07, 0.86)
            ink(ctx, "#4A3322")
            oval(ctx, x, top, rx, ry)
            ctx.fill()
            fill(x, top, rx, ry)
            ctx.set_line_width(rx * 0.075)
            ctx.set_source(ramp(x - rx, 0, x + rx, 0, (0, "#DDB67C", 1), (0.5, "#A27648", 1), (1, "#5A3D28", 1)))
            oval(ctx, x, top, rx, ry)
            ctx.stroke()
            for t in (0.22, 0.72):
                s = 1 - 0.14 * t
                hoop(x, top + (foot - top) * t, rx * s * 0.985, ry * s, rx * 0.085)

        def must(x, top, rx, ry):
            ink(ctx, "#6B1F2E")
            oval(ctx, x, top + 9, rx * 0.9, ry * 0.85)
            ctx.fill()
            ink(ctx, "#C8707A", 0.55)
            for k in range(2):
                ctx.set_line_width(2.0)
                oval(ctx, x - 4, top - 4, rx * (0.16 + 0.2 * k), ry * (0.14 + 0.2 * k))
                ctx.stroke()
            ink(ctx, "#D98A8C", 0.6)
            oval(ctx, x - rx * 0.45, top + 8, rx * 0.22, ry * 0.16)
            ctx.fill()

        def grapes(x, top, rx, ry):
            spots = [(x + math.cos(a) * r * rx * 0.86, top + math.sin(a) * r * ry * 0.8 - (1 - r) * ry * 0.75) for a, r in zip(rng.uniform(0, 6.28, 130), np.sqrt(rng.random(130)))]
            berries(ctx, rng, sorted(spots, key=lambda p: p[1]), rx * 0.075)

        tub(cx - 138, 1222, 1300, 128, must)
        ctx.set_source(ramp(cx - 144, 0, cx - 118, 0, (0, "#C0505C", 1), (1, "#6B1F2E", 1)))
        ctx.move_to(cx - 144, 1150)
        ctx.curve_to(cx - 152, 1180, cx - 152, 1190, cx - 150, 1222)
        ctx.line_to(cx - 132, 1222)
        ctx.curve_to(cx - 132, 1190, cx - 128, 1170, cx - 118, 1154)
        ctx.fill()
        tub(1640, 975, 1130, 165, grapes)
        tub(1830, 1070, 1262, 190, grapes)

    pic.shade(pic.mask(lambda c: (oval(c, 1740, 1150, 200, 36), oval(c, 1930, 1280, 240, 40), oval(c, cx - 90, 1304, 180, 28), c.fill()), soft=16), "#4A382C", 0.7)
    pic.draw(press, rough=2.0)
    pic.glow(300, 420, 1300, "#FFE6B0", 0.16)
    pic.shade(smooth(0.55, 1.1, far), "#8C7464", 0.35)
    return pic


def tasting_room():
    """The counter, the shelves and the window on the rows."""
    pic = Picture(2000, 1333, 311)
    everything = np.ones_like(pic.xx)
    far = np.clip(np.hypot((pic.xx - 330) / 2100, (pic.yy - 480) / 1300), 0, 1)
    stone_wall(pic, everything, "#F1E2C2", "#B79C76", far, 15)
    # window
    pic.gouache(pic.mask(box(86, 176, 560, 610), rough=1.6), "#D8BE92", "#EFDDB8", (pic.xx - 86) / 560, 0.05, 2)
    hole = pic.mask(box(126, 216, 480, 530), rough=1)
    view(pic, hole, 500, 51)
    pic.glow(366, 440, 560, "#FFF2CE", 0.28)

    def casement(ctx):
        ink(ctx, "#67757D")
        for x, w in ((120, 22), (354, 24), (590, 22)):
            ctx.rectangle(x, 210, w, 542)
        for y, h in ((208, 22), (732, 24)):
            ctx.rectangle(120, y, 492, h)
        ctx.rectangle(120, 466, 492, 12)
        ctx.fill()
        ink(ctx, "#E9D2A4")
        ctx.rectangle(60, 756, 612, 34)
        ctx.fill()
        ink(ctx, "#A88A62")
        ctx.rectangle(60, 788, 612, 9)
        ctx.fill()
        # a jar of wild flowers on the sill
        ctx.set_source(ramp(520, 0, 590, 0, (0, "#DCE3DC", 0.9), (0.5, "#A9B8B4", 0.8), (1, "#8C9C9A", 0.9)))
        ctx.rectangle(520, 668, 64, 92)
        ctx.fill()

    pic.draw(casement, rough=1.2)
    rng = np.random.default_rng(27)

    def posy(ctx):
        for _ in range(26):
            a, r = rng.normal(-1.57, 0.42), rng.uniform(70, 160)
            x, y = 552 + math.cos(a) * r, 672 + math.sin(a) * r
            ink(ctx, "#5E6E3E")
            ctx.set_line_width(3)
            ctx.move_to(552 + rng.normal(0, 10), 740)
            ctx.curve_to(552, 690, x, y + 40, x, y)
            ctx.stroke()
            n = 14
            base = ("#F8F1DE", "#D9B45E", "#B8505A", "#A79AC0")[rng.integers(4)]
            c = np.array([rgb(base) * k for k in rng.uniform(0.85, 1.05, n)])
            dabs(ctx, x + rng.normal(0, 9, n), y + rng.normal(0, 7, n), rng.uniform(4, 9, n), rng.uniform(0, 6, n), np.clip(c, 0, 1), rng, 0.8)

    pic.draw(posy)
    # shelves in an oak frame
    x0, x1, top, foot = 850, 1890, 150, 842
    niche = pic.mask(box(x0, top, x1 - x0, foot - top), rough=1)
    pic.gouache(niche, "#8C6C4C", "#5E4530", np.clip((pic.xx - x0) / (x1 - x0), 0, 1), 0.07, 10)
    boards = [top + 222, top + 448, foot - 22]
    for y in boards:
        pic.shade(np.exp(-(np.clip(y - pic.yy, 0, None) / 46)) * (pic.yy < y) * niche, "#4A3626", 0.0)
        pic.shade(np.exp(-(np.clip(pic.yy - y - 22, 0, None) / 40)) * (pic.yy > y + 22) * niche, "#3A2A1E", 0.7)
    pic.shade(np.exp(-(np.clip(pic.xx - x0, 0, None) / 60)) * niche, "#4A3626", 0.55)
    pic.shade(np.exp(-(np.clip(pic.yy - top - 20, 0, None) / 50)) * niche, "#3A2A1E", 0.7)
    kinds = [("#2A1418", "#6B1F2E", "bordeaux", "#8A3A3E"), ("#221317", "#2A2622", "burgundy", "#B08A4A"), ("#8E9A4A", "#46543A", "flute", "#7A9070"), ("#DDA79A", "#C98C86", "bordeaux", "#B8505A"), ("#A8914A", "#B08A4A", "burgundy", "#6B7B4A"), ("#3A4A26", "#C9A860", "burgundy", "#C9A860")]

    def shelves(ctx):
        order = [[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4], [5, 5, 5, 1, 1, 1, 0, 0, 0, 2, 2]]
        for y, line in zip(boards, order):
            step = (x1 - x0 - 80) / len(line)
            for i, k in enumerate(line):
                body, cap, kind, mark = kinds[k]
                if y == boards[2] and i < 7:
                    continue  # the glasses on the counter stand before an empty shelf
                x = x0 + 40 + step * (i + 0.5) + rng.normal(0, 2)
                ink(ctx, "#2A1C14", 0.5)
                oval(ctx, x + 14, y - 1, 36, 7)
                ctx.fill()
                bottle(ctx, x, y, 186 if kind != "flute" else 196, body, cap, -1, kind=kind, mark=mark)
        for y in boards:
            ctx.set_source(ramp(x0, 0, x1, 0, (0, "#C99E66", 1), (1, "#8A6440", 1)))
            ctx.rectangle(x0 - 10, y, x1 - x0 + 20, 22)
            ctx.fill()
            ink(ctx, "#5A3D28")
            ctx.rectangle(x0 - 10, y + 20, x1 - x0 + 20, 4)
            ctx.fill()
        for x, w in ((x0 - 22, 26), (x1 - 4, 26)):
            ctx.set_source(ramp(x, 0, x + w, 0, (0, "#D2A86E", 1), (1, "#8A6440", 1)))
            ctx.rectangle(x, top - 20, w, foot - top + 22)
            ctx.fill()
        ctx.set_source(ramp(x0, 0, x1, 0, (0, "#D2A86E", 1), (1, "#946C46", 1)))
        ctx.rectangle(x0 - 40, top - 36, x1 - x0 + 80, 30)
        ctx.fill()
        ink(ctx, "#6A4A30")
        ctx.rectangle(x0 - 22, top - 7, x1 - x0 + 44, 5)
        ctx.fill()

    pic.draw(shelves, rough=1.0)
    # slanting window light across the wall and the shelf
    sun = pic.mask(shape((690, 330), (830, 300), (980, 880), (840, 880)), soft=14)
    pic.lay(sun * (pic.yy < 880), "#FFF0C8", 0.22)
    # counter
    front = pic.mask(box(-10, 960, 2020, 380), rough=1.5)
    pic.gouache(front, "#9A7048", "#6A4830", np.clip(far * 0.8 + (pic.yy - 960) / 900, 0, 1), 0.06, 3)

    def panels(ctx):
        for k in range(9):
            x = -30 + k * 240
            ink(ctx, "#5A3D28", 0.75)
            ctx.set_line_width(6)
            ctx.rectangle(x, 1016, 206, 420)
            ctx.stroke()
            ink(ctx, "#C99E66", 0.5)
            ctx.set_line_width(2.5)
            ctx.move_to(x + 6, 1340)
            ctx.line_to(x + 6, 1022)
            ctx.line_to(x + 200, 1022)
            ctx.stroke()

    pic.draw(panels, rough=2)
    slab = pic.mask(box(-10, 858, 2020, 88), rough=1.2)
    planks(pic, slab, 858, 946, "#E0BC82", "#BE9258", 3, 61, "#7A5636")
    edge = pic.mask(box(-10, 942, 2020, 32), rough=1.2)
    pic.gouache(edge, "#B0824E", "#7A5636", pic.xx / 2000, 0.06, 14)
    pic.shade(np.exp(-(np.clip(pic.yy - 974, 0, None) / 26)) * (pic.yy > 974), "#4A3626", 0.65)
    pic.lay(slab * np.exp(-(((pic.xx - 560) / 420) ** 2)), "#FFF0C8", 0.28)
    for x, w in ((970, 120), (1190, 90), (1330, 90), (1470, 90), (330, 150)):
        pic.shade(pic.mask(lambda c, x=x, w=w: (oval(c, x + w * 0.9, 912, w, 11), c.fill()), soft=6) * slab, "#7A5A40", 0.65)

    def service(ctx):
        bottle(ctx, 970, 912, 420, "#221317", "#2A2622", -1, kind="burgundy", mark="#B08A4A")
        for x, lv, wine in ((1190, 0.56, ("#3A0E1A", "#6B1F2E", "#B8404A")), (1330, 0.56, ("#B0653F", "#DDA08A", "#F3C7B2")), (1470, 0.56, ("#B79A4E", "#DCC47C", "#F3E3AE"))):
            glass(ctx, x, 918, 262, lv, -1, wine)
        # the wooden board with bread
        ink(ctx, "#7A5636")
        polygon(ctx, [(190, 900), (520, 900), (548, 924), (166, 924)])
        ctx.fill()
        ink(ctx, "#A8784A")
        polygon(ctx, [(190, 896), (520, 896), (544, 916), (170, 916)])
        ctx.fill()
        ctx.set_source(ramp(0, 800, 0, 905, (0, "#D9A45E", 1), (0.6, "#B0743C", 1), (1, "#7A4A28", 1)))
        ctx.move_to(215, 902)
        ctx.curve_to(200, 810, 300, 796, 370, 800)
        ctx.curve_to(440, 802, 500, 826, 492, 902)
        ctx.fill()
        ink(ctx, "#F0D6A0")
        ctx.set_line_width(9)
        for k in range(4):
            ctx.move_to(262 + k * 54, 856)
            ctx.curve_to(270 + k * 54, 838, 284 + k * 54, 822, 300 + k * 54, 816)
            ctx.stroke()

    pic.draw(service, rough=1.2)

    def lamps(ctx):
        for x in (740,):
            ink(ctx, "#3A302A")
            ctx.set_line_width(3)
            ctx.move_to(x, -5)
            ctx.line_to(x, 96)
            ctx.stroke()
            ctx.set_source(ramp(x - 76, 0, x + 76, 0, (0, "#8E3A42", 1), (0.4, "#6B1F2E", 1), (1, "#3C1018", 1)))
            ctx.move_to(x - 18, 92)
            ctx.curve_to(x - 26, 130, x - 70, 140, x - 78, 190)
            ctx.line_to(x + 78, 190)
            ctx.curve_to(x + 70, 140, x + 26, 130, x + 18, 92)
            ctx.fill()
            ink(ctx, "#FBE6B4")
            oval(ctx, x, 190, 72, 10)
            ctx.fill()

    pic.draw(lamps, rough=1)
    pic.glow(740, 230, 300, "#FFE2A8", 0.22)
    pic.shade(smooth(0.5, 1.05, far), "#9A8470", 0.30)
    return pic


def picnic_terrace():
    """A laid table under a lime tree, above the river."""
    pic = Picture(2000, 1333, 331)
    sky(pic, "#8FA0AA", "#D9D3BF", "#F2DDB2", 560, 0.6, "#F8EDD4")
    pic.glow(420, 380, 900, "#F8D896", 0.40)
    pic.hills(ridge(pic.w, 470, 90, 600, 9), "#9CA8AC", "#E2D7BC", 150, 1.6)
    pic.hills(ridge(pic.w, 545, 70, 520, 21), "#7C8A86", "#CBC5A4", 150, 1.8)
    pic.mist(640, 36, "#F6ECD4", 0.7)
    l3 = ridge(pic.w, 625, 50, 640, 34)
    pic.hills(l3, "#74825F", "#A5AA78", 150, 2)
    wooded(pic, l3, ["#46553E", "#5A6848", "#8A8F5C"], 60, 26, -0.8, 5, chance=0.7)
    slope_rows(pic, l3, 800, -200, 900, ["#50603E", "#697746", "#949655"], 20, 3, 2.4, 0.5, 400)
    pic.gouache(np.clip(pic.yy - 752, 0, 1), "#A8AC74", "#7E8650", (pic.yy - 752) / 260)
    pic.lay(smooth(0.5, 0.75, noise(pic.h, pic.w, 60, 991, 4, 8)) * (pic.yy > 754), "#C4BF8A", 0.4)

    def river(ctx):
        ctx.move_to(1500, 770)
        ctx.curve_to(1200, 782, 880, 790, 820, 822)
        ctx.curve_to(760, 862, 420, 880, -10, 905)
        ctx.line_to(-10, 985)
        ctx.curve_to(560, 960, 980, 900, 1080, 850)
        ctx.curve_to(1150, 816, 1400, 800, 1560, 782)
        ctx.close_path()
        ctx.fill()

    water = pic.mask(river, rough=2)
    pic.gouache(water, "#F3E4C0", "#A3B0B2", (pic.yy - 765) / 260, 0.03, 14)
    pic.lay(water * smooth(0.62, 0.8, noise(pic.h, pic.w, 7, 77, 2, 30)), "#FDF5E0", 0.6)
    rng = np.random.default_rng(12)
    green = ["#3C4A34", "#505F3E", "#6E7A4A", "#A39F5E"]

    def banks(ctx):
        for x0 in (1120, 1150, 1400, 1640):
            grove(ctx, rng, x0, x0 + 460, lambda x: 826 + 0 * x, 84, green, -0.8, 4)
        grove(ctx, rng, -40, 420, lambda x: 868 - x * 0.03, 66, green, -0.8, 4)
        for x, h in ((520, 180), (556, 210), (596, 170)):
            cypress(ctx, rng, x, 872, 36, h, ["#37423A", "#46523F", "#5E684B", "#94905F"], -0.8)
        grove(ctx, rng, 60, 900, lambda x: 1010 + 0 * x, 60, green, -0.8, 5)

    pic.draw(banks)
    pic.mist(800, 20, "#F8F0DC", 0.4, 300, 8)
    # terrace floor and its low wall
    ground = 1000
    wall = pic.mask(box(-10, 955, 2020, 92), rough=2)
    pic.gouache(wall, "#DCC398", "#A88C66", (pic.yy - 955) / 92, 0.07, 4)

    def stones(ctx):
        x = -20
        for row in range(2):
            x = -20 - row * 46
            while x < 2000:
                w = rng.uniform(80, 130)
                ink(ctx, "#8C7354", 0.65)
                ctx.set_line_width(2.6)
                ctx.rectangle(x, 984 + row * 32, w, 31)
                ctx.stroke()
                if rng.random() < 0.35:
                    ink(ctx, mix("#EBD8B0", "#B4966C", rng.random()), 0.6)
                    ctx.rectangle(x + 3, 987 + row * 32, w - 6, 26)
                    ctx.fill()
                x += w
        ink(ctx, "#F0DDB4")
        ctx.rectangle(-10, 948, 2020, 26)
        ctx.fill()
        ink(ctx, "#A98C64", 0.8)
        ctx.rectangle(-10, 972, 2020, 7)
        for x in range(160, 2000, 310):
            ctx.rectangle(x, 948, 3, 26)
        ctx.fill()

    pic.draw(stones, rough=2.4)
    flags = pic.mask(box(-10, 1046, 2020, 300), rough=1.6)
    pic.gouache(flags, "#DCC49A", "#B99C72", (pic.yy - 1046) / 290, 0.06, 6)
    pic.lay(flags * smooth(0.55, 0.8, noise(pic.h, pic.w, 50, 16, 4, 3)), "#A99068", 0.4)

    def gravel(ctx):
        n = 2200
        t = rng.random(n)
        c = np.array([mix("#9A8058", "#F0DEB8", float(rng.random())) for _ in range(n)])
        dabs(ctx, rng.uniform(0, 2000, n), 1052 + t * 285, 1.5 + 4 * t, rng.normal(0, 0.4, n), c, rng, 0.5)

    pic.draw(gravel, 0.6)
    # dappled shade
    dapple = smooth(0.40, 0.54, noise(pic.h, pic.w, 70, 19, 4, 2.6)) * np.exp(-(((pic.xx - 1350) / 820) ** 4)) * np.clip((pic.yy - 1000) / 60, 0, 1)
    pic.shade(dapple, "#8C7C6C", 0.72)
    pic.shade(pic.mask(lambda c: (oval(c, 1120, 1278, 520, 34), c.fill()), soft=12), "#7A6858", 0.6)

    def trunk(ctx):
        for colour, a, b in (("#4A3C30", 0, 0), ("#6E5A46", 0, -44), ("#9A805E", 0, -84)):
            ink(ctx, colour)
            ctx.move_to(1690, 1200)
            ctx.curve_to(1745, 1080, 1752, 800, 1725, 300)
            ctx.line_to(1850 + b, 300)
            ctx.curve_to(1850 + b, 800, 1862 + b, 1080, 1930 + b * 1.3, 1206)
            ctx.fill()
        ink(ctx, "#3A2E24", 0.5)
        ctx.set_line_width(3)
        for _ in range(46):
            x, y = rng.uniform(1745, 1845), rng.uniform(360, 1150)
            ctx.move_to(x, y)
            ctx.line_to(x + rng.normal(0, 5), y + rng.uniform(20, 70))
            ctx.stroke()
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        ink(ctx, "#54443A")
        for width, p in ((52, [(1760, 520), (1620, 380), (1480, 300), (1240, 210)]), (44, [(1820, 480), (1900, 380), (1960, 300), (2060, 240)])):
            ctx.set_line_width(width)
            ctx.move_to(*p[0])
            ctx.curve_to(*p[1], *p[2], *p[3])
            ctx.stroke()

    pic.draw(trunk, rough=3)

    def crown(ctx):
        leaf = ["#34442C", "#465836", "#627044", "#8E9150", "#C9B868", "#E6D592"]
        for x, y, w, h in ((1960, 330, 620, 520), (1660, 190, 760, 420), (1330, 130, 640, 340), (1040, 90, 520, 260), (820, 50, 360, 180), (1480, 330, 420, 260), (1200, 270, 360, 220), (1960, 560, 300, 320), (1700, 420, 380, 240)):
            tree(ctx, rng, x, y + h * 0.4, w, h, leaf, -0.9, None, 46, 8.5)

    pic.draw(crown)

    # table
    tx0, tx1, ty = 690, 1500, 1010

    def chair(ctx, x, facing):
        tone, dark = "#67757D", "#4C5962"
        ink(ctx, dark)
        for dx in (14, 126):
            ctx.rectangle(x + dx, 1130, 11, 150)
        ctx.fill()
        ink(ctx, tone)
        bx = x if facing > 0 else x + 138
        for dx in (0, 1):
            ctx.rectangle(x + dx * 138, 1120, 12, 168)
        inner = bx + (24 if facing > 0 else -24)
        ctx.rectangle(bx, 920, 11, 210)
        ctx.rectangle(inner, 928, 9, 200)
        ctx.fill()
        ctx.rectangle(x - 4, 1110, 160, 15)
        ctx.fill()
        for k in range(4):
            y, dy = 936 + k * 38, 5 if facing > 0 else -5
            polygon(ctx, [(bx + 2, y), (inner + 7, y + dy), (inner + 7, y + dy + 15), (bx + 2, y + 15)])
            ctx.fill()

    pic.draw(lambda c: (chair(c, 560, 1), chair(c, 1490, -1)), rough=1.6)
    legs = pic.mask(lambda c: (c.rectangle(tx0 + 60, ty + 120, 22, 150), c.rectangle(tx1 - 82, ty + 120, 22, 150), c.fill()), rough=1)
    pic.gouache(legs, "#7A5C40", "#4A3626", None, 0.05)
    cloth = pic.mask(lambda c: (
        c.move_to(tx0 - 14, ty), c.line_to(tx1 + 14, ty),
        c.curve_to(tx1 + 30, ty + 60, tx1 + 26, ty + 140, tx1 + 34, ty + 196),
        [c.line_to(tx1 + 34 - (tx1 - tx0 + 68) * k / 40, ty + 196 + 9 * math.sin(k * 1.7) + 5 * math.sin(k * 0.6)) for k in range(41)],
        c.curve_to(tx0 - 26, ty + 140, tx0 - 30, ty + 60, tx0 - 14, ty), c.fill()), rough=1.4)
    folds = 0.5 + 0.5 * np.sin(pic.xx / 27 + 1.6 * np.sin(pic.xx / 61) + (pic.yy - ty) / 300)
    pic.gouache(cloth, "#FBF5E6", "#D6C8B0", np.clip((pic.yy - ty) / 280 + 0.35 * smooth(0.55, 1, folds) * smooth(ty + 10, ty + 150, pic.yy) + (pic.xx - tx0) / 2600, 0, 1), 0.02, 2)
    pic.shade(cloth * dapple, "#A9A494", 0.5)
    for y in (ty + 160, ty + 174):
        pic.lay(cloth * np.exp(-(((pic.yy - y - 5 * np.sin(pic.xx / 40)) / 3.2) ** 2)), "#8A3A3E", 0.7)
    topm = pic.mask(shape((tx0 - 14, ty + 2), (tx1 + 14, ty + 2), (tx1 - 40, ty - 40), (tx0 + 40, ty - 40)), rough=1.2)
    pic.gouache(topm, "#FFFAEC", "#E6DCC6", (pic.xx - tx0) / (tx1 - tx0), 0.02, 4)
    for x, w in ((880, 60), (1010, 50), (1180, 90), (1330, 50), (790, 60)):
        pic.shade(pic.mask(lambda c, x=x, w=w: (oval(c, x + w * 0.7, ty - 14, w, 7), c.fill()), soft=4) * topm, "#A39A8A", 0.7)

    def lunch(ctx):
        foot = ty - 14
        bottle(ctx, 1085, foot - 4, 262, "#8E9A4A", "#46543A", -1, kind="flute", mark="#7A9070")
        # bread
        ctx.set_source(ramp(0, foot - 60, 0, foot, (0, "#DDA862", 1), (1, "#8A5630", 1)))
        ctx.move_to(1150, foot + 4)
        ctx.curve_to(1140, foot - 62, 1200, foot - 70, 1240, foot - 68)
        ctx.curve_to(1290, foot - 66, 1310, foot - 30, 1300, foot + 4)
        ctx.fill()
        ink(ctx, "#F3DCA8")
        ctx.set_line_width(6)
        for k in range(3):
            ctx.move_to(1182 + k * 38, foot - 30)
            ctx.line_to(1200 + k * 38, foot - 56)
            ctx.stroke()
        # a cheese and a bowl of cherries
        ink(ctx, "#A8784A")
        ctx.rectangle(770, foot - 4, 130, 9)
        ctx.fill()
        ink(ctx, "#F0DDA8")
        polygon(ctx, [(790, foot - 4), (880, foot - 4), (880, foot - 46), (796, foot - 38)])
        ctx.fill()
        ink(ctx, "#D9B878")
        polygon(ctx, [(796, foot - 38), (880, foot - 46), (866, foot - 56), (800, foot - 48)])
        ctx.fill()
        for x in (960, 1360):
            glass(ctx, x, foot + 4, 168, 0.58, -1, ("#B79A4E", "#DCC47C", "#F3E3AE"))
        berries(ctx, rng, [(1408 + rng.normal(0, 22), foot - 20 - rng.random() * 18) for _ in range(22)], 9, "#5A1420", "#8E2434", "#C06A70", "#F3C9C2")
        ctx.set_source(ramp(1370, 0, 1450, 0, (0, "#EDE3CE", 1), (1, "#A9A08E", 1)))
        ctx.move_to(1364, foot - 24)
        ctx.curve_to(1372, foot + 10, 1444, foot + 10, 1452, foot - 24)
        ctx.fill()

    pic.draw(lunch, rough=1)
    pic.glow(380, 560, 1300, "#F8D896", 0.16)
    return pic


def plane_tree(ctx, rng, x, y, h, fade):
    """A pollarded plane in winter: blotched tapering trunk, knuckled arms, a broom of thin shoots, snow on what lies flat."""
    haze, snow = "#D3D3D0", "#F8F4EC"
    dark, mid, lit, shoot = (mix(c, haze, fade) for c in ("#6A5F55", "#8F8373", "#C4B8A0", "#7A5F50"))
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    wood, twigs = [], []

    def limb(x0, y0, a, length, w0, depth):
        w1 = w0 * (0.66 if depth else 0.8)
        bend = rng.normal(0, 0.10)
        xm, ym = x0 + math.cos(a + bend) * length / 2, y0 + math.sin(a + bend) * length / 2
        x1, y1 = x0 + math.cos(a) * length, y0 + math.sin(a) * length
        wood.append((x0, y0, xm, ym, w0, (w0 + w1) / 2, depth))
        wood.append((xm, ym, x1, y1, (w0 + w1) / 2, w1, depth))
        if depth == 0:
            for s in np.linspace(-1.0, 1.0, 11):
                b = -1.57 + (a + 1.57) * 0.5 + s * 0.8 + rng.normal(0, 0.1)
                reach = h * rng.uniform(0.08, 0.19)
                twigs.append((x1, y1, x1 + math.cos(b) * reach, y1 + math.sin(b) * reach, rng.normal(0, 0.12)))
            return
        spread = (-0.62, -0.12, 0.52) if depth == 2 else (-0.40, 0.36)
        for s in spread:
            limb(x1, y1, a + s + rng.normal(0, 0.12), length * rng.uniform(0.5, 0.66), w1 * 0.74, depth - 1)

    limb(x, y, -1.57 + rng.normal(0, 0.03), h * 0.40, h * 0.082, 2)
    ctx.set_source_rgb(*shoot)
    for x0, y0, x1, y1, k in twigs:
        ctx.set_line_width(max(0.8, h * 0.0042))
        ctx.move_to(x0, y0)
        ctx.curve_to(x0 + (x1 - x0) * 0.3 + k * h * 0.08, y0 + (y1 - y0) * 0.4, x1, y0 + (y1 - y0) * 0.7, x1, y1)
        ctx.stroke()
    for share, shift, colour in ((1.0, 0.0, dark), (0.66, -0.15, mid), (0.24, -0.32, lit)):
        ctx.set_source_rgb(*colour)
        for x0, y0, x1, y1, w0, w1, _ in wood[::-1]:
            d = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = abs(y1 - y0) / d, -(x1 - x0) / d * (1 if y1 < y0 else -1)
            a0, a1 = w0 * share / 2, w1 * share / 2
            ax, ay, bx, by = x0 + nx * shift * w0, y0 + shift * w0 * 0.4, x1 + nx * shift * w1, y1 + shift * w1 * 0.4
            polygon(ctx, [(ax - nx * a0, ay + ny * a0), (bx - nx * a1, by + ny * a1), (bx + nx * a1, by - ny * a1), (ax + nx * a0, ay - ny * a0)])
            ctx.fill()
            ctx.arc(bx, by, a1, 0, 7)
            ctx.fill()
    # the bark's patches on the trunk
    for _ in range(16):
        t, u = rng.random() * 0.95, rng.uniform(-0.32, 0.3)
        ctx.set_source_rgb(*mix(lit, mid, rng.random() * 0.7))
        oval(ctx, x + u * h * 0.075, y - h * 0.40 * t, h * rng.uniform(0.006, 0.012), h * rng.uniform(0.010, 0.024))
        ctx.fill()
    # snow lies in the forks and along the arms that lean
    ink(ctx, snow)
    for x0, y0, x1, y1, w0, w1, depth in wood:
        if depth == 2 or abs(x1 - x0) < 0.35 * abs(y1 - y0):
            continue
        ctx.set_line_width(max(1.0, w0 * 0.36))
        ctx.move_to(x0 + (x1 - x0) * 0.1, y0 + (y1 - y0) * 0.1 - w0 * 0.44)
        ctx.line_to(x1, y1 - w1 * 0.44)
        ctx.stroke()
    ctx.set_line_width(1)
    oval(ctx, x, y + h * 0.004, h * 0.075, h * 0.014)
    ctx.fill()


def letterbox_winter():
    """The gate, the letterbox and the avenue of planes under snow."""
    pic = Picture(2000, 1333, 351)
    sky(pic, "#A4AEB6", "#D2D3D1", "#EEDFCB", 640, 0.5, "#F4ECE0")
    pic.glow(640, 560, 720, "#F4D2A8", 0.34)
    pic.hills(ridge(pic.w, 560, 70, 560, 13), "#A6AFB6", "#DAD8D2", 140, 1.6)
    l2 = ridge(pic.w, 622, 46, 640, 28)
    pic.hills(l2, "#8A949A", "#CFCCC4", 120, 1.8)
    wooded(pic, l2, ["#6A7276", "#7C8486", "#9A9C98"], 60, 24, -0.8, 5, chance=0.6)
    pic.mist(700, 34, "#F2ECE2", 0.8)
    snow = np.clip(pic.yy - 735, 0, 1)
    pic.gouache(snow, "#EDE8DF", "#D2D4D6", (pic.yy - 735) / 520, 0.025, 8)
    pic.lay(snow * smooth(0.5, 0.8, noise(pic.h, pic.w, 150, 31, 4, 5)), "#C2C8CE", 0.35)
    rng = np.random.default_rng(18)
    vx, vy = 985, 742
    drive = pic.mask(shape((vx - 16, vy), (vx + 16, vy), (1420, 1345), (500, 1345)), rough=3)
    pic.gouache(drive, "#E6E1D8", "#DAD8D4", (pic.yy - 740) / 560, 0.03, 3)
    for a in (-0.50, 0.44):
        track = pic.mask(shape((vx + a * 16 - 2, vy), (vx + a * 16 + 2, vy), (960 + a * 640 + 34, 1345), (960 + a * 640 - 34, 1345)), rough=4)
        pic.lay(track, "#B4B2AE", 0.6)
        pic.lay(track * smooth(0.55, 0.7, noise(pic.h, pic.w, 26, 41, 3, 1.5)), "#9A8E80", 0.5)

    def avenue(ctx):
        house(ctx, vx - 120, vy + 6, 250, 74, "#EAD6B0", "#9A938E", "#EDE8DF", "#C9C4BC", -1, 5, "#8A7E74", 0.22)
        house(ctx, vx - 150, vy + 8, 66, 106, "#F0DEB8", "#9A938E", "#EDE8DF", "#C9C4BC", -1, 1, "#8A7E74", 0.3)
        ink(ctx, "#EFC27A")
        ctx.rectangle(vx - 20, vy - 32, 9, 16)
        ctx.fill()
        for d in np.geomspace(15, 3.1, 8):
            s = 1 / d
            y = vy + 1480 * s * 0.62
            for side in (-1, 1):
                x = vx + side * 1480 * s * 1.02
                sh = 1480 * s
                ink(ctx, "#AEB4BC", 0.55)
                polygon(ctx, [(x, y - 3), (x + sh * 0.05, y + 3), (x + sh * 0.95, y + sh * 0.10), (x + sh * 0.9, y + sh * 0.06)])
                ctx.fill()
                plane_tree(ctx, rng, x, y, 1480 * s * 1.55, 0.85 * (1 - math.exp(-max(0, d - 2.6) / 9)))

    pic.draw(avenue, rough=1.6)
    pic.mist(770, 26, "#F4EEE4", 0.35, 300, 7)

    # the gate
    def pillar(x, w, top, foot):
        m = pic.mask(box(x, top, w, foot - top), rough=1.4)
        pic.gouache(m, "#E3CFA8", "#A3907A", np.clip((pic.xx - x) / w, 0, 1), 0.06, 2)
        pic.lay(m * smooth(0.56, 0.8, noise(pic.h, pic.w, 34, int(x), 4, 1.6)), "#B09A7C", 0.5)
        flank = pic.mask(shape((x + w - 5, top), (x + w + 34, top + 8), (x + w + 34, foot - 16), (x + w - 5, foot)), rough=1.2)
        pic.gouache(flank, "#8C8580", "#7C7874", None, 0.05)
        cap = pic.mask(shape((x - 24, top - 36), (x + w + 34, top - 36), (x + w + 50, top + 4), (x - 24, top + 4)), rough=1.2)
        pic.gouache(cap, "#D6BF96", "#94857A", np.clip((pic.xx - x) / w, 0, 1), 0.05)

        def joints(ctx):
            ink(ctx, "#8C7A62", 0.7)
            ctx.set_line_width(3)
            k, y = 0, top + 64
            while y < foot - 10:
                ctx.move_to(x, y)
                ctx.line_to(x + w, y)
                ctx.line_to(x + w + 34, y)
                ctx.move_to(x + w * (0.36 if k % 2 else 0.64), y - 64)
                ctx.line_to(x + w * (0.36 if k % 2 else 0.64), y)
                ctx.stroke()
                k, y = k + 1, y + 64

        def snowcap(ctx):
            ink(ctx, "#F8F4EC")
            ctx.move_to(x - 28, top - 34)
            ctx.curve_to(x - 34, top - 70, x + w * 0.2, top - 84, x + w * 0.5, top - 82)
            ctx.curve_to(x + w * 0.9, top - 84, x + w + 48, top - 66, x + w + 40, top - 34)
            ctx.curve_to(x + w * 0.7, top - 26, x + w * 0.3, top - 40, x - 28, top - 34)
            ctx.fill()
            ink(ctx, "#C9CFD6", 0.8)
            ctx.move_to(x + w * 0.55, top - 40)
            ctx.curve_to(x + w * 0.8, top - 46, x + w + 10, top - 60, x + w + 38, top - 44)
            ctx.line_to(x + w + 38, top - 34)
            ctx.fill()

        pic.draw(joints, rough=2)
        pic.draw(snowcap, rough=2)

    low = [(-10, 250), (1752, 2020)]
    for a, b in low:
        m = pic.mask(box(a, 990, b - a, 240), rough=1.6)
        pic.gouache(m, "#C9B48E", "#94826A", (pic.yy - 990) / 240, 0.07, 3)

        def rubble(ctx, a=a, b=b):
            y = 1000.0
            while y < 1226:
                x, h = a - rng.uniform(0, 60), rng.uniform(34, 46)
                while x < b:
                    w = rng.uniform(60, 118)
                    ctx.set_source_rgb(*mix("#E0CCA4", "#94826A", rng.uniform(0.05, 0.75)))
                    ctx.rectangle(max(a, x) + 3, y + 3, min(b, x + w) - max(a, x) - 6, h - 6)
                    ctx.fill()
                    x += w
                y += h

        pic.draw(rubble, rough=5)
        pic.lay(pic.mask(lambda c, a=a, b=b: (c.move_to(a - 5, 1004), c.curve_to(a + 30, 950, b - 30, 954, b + 5, 1004), c.curve_to(b - 60, 1012, a + 80, 998, a - 5, 1004), c.fill()), rough=2), "#F8F4EC", 1)
    pillar(250, 170, 690, 1236)
    pillar(1560, 170, 690, 1236)

    def leaf(ctx, hinge, free, top_h, top_f, foot_h, foot_f):
        """One leaf of the gate, pushed open: it narrows as it goes back."""
        ink(ctx, "#2E3234")
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        at = lambda u, v: (hinge + (free - hinge) * u, (top_h + (top_f - top_h) * u) * (1 - v) + (foot_h + (foot_f - foot_h) * u) * v)
        ctx.set_line_width(9)
        for a, b in (((0, 0), (0, 1)), ((1, 0.0), (1, 1)), ((0, 0.94), (1, 0.94)), ((0, 0.56), (1, 0.56)), ((0, 0.18), (1, 0.18))):
            ctx.move_to(*at(*a))
            ctx.line_to(*at(*b))
            ctx.stroke()
        ctx.set_line_width(5)
        for k in range(1, 9):
            u = k / 9
            ctx.move_to(*at(u, 0.04 - 0.07 * math.sin(u * math.pi)))
            ctx.line_to(*at(u, 0.97))
            ctx.stroke()
            p = at(u, 0.03 - 0.07 * math.sin(u * math.pi))
            ctx.arc(*p, 5, 0, 7)
            ctx.fill()
        ctx.set_line_width(4)
        for k in range(9):
            p = at((k + 0.5) / 9, 0.37)
            oval(ctx, *p, abs(free - hinge) / 22, 13)
            ctx.stroke()
        ink(ctx, "#F8F4EC")
        ctx.set_line_width(5)
        for v in (0.18, 0.56, 0.94):
            ctx.move_to(at(0.02, v)[0], at(0.02, v)[1] - 6)
            ctx.line_to(at(0.98, v)[0], at(0.98, v)[1] - 6)
            ctx.stroke()

    pic.shade(pic.mask(lambda c: (polygon(c, [(454, 1210), (640, 1105), (700, 1118), (560, 1236)]), polygon(c, [(1560, 1236), (1340, 1105), (1560, 1150), (1800, 1260)]), c.fill()), soft=8), "#B4BAC4", 0.6)
    pic.draw(lambda c: (leaf(c, 462, 640, 760, 800, 1210, 1096), leaf(c, 1556, 1360, 760, 800, 1210, 1096)), rough=1.4)

    # the letterbox on the left pillar, a letter waiting
    def box_(ctx):
        ink(ctx, "#3E1119", 0.5)
        ctx.rectangle(296, 892, 108, 128)
        ctx.fill()
        ctx.set_source(ramp(284, 0, 392, 0, (0, "#8E3240", 1), (0.5, "#6B1F2E", 1), (1, "#4A1420", 1)))
        ctx.move_to(284, 1010)
        ctx.line_to(284, 900)
        ctx.curve_to(284, 850, 392, 850, 392, 900)
        ctx.line_to(392, 1010)
        ctx.close_path()
        ctx.fill()
        ink(ctx, "#FBF6E8")
        polygon(ctx, [(318, 908), (362, 900), (366, 930), (322, 936)])
        ctx.fill()
        ink(ctx, "#2E0D14")
        ctx.rectangle(304, 922, 68, 12)
        ctx.fill()
        ink(ctx, "#C9A860")
        ctx.arc(338, 972, 9, 0, 7)
        ctx.fill()
        ink(ctx, "#F8F4EC")
        ctx.move_to(278, 886)
        ctx.curve_to(290, 838, 386, 838, 398, 886)
        ctx.curve_to(376, 868, 300, 868, 278, 886)
        ctx.fill()

    pic.draw(box_, rough=1.2)

    def drifts(ctx):
        for x, y, rx, ry in ((335, 1240, 150, 26), (1645, 1240, 150, 26), (110, 1236, 190, 24), (1890, 1236, 190, 24)):
            ink(ctx, "#F4F0E8")
            oval(ctx, x, y, rx, ry)
            ctx.fill()
        # dry grasses through the snow, a robin's track
        n = 130
        x = np.concatenate([rng.uniform(30, 470, 65), rng.uniform(1560, 1980, 65)])
        c = np.array([mix("#8A7450", "#C9B284", float(rng.random())) for _ in range(n)])
        dabs(ctx, x, rng.uniform(1206, 1256, n), rng.uniform(14, 38, n), rng.normal(-1.57, 0.3, n), c, rng, 0.07)
        ink(ctx, "#A9AEB6", 0.9)
        for k in range(15):
            t = k / 14
            x, y = 640 + 60 * math.sin(t * 3) + (9 if k % 2 else -9) * (1.4 - t) + 150 * t, 1318 - 400 * t ** 0.8
            oval(ctx, x, y, 15 * (1.15 - 0.7 * t), 7 * (1.15 - 0.7 * t))
            ctx.fill()

    pic.draw(drifts, rough=2)

    def flakes(ctx):
        for _ in range(240):
            ink(ctx, "#FFFDF6", rng.uniform(0.4, 0.9))
            ctx.arc(rng.uniform(0, 2000), rng.uniform(0, 1333), rng.uniform(1.6, 4.2), 0, 7)
            ctx.fill()

    pic.draw(flakes)
    return pic


SCENES = {
    "glass-evening": glass_evening, "press-house": press_house, "horse-plough": horse_plough, "night-harvest": night_harvest,
    "picnic-terrace": picnic_terrace, "tasting-room": tasting_room, "bees-meadow": bees_meadow, "letterbox-winter": letterbox_winter,
}

if __name__ == "__main__":
    folder, names = sys.argv[1], sys.argv[2:] or list(SCENES)
    for name in names:
        SCENES[name]().finish(f"{folder}/{name}.jpg", limit=350_000)
