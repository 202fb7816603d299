"""Hélène, Simon and Odile, half length, each at work. Painted by painter.py.

Usage: ART_MODULES=… python3 portraits.py <media folder> [<name> ...]
"""
import math
import sys

import cairo
import numpy as np

from landscapes import sky, wooded
from lettering import letters
from moments import box, glass, ink, oval, planks, ramp, shape, stone_wall, view
from painter import Picture, dabs, mix, noise, ridge, smooth

class Head:
    """One head in profile: place(x, y) puts the shares of its height on the canvas; facing -1 left, 1 right; tilt in degrees, down is positive."""

    def __init__(self, ctx, cx, cy, height, facing=-1, tilt=0.0):
        self.ctx, self.cx, self.cy, self.h, self.facing = ctx, cx, cy, height, facing
        self.c, self.s = math.cos(math.radians(-tilt)), math.sin(math.radians(-tilt))

    def at(self, x, y):
        x, y = x * self.c - y * self.s, x * self.s + y * self.c
        return self.cx - x * self.h * self.facing, self.cy + y * self.h

    def path(self, start, *curves):
        self.ctx.move_to(*self.at(*start))
        for c in curves:
            if len(c) == 2:
                self.ctx.line_to(*self.at(*c))
            else:
                self.ctx.curve_to(*self.at(*c[:2]), *self.at(*c[2:4]), *self.at(*c[4:]))

    def fill(self, colour, alpha=1.0):
        ink(self.ctx, colour, alpha)
        self.ctx.fill()

    def line(self, colour, width, alpha=1.0):
        ink(self.ctx, colour, alpha)
        self.ctx.set_line_width(width * self.h)
        self.ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        self.ctx.stroke()

    def face_path(self, nose=1.0, chin=1.0):
        n = lambda v: -0.335 + (v + 0.335) * nose
        self.path((0.02, -0.49),
                  (-0.12, -0.50, -0.25, -0.44, -0.305, -0.31),
                  (-0.335, -0.24, -0.345, -0.19, -0.335, -0.135),
                  (-0.325, -0.11, -0.318, -0.10, -0.322, -0.075),
                  (-0.345, -0.02, n(-0.395), 0.03, n(-0.425), 0.075),
                  (n(-0.435), 0.105, n(-0.405), 0.125, -0.358, 0.13),
                  (-0.352, 0.15, -0.378, 0.165, -0.378, 0.188),
                  (-0.378, 0.205, -0.352, 0.208, -0.345, 0.214),
                  (-0.360, 0.222, -0.368, 0.236, -0.362, 0.256),
                  (-0.355, 0.28, -0.338, 0.285, -0.338, 0.305),
                  (-0.350 * chin, 0.34, -0.362 * chin, 0.38, -0.335, 0.42),
                  (-0.30, 0.47, -0.22, 0.475, -0.15, 0.44),
                  (-0.05, 0.40, 0.03, 0.30, 0.06, 0.15),
                  (0.10, 0.05, 0.24, -0.1, 0.22, -0.28),
                  (0.18, -0.42, 0.12, -0.48, 0.02, -0.49))

    def skin(self, base, shade, light, nose=1.0, chin=1.0):
        ctx = self.ctx
        # neck first, then the face
        self.path((-0.14, 0.36), (-0.15, 0.46, -0.16, 0.52, -0.18, 0.585), (0.25, 0.60), (0.24, 0.5, 0.24, 0.3, 0.25, 0.10), (-0.05, 0.1))
        self.fill(mix(base, shade, 0.75))
        self.face_path(nose, chin)
        ctx.set_source(ramp(*self.at(-0.42, 0), *self.at(0.26, 0.05), (0, light, 1), (0.35, base, 1), (1, shade, 1)))
        ctx.fill()
        ctx.save()
        self.face_path(nose, chin)
        ctx.clip()
        # cheek, jaw's shade, temple
        x, y = self.at(-0.19, 0.12)
        g = cairo.RadialGradient(x, y, 0, x, y, 0.15 * self.h)
        r = mix(base, "#C8503C", 0.55)
        g.add_color_stop_rgba(0, *r, 0.55)
        g.add_color_stop_rgba(1, *r, 0)
        ctx.set_source(g)
        ctx.paint()
        ctx.restore()

    def features(self, dark, lip, ear, ear_shade, eye="down", brow=None):
        # eyelid and lashes: looking down, or ahead
        if eye == "down":
            self.path((-0.296, -0.052), (-0.275, -0.024, -0.23, -0.018, -0.188, -0.050))
            self.line(dark, 0.016)
            for a, b in (((-0.293, -0.05), (-0.312, -0.034)), ((-0.270, -0.034), (-0.282, -0.014))):
                self.path(a, b)
                self.line(dark, 0.011)
        else:
            self.path((-0.302, -0.055), (-0.28, -0.092, -0.235, -0.090, -0.196, -0.058), (-0.23, -0.036, -0.275, -0.032, -0.302, -0.055))
            self.fill("#F7EBDA")
            self.ctx.arc(*self.at(-0.283, -0.060), 0.024 * self.h, 0, 7)
            self.fill(dark)
            self.path((-0.308, -0.060), (-0.285, -0.100, -0.235, -0.098, -0.188, -0.064))
            self.line(dark, 0.017)
        self.path((-0.318, -0.142), (-0.28, -0.182, -0.225, -0.180, -0.168, -0.148))
        self.line(brow or dark, 0.026, 0.9)
        self.path((-0.392, 0.115), (-0.376, 0.095, -0.355, 0.09, -0.348, 0.112))  # nostril's wing
        self.line(lip, 0.011, 0.7)
        self.path((-0.350, 0.214), (-0.32, 0.212, -0.295, 0.208, -0.272, 0.192))
        self.line(lip, 0.015)
        # ear
        self.path((0.03, -0.06), (0.10, -0.13, 0.165, -0.06, 0.12, 0.03), (0.10, 0.08, 0.06, 0.13, 0.035, 0.10), (0.02, 0.06, 0.01, -0.02, 0.03, -0.06))
        self.fill(ear)
        self.path((0.06, -0.045), (0.11, -0.07, 0.125, -0.01, 0.085, 0.04))
        self.line(ear_shade, 0.014, 0.8)


