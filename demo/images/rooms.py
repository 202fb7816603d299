"""Rooms: riddling racks, the cellar by candlelight, the press room as a hall, Odile's table. Painted by painter.py.

Usage: ART_MODULES=… python3 rooms.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import numpy as np

from lettering import letters
from moments import arch, bottle, box, glass, ink, oval, planks, ramp, shape, stone_wall, view
from painter import Picture, dabs, mix, noise, polygon, smooth


def vault(pic, light, tones, foot):
    """A wall of coursed stone, lit as `light` (0 lit .. 1 dark) says."""
    rng = np.random.default_rng(61)
    lit = lambda x, y: float(light[int(np.clip(y, 0, pic.h - 1)), int(np.clip(x, 0, pic.w - 1))])

    def stones(ctx):
        y = 0
        while y < foot:
            h = rng.uniform(58, 92)
            x = -rng.uniform(0, 120)
            while x < pic.w:
                w = h * rng.uniform(1.2, 2.4)
                tone = mix(*tones, np.clip(lit(x + w / 2, y + h / 2) + rng.normal(0, 0.05), 0, 1))
                ink(ctx, tone)
                j = lambda: rng.uniform(-3, 3)
                polygon(ctx, [(x + 4 + j(), y + 4 + j()), (x + w - 4 + j(), y + 4 + j()), (x + w - 4 + j(), y + h - 4 + j()), (x + 4 + j(), y + h - 4 + j())])
                ctx.fill()
                x += w
            y += h

    pic.gouache(np.ones_like(pic.xx), mix(tones[0], "#3A2A1E", 0.45), mix(tones[1], "#120E0C", 0.4), light, 0.06, 2)
    pic.draw(stones, rough=3)
    pic.lay(smooth(0.55, 0.8, noise(pic.h, pic.w, 30, 14, 4)), mix(tones[1], "#000000", 0.2), 0.16)


def riddling_racks():
    """Two riddling racks: every bottle wears its dab of chalk, an eighth of a turn from yesterday's."""
    pic = Picture(2000, 1333, 711)
    light = np.clip(np.hypot((pic.xx - 1000) / 1300, (pic.yy - 300) / 1200), 0, 1)
    vault(pic, light, ("#D9B888", "#4A3A30"), 1180)
    floor = pic.torn((pic.yy > 1180).astype(np.float32), 2)
    pic.gouache(floor, "#8E6E50", "#4A3628", np.abs(pic.xx - 1000) / 1200, 0.08, 8)
    rng = np.random.default_rng(17)
    for x, foot, w in ((180, 1250, 690), (1130, 1250, 690)):
        pic.shade(pic.mask(lambda c: (oval(c, x + w / 2 + 20, foot - 4, w * 0.62, 30), c.fill()), soft=14), "#2E2018", 0.8)
        pic.shade(pic.mask(shape((x + 60, 330), (x + w + 70, 330), (x + w + 60, foot - 60), (x + 60, foot - 60)), soft=28), "#6E5640", 0.6)
        board = pic.mask(shape((x + 34, 250), (x + w - 34, 250), (x + w, foot), (x, foot)), rough=1.6)
        pic.gouache(board, "#C99E66", "#7A5436", np.clip(np.hypot((pic.xx - 1000) / 1150, (pic.yy - 240) / 1250), 0, 1), 0.06, 0.4)
        pic.lay(board * smooth(0.58, 0.76, noise(pic.h, pic.w, 10, int(x), 3, 0.06)), "#6E4A2E", 0.3)
        top = pic.mask(shape((x + 24, 222), (x + w - 24, 222), (x + w - 34, 262), (x + 34, 262)), rough=1.4)
        pic.gouache(top, "#E0BC82", "#A87C4E", (pic.xx - x) / w, 0.05, 12)

        def bottles(ctx, x=x, foot=foot, w=w):
            for row in range(8):
                t = (row + 0.6) / 8.2
                y = 262 + (foot - 262) * t
                inset = 34 * (1 - t)
                for col in range(6):
                    bx = x + inset + (w - 2 * inset) * (col + 0.5) / 6
                    r = 37 + 5 * t
                    dim = 0.55 * float(np.clip(math.hypot((bx - 1000) / 1150, (y - 240) / 1250), 0, 1))
                    ink(ctx, "#2A1C14", 0.9)
                    oval(ctx, bx + 5, y + 12, r * 1.06, r * 1.02)
                    ctx.fill()
                    ctx.set_source(ramp(bx - r, y - r, bx + r, y + r, (0, mix("#7A8A4A", "#1E1A14", dim), 1), (0.5, mix("#3E4A26", "#1E1A14", dim), 1), (1, "#171A10", 1)))
                    ctx.arc(bx, y, r, 0, 7)
                    ctx.fill()
                    ctx.set_source(ramp(bx - r, y - r, bx + r, y + r, (0, "#10130A", 1), (1, mix("#5E6E38", "#1E1A14", dim), 1)))
                    ctx.arc(bx, y, r * 0.62, 0, 7)
                    ctx.fill()
                    ink(ctx, mix("#8E9C58", "#1E1A14", dim))
                    ctx.arc(bx + r * 0.05, y + r * 0.06, r * 0.16, 0, 7)
                    ctx.fill()
                    ink(ctx, mix("#F2E2AC", "#1E1A14", dim), 0.85)
                    ctx.set_line_width(4)
                    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
                    ctx.arc(bx, y, r * 0.84, 3.5, 4.5)
                    ctx.stroke()
                    a = -1.57 + (row + int(x > 600)) * math.pi / 4
                    ink(ctx, mix("#FBF6E8", "#6E5A48", dim * 0.7))
                    ctx.set_line_width(9)
                    ctx.arc(bx, y, r * 0.84, a - 0.14, a + 0.14)
                    ctx.stroke()

        pic.draw(bottles, rough=1.2)
    # the lamp
    def lamp(ctx):
        ink(ctx, "#241C18")
        ctx.set_line_width(4)
        ctx.move_to(1000, -5)
        ctx.line_to(1000, 150)
        ctx.stroke()
        ctx.set_source(ramp(930, 0, 1070, 0, (0, "#6E7A82", 1), (0.4, "#4A545C", 1), (1, "#242A30", 1)))
        ctx.move_to(984, 146)
        ctx.curve_to(976, 176, 930, 186, 916, 226)
        ctx.line_to(1084, 226)
        ctx.curve_to(1070, 186, 1024, 176, 1016, 146)
        ctx.fill()
        ink(ctx, "#FFF1C4")
        oval(ctx, 1000, 228, 76, 13)
        ctx.fill()

    pic.draw(lamp, rough=1.2)
    # the stool and the chalk
    def stool(ctx):
        for u in (-52, 52):
            ink(ctx, "#4A3424")
            polygon(ctx, [(1000 + u * 0.8 - 10, 1020), (1000 + u * 0.8 + 10, 1020), (1000 + u * 1.2 + 9, 1268), (1000 + u * 1.2 - 9, 1268)])
            ctx.fill()
        ink(ctx, "#5E4430")
        ctx.rectangle(944, 1144, 112, 14)
        ctx.fill()
        ctx.set_source(ramp(920, 0, 1080, 0, (0, "#C99E66", 1), (1, "#7A5436", 1)))
        oval(ctx, 1000, 1018, 86, 20)
        ctx.fill()
        ink(ctx, "#6E4A2E")
        polygon(ctx, [(914, 1018), (1086, 1018), (1080, 1040), (920, 1040)])
        ctx.fill()
        ctx.set_source(ramp(920, 0, 1080, 0, (0, "#E6C48A", 1), (1, "#A07448", 1)))
        oval(ctx, 1000, 1014, 84, 17)
        ctx.fill()
        ink(ctx, "#FBF6E8")
        polygon(ctx, [(968, 1008), (1014, 1002), (1016, 1011), (970, 1018)])
        ctx.fill()

    pic.draw(stool, rough=1.4)
    pic.glow(1000, 230, 900, "#F8C880", 0.30)
    pic.glow(1000, 228, 180, "#FFE6B0", 0.45)
    pic.shade(smooth(0.5, 1.1, light), "#5A4638", 0.45)
    return pic


