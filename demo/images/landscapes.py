"""The outdoor scenes, painted by painter.py.

Usage: python3 landscapes.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import numpy as np

from painter import PAPER, Camera, Picture, cypress, dabs, grove, house, mix, noise, polygon, rgb, ridge, smooth, tree, vineyard


def sky(pic, top, mid, low, horizon, streaks=0.5, streak="#F3E3C8"):
    t = np.clip(pic.yy / horizon, 0, 1.15)
    c = np.where((t < 0.6)[..., None], rgb(top) + (rgb(mid) - rgb(top)) * smooth(0, 0.6, t)[..., None], rgb(mid) + (rgb(low) - rgb(mid)) * smooth(0.6, 1.1, t)[..., None])
    drag = noise(pic.h, pic.w, 90, pic.next_seed(), 5, 7) - 0.5
    pic.img = (c * (1 + 0.035 * drag[..., None])).astype(np.float32)
    veil = smooth(0.56, 0.86, noise(pic.h, pic.w, 120, pic.next_seed(), 5, 9)) * np.exp(-(((pic.yy / horizon - 0.62) / 0.34) ** 2))
    pic.lay(veil, streak, streaks)


def wooded(pic, line, tones, step, size, sun, seed, lo=0, hi=None, chance=1.0):
    """A hem of trees along a skyline."""
    rng = np.random.default_rng(seed)
    floor = lambda x: line[np.clip(x, 0, pic.w - 1).astype(int)] + 3

    def paint(ctx):
        x = lo
        while x < (hi or pic.w):
            length = size * rng.uniform(0.8, 6)
            if rng.random() < chance:
                grove(ctx, rng, x, x + length, floor, size * rng.uniform(0.6, 1.1), tones, sun, max(1.3, size * 0.07))
            x += length + step * rng.uniform(0.1, 1.8)

    pic.draw(paint)


def slope_rows(pic, line, foot, x0, x1, tones, step, seed, size=2.2, fan=0.35, centre=1000.0):
    """Rows seen from afar on a facing slope: strings of dabs fanning down from the skyline."""
    rng = np.random.default_rng(seed)
    cols = np.array([rgb(t) for t in tones])

    def paint(ctx):
        for xa in np.arange(x0, x1, step):
            top = float(line[int(np.clip(xa, 0, pic.w - 1))]) + 4
            n = int((foot - top) / (size * 0.8))
            if n < 3:
                continue
            t = np.linspace(0.02, 1, n)
            xs = xa + (xa - centre) * fan * t
            ys = top + (foot - top) * t
            ok = ys > line[np.clip(xs, 0, pic.w - 1).astype(int)] + 3
            idx = np.clip((rng.normal(0.5, 0.24, n) * len(cols)).astype(int), 0, len(cols) - 1)
            dabs(ctx, xs[ok], ys[ok] + rng.normal(0, 0.5, ok.sum()), (size * (0.55 + 0.85 * t))[ok], rng.uniform(-0.5, 0.5, ok.sum()), cols[idx][ok], rng, 0.5)

    pic.draw(paint)


def vineyard_dawn():
    pic = Picture(2400, 1350, 11)
    hz = 600
    sky(pic, "#93A0A8", "#E3D3B8", "#EFC48A", hz, 0.6, "#FAE7C6")
    sx, sy = 560, 470
    pic.glow(sx, sy, 900, "#F0B868", 0.42)
    pic.glow(sx, sy, 240, "#FFE2AC", 0.45)
    pic.lay(pic.mask(lambda c: (c.arc(sx, sy, 44, 0, 7), c.fill()), rough=1.6), "#FFF6DF", 1.0)
    haze = "#F2DCB8"
    pic.hills(ridge(pic.w, 560, 60, 620, 4), mix("#8E97A0", haze, 0.35), haze, 150, 1.5)
    pic.hills(ridge(pic.w, 606, 80, 520, 9), mix("#77828A", haze, 0.22), mix(haze, PAPER, 0.2), 150, 1.8)
    pic.mist(690, 46, "#F8E8CB", 0.7)
    l3 = ridge(pic.w, 668, 70, 760, 15)
    pic.hills(l3, mix("#5F6D6C", haze, 0.14), mix("#B9B59B", haze, 0.5), 170, 2)
    wooded(pic, l3, ["#56635F", "#63706A", "#78807A", "#938F78"], 60, 24, -0.8, 5, chance=0.6)
    pic.mist(760, 44, "#FBEBCF", 0.75)
    l4 = ridge(pic.w, 742, 58, 900, 23) + 40 * np.exp(-(((np.arange(pic.w) - 600) / 500) ** 2)) - 46 * np.exp(-(((np.arange(pic.w) - 1720) / 420) ** 2))
    pic.hills(l4, "#6E7656", "#A8A27A", 230, 2)
    slope_rows(pic, l4, 960, 1100, 2500, ["#46543A", "#556044", "#6B7150", "#8C8759"], 15, 8, 3.0, 0.5, 1700)
    slope_rows(pic, l4, 960, -100, 1080, ["#4B583E", "#5C6749", "#757A55"], 15, 9, 2.8, 0.4, 500)
    rng = np.random.default_rng(6)
    hx, hy = 1640, int(l4[1720]) + 12

    def estate(ctx):
        dark = ["#2B3429", "#38432F", "#4C5536", "#7A7446"]
        tree(ctx, rng, hx - 70, hy + 6, 120, 110, ["#39442F", "#4A5538", "#6B6C43", "#A08E54"], -0.9, "#3A3228")
        house(ctx, hx, hy + 8, 210, 62, "#E8CFA0", "#8C8078", "#A4654A", "#6E4436", -1, 5, "#7A6A62", 0.24)
        house(ctx, hx - 44, hy + 10, 66, 96, "#F0D8A8", "#8A7E78", "#A4654A", "#6E4436", -1, 1, "#7A6A62", 0.32)
        for x, h in ((232, 150), (262, 178), (296, 140)):
            cypress(ctx, rng, hx + x, hy + 16, 26, h, dark, -0.8)
        tree(ctx, rng, hx + 360, hy + 26, 130, 96, ["#39442F", "#4A5538", "#6B6C43", "#A08E54"], -0.9, "#3A3228")

    pic.draw(estate)
    pic.mist(790, 44, "#FBEBD0", 0.8, 520)
    style = dict(leaf=["#242C20", "#313C29", "#46543A", "#6A6C3E", "#B0904C", "#E3BC72"], soil="#7B634A", grass="#A89F66", shadow="#66634A", haze="#EFD9AE", reach=150, trunk="#2A211B", cast=2.0)
    vineyard(pic, Camera(1500, 1080, 640, 5.4), lambda x, y: -0.00055 * (y - 10) ** 2 + 0.012 * x * np.exp(-y / 80) + 0.5 * np.sin(y / 26 + x / 40), style, 4.2, 96, 2.6, lambda y: 0.0018 * y ** 2 - 1.2, sun=-0.85, seed=12)
    pic.mist(800, 26, "#FBEBD0", 0.5, 620, 8)
    pic.glow(sx, 900, 1200, "#F0B868", 0.13)
    return pic


def vineyard_rows():
    pic = Picture(2000, 1333, 31)
    sky(pic, "#8F9BA3", "#E0CFB4", "#F3CE98", 340, 0.6)
    pic.glow(1560, 250, 760, "#F6BE72", 0.42)
    pic.lay(pic.mask(lambda c: (c.arc(1560, 226, 40, 0, 7), c.fill()), rough=1.6), "#FFF3D8", 1.0)
    pic.hills(ridge(pic.w, 285, 80, 560, 3), "#A2A6A6", "#E3D0AE", 130, 1.6)
    l2 = ridge(pic.w, 345, 60, 640, 8)
    pic.hills(l2, "#747C70", "#B7AC86", 120, 1.8)
    wooded(pic, l2, ["#4F5A4A", "#636B52", "#8B8A62"], 60, 20, 0.8, 4, chance=0.7)
    pic.mist(405, 30, "#F6E6C6", 0.7)
    style = dict(leaf=["#222B1F", "#303D28", "#46543A", "#66713F", "#959048", "#CDB565"], soil="#86704F", grass="#A39F63", shadow="#5E6045", haze="#E6D3A6", reach=120, trunk="#33271F", cast=1.25, fruit="#3B2233")
    vineyard(pic, Camera(1500, 930, 372, 2.25), lambda x, y: 0.00055 * np.maximum(0, y - 18) ** 1.6 + 0 * x, style, 2.3, 190, 2.3, lambda y: 1.15 + 0.0011 * y ** 2, sun=0.8, seed=5, steps=330)
    pic.glow(1560, 420, 1000, "#F4B868", 0.2)
    return pic


def autumn_hillside():
    pic = Picture(2000, 1333, 51)
    sky(pic, "#8C98A0", "#D8CDB8", "#EED4A8", 430, 0.5)
    pic.glow(360, 330, 760, "#F2BE78", 0.32)
    pic.hills(ridge(pic.w, 380, 60, 520, 3), "#9AA0A3", "#D8C9AC", 120, 1.6)
    l2 = ridge(pic.w, 440, 80, 640, 18)
    pic.hills(l2, "#7C7F78", "#BFA983", 150, 1.8)
    wooded(pic, l2, ["#5F5A48", "#7C6A46", "#9A7A48", "#B8924E"], 30, 24, -0.8, 4, chance=0.7)
    pic.mist(560, 40, "#F3E2C2", 0.6)
    l3 = ridge(pic.w, 560, 60, 900, 29) + np.linspace(70, -120, pic.w)
    pic.hills(l3, "#A5793F", "#7D5A38", 380, 2)
    for a, b, tones in ((-100, 560, ["#7A2C2A", "#98452F", "#B5683A"]), (600, 1120, ["#B9882F", "#D0A34A", "#E2C070"]), (1160, 1560, ["#6B1F2E", "#87352F", "#A2523A"]), (1600, 2300, ["#C39A45", "#D9B360", "#EACB82"])):
        slope_rows(pic, l3, 900, a, b, tones, 15, a + 199, 4.0, 0.30, 1100)
    rng = np.random.default_rng(3)

    def details(ctx):
        tones = ["#4E3B28", "#7D5430", "#A9742F", "#D0A04A"]
        for x in (575, 1140, 1575):
            tree(ctx, rng, x, float(l3[x]) + 26, 90, 100, tones, -0.8, "#3A2A20")
        hx = 1300
        house(ctx, hx, float(l3[hx + 60]) + 14, 120, 40, "#EAD1A4", "#8C8078", "#9A5E46", "#6E4436", -1, 4, "#7A6A62", 0.26)
        for x, h in ((135, 92), (152, 108)):
            cypress(ctx, rng, hx + x, float(l3[hx + 130]) + 14, 17, h, ["#2B3429", "#38432F", "#5A5A38"], -0.8)

    pic.draw(details)
    pic.mist(880, 50, "#EBD0A2", 0.5)
    style = dict(leaf=["#3A1A1C", "#6B1F2E", "#93402F", "#B5702F", "#D0A04A", "#EBC97C"], soil="#7A5D42", grass="#B0995C", shadow="#6E573D", haze="#DDBB86", reach=150, trunk="#2C201A", cast=1.7)
    vineyard(pic, Camera(1450, 1080, 640, 4.6), lambda x, y: -0.02 * x + 0.4 * np.sin(y / 17) - 0.0004 * y ** 2, style, 3.6, 70, 2.5, lambda y: -0.0035 * y ** 2 + 1, sun=-0.85, seed=8)
    return pic


def river_mist():
    pic = Picture(2000, 1333, 71)
    sky(pic, "#8794A0", "#C4C7C4", "#E9DCC4", 560, 0.45, "#EFE6D6")
    pic.glow(1250, 470, 700, "#F6D7A2", 0.4)
    pic.lay(pic.mask(lambda c: (c.arc(1250, 452, 30, 0, 7), c.fill()), rough=1.5), "#FFF3DA", 0.95)
    pic.hills(ridge(pic.w, 480, 90, 640, 5), "#A3ACB1", "#D6D2C5", 170, 1.8)
    pic.hills(ridge(pic.w, 560, 80, 520, 14), "#84908F", "#C9C8BA", 150, 2)
    pic.mist(650, 50, "#F2EBDD", 0.85)
    l3 = ridge(pic.w, 640, 50, 420, 33)
    pic.hills(l3, "#66736C", "#B9BBA9", 130, 2)
    wooded(pic, l3, ["#4F5C56", "#5F6B61", "#78806E"], 34, 38, 0.7, 9, chance=0.8)
    pic.mist(740, 46, "#F4EDDF", 0.95)
    # the water: a bright meander that takes the sky's colour
    def river(ctx):
        ctx.move_to(1180, 764)
        ctx.curve_to(1480, 778, 1420, 806, 1180, 826)
        ctx.curve_to(820, 852, 640, 884, 800, 930)
        ctx.curve_to(980, 985, 1420, 1040, 2020, 1230)
        ctx.line_to(2020, 1010)
        ctx.curve_to(1560, 960, 1120, 920, 1090, 890)
        ctx.curve_to(1080, 862, 1500, 836, 1560, 806)
        ctx.curve_to(1590, 786, 1420, 768, 1240, 764)
        ctx.close_path()
        ctx.fill()

    pic.gouache(np.clip(pic.yy - 760, 0, 1), "#9AA082", "#5F6B45", (pic.yy - 760) / 560)
    meadow = smooth(0.5, 0.75, noise(pic.h, pic.w, 60, 991, 4, 8)) * (pic.yy > 762)
    pic.lay(meadow, "#B8B48C", 0.4)
    water = pic.mask(river, rough=2)
    pic.shade(np.clip(pic.mask(river, soft=9), 0, 1) * (1 - water), "#4A5340", 0.55)
    pic.gouache(water, "#F1E2C4", "#8F9CA2", (pic.yy - 765) / 420, 0.03, 14)
    pic.lay(water * smooth(0.62, 0.8, noise(pic.h, pic.w, 7, 77, 2, 30)), "#FBF1DC", 0.5)
    rng = np.random.default_rng(2)

    def banks(ctx):
        tones = ["#303A30", "#3F4A3A", "#566048", "#868763"]
        grove(ctx, rng, 420, 760, lambda x: 905 - (x - 420) * 0.17, 95, tones, 0.7, 4)
        grove(ctx, rng, 1590, 2030, lambda x: 806 + (x - 1590) * 0.12, 92, tones, 0.7, 4)
        for x, y, h in ((470, 905, 250), (428, 915, 300), (380, 925, 270), (326, 938, 350), (262, 952, 400), (196, 968, 360), (120, 985, 450), (30, 1005, 420)):
            cypress(ctx, rng, x, y, h * 0.21, h, ["#37423A", "#46523F", "#5E684B", "#94905F"], 0.7)
        grove(ctx, rng, -60, 520, lambda x: 1012 - x * 0.2, 80, tones, 0.7, 5)
        n = 2600
        x = rng.uniform(0, pic.w, n)
        y = 1333 - rng.beta(1, 2.2, n) * 330
        ok = (y > 1010 + 110 * np.sin(x / 900) + np.clip(x - 900, 0, 2000) * 0.18)
        t = (y - 980) / 350
        c = np.array([mix("#6E754D", "#343E2B", float(np.clip(v + rng.normal(0, 0.3), 0, 1))) for v in t])
        dabs(ctx, x[ok], y[ok], (5 + 16 * t[ok]) * rng.uniform(0.6, 1.4, ok.sum()), rng.normal(-1.5, 0.35, ok.sum()), c[ok], rng, 0.16)

    pic.mist(766, 24, "#F7F0E2", 0.95, 300, 6)
    pic.draw(banks)
    pic.mist(900, 30, "#F6EEDF", 0.34, 200, 9)
    return pic


def pruning_winter():
    pic = Picture(2000, 1333, 91)
    sky(pic, "#A9B1B6", "#D3D3CF", "#EBDDCB", 520, 0.5, "#F2E9DD")
    pic.glow(420, 470, 620, "#F3CFA6", 0.3)
    pic.hills(ridge(pic.w, 470, 70, 560, 13), "#A8B0B6", "#D8D6D0", 140, 1.6)
    l2 = ridge(pic.w, 525, 50, 640, 28)
    pic.hills(l2, "#868F93", "#C6C3BA", 120, 1.8)
    rng = np.random.default_rng(9)

    def bare_trees(ctx):
        ctx.set_source_rgb(*rgb("#6C6A68"))

        def branch(x, y, a, length, width):
            if length < 4:
                return
            x2, y2 = x + math.cos(a) * length, y + math.sin(a) * length
            ctx.set_line_width(width)
            ctx.move_to(x, y)
            ctx.line_to(x2, y2)
            ctx.stroke()
            for _ in range(2 if length > 9 else 3):
                branch(x2, y2, a + rng.normal(0, 0.42), length * rng.uniform(0.62, 0.84), width * 0.68)

        for x in (250, 290, 1480, 1530, 1560, 1880):
            branch(x, float(l2[x]) + 20, -1.57, rng.uniform(24, 38), 4.2)

    pic.draw(bare_trees)
    pic.mist(600, 40, "#F0EAE0", 0.75)
    style = dict(leaf=["#000000"], soil="#A79A8B", grass="#DAD5CB", shadow="#B3B4B6", haze="#E2DED6", reach=120, trunk="#33271F", cane="#6E3B30", cast=2.2, bare=True, height=1.25)
    vineyard(pic, Camera(1500, 1120, 585, 2.5), lambda x, y: 0.00075 * np.maximum(0, y - 14) ** 1.55 + 0 * x, style, 2.7, 120, 2.4, lambda y: 0.6 - 0.0016 * y ** 2, sun=-0.8, seed=4, steps=300)

    def smoke(ctx):
        ctx.set_source_rgba(*rgb("#F4EFE6"), 0.5)
        for i in range(40):
            t = i / 39
            ctx.arc(1420 + 120 * t + 26 * math.sin(t * 7), 690 - 330 * t, 9 + 52 * t, 0, 7)
            ctx.fill()

    pic.draw(smoke, 0.55, blur=16)
    return pic


def spring_flower():
    """A cane in flower, near: young leaves, tendrils and pale clusters before the soft row behind."""
    pic = Picture(2000, 1333, 111)
    pic.gouache(np.ones_like(pic.xx), "#EFE8CC", "#8F9A66", pic.yy / 1200, 0.02)
    rng = np.random.default_rng(12)

    def behind(ctx):
        n = 2000
        x, y = rng.uniform(-40, 2040, n), rng.normal(900, 190, n)
        tones = np.array([rgb(c) for c in ("#66754A", "#7F8D58", "#9DA76C", "#C2C78C", "#E6E2B4")])
        light = 0.5 - (y - 900) / 620 + 0.14 * (x / 2000 - 0.5) + rng.normal(0, 0.16, n)
        dabs(ctx, x, y, rng.uniform(16, 40, n), rng.uniform(0, 6.3, n), tones[np.clip((light * 5).astype(int), 0, 4)], rng)
        ctx.set_source_rgb(*rgb("#6E5C44"))
        for tx in (210, 690, 1180, 1660):
            polygon(ctx, [(tx, 950), (tx + 22, 950), (tx + 30, 1340), (tx - 8, 1340)])
            ctx.fill()

    pic.draw(behind, 0.9, blur=15)
    pic.glow(1620, 120, 1150, "#FFF0C4", 0.42)

    def bezier(p, t):
        return [(1 - t) ** 3 * p[0][i] + 3 * (1 - t) ** 2 * t * p[1][i] + 3 * (1 - t) * t * t * p[2][i] + t ** 3 * p[3][i] for i in (0, 1)]

    def stem(ctx, p, w0, w1, dark, light):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for colour, share, shift in ((dark, 1, 0), (light, 0.36, -0.22)):
            ctx.set_source_rgb(*rgb(colour))
            for k in range(48):
                w = w0 + (w1 - w0) * k / 48
                ctx.set_line_width(max(1, w * share))
                (ax, ay), (bx, by) = bezier(p, k / 48), bezier(p, (k + 1) / 48)
                ctx.move_to(ax + shift * w, ay + shift * w)
                ctx.line_to(bx + shift * w, by + shift * w)
                ctx.stroke()

    def tendril(ctx, x, y, side, size):
        ctx.set_source_rgb(*rgb("#A3AC68"))
        ctx.set_line_width(4)
        ctx.move_to(x, y)
        ctx.curve_to(x + side * size * 0.3, y - size * 0.5, x + side * size * 0.6, y - size * 0.8, x + side * size * 0.9, y - size * 0.7)
        for t in np.linspace(0, 2.2 * math.pi * 1.4, 40):
            r = size * 0.2 * (1 - t / 11)
            ctx.line_to(x + side * (size * 0.9 + r * math.sin(t)), y - size * 0.7 + size * 0.2 - r * math.cos(t))
        ctx.stroke()

    def wood(ctx):
        p = [(-60, 1190), (520, 1080), (1150, 1200), (2080, 930)]
        stem(ctx, p, 62, 44, "#3E2D22", "#7A5D45")
        for _ in range(520):
            t, u = rng.uniform(0, 0.97), rng.uniform(-0.46, 0.46)
            ctx.set_source_rgb(*mix("#4A372A", "#B08A66", float(np.clip(0.35 - u * 0.9 + rng.normal(0, 0.14), 0, 1))))
            ctx.set_line_width(rng.uniform(1.5, 3.6))
            (ax, ay), (bx, by) = bezier(p, t), bezier(p, t + rng.uniform(0.012, 0.035))
            w = (62 - 18 * t) * u
            ctx.move_to(ax, ay + w)
            ctx.line_to(bx, by + w * rng.uniform(0.85, 1.1))
            ctx.stroke()

    def growth(ctx):
        young, green, pale = ("#77793F", "#9A9A56", "#C6BE82"), ("#56693A", "#76884A", "#A6B06C"), ("#6A7C42", "#8E9C58", "#BFC684")
        shoots = [(250, 1135, 150, 300), (640, 1118, 700, 170), (1040, 1110, 980, 120), (1420, 1080, 1500, 190), (1800, 1010, 1740, 110)]
        later = []
        for x, y, tx, ty in shoots:
            p = [(x, y), (x - 60, y - 280), (tx + 80, ty + 300), (tx, ty)]
            stem(ctx, p, 19, 6, "#717E43", "#B3B977")
            for k in range(7):
                t = 0.16 + k * 0.135
                px, py = bezier(p, t)
                side = 1 if (k + int(x)) % 2 else -1
                size = (196 - 25 * k) * rng.uniform(0.9, 1.12)
                lx, ly = px + side * size * 0.72, py - size * 0.10
                stem(ctx, [(px, py), (px + side * size * 0.3, py - size * 0.25), (lx - side * size * 0.2, ly - size * 0.1), (lx, ly)], 7, 4, "#8A8F50", "#B7B87A")
                later.append((lx, ly, size, (0.35 if side > 0 else math.pi - 0.35) + rng.normal(0, 0.22), green if k < 2 else pale if k < 5 else young))
                if k in (1, 2, 3):
                    later.append((px - side * 14, py, -side, 210 - 24 * k))
                if k in (3, 5):
                    tendril(ctx, px, py, -side, 110 - 8 * k)
            for a in (-2.4, -1.6, -0.8):
                later.append((tx + math.cos(a) * 20, ty + math.sin(a) * 18, 34 + rng.uniform(0, 14), a, ("#8F9A58", "#B9BD7C", "#E2DCAE")))
        for item in later:
            if len(item) == 5:
                vine_leaf(ctx, rng, *item)
        for item in later:
            if len(item) == 4:
                flower(ctx, rng, *item)

    pic.draw(wood, rough=2)
    pic.draw(growth, rough=1.4)
    pic.glow(1620, 120, 1150, "#FFF0C4", 0.14)
    return pic


def flower(ctx, rng, x, y, side, length):
    """A hanging cluster of vine blossom."""
    ctx.set_source_rgb(*rgb("#A9B070"))
    ctx.set_line_width(5)
    ctx.move_to(x, y)
    ctx.curve_to(x + side * 50, y + 8, x + side * 62, y + length * 0.4, x + side * 64, y + length)
    ctx.stroke()
    n = 210
    t = rng.beta(1.1, 1.3, n)
    spread = 46 * (1 - t * 0.75)
    px = x + side * (56 + 6 * t) + rng.normal(0, 0.48, n) * spread
    py = y + 24 + t * length
    tone = np.array([rgb(c) for c in ("#9AA45E", "#B9BF7E", "#D9D9A6", "#F1EBC8", "#FBF6E2")])
    idx = np.clip((rng.normal(0.5, 0.25, n) + 0.2 * (px - x - side * 60) / 60) * 5, 0, 4).astype(int)
    dabs(ctx, px, py, rng.uniform(4, 9, n), rng.uniform(0, 6.3, n), tone[idx], rng, 0.8)


def vine_leaf(ctx, rng, x, y, size, angle, tones):
    """A five-lobed leaf in three flat tones with its veins reserved."""
    dark, mid, light = (rgb(t) * rng.uniform(0.94, 1.06) for t in tones)
    lobes = [(0, 1.0), (0.98, 0.9), (1.98, 0.72)]
    outline = []
    for i in range(-96, 97):
        a = i / 96 * math.pi * 0.93
        r = 0.56
        for c, reach in lobes:
            for s in (-1, 1):
                d = (a - s * c) / 0.40
                r = max(r, 0.56 + (reach - 0.56) * math.exp(-abs(d) ** 1.6))
        r *= 1 + 0.055 * (((i * 0.55) % 2) - 1)
        outline.append((r * math.cos(a), r * math.sin(a)))
    ca, sa = math.cos(angle), math.sin(angle)
    flat = rng.uniform(0.72, 0.95)

    def place(u, v):
        v *= flat
        return x + size * (u * ca - v * sa), y + size * (u * sa + v * ca)

    ctx.set_source_rgb(*dark)
    polygon(ctx, [place(u, v) for u, v in outline])
    ctx.fill()
    ctx.set_source_rgb(*mid)
    half = [p for p in outline if p[1] * (1 if ca > 0 else -1) <= 0]
    polygon(ctx, [place(0, 0)] + [place(u * 0.985, v * 0.985) for u, v in half])
    ctx.fill()
    ctx.set_source_rgb(*light)
    for c, reach in lobes:
        for s in (-1, 1):
            a = s * c
            ctx.set_line_width(max(1.0, size * 0.02))
            ctx.move_to(*place(0, 0))
            ctx.line_to(*place(reach * 0.88 * math.cos(a), reach * 0.88 * math.sin(a)))
            ctx.stroke()
            ctx.set_line_width(max(0.7, size * 0.010))
            for q in (0.35, 0.55, 0.72):
                bx, by = reach * q * math.cos(a), reach * q * math.sin(a)
                for d in (-0.75, 0.75):
                    ctx.move_to(*place(bx, by))
                    ctx.line_to(*place(bx + 0.2 * reach * (1.1 - q) * math.cos(a + d), by + 0.2 * reach * (1.1 - q) * math.sin(a + d)))
            ctx.stroke()


SCENES = {
    "vineyard-dawn": vineyard_dawn, "vineyard-rows": vineyard_rows, "autumn-hillside": autumn_hillside,
    "river-mist": river_mist, "pruning-winter": pruning_winter, "spring-flower": spring_flower,
}

if __name__ == "__main__":
    folder, names = sys.argv[1], sys.argv[2:] or list(SCENES)
    for name in names:
        SCENES[name]().finish(f"{folder}/{name}.jpg")