def sleeve(ctx, pts, widths, tone, shade, light):
    """An arm in its sleeve: a tapering tube through the points, lit along one edge."""
    def tube(ps, ws, colour, alpha=1.0):
        ink(ctx, colour, alpha)
        for (x0, y0), (x1, y1), w0, w1 in zip(ps[:-1], ps[1:], ws[:-1], ws[1:]):
            d = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = -(y1 - y0) / d / 2, (x1 - x0) / d / 2
            ctx.move_to(x0 + nx * w0, y0 + ny * w0)
            ctx.line_to(x1 + nx * w1, y1 + ny * w1)
            ctx.line_to(x1 - nx * w1, y1 - ny * w1)
            ctx.line_to(x0 - nx * w0, y0 - ny * w0)
            ctx.close_path()
            ctx.fill()
        for (x, y), w in zip(ps[:-1], ws[:-1]):
            ctx.arc(x, y, w / 2, 0, 7)
            ctx.fill()

    tube([(x + 7, y + 9) for x, y in pts], widths, shade)
    tube(pts, widths, tone)
    ctx.push_group()
    tube([(x - w * 0.16, y - w * 0.17) for (x, y), w in zip(pts, widths)], [w * 0.46 for w in widths], light)
    ctx.pop_group_to_source()
    ctx.paint_with_alpha(0.38)


def hand(ctx, x, y, size, angle, skin, shade, flip=1):
    """A closed hand that holds something across its fingers."""
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.scale(size, size * flip)
    ink(ctx, skin)
    ctx.move_to(-0.62, -0.30)
    ctx.curve_to(-0.2, -0.46, 0.16, -0.50, 0.36, -0.40)
    ctx.curve_to(0.58, -0.30, 0.58, 0.30, 0.40, 0.42)
    ctx.curve_to(0.1, 0.54, -0.3, 0.42, -0.62, 0.30)
    ctx.fill()
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    for k, v in enumerate((-0.30, -0.08, 0.14, 0.34)):
        ink(ctx, shade)
        ctx.set_line_width(0.255)
        ctx.move_to(0.28, v)
        ctx.line_to(0.50 - 0.05 * k, v)
        ctx.stroke()
        ink(ctx, skin)
        ctx.set_line_width(0.205)
        ctx.move_to(0.26, v - 0.01)
        ctx.line_to(0.49 - 0.05 * k, v - 0.01)
        ctx.stroke()
    ink(ctx, shade)  # thumb
    ctx.set_line_width(0.27)
    ctx.move_to(-0.05, -0.30)
    ctx.line_to(0.34, -0.50)
    ctx.stroke()
    ink(ctx, skin)
    ctx.set_line_width(0.22)
    ctx.move_to(-0.06, -0.31)
    ctx.line_to(0.33, -0.51)
    ctx.stroke()
    ctx.restore()


def cloth(pic, m, seed, dark, amount=0.3):
    """Weave and soft folds over a garment's mask."""
    folds = noise(pic.h, pic.w, 700, seed, 2, 0.4)
    pic.shade(m * smooth(0.40, 0.95, folds), dark, amount)
    pic.lay(m * smooth(0.55, 0.72, noise(pic.h, pic.w, 5, seed + 1, 2)), mix(dark, "#FFFFFF", 0.6), 0.05)