def barrel_head(ctx, rng, x, y, r, dim):
    """A cask seen from its end."""
    tone = lambda c: mix(c, "#15100E", dim)
    for k, c in ((1.0, "#4A4440"), (0.955, "#8A5E3A"), (0.875, "#2E211A"), (0.85, "#A8784A")):
        ctx.set_source(ramp(x - r, y - r, x + r, y + r, (0, tone(mix(c, "#FFE2AC", 0.12)), 1), (1, tone(mix(c, "#1E1410", 0.45)), 1)))
        ctx.arc(x, y, r * k, 0, 7)
        ctx.fill()
    ink(ctx, tone("#5E3E26"), 0.9)
    ctx.set_line_width(max(2, r * 0.014))
    for k in range(-4, 5):
        dx = k * r * 0.185
        dy = math.sqrt(max(0, (r * 0.84) ** 2 - dx ** 2))
        ctx.move_to(x + dx, y - dy)
        ctx.line_to(x + dx, y + dy)
        ctx.stroke()
    ctx.set_source_rgb(*tone("#7A5636"))
    ctx.rectangle(x - r * 0.80, y - r * 0.10, r * 1.60, r * 0.20)
    ctx.fill()
    ink(ctx, tone("#C99A62"), 0.7)
    ctx.rectangle(x - r * 0.80, y - r * 0.10, r * 1.60, r * 0.03)
    ctx.fill()
    ctx.set_source_rgb(*tone("#5A1420"))
    ctx.arc(x, y + r * 0.62, r * 0.055, 0, 7)
    ctx.fill()


