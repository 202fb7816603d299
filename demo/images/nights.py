"""Two nights of the estate's year, painted by painter.py: candles against the frost, and supper between the rows.

Usage: python3 nights.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import numpy as np

from landscapes import sky, wooded
from moments import ink
from painter import Camera, Picture, house, mix, polygon, rgb, ridge, vineyard

NIGHT = dict(leaf=["#10161C", "#18212A", "#212C36", "#2C3A44", "#3B4A52", "#55646A"], soil="#3A3A44", grass="#40495A", shadow="#262D3A", haze="#5C6880", reach=70, trunk="#12141A", cast=0.6, post="#2C3038")


def floor(x, y):
    """The ground rises away from the eye."""
    return 0.0007 * np.maximum(0, y - 18) ** 1.6 + 0 * x


def bend(y):
    return 0.0012 * y * y


def shine(light, x, y, radius, gain):
    """Adds a lamp's light to a sheet of light; only what it reaches is touched."""
    h, w = light.shape
    x0, x1 = int(max(0, x - 2 * radius)), int(min(w, x + 2 * radius))
    y0, y1 = int(max(0, y - 2 * radius)), int(min(h, y + 2 * radius))
    if x0 < x1 and y0 < y1:
        yy, xx = np.mgrid[y0:y1, x0:x1]
        light[y0:y1, x0:x1] += np.exp(-2.6 * (((xx - x) / radius) ** 2 + ((yy - y) / (radius * 0.7)) ** 2)) * gain


def stars(pic, rng, count, depth):
    def dots(ctx):
        for _ in range(count):
            ink(ctx, "#F3E9D2", rng.uniform(0.25, 0.85))
            ctx.arc(rng.uniform(0, pic.w), depth * rng.random() ** 1.4, rng.uniform(1.0, 2.3), 0, 7)
            ctx.fill()

    pic.draw(dots)


def distance(pic, dark, haze, wood):
    pic.hills(ridge(pic.w, 420, 80, 560, 3), mix(dark, haze, 0.35), haze, 130, 1.6)
    near = ridge(pic.w, 478, 60, 640, 8)
    pic.hills(near, dark, mix(dark, haze, 0.5), 120, 1.8)
    wooded(pic, near, wood, 60, 22, -0.8, 4, chance=0.7)
    return near


def frost_candles():
    """Three in the morning in April: a candle at every vine's foot, and the smoke lying in the hollow."""
    pic = Picture(2000, 1333, 241)
    sky(pic, "#1D2740", "#34456A", "#6E7C98", 470, 0.35, "#7D8AA4")
    rng = np.random.default_rng(18)
    stars(pic, rng, 120, 360)
    near = distance(pic, "#2A3650", "#6C7A96", ["#1D2636", "#263144", "#344056"])
    pic.draw(lambda c: house(c, 1500, float(near[1550]) + 12, 110, 34, "#4A5064", "#343B50", "#4A4250", "#322E3C", -1, 3, "#F6C878", 0.26))
    pic.mist(545, 34, "#8C9AB4", 0.6)
    cam = Camera(1500, 960, 505, 2.5)
    style = dict(NIGHT, grass="#5A6880", soil="#465064", shadow="#2A3348", haze="#66748E")
    vineyard(pic, cam, floor, style, 2.5, 150, 2.4, lambda y: 1.2 + bend(y), sun=-0.5, seed=16, steps=300)
    # In each aisle on the side that the nearer row doesn't hide.
    places = []
    for y in 5.2 * 1.16 ** np.arange(19):
        reach = 0.75 * y + 2
        for k in range(int(-reach / 2.4) - 1, int(reach / 2.4) + 1):
            x = (k + 0.5) * 2.4 + 1.2 + bend(y) + (rng.choice((-0.6, 0.6)) if k == -1 else math.copysign(0.75, k)) + rng.normal(0, 0.05)
            places.append((x, y * rng.uniform(0.97, 1.03)))
    places.sort(key=lambda place: -place[1])
    light = np.zeros((pic.h, pic.w), np.float32)
    for x, y in places:
        s = cam.f / y
        shine(light, *cam.at(x, y, float(floor(x, y)) + 0.25), 0.95 * s, math.exp(-y / 45))
    # However many candles reach a place, it is no brighter than beside one.
    pic.img = pic.img * (1 + 1.9 * (1 - np.exp(-light))[..., None] * rgb("#FFB45E") ** 1.2)

    def pots(ctx):
        for x, y in places:
            s = cam.f / y
            px, py = cam.at(x, y, float(floor(x, y)))
            ink(ctx, mix("#3A2A2A", "#66748E", 0.4 * (1 - math.exp(-y / 40))))
            ctx.rectangle(px - 0.07 * s, py - 0.15 * s, 0.14 * s, 0.15 * s)
            ctx.fill()
            for colour, size in (("#F29A3C", 1.0), ("#FFD27A", 0.68), ("#FFF4D2", 0.36)):
                ink(ctx, colour)
                w, h = 0.055 * s * size, 0.21 * s * size
                ctx.move_to(px - w, py - 0.155 * s)
                ctx.curve_to(px - w * 1.1, py - 0.155 * s - h * 0.5, px - w * 0.2, py - 0.155 * s - h * 0.7, px, py - 0.155 * s - h)
                ctx.curve_to(px + w * 0.3, py - 0.155 * s - h * 0.7, px + w * 1.1, py - 0.155 * s - h * 0.5, px + w, py - 0.155 * s)
                ctx.close_path()
                ctx.fill()

    pic.draw(pots, rough=1.1)
    for x, y in places:
        s = cam.f / y
        if s > 60:
            pic.glow(*cam.at(x, y, float(floor(x, y)) + 0.25), 0.32 * s, "#FFC070", 0.34)
    pic.glow(960, 640, 900, "#F2A860", 0.08)
    pic.mist(610, 30, "#A8AEC0", 0.34, 500, 8)
    return pic