def helene():
    """In the cellar: she holds a glass against a candle's light."""
    pic = Picture(1500, 2000, 611)
    light = np.clip(np.hypot((pic.xx - 330) / 1250, (pic.yy - 760) / 1500), 0, 1)
    pic.gouache(np.ones_like(pic.xx), "#B98A58", "#2C2522", light ** 0.8, 0.07, 2)
    rng = np.random.default_rng(5)

    def barrels(ctx):
        for x, y, r in ((1210, 330, 330), (1330, 1010, 330), (560, 240, 300), (-40, 380, 300)):
            t = float(np.clip(math.hypot((x - 330) / 1250, (y - 760) / 1500), 0, 1))
            for k, tone in ((1.0, "#2E2A28"), (0.94, "#7A5434"), (0.86, "#2E211A"), (0.84, "#8E6640")):
                ink(ctx, mix(tone, "#241C1A", 0.25 + 0.5 * t))
                ctx.arc(x, y, r * k, 0, 7)
                ctx.fill()
            ctx.set_line_width(4)
            ink(ctx, mix("#4A3220", "#241C1A", 0.3 + 0.4 * t), 0.9)
            for k in range(-4, 5):
                hx = k * r * 0.18
                hy = math.sqrt(max(0, (r * 0.83) ** 2 - hx ** 2))
                ctx.move_to(x + hx, y - hy)
                ctx.line_to(x + hx, y + hy)
                ctx.stroke()

    pic.draw(barrels, rough=2.5)
    pic.glow(300, 800, 760, "#F2AC5C", 0.34)
    top = pic.mask(box(-10, 1560, 620, 450), rough=2)
    planks(pic, top, 1560, 2000, "#9A6E44", "#4E3624", 4, 9, "#3A281C")
    # the jacket
    def body(c):
        c.move_to(690, 1110)
        c.curve_to(590, 1180, 560, 1300, 560, 1500)
        c.line_to(540, 2010)
        c.line_to(1390, 2010)
        c.curve_to(1400, 1700, 1370, 1380, 1250, 1250)
        c.curve_to(1160, 1165, 1060, 1120, 990, 1080)
        c.close_path()
        c.fill()

    shirt = pic.mask(lambda c: (c.move_to(690, 1020), c.curve_to(650, 1100, 620, 1200, 620, 1420), c.line_to(820, 1420), c.line_to(1010, 1090), c.line_to(960, 1010), c.close_path(), c.fill()), rough=1.4)
    m = pic.mask(body, rough=2)
    pic.gouache(m, "#5E6E80", "#262E3C", np.clip((pic.xx - 520) / 900, 0, 1), 0.06, 1)
    cloth(pic, m, 31, "#232A38", 0.5)

    def person(ctx):
        head = Head(ctx, 815, 812, 570, -1, -4)
        base, shade, lit = "#DDA27A", "#8A5440", "#F6CFA2"
        # hair behind, the bun
        head.path((0.02, -0.53), (0.24, -0.55, 0.42, -0.36, 0.37, -0.08), (0.34, 0.1, 0.26, 0.2, 0.16, 0.2), (0.05, 0.0), (-0.05, -0.3))
        head.fill("#3A2419")
        ctx.arc(*head.at(0.40, 0.10), 0.15 * head.h, 0, 7)
        head.fill("#3A2419")
        head.path((0.30, 0.06), (0.34, 0.0, 0.46, 0.02, 0.49, 0.10))
        head.line("#7A5030", 0.016, 0.8)
        head.path((0.32, 0.14), (0.36, 0.10, 0.44, 0.12, 0.47, 0.17))
        head.line("#6A4428", 0.014, 0.7)
        head.skin(base, shade, lit)
        head.features("#35211A", "#9A4238", "#CC8C68", "#8A5440", "ahead")
        # hair in front: swept back over the ear
        head.path((-0.245, -0.40), (-0.20, -0.56, 0.05, -0.61, 0.22, -0.50), (0.40, -0.38, 0.44, -0.10, 0.34, 0.12), (0.26, 0.10, 0.16, 0.02, 0.135, -0.06), (0.06, -0.14, -0.02, -0.22, -0.10, -0.24), (-0.18, -0.28, -0.23, -0.33, -0.245, -0.40))
        ctx.set_source(ramp(*head.at(-0.3, 0), *head.at(0.4, 0), (0, "#8A5A34", 1), (0.35, "#5A3622", 1), (1, "#2A1A14", 1)))
        ctx.fill()
        for a, b, c_ in (((-0.20, -0.42), (0.02, -0.50, 0.22, -0.34), (0.30, 0.0)), ((-0.16, -0.36), (0.02, -0.40, 0.18, -0.26), (0.27, 0.02)), ((-0.08, -0.51), (0.14, -0.52, 0.32, -0.34), (0.35, -0.04))):
            head.path(a, (*b, *c_))
            head.line("#A8744A", 0.010, 0.55)
        ctx.arc(*head.at(0.075, 0.125), 0.016 * head.h, 0, 7)
        head.fill("#E8C878")

    def collar(ctx):
        ink(ctx, "#F1E6D0")
        ctx.move_to(640, 1075)
        ctx.curve_to(700, 1130, 830, 1130, 985, 1045)
        ctx.line_to(1030, 1110)
        ctx.curve_to(900, 1220, 720, 1230, 640, 1180)
        ctx.close_path()
        ctx.fill()
        ink(ctx, "#B8A88C", 0.6)
        ctx.move_to(840, 1120)
        ctx.line_to(1030, 1110)
        ctx.curve_to(960, 1175, 880, 1205, 800, 1212)
        ctx.close_path()
        ctx.fill()

    pic.draw(person, rough=1.5)
    pic.draw(collar, rough=1.5)

    def arm(ctx):
        sleeve(ctx, [(1170, 1390), (1010, 1830), (640, 1600), (430, 1395)], [270, 250, 190, 150], "#46546A", "#1E2430", "#7A8A9C")
        ink(ctx, "#F1E6D0")
        ctx.set_line_width(150)
        ctx.set_line_cap(cairo.LINE_CAP_BUTT)
        ctx.move_to(440, 1404)
        ctx.line_to(402, 1366)
        ctx.stroke()
        glass(ctx, 300, 1420, 690, 0.60, -1, ("#4A121E", "#8A2A3C", "#E0705C"))
        hand(ctx, 345, 1290, 150, -2.45, "#E2AA80", "#A46A4C", -1)

    pic.draw(arm, rough=1.5)

    def candle(ctx):
        ink(ctx, "#4A3A30")
        oval(ctx, 130, 1640, 110, 22)
        ctx.fill()
        ctx.set_source(ramp(96, 0, 164, 0, (0, "#F6E6C0", 1), (1, "#B8935E", 1)))
        ctx.rectangle(98, 1290, 64, 350)
        ctx.fill()
        ink(ctx, "#FFE9B0")
        ctx.move_to(130, 1130)
        ctx.curve_to(175, 1215, 160, 1275, 130, 1282)
        ctx.curve_to(100, 1275, 85, 1215, 130, 1130)
        ctx.fill()
        ink(ctx, "#FFFBEA")
        oval(ctx, 130, 1246, 14, 28)
        ctx.fill()

    pic.draw(candle, rough=1.4)
    pic.glow(130, 1220, 420, "#F8B868", 0.55)
    pic.glow(130, 1220, 1300, "#F2A85C", 0.22)
    return pic