def flame(ctx, x, y, s):
    ink(ctx, "#FFD98A")
    ctx.move_to(x, y - 74 * s)
    ctx.curve_to(x + 26 * s, y - 34 * s, x + 20 * s, y - 4 * s, x, y)
    ctx.curve_to(x - 20 * s, y - 4 * s, x - 26 * s, y - 34 * s, x, y - 74 * s)
    ctx.fill()
    ink(ctx, "#FFFBEA")
    oval(ctx, x, y - 20 * s, 8 * s, 17 * s)
    ctx.fill()


def candle(ctx, x, foot, h, s=1.0):
    ink(ctx, "#3A2E26")
    oval(ctx, x, foot, 50 * s, 11 * s)
    ctx.fill()
    ink(ctx, "#8A7452", 0.8)
    oval(ctx, x, foot - 4 * s, 46 * s, 8 * s)
    ctx.fill()
    ctx.set_source(ramp(x - 17 * s, 0, x + 17 * s, 0, (0, "#F6E2B4", 1), (0.5, "#F0CE8E", 1), (1, "#A87A48", 1)))
    ctx.rectangle(x - 16 * s, foot - h, 32 * s, h)
    ctx.fill()
    ink(ctx, "#FFF0C8")
    oval(ctx, x, foot - h, 16 * s, 5 * s)
    ctx.fill()
    flame(ctx, x, foot - h - 2 * s, s)


def candle_cellar():
    """The cellar without electricity: candles on the casks, three glasses waiting."""
    pic = Picture(2000, 1333, 731)
    places = [(410, 700, 0.8), (1000, 690, 0.8), (1590, 700, 0.8), (860, 1120, 1.1), (1245, 1140, 1.0)]
    near = np.min([np.hypot(pic.xx - x, (pic.yy - y) * 1.05) for x, y, _ in places], 0)
    light = np.clip(near / 760, 0, 1) ** 0.8
    vault(pic, light, ("#C8965A", "#1E1816"), 1333)
    rng = np.random.default_rng(23)

    def casks(ctx):
        for x, y, r in ((-40, 990, 215), (410, 990, 215), (1590, 990, 215), (2040, 990, 215)):
            ink(ctx, "#0F0B0A", 0.6)
            ctx.arc(x + 12, y + 16, r, 0, 7)
            ctx.fill()
            barrel_head(ctx, rng, x, y, r, 0.28 + 0.3 * float(light[int(np.clip(y, 0, 1332)), int(np.clip(x, 0, 1999))]))

    pic.draw(casks, rough=1.8)

    def rails(ctx):
        for x0, x1 in ((-20, 690), (1310, 2020)):
            ink(ctx, "#3A281C")
            ctx.rectangle(x0, 1178, x1 - x0, 44)
            ctx.fill()
            ink(ctx, "#7A5838")
            ctx.rectangle(x0, 1178, x1 - x0, 9)
            ctx.fill()

    pic.draw(rails, rough=1.6)
    floor = pic.torn((pic.yy > 1222).astype(np.float32), 2)
    pic.gouache(floor, "#6E4E34", "#2A1E18", np.abs(pic.xx - 1030) / 900, 0.1, 8)
    # a cask on end for a table
    def table(ctx):
        cx, top, foot, w = 1050, 1120, 1345, 300
        ctx.set_source(ramp(cx - w, 0, cx + w, 0, (0, "#5E3E26", 1), (0.4, "#9A6C40", 1), (0.62, "#8A5E38", 1), (1, "#2E1E14", 1)))
        ctx.move_to(cx - w * 0.9, top)
        ctx.curve_to(cx - w * 0.99, top + 90, cx - w, top + 160, cx - w, foot)
        ctx.line_to(cx + w, foot)
        ctx.curve_to(cx + w, top + 160, cx + w * 0.99, top + 90, cx + w * 0.9, top)
        ctx.fill()
        ink(ctx, "#3A281C", 0.7)
        ctx.set_line_width(3)
        for k in range(-5, 6):
            ctx.move_to(cx + k * w * 0.165, top + 30)
            ctx.line_to(cx + k * w * 0.183, foot)
            ctx.stroke()
        for y in (top + 62, top + 128):
            ctx.set_source(ramp(cx - w, 0, cx + w, 0, (0, "#2E2A28", 1), (0.4, "#8A8078", 1), (1, "#1E1A18", 1)))
            ctx.set_line_width(22)
            oval(ctx, cx, y - 24, w * 0.965, 46, 0.06, math.pi - 0.06)
            ctx.stroke()
        ctx.set_source(ramp(cx - w, 0, cx + w, 0, (0, "#7A5434", 1), (0.45, "#D9A868", 1), (1, "#5A3C26", 1)))
        oval(ctx, cx, top, w * 0.92, 50)
        ctx.fill()
        ctx.set_source(ramp(cx - w, 0, cx + w, 0, (0, "#8E6640", 1), (0.45, "#EBC080", 1), (1, "#6E4A2E", 1)))
        oval(ctx, cx, top - 2, w * 0.86, 43)
        ctx.fill()

    pic.draw(table, rough=1.6)

    def service(ctx):
        for x, lv, wine in ((950, 0.56, ("#3A0E1A", "#7A2434", "#D8604C")), (1050, 0.56, ("#B0653F", "#DDA08A", "#F8D0A8")), (1150, 0.56, ("#B79A4E", "#E6C878", "#FBE6A4"))):
            glass(ctx, x, 1136, 230, lv, -1 if x > 1000 else 1, wine, "#FFE8BC")
        candle(ctx, 860, 1128, 150, 1.0)
        candle(ctx, 1245, 1130, 110, 0.95)
        candle(ctx, 410, 780, 96, 0.85)
        candle(ctx, 1590, 780, 96, 0.85)

    pic.draw(service, rough=1.2)
    for x, y, s in ((860, 940, 1.0), (1245, 985, 0.95), (410, 650, 0.85), (1590, 650, 0.85)):
        pic.glow(x, y, 110 * s, "#FFE2A8", 0.6)
        pic.glow(x, y, 420 * s, "#F2A04C", 0.30)
    pic.shade(smooth(0.6, 1.0, light), "#3A2E30", 0.4)
    return pic