def long_table():
    """Midsummer, the sun just gone: one table of sixty metres between the rows, under strings of lamps."""
    pic = Picture(2000, 1333, 251)
    sky(pic, "#3E4E74", "#A58E98", "#F0B078", 470, 0.5, "#F4C792")
    pic.glow(960, 470, 1000, "#F2A868", 0.22)
    rng = np.random.default_rng(28)
    stars(pic, rng, 26, 220)
    moon = pic.mask(lambda c: (c.arc(1500, 170, 42, 0, 7), c.fill()), rough=1.4)
    pic.glow(1500, 170, 240, "#F2E2C4", 0.22)
    pic.lay(moon, "#F8EBCB", 1)
    distance(pic, "#5A5A6C", "#C49A88", ["#3A4048", "#474A50", "#5E5A5A"])
    pic.mist(545, 30, "#E2B490", 0.5)
    cam = Camera(1250, 960, 505, 2.5)
    style = dict(NIGHT, leaf=["#18221C", "#243026", "#334032", "#46523C", "#66683F", "#948650"], grass="#5E6048", soil="#5C5048", shadow="#343A34", haze="#B08E7C", reach=90, trunk="#1E1A18")
    vineyard(pic, cam, floor, style, 2.5, 150, 5.0, lambda y: 2.5 + bend(y), sun=-0.4, seed=26, steps=300)
    far, near = 62.0, 6.2
    top = 0.76
    spots = near * (far / near) ** np.linspace(1, 0, 60)
    light = np.zeros((pic.h, pic.w), np.float32)
    for y in spots[::4]:
        shine(light, *cam.at(bend(y), y, float(floor(0, y)) + 1.2), 2.4 * cam.f / y, 0.5 * math.exp(-y / 30))
    pic.img = pic.img * (1 + 1.1 * (1 - np.exp(-light))[..., None] * rgb("#FFC678") ** 1.3)

    def cloth(ctx):
        ys = near * (far / near) ** np.linspace(0, 1, 80)
        edge = lambda side, z: [cam.at(bend(y) + side * 0.55, y, float(floor(0, y)) + z) for y in ys]
        for side in (-1, 1):
            ink(ctx, "#C9AE92")
            polygon(ctx, edge(side, top) + edge(side, top - 0.34)[::-1])
            ctx.fill()
        ink(ctx, "#F6E6CC")
        polygon(ctx, edge(-1, top) + edge(1, top)[::-1])
        ctx.fill()
        ink(ctx, "#D8BFA2")
        polygon(ctx, [cam.at(dx, near, top + dz) for dx, dz in ((-0.55, 0), (0.55, 0), (0.55, -0.42), (-0.55, -0.42))])
        ctx.fill()

    clothes = ["#6B1F2E", "#E4D6BE", "#46543A", "#5C6880", "#B98A4A", "#8A4A40", "#D9C6A4", "#39445A"]

    def guests(ctx):
        """Two benches and who sits on them, the far ones first; each leans a little, and the table's light is on the side that faces it."""
        ys = near * (far / near) ** np.linspace(0.01, 1, 60)
        for side in (-1, 1):
            seat = lambda out, z: [cam.at(bend(y) + side * out, y, float(floor(0, y)) + z) for y in ys]
            ink(ctx, "#4A372C")
            polygon(ctx, seat(0.76, 0.44) + seat(1.14, 0.44)[::-1])
            ctx.fill()
            ink(ctx, "#33261F")
            polygon(ctx, seat(0.76, 0.44) + seat(0.76, 0.36)[::-1])
            ctx.fill()
            polygon(ctx, [cam.at(bend(near) + side * out, ys[0], z) for out, z in ((0.76, 0.44), (1.14, 0.44), (1.14, 0), (1.06, 0), (1.06, 0.36), (0.84, 0.36), (0.84, 0), (0.76, 0))])
            ctx.fill()
        y = far
        while y > near + 0.5:
            fade = 0.55 * (1 - math.exp(-y / 55))
            s = cam.f / y
            base = float(floor(0, y))
            for side in (-1, 1):
                x = bend(y) + side * (0.92 + rng.normal(0, 0.04))
                at = lambda dx, z: cam.at(x + dx, y, base + z)
                lean = -side * rng.uniform(0.02, 0.12)
                ink(ctx, mix(clothes[rng.integers(len(clothes))], "#B08E7C", fade))
                ctx.move_to(*at(-0.23, 0.42))
                ctx.curve_to(*at(-0.27 + lean, 0.85), *at(-0.24 + lean, 1.18), *at(-0.06 + lean, 1.24))
                ctx.line_to(*at(0.06 + lean, 1.24))
                ctx.curve_to(*at(0.24 + lean, 1.18), *at(0.27 + lean, 0.85), *at(0.23, 0.42))
                ctx.close_path()
                ctx.fill()
                hx, hy = at(lean * 1.25, 1.40)
                ink(ctx, mix(["#D9A67C", "#C98E66", "#A8714E", "#E4B48C"][rng.integers(4)], "#B08E7C", fade))
                ctx.arc(hx, hy, 0.125 * s, 0, 7)
                ctx.fill()
                ink(ctx, mix(["#2A211C", "#5A3E28", "#8C6A40", "#C9B48C", "#3A2A22"][rng.integers(5)], "#B08E7C", fade))
                ctx.arc(hx + side * 0.03 * s, hy - 0.03 * s, 0.13 * s, math.pi * 0.95, math.pi * 2.05)
                ctx.fill()
            y -= 0.72

    def laid(ctx):
        y = far
        while y > near + 0.25:
            s = cam.f / y
            base = float(floor(0, y)) + top
            for dx in (-0.34, 0.34):
                px, py = cam.at(bend(y) + dx, y, base)
                ink(ctx, "#FFF8E8")
                ctx.save()
                ctx.translate(px, py)
                ctx.scale(1, 0.32)
                ctx.arc(0, 0, 0.13 * s, 0, 7)
                ctx.restore()
                ctx.fill()
                ink(ctx, "#8C2A38", 0.9)
                gx = px - math.copysign(0.14 * s, dx)
                ctx.rectangle(gx - 0.025 * s, py - 0.17 * s, 0.05 * s, 0.08 * s)
                ctx.fill()
                ink(ctx, "#FFF3DC", 0.8)
                ctx.set_line_width(max(0.8, 0.012 * s))
                ctx.move_to(gx, py - 0.09 * s)
                ctx.line_to(gx, py)
                ctx.stroke()
            if rng.random() < 0.45:
                px, py = cam.at(bend(y) + rng.uniform(-0.08, 0.08), y, base)
                ink(ctx, "#2E4030")
                ctx.rectangle(px - 0.04 * s, py - 0.2 * s, 0.08 * s, 0.2 * s)
                ctx.rectangle(px - 0.016 * s, py - 0.31 * s, 0.032 * s, 0.12 * s)
                ctx.fill()
            y -= 0.72

    bulbs = []

    def strings(ctx):
        """Two wires from pole to pole over the table's sides, hanging a little between."""
        poles = [6.9 * 1.5 ** k for k in range(6)]
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for side in (-1, 1):
            for a, b in zip(poles, poles[1:]):
                for t in np.linspace(0, 1, 11):
                    y = a + (b - a) * t
                    z = float(floor(0, y)) + 3.0 - 0.55 * 4 * t * (1 - t)
                    bulbs.append((*cam.at(bend(y) + side * 1.75, y, z), cam.f / y))
            wire = bulbs[-11 * (len(poles) - 1):]
            ink(ctx, "#2A2428", 0.8)
            ctx.set_line_width(1.6)
            ctx.move_to(*wire[0][:2])
            for px, py, _ in wire[1:]:
                ctx.line_to(px, py)
            ctx.stroke()
            for y in poles:
                s = cam.f / y
                ink(ctx, "#2E2622")
                ctx.set_line_width(max(1.5, 0.06 * s))
                ctx.move_to(*cam.at(bend(y) + side * 1.75, y, float(floor(0, y))))
                ctx.line_to(*cam.at(bend(y) + side * 1.75, y, float(floor(0, y)) + 3.05))
                ctx.stroke()
        for px, py, s in bulbs:
            ink(ctx, "#FFEBBE")
            ctx.arc(px, py + 0.05 * s, max(1.6, min(9, 0.055 * s)), 0, 7)
            ctx.fill()

    pic.draw(guests, rough=1.1)
    pic.draw(cloth, rough=1.2)
    pic.draw(laid, rough=1.0)
    pic.draw(strings, rough=1.0)
    for px, py, s in bulbs[::2]:
        if s > 60:
            pic.glow(px, py, 0.55 * s, "#FFC878", 0.26)
    pic.glow(960, 640, 700, "#FFBE78", 0.06)
    return pic


SCENES = {"frost-candles": frost_candles, "long-table": long_table}

if __name__ == "__main__":
    folder, names = sys.argv[1], sys.argv[2:] or list(SCENES)
    for name in names:
        SCENES[name]().finish(f"{folder}/{name}.jpg", limit=350_000)