def simon():
    """Winter: he bends a cane down, the shears in his other hand."""
    pic = Picture(1500, 2000, 631)
    sky(pic, "#A3AFB6", "#D6D4CA", "#EEDFC6", 1050, 0.5, "#F4ECDC")
    pic.glow(1240, 700, 900, "#F6D8A8", 0.4)
    pic.lay(pic.mask(lambda c: (c.arc(1270, 640, 62, 0, 7), c.fill()), rough=1.6), "#FFF7E4", 0.95)
    pic.hills(ridge(pic.w, 1010, 80, 520, 13), "#9AA4AA", "#DAD6CA", 200, 1.8)
    l2 = ridge(pic.w, 1120, 60, 620, 28)
    pic.hills(l2, "#808A8A", "#C6C3B4", 200, 2)
    wooded(pic, l2, ["#5E665E", "#70756A", "#8F8E7C"], 70, 28, 0.8, 4, chance=0.7)
    pic.mist(1240, 60, "#F2ECDE", 0.8)
    ground = pic.torn((pic.yy > 1330 + 14 * np.sin(pic.xx / 240)).astype(np.float32), 3)
    pic.gouache(ground, "#D2CBB2", "#A39A7C", (pic.yy - 1320) / 680, 0.06, 8)
    rng = np.random.default_rng(9)

    def rows(ctx):
        for y, s, tone in ((1370, 46, "#8A8278"), (1470, 74, "#6E6258"), (1640, 120, "#54463C")):
            for x in np.arange(-40 + rng.uniform(0, s), 1560, s * 2.3):
                ink(ctx, mix(tone, "#3A2C24", 0.3 * rng.random()))
                ctx.set_line_cap(cairo.LINE_CAP_ROUND)
                ctx.set_line_width(s * 0.15)
                ctx.move_to(x, y)
                ctx.curve_to(x + rng.normal(0, 0.1) * s, y - s * 0.4, x - rng.normal(0, 0.1) * s, y - s * 0.7, x, y - s)
                ctx.stroke()
                for _ in range(4):
                    ink(ctx, "#8E4A36", 0.9)
                    ctx.set_line_width(s * 0.035)
                    ctx.move_to(x, y - s)
                    ctx.curve_to(x + rng.normal(0, 0.2) * s, y - s * 1.4, x + rng.normal(0, 0.5) * s, y - s * 1.6, x + rng.normal(0, 0.7) * s, y - s * rng.uniform(1.7, 2.2))
                    ctx.stroke()

    pic.draw(rows, rough=1.5)

    def body(c):
        c.move_to(800, 1120)
        c.curve_to(900, 1190, 960, 1300, 960, 1500)
        c.line_to(990, 2010)
        c.line_to(60, 2010)
        c.curve_to(70, 1690, 130, 1380, 260, 1260)
        c.curve_to(340, 1180, 430, 1130, 520, 1090)
        c.close_path()
        c.fill()

    m = pic.mask(body, rough=2)
    pic.gouache(m, "#4E5A3E", "#7F8A5E", np.clip((pic.xx - 60) / 900, 0, 1), 0.06, 1)
    cloth(pic, m, 37, "#2E3626", 0.45)

    def person(ctx):
        head = Head(ctx, 690, 822, 570, 1, 6)
        base, shade, lit = "#D69A70", "#8E5840", "#F0C49A"
        head.path((0.02, -0.52), (0.24, -0.54, 0.36, -0.34, 0.33, -0.06), (0.32, 0.08, 0.30, 0.2, 0.24, 0.26), (0.1, 0.1), (-0.05, -0.3))
        head.fill("#4A3424")
        head.skin(base, shade, lit, 1.12)
        # beard
        head.path((0.03, 0.02), (0.0, 0.10, -0.06, 0.16, -0.17, 0.165), (-0.25, 0.165, -0.32, 0.14, -0.365, 0.145), (-0.385, 0.17, -0.375, 0.19, -0.352, 0.208), (-0.375, 0.25, -0.385, 0.32, -0.385, 0.40), (-0.37, 0.50, -0.26, 0.56, -0.14, 0.51), (-0.02, 0.46, 0.08, 0.34, 0.11, 0.20))
        ctx.set_source(ramp(*head.at(-0.38, 0.2), *head.at(0.1, 0.3), (0, "#A87648", 1), (0.4, "#7A5030", 1), (1, "#4A3020", 1)))
        ctx.fill()
        for k in range(14):
            t = k / 13
            a = (-0.34 + 0.40 * t, 0.24 - 0.06 * t + 0.02 * math.sin(k * 3))
            head.path(a, (a[0] - 0.015, a[1] + 0.05, a[0] - 0.01, a[1] + 0.11, a[0] + 0.012, a[1] + 0.17 - 0.03 * t))
            head.line("#C89A66", 0.008, 0.55)
        head.features("#33221A", "#7A3E30", "#C88660", "#8E5840", "down", "#5A3C28")
        head.path((-0.06, -0.26), (0.345, -0.25), (0.37, -0.05, 0.33, 0.10, 0.25, 0.20), (0.20, 0.16, 0.15, 0.10, 0.125, 0.03), (0.16, -0.06, 0.10, -0.13, 0.035, -0.07), (0.02, -0.02, 0.02, 0.02, 0.03, 0.06), (-0.02, 0.0, -0.06, -0.12, -0.06, -0.26))
        head.fill("#5E4430")
        # felt hat
        head.path((-0.62, -0.255), (-0.42, -0.31, 0.22, -0.30, 0.50, -0.20), (0.46, -0.14, 0.10, -0.17, -0.10, -0.19), (-0.30, -0.20, -0.50, -0.19, -0.62, -0.255))
        head.fill("#5E4A38")
        head.path((-0.335, -0.262), (-0.34, -0.46, -0.26, -0.70, -0.12, -0.70), (-0.02, -0.70, 0.0, -0.66, 0.08, -0.68), (0.24, -0.70, 0.33, -0.48, 0.345, -0.235), (0.1, -0.20, -0.16, -0.20, -0.335, -0.262))
        ctx.set_source(ramp(*head.at(-0.35, 0), *head.at(0.35, 0), (0, "#B08C64", 1), (0.45, "#86684A", 1), (1, "#4E3C2E", 1)))
        ctx.fill()
        head.path((-0.345, -0.335), (-0.16, -0.265, 0.12, -0.255, 0.35, -0.305), (0.345, -0.235), (0.12, -0.195, -0.16, -0.205, -0.335, -0.262))
        head.fill("#3A2A22")
        head.path((-0.62, -0.255), (-0.42, -0.30, -0.38, -0.29, -0.335, -0.262))
        head.line("#C8A67C", 0.014, 0.8)
        # the brim's shade on the brow
        head.path((-0.335, -0.205), (-0.345, -0.16, -0.33, -0.13, -0.325, -0.11), (-0.22, -0.13, 0.0, -0.12, 0.12, -0.16), (0.0, -0.19, -0.2, -0.2, -0.335, -0.205))
        head.fill("#6A3E2C", 0.45)

    pic.draw(person, rough=1.5)

    def scarf(ctx):
        ctx.set_source(ramp(430, 0, 860, 0, (0, "#4A121E", 1), (0.6, "#7A2434", 1), (1, "#A84450", 1)))
        ctx.move_to(420, 1060)
        ctx.curve_to(520, 1150, 740, 1150, 850, 1050)
        ctx.curve_to(890, 1090, 890, 1140, 850, 1180)
        ctx.curve_to(720, 1270, 520, 1260, 410, 1160)
        ctx.close_path()
        ctx.fill()
        polygon_ = [(800, 1170), (880, 1150), (930, 1400), (820, 1430)]
        ctx.move_to(*polygon_[0])
        for p in polygon_[1:]:
            ctx.line_to(*p)
        ctx.close_path()
        ctx.fill()
        ink(ctx, "#D8808A", 0.4)
        ctx.set_line_width(7)
        for k in range(3):
            ctx.move_to(440, 1095 + 34 * k)
            ctx.curve_to(540, 1172 + 30 * k, 720, 1172 + 30 * k, 850, 1085 + 34 * k)
            ctx.stroke()

    pic.draw(scarf, rough=1.6)

    def vine(ctx):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for tone, w, d in (("#2E221C", 92, 0), ("#5E4636", 46, -16), ("#8E7058", 12, -30)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.move_to(1330 + d, 2020)
            ctx.curve_to(1290 + d, 1850, 1370 + d, 1720, 1318 + d, 1580)
            ctx.stroke()
        for pts, w in (((1318, 1590, 1400, 1380, 1420, 1180, 1470, 960), 22), ((1318, 1590, 1250, 1480, 1150, 1430, 1040, 1330), 22), ((1318, 1590, 1330, 1400, 1300, 1250, 1330, 1090), 18)):
            for tone, k, d in (("#6E3226", 1.0, 0), ("#C07A58", 0.34, -5)):
                ink(ctx, tone)
                ctx.set_line_width(w * k)
                ctx.move_to(pts[0] + d, pts[1])
                ctx.curve_to(pts[2] + d, pts[3], pts[4] + d, pts[5], pts[6] + d, pts[7])
                ctx.stroke()

    pic.draw(vine, rough=1.6)

    def arm(ctx):
        # shears, blades on the cane
        for tone, w in (("#3A3634", 24), ("#A8A096", 9)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            ctx.move_to(1010, 1560)
            ctx.curve_to(1080, 1500, 1120, 1460, 1160, 1392)
            ctx.move_to(1010, 1560)
            ctx.curve_to(1090, 1540, 1140, 1510, 1180, 1452)
            ctx.stroke()
        for tone, w in (("#6B1F2E", 34), ("#B84A58", 12)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.move_to(1010, 1556)
            ctx.curve_to(950, 1590, 900, 1620, 820, 1630)
            ctx.move_to(1010, 1562)
            ctx.curve_to(960, 1640, 900, 1700, 830, 1716)
            ctx.stroke()
        sleeve(ctx, [(330, 1420), (430, 1850), (700, 1720), (800, 1682)], [280, 260, 190, 160], "#66724A", "#333C28", "#98A274")
        hand(ctx, 868, 1668, 165, -0.25, "#C89A62", "#7E5A34")
        ink(ctx, "#A87A48")
        ctx.set_line_width(150)
        ctx.set_line_cap(cairo.LINE_CAP_BUTT)
        ctx.move_to(760, 1698)
        ctx.line_to(802, 1682)
        ctx.stroke()

    pic.draw(arm, rough=1.6)
    pic.glow(1270, 640, 1200, "#F6D8A8", 0.14)
    return pic


def odile():
    """At the kitchen table by the window: another New Year card."""
    pic = Picture(1500, 2000, 651)
    far = np.clip(np.hypot((pic.xx - 260) / 1500, (pic.yy - 520) / 1900), 0, 1)
    stone_wall(pic, np.ones_like(pic.xx), "#F4E7CA", "#B99E7A", far, 23)
    pic.gouache(pic.mask(box(40, 120, 520, 900), rough=1.6), "#D8BE92", "#EFDDB8", (pic.xx - 40) / 520, 0.05, 2)
    view(pic, pic.mask(box(84, 164, 432, 812), rough=1), 640, 67, False)
    pic.glow(300, 540, 700, "#FFF2CE", 0.34)
    rng = np.random.default_rng(15)

    def casement(ctx):
        ink(ctx, "#67757D")
        for x, w in ((76, 22), (290, 22), (506, 22)):
            ctx.rectangle(x, 156, w, 830)
        for y in (154, 420, 690, 966):
            ctx.rectangle(76, y, 452, 18)
        ctx.fill()
        ink(ctx, "#E9D2A4")
        ctx.rectangle(10, 990, 590, 36)
        ctx.fill()

    pic.draw(casement, rough=1.4)

    def jug(ctx):
        ctx.set_source(ramp(330, 0, 480, 0, (0, "#F6EEDA", 1), (0.5, "#D6CCB4", 1), (1, "#978A76", 1)))
        ctx.move_to(352, 840)
        ctx.curve_to(320, 900, 324, 980, 352, 994)
        ctx.line_to(452, 994)
        ctx.curve_to(482, 980, 486, 900, 452, 840)
        ctx.fill()
        for _ in range(22):
            a, r = rng.normal(-1.57, 0.42), rng.uniform(70, 210)
            x, y = 402 + math.cos(a) * r, 846 + math.sin(a) * r
            ink(ctx, "#5E6E3E")
            ctx.set_line_width(3.4)
            ctx.move_to(402 + rng.normal(0, 16), 850)
            ctx.curve_to(402, 810, x, y + 40, x, y)
            ctx.stroke()
            n = 18
            base = ("#F8F1DE", "#D9B45E", "#B8505A", "#A79AC0")[rng.integers(4)]
            c = np.array([mix(base, "#FFFFFF", 0.12 * float(v)) for v in rng.random(n)])
            dabs(ctx, x + rng.normal(0, 12, n), y + rng.normal(0, 9, n), rng.uniform(5, 12, n), rng.uniform(0, 6, n), c, rng, 0.5)

    pic.draw(jug, rough=1.4)

    def body(c):
        c.move_to(720, 1150)
        c.curve_to(610, 1220, 590, 1350, 600, 1560)
        c.line_to(600, 2010)
        c.line_to(1440, 2010)
        c.curve_to(1450, 1700, 1430, 1430, 1310, 1290)
        c.curve_to(1220, 1190, 1120, 1140, 1030, 1100)
        c.close_path()
        c.fill()

    m = pic.mask(body, rough=2)
    pic.gouache(m, "#A84A58", "#5A1A28", np.clip((pic.xx - 580) / 860, 0, 1), 0.06, 1)
    cloth(pic, m, 41, "#4A1420", 0.45)

    def person(ctx):
        head = Head(ctx, 835, 868, 560, -1, 13)
        base, shade, lit = "#E2AE8A", "#A06A52", "#F8D9B4"
        head.path((0.02, -0.53), (0.24, -0.55, 0.40, -0.36, 0.35, -0.08), (0.32, 0.08, 0.26, 0.16, 0.16, 0.16), (0.05, 0.0), (-0.05, -0.3))
        head.fill("#9C968C")
        ctx.arc(*head.at(0.30, -0.34), 0.17 * head.h, 0, 7)
        head.fill("#A8A296")
        for k in range(3):
            head.path((0.20 + 0.04 * k, -0.46 + 0.05 * k), (0.30, -0.50 + 0.06 * k, 0.40, -0.42 + 0.04 * k, 0.43, -0.32 + 0.04 * k))
            head.line("#E6E0D2", 0.014, 0.8)
        head.skin(base, shade, lit, 1.05, 1.0)
        head.features("#4A382E", "#A0524A", "#D69C7A", "#A06A52", "down", "#9C9284")
        # the years: two fine lines
        head.path((-0.255, 0.135), (-0.235, 0.165, -0.235, 0.20, -0.25, 0.235))
        head.line(shade, 0.008, 0.55)
        head.path((-0.165, -0.045), (-0.15, -0.05, -0.14, -0.06, -0.13, -0.075))
        head.line(shade, 0.007, 0.5)
        head.path((-0.255, -0.39), (-0.21, -0.55, 0.05, -0.60, 0.22, -0.48), (0.38, -0.36, 0.40, -0.10, 0.30, 0.06), (0.22, 0.06, 0.15, 0.0, 0.13, -0.07), (0.06, -0.14, -0.02, -0.20, -0.10, -0.22), (-0.19, -0.26, -0.24, -0.31, -0.255, -0.39))
        ctx.set_source(ramp(*head.at(-0.3, 0), *head.at(0.4, 0), (0, "#F2ECDE", 1), (0.4, "#C9C2B4", 1), (1, "#8C857A", 1)))
        ctx.fill()
        for a, b in (((-0.20, -0.40), (0.0, -0.50, 0.2, -0.38, 0.28, -0.30)), ((-0.17, -0.33), (0.02, -0.38, 0.16, -0.26, 0.26, -0.06)), ((-0.10, -0.50), (0.08, -0.52, 0.2, -0.46, 0.28, -0.38))):
            head.path(a, b)
            head.line("#8C857A", 0.009, 0.6)
        # spectacles low on the nose
        x, y = head.at(-0.315, -0.005)
        ctx.save()
        ctx.translate(x, y)
        ctx.rotate(math.radians(-13))
        ctx.scale(0.55, 1)
        ctx.arc(0.09 * head.h, 0, 0.082 * head.h, 0, 7)
        ctx.restore()
        head.line("#5A2A22", 0.013)
        head.path((-0.225, -0.012), (-0.1, -0.03, 0.0, -0.04, 0.06, -0.035))
        head.line("#5A2A22", 0.012)
        ctx.arc(*head.at(0.07, 0.12), 0.02 * head.h, 0, 7)
        head.fill("#F3ECDC")

    pic.draw(person, rough=1.5)

    def collar(ctx):
        ink(ctx, "#F6EEDC")
        ctx.move_to(690, 1120)
        ctx.curve_to(760, 1190, 900, 1180, 1040, 1085)
        ctx.line_to(1090, 1150)
        ctx.curve_to(960, 1280, 760, 1290, 670, 1220)
        ctx.close_path()
        ctx.fill()
        ink(ctx, "#C2B294", 0.55)
        ctx.move_to(900, 1160)
        ctx.line_to(1090, 1150)
        ctx.curve_to(1020, 1225, 930, 1262, 850, 1264)
        ctx.close_path()
        ctx.fill()

    pic.draw(collar, rough=1.5)
    table = pic.mask(box(-10, 1690, 1520, 330), rough=1.6)
    planks(pic, table, 1690, 2010, "#D9B47C", "#A87C4E", 3, 77, "#6E4C30")
    pic.lay(table * np.exp(-(((pic.xx - 320) / 420) ** 2)), "#FFF0C8", 0.3)
    for pts, tone in (([(90, 1750), (330, 1716), (392, 1830), (128, 1872)], "#EADCC0"), ([(250, 1776), (680, 1752), (730, 1902), (250, 1930)], "#FBF4E4")):
        pic.shade(pic.mask(shape(*[(x + 8, y + 12) for x, y in pts]), soft=8), "#7E5E3E", 0.6)
        pic.gouache(pic.mask(shape(*pts), rough=1.2), tone, mix(tone, "#C9B48C", 0.3), (pic.xx - 90) / 640, 0.03, 6)
    pic.lay(letters(pic, "Chers amis,", 400, 1812, 46, "italic", 3), "#39404E", 0.9)
    pic.lay(letters(pic, "le vin va bien,", 428, 1864, 46, "italic", 3), "#39404E", 0.9)

    def arm(ctx):
        sleeve(ctx, [(1230, 1440), (1210, 1800), (880, 1850), (740, 1838)], [270, 240, 180, 150], "#8A3040", "#4A1420", "#C0606C")
        for tone, w in (("#2E2A34", 20), ("#8A86A0", 6)):
            ink(ctx, tone)
            ctx.set_line_width(w)
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            ctx.move_to(560, 1888)
            ctx.line_to(700, 1660)
            ctx.stroke()
        hand(ctx, 666, 1806, 140, 3.3, "#E6B48E", "#B07A5C", -1)
        ink(ctx, "#F6EEDC")
        ctx.set_line_width(140)
        ctx.set_line_cap(cairo.LINE_CAP_BUTT)
        ctx.move_to(752, 1838)
        ctx.line_to(730, 1832)
        ctx.stroke()

    pic.shade(pic.mask(lambda c: (oval(c, 900, 1920, 420, 34), c.fill()), soft=14) * table, "#7E5E3E", 0.6)
    pic.draw(arm, rough=1.5)
    pic.glow(260, 560, 1300, "#FFEFC8", 0.16)
    return pic


SCENES = {"portrait-helene": helene, "portrait-simon": simon, "portrait-odile": odile}

if __name__ == "__main__":
    for name in sys.argv[2:] or SCENES:
        SCENES[name]().finish(f"{sys.argv[1]}/{name}.jpg", limit=370_000)