def chair(ctx, x, foot, s, tone, kind):
    """A chair seen from behind: kind 0 ladder, 1 bars, 2 round, 3 cross."""
    dark, lit = mix(tone, "#1E1410", 0.4), mix(tone, "#FFF0CE", 0.3)
    w, seat, top = 74 * s, 150 * s, 330 * s
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.set_line_join(cairo.LINE_JOIN_ROUND)
    for u in (-0.8, 0.8):  # far legs
        ink(ctx, dark)
        ctx.set_line_width(11 * s)
        ctx.move_to(x + u * w, foot - seat)
        ctx.line_to(x + u * w * 0.96, foot - 12 * s)
        ctx.stroke()
    ink(ctx, mix("#C9A868", dark, 0.35))
    polygon(ctx, [(x - w * 0.98, foot - seat), (x + w * 0.98, foot - seat), (x + w * 0.82, foot - seat - 22 * s), (x - w * 0.82, foot - seat - 22 * s)])
    ctx.fill()
    def posts(colour, width, dx):
        ink(ctx, colour)
        ctx.set_line_width(width)
        if kind == 2:
            ctx.move_to(x - w + dx, foot)
            ctx.line_to(x - w + dx, foot - seat - 60 * s)
            ctx.curve_to(x - w + dx, foot - top - 40 * s, x + w + dx, foot - top - 40 * s, x + w + dx, foot - seat - 60 * s)
            ctx.line_to(x + w + dx, foot)
        else:
            for u in (-1, 1):
                ctx.move_to(x + u * w + dx, foot)
                ctx.line_to(x + u * w * 1.03 + dx, foot - top)
        ctx.stroke()
    posts(dark, 17 * s, 0)
    posts(tone, 13 * s, -1.5 * s)
    posts(lit, 4 * s, -5 * s)
    def slat(x0, y0, x1, y1, width):
        ink(ctx, dark)
        ctx.set_line_width(width * s)
        ctx.move_to(x + x0 * w, foot - y0 * s)
        ctx.line_to(x + x1 * w, foot - y1 * s)
        ctx.stroke()
        ink(ctx, tone)
        ctx.set_line_width(width * 0.68 * s)
        ctx.move_to(x + x0 * w, foot - y0 * s - 1.5 * s)
        ctx.line_to(x + x1 * w, foot - y1 * s - 1.5 * s)
        ctx.stroke()
    if kind == 0:
        for y in (310, 258, 206):
            slat(-0.95, y, 0.95, y, 24)
    if kind == 1:
        slat(-0.95, 308, 0.95, 308, 28)
        slat(-0.95, 180, 0.95, 180, 14)
        for u in (-0.55, -0.18, 0.18, 0.55):
            slat(u, 300, u, 184, 10)
    if kind == 2:
        for u in (-0.45, 0, 0.45):
            slat(u, 318 if u == 0 else 306, u * 0.7, 160, 9)
    if kind == 3:
        slat(-0.95, 312, 0.95, 312, 22)
        slat(-0.9, 296, 0.9, 186, 12)
        slat(0.9, 296, -0.9, 186, 12)
        slat(-0.95, 178, 0.95, 178, 14)
    slat(-0.95, 60, 0.95, 60, 12)


CHAIRS = ("#67757D", "#8E6640", "#7A2434", "#5E6E48", "#D6C8A8", "#4A3A30", "#A8784A", "#8AA0A8")


def press_hall():
    """The press room as a hall: its screw, its stove, a blackboard, chairs that don't match."""
    pic = Picture(2000, 1333, 751)
    far = np.clip(np.hypot((pic.xx - 300) / 1900, (pic.yy - 520) / 1250), 0, 1)
    stone_wall(pic, np.ones_like(pic.xx), "#F0DDB6", "#A88C68", far, 19)
    floor = pic.torn((pic.yy > 900).astype(np.float32), 2)
    pic.gouache(floor, "#C09A72", "#7A5A42", (pic.yy - 900) / 430 * 0.6 + far * 0.4, 0.07, 8)

    def tiles(ctx):
        ink(ctx, "#6A4C3A", 0.4)
        ctx.set_line_width(2)
        y, step = 900.0, 18.0
        while y < 1340:
            ctx.move_to(0, y)
            ctx.line_to(2000, y)
            ctx.stroke()
            y, step = y + step, step * 1.24

    pic.draw(tiles, rough=2)
    m = pic.mask(box(-10, -10, 2020, 84), rough=2)
    pic.gouache(m, "#6E5138", "#4A3424", (pic.yy + 10) / 84, 0.1, 16)
    for x in (120, 560, 1000, 1440, 1880):
        m = pic.mask(shape((x, 54), (x + 96, 54), (x + 88, 146), (x + 8, 146)), rough=2)
        pic.gouache(m, "#7E5E42", "#4A3424", (pic.xx - x) / 96, 0.08, 2)
    pic.shade(np.exp(-((np.clip(pic.yy - 74, 0, None) / 60) ** 2)) * (pic.yy > 74), "#8C7560", 0.6)
    pic.gouache(pic.mask(arch(150, 780, 330, 500), rough=2), "#C7A87A", "#E9D4AA", (pic.xx - 150) / 330, 0.06, 2)
    view(pic, pic.mask(arch(194, 764, 242, 444), rough=1.2), 590, 35)
    pic.glow(315, 520, 480, "#FFF0C8", 0.30)

    def fittings(ctx):
        ink(ctx, "#5A4A3C")
        ctx.rectangle(310, 322, 9, 442)
        for y in (450, 610):
            ctx.rectangle(194, y, 242, 8)
        ctx.fill()
        ink(ctx, "#E6CC9C")
        ctx.rectangle(130, 764, 372, 26)
        ctx.fill()
        # blackboard
        ink(ctx, "#7A5636")
        ctx.rectangle(760, 250, 620, 400)
        ctx.fill()
        ctx.set_source(ramp(760, 250, 1380, 650, (0, "#4A5650", 1), (1, "#2A332F", 1)))
        ctx.rectangle(782, 272, 576, 356)
        ctx.fill()
        ink(ctx, "#A87C4E")
        ctx.rectangle(750, 648, 640, 16)
        ctx.fill()
        ink(ctx, "#F6F0E0")
        ctx.rectangle(900, 640, 46, 9)
        ctx.rectangle(968, 641, 30, 8)
        ctx.fill()
        # the stove and its pipe
        ink(ctx, "#2A2624")
        ctx.rectangle(1676, 60, 46, 520)
        ctx.fill()
        ink(ctx, "#6E6660", 0.8)
        ctx.rectangle(1684, 60, 9, 520)
        ctx.fill()
        ctx.set_source(ramp(1560, 0, 1840, 0, (0, "#57504C", 1), (0.3, "#3E3836", 1), (1, "#1A1716", 1)))
        polygon(ctx, [(1560, 580), (1838, 580), (1850, 960), (1548, 960)])
        ctx.fill()
        ink(ctx, "#6E6660")
        ctx.rectangle(1540, 566, 318, 20)
        ctx.fill()
        ink(ctx, "#1A1716")
        ctx.rectangle(1600, 650, 198, 190)
        ctx.fill()
        ctx.set_source(ramp(0, 650, 0, 840, (0, "#F2A04C", 1), (0.6, "#E0642C", 1), (1, "#8A2418", 1)))
        ctx.rectangle(1616, 668, 166, 156)
        ctx.fill()
        for x, h in ((1640, 70), (1690, 110), (1744, 80)):
            ink(ctx, "#FFE2A0", 0.9)
            ctx.move_to(x, 824 - h)
            ctx.curve_to(x + 26, 800 - h * 0.3, x + 22, 824, x, 824)
            ctx.curve_to(x - 22, 824, x - 26, 800 - h * 0.3, x, 824 - h)
            ctx.fill()
        ink(ctx, "#1A1716")
        for x in (1652, 1698, 1744):
            ctx.rectangle(x, 660, 6, 170)
        for x in (1566, 1808):
            ctx.rectangle(x, 956, 22, 40)
        ctx.fill()

    pic.draw(fittings, rough=1.4)
    chalk = letters(pic, "Avent", 1070, 346, 76, "italic") + letters(pic, "10 h   la taille", 1070, 440, 56, "italic") + letters(pic, "12 h   la soupe", 1070, 510, 56, "italic") + letters(pic, "15 h   sept verres", 1070, 580, 56, "italic")
    pic.lay(np.clip(chalk, 0, 1) * (0.7 + 0.3 * noise(pic.h, pic.w, 6, 4, 2)), "#F3EEDF", 0.9)
    pic.glow(1700, 740, 420, "#F2904C", 0.28)
    # the screw, too heavy to move
    pic.shade(pic.mask(lambda c: (oval(c, 620, 990, 190, 26), c.fill()), soft=12), "#4A382C", 0.7)

    def screw(ctx):
        ink(ctx, "#6E5138")
        polygon(ctx, [(470, 900), (730, 900), (744, 990), (456, 990)])
        ctx.fill()
        ctx.set_source(ramp(456, 0, 744, 0, (0, "#B98C58", 1), (1, "#5A3D28", 1)))
        polygon(ctx, [(470, 880), (730, 880), (744, 920), (456, 920)])
        ctx.fill()
        ctx.set_source(ramp(560, 0, 640, 0, (0, "#C99E66", 1), (0.4, "#9A6E44", 1), (1, "#4A3020", 1)))
        ctx.rectangle(560, 300, 80, 590)
        ctx.fill()
        ink(ctx, "#4A3020", 0.85)
        ctx.set_line_width(9)
        for y in np.arange(320, 780, 36):
            ctx.move_to(556, y + 20)
            ctx.line_to(644, y - 10)
            ctx.stroke()
        ctx.set_source(ramp(500, 0, 700, 0, (0, "#A87C4E", 1), (1, "#4A3020", 1)))
        polygon(ctx, [(506, 786), (694, 786), (710, 860), (490, 860)])
        ctx.fill()
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for tone, w, d in (("#5A3D28", 24, 0), ("#B98C58", 9, -5)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.move_to(440, 832 + d)
            ctx.line_to(768, 812 + d)
            ctx.stroke()

    pic.draw(screw, rough=1.8)
    rows = [(1060, 0.72, 150, [(0, 0), (1, 1), (2, 2), (4, 0), (3, 3), (6, 1), (0, 2), (7, 0)], 470), (1250, 0.98, 205, [(6, 2), (3, 0), (0, 3), (5, 1), (2, 0), (7, 2), (1, 3), (4, 1)], 330)]
    for foot, s, step, chairs, x0 in rows:
        for k, _ in enumerate(chairs):
            x = x0 + k * step
            pic.shade(pic.mask(lambda c: (oval(c, x + 20 * s, foot, 108 * s, 13 * s), c.fill()), soft=8), "#5A4434", 0.6)
        pic.draw(lambda c: [chair(c, x0 + k * step, foot, s, CHAIRS[t], kind) for k, (t, kind) in enumerate(chairs)] and None, rough=1.4)
    beam = pic.mask(shape((480, 930), (720, 930), (1120, 1240), (740, 1240)), soft=16) * floor
    pic.lay(beam, "#F6D9A0", 0.28)
    pic.glow(260, 460, 1300, "#FFE6B0", 0.12)
    pic.shade(smooth(0.6, 1.15, far), "#8C7464", 0.3)
    return pic


def odile_table():
    """Friday noon: ten places, an ironed cloth, the window on the kitchen garden."""
    pic = Picture(2000, 1333, 771)
    far = np.clip(np.hypot((pic.xx - 1000) / 1500, (pic.yy - 380) / 1150), 0, 1)
    stone_wall(pic, np.ones_like(pic.xx), "#F4E7CA", "#B2977A", far, 27)
    pic.gouache(pic.mask(box(640, 70, 720, 600), rough=1.6), "#D8BE92", "#EFDDB8", (pic.xx - 640) / 720, 0.05, 2)
    view(pic, pic.mask(box(686, 116, 628, 508), rough=1), 420, 71)
    pic.glow(1000, 360, 700, "#FFF4D2", 0.34)
    rng = np.random.default_rng(33)

    def room(ctx):
        ink(ctx, "#67757D")
        for x, w in ((678, 22), (989, 22), (1300, 22)):
            ctx.rectangle(x, 108, w, 530)
        for y in (106, 366, 620):
            ctx.rectangle(678, y, 644, 18)
        ctx.fill()
        ink(ctx, "#E9D2A4")
        ctx.rectangle(606, 640, 788, 32)
        ctx.fill()
        # curtains
        for s in (-1, 1):
            x = 1000 + s * 372
            for k in range(5):
                ctx.set_source(ramp(x - s * 20 * k, 0, x + s * (60 - 20 * k), 0, (0, "#FBF4E4", 0.96), (1, "#DCCFB2", 0.96)))
                ctx.move_to(x + s * 48 - s * k * 26, 80)
                ctx.curve_to(x + s * 40 - s * k * 26, 300, x + s * 70 - s * k * 20, 440, x + s * 62 - s * k * 14, 648)
                ctx.line_to(x + s * 40 - s * k * 14, 648)
                ctx.curve_to(x + s * 40 - s * k * 24, 440, x + s * 10 - s * k * 26, 300, x + s * 16 - s * k * 26, 80)
                ctx.fill()
        ink(ctx, "#8A6440")
        ctx.rectangle(560, 70, 880, 14)
        ctx.fill()
        # plates on a dresser's shelf left, herbs hanging right
        for y in (300, 520):
            ink(ctx, "#A87C4E")
            ctx.rectangle(70, y, 440, 20)
            ctx.fill()
            ink(ctx, "#5A3D28", 0.8)
            ctx.rectangle(70, y + 20, 440, 7)
            ctx.fill()
            for k in range(4):
                x = 126 + k * 108
                for r, tone in ((50, "#F6EEDC"), (38, "#5C6670" if k % 2 else "#8E3440"), (35, "#F1E6D0"), (26, "#FBF6E8")):
                    ctx.set_source(ramp(x - r, 0, x + r, 0, (0, tone, 1), (1, mix(tone, "#6E5C4C", 0.3), 1)))
                    ctx.arc(x, y - 50, r, 0, 7)
                    ctx.fill()
        ink(ctx, "#4A3A30")
        ctx.rectangle(1520, 150, 400, 9)
        ctx.fill()

    pic.draw(room, rough=1.4)

    def herbs(ctx):
        for x, tones, length in ((1570, ("#56683C", "#93A05A"), 170), (1670, ("#7A6A8A", "#B5A6C4"), 200), (1770, ("#5E6E3E", "#A9B872"), 150), (1870, ("#B8803A", "#E8C878"), 180)):
            n = 170
            t = rng.random(n)
            dabs(ctx, x + rng.normal(0, 1, n) * (8 + 34 * t), 160 + t * length, rng.uniform(6, 13, n), rng.normal(1.57, 0.5, n), np.array([mix(*tones, float(v)) for v in rng.random(n)]), rng, 0.35)
            ink(ctx, "#8A2A34")
            ctx.rectangle(x - 10, 176, 20, 9)
            ctx.fill()

    pic.draw(herbs, rough=1.2)
    floor = pic.torn((pic.yy > 980).astype(np.float32), 2)
    pic.gouache(floor, "#B98A66", "#7E583F", (pic.yy - 980) / 350, 0.07, 8)
    pic.shade(pic.mask(lambda c: (oval(c, 1020, 1296, 860, 40), c.fill()), soft=18), "#4A3428", 0.7)
    pic.draw(lambda c: [chair(c, 320 + k * 340, 1010, 0.92, CHAIRS[(k * 3 + 1) % 8], k % 4) for k in range(5)] and None, rough=1.4)
    top = pic.mask(shape((150, 850), (1850, 850), (1930, 960), (70, 960)), rough=1.4)
    pic.gouache(top, "#FFFAEC", "#E9DDC4", np.abs(pic.xx - 1000) / 950, 0.02, 8)
    fall = pic.mask(shape((70, 956), (1930, 956), (1916, 1190), (84, 1190)), rough=1.6)
    pic.gouache(fall, "#EFE4CC", "#CDBFA2", np.clip(np.abs(pic.xx - 1000) / 950 * 0.6 + (pic.yy - 956) / 600, 0, 1), 0.03, 2)
    folds = 0.5 + 0.5 * np.sin(pic.xx / 62.0 + 1.6 * np.sin(pic.xx / 210.0))
    pic.shade(fall * smooth(0.55, 1, folds) * smooth(956, 1190, pic.yy), "#B3A385", 0.55)
    for y in (1128, 1146):  # the woven stripe
        pic.lay(fall * np.exp(-(((pic.yy - y) / 4.5) ** 2)), "#A83A48", 0.8)
    pic.shade(fall * np.exp(-(np.clip(pic.yy - 958, 0, None) / 10)), "#A8987A", 0.5)

    def legs(ctx):
        for x in (190, 1770):
            ctx.set_source(ramp(x, 0, x + 44, 0, (0, "#8E6640", 1), (1, "#4A3424", 1)))
            ctx.rectangle(x, 1186, 42, 112)
            ctx.fill()

    pic.draw(legs, rough=1.4)
    xs = [320 + k * 340 for k in range(5)]

    def settings(ctx):
        for y, s, off in ((872, 0.62, 0), (928, 0.86, 0)):
            for x in xs:
                x = 1000 + (x - 1000) * (0.95 if y < 900 else 1.03)
                ink(ctx, "#B8A88C", 0.7)
                oval(ctx, x + 5 * s, y + 5 * s, 92 * s, 19 * s)
                ctx.fill()
                for r, tone in ((1.0, "#FBF6EA"), (0.9, "#7E8E98"), (0.86, "#FFFDF4"), (0.62, "#E3D8C0"), (0.58, "#F6EEDC")):
                    ink(ctx, tone)
                    oval(ctx, x, y, 88 * s * r, 17 * s * r)
                    ctx.fill()
                ink(ctx, "#8A8078")
                ctx.set_line_width(5 * s)
                for u in (-1.22, 1.22):
                    ctx.move_to(x + u * 88 * s, y + 12 * s)
                    ctx.line_to(x + u * 86 * s, y - 13 * s)
                    ctx.stroke()
                glass(ctx, x + 128 * s, y + 2, 190 * s, 0.55 if (int(x) // 100) % 2 else 0.0, -1, ("#B79A4E", "#DCC47C", "#F8EABC"))
        # bread, carafe, tureen
        for x, foot, h, body, cap, kind, mark in ((700, 908, 330, "#8E9A4A", "#46543A", "flute", "#7A9070"), (1320, 908, 310, "#2A1418", "#6B1F2E", "bordeaux", "#8A3A3E")):
            bottle(ctx, x, foot, h, body, cap, -1, kind=kind, mark=mark)
        x, y = 1000, 902
        ink(ctx, "#B8A88C", 0.7)
        oval(ctx, x + 20, y + 8, 180, 20)
        ctx.fill()
        for s in (-1, 1):
            ink(ctx, "#D6CCB4")
            ctx.set_line_width(17)
            ctx.arc(x + s * 158, y - 86, 28, 0, 7)
            ctx.stroke()
        ctx.set_source(ramp(x - 160, 0, x + 160, 0, (0, "#FFFBEE", 1), (0.4, "#F1E6D0", 1), (1, "#A89A80", 1)))
        ctx.move_to(x - 164, y - 120)
        ctx.curve_to(x - 160, y - 20, x - 90, y - 4, x - 62, y + 8)
        ctx.line_to(x + 62, y + 8)
        ctx.curve_to(x + 90, y - 4, x + 160, y - 20, x + 164, y - 120)
        ctx.fill()
        ink(ctx, "#8E3440")
        ctx.set_line_width(7)
        ctx.move_to(x - 162, y - 98)
        ctx.curve_to(x - 80, y - 78, x + 80, y - 78, x + 162, y - 98)
        ctx.stroke()
        ctx.set_source(ramp(x - 160, 0, x + 160, 0, (0, "#FFFDF2", 1), (0.5, "#EADFC8", 1), (1, "#B3A488", 1)))
        ctx.move_to(x - 172, y - 118)
        ctx.curve_to(x - 150, y - 196, x - 40, y - 206, x, y - 208)
        ctx.curve_to(x + 40, y - 206, x + 150, y - 196, x + 172, y - 118)
        ctx.curve_to(x + 90, y - 100, x - 90, y - 100, x - 172, y - 118)
        ctx.fill()
        ink(ctx, "#8E3440")
        oval(ctx, x, y - 216, 22, 18)
        ctx.fill()
        ctx.set_source(ramp(0, 800, 0, 905, (0, "#D9A45E", 1), (0.6, "#B0743C", 1), (1, "#7A4A28", 1)))
        ctx.move_to(420, 904)
        ctx.curve_to(410, 846, 470, 836, 520, 838)
        ctx.curve_to(566, 840, 600, 856, 596, 904)
        ctx.fill()
        ink(ctx, "#F0D6A0")
        ctx.set_line_width(6)
        for k in range(3):
            ctx.move_to(456 + k * 44, 876)
            ctx.curve_to(460 + k * 44, 864, 470 + k * 44, 852, 482 + k * 44, 848)
            ctx.stroke()

    pic.draw(settings, rough=1.2)
    pic.draw(lambda c: [chair(c, 150 + k * 425, 1318, 1.12, CHAIRS[(k * 5 + 2) % 8], (k + 1) % 4) for k in range(5)] and None, rough=1.5)
    pic.glow(1000, 340, 1100, "#FFF0CC", 0.14)
    pic.shade(smooth(0.55, 1.1, far), "#9A8470", 0.28)
    return pic


SCENES = {"riddling-racks": riddling_racks, "candle-cellar": candle_cellar, "press-hall": press_hall, "odile-table": odile_table}

if __name__ == "__main__":
    for name in sys.argv[2:] or SCENES:
        SCENES[name]().finish(f"{sys.argv[1]}/{name}.jpg", limit=370_000)
