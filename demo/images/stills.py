"""House, basket, old vine and parcels, painted by painter.py.

Usage: python3 stills.py <media folder> [<scene> ...]
"""
import math
import sys

import cairo
import cv2
import numpy as np

from landscapes import sky, vine_leaf, wooded
from painter import INK, PAPER, Camera, Picture, bunch, cypress, dabs, grove, mix, noise, polygon, rgb, ridge, smooth, tree, vineyard


def estate_house():
    pic = Picture(2000, 1333, 131)
    sky(pic, "#8A97A0", "#D9CDBA", "#F2CF9C", 640, 0.6)
    pic.glow(120, 520, 900, "#F6BE72", 0.35)
    pic.hills(ridge(pic.w, 560, 70, 620, 5), "#9AA1A3", "#E6D3B2", 150, 1.6)
    l2 = ridge(pic.w, 640, 50, 700, 12)
    pic.hills(l2, "#707A6C", "#B4AC86", 160, 1.8)
    wooded(pic, l2, ["#4F5A4A", "#636B52", "#8B8A62"], 60, 24, -0.8, 4, chance=0.8)
    pic.mist(720, 34, "#F6E6C6", 0.6)
    ground = 930
    pic.gouache(np.clip(pic.yy - 770, 0, 1), "#A39F6A", "#7D7C4C", (pic.yy - 770) / 300)
    rng = np.random.default_rng(21)
    x0, x1, eaves = 640, 1640, 520

    def trees_behind(ctx):
        tones = ["#39452F", "#4A5638", "#6B6D45", "#A3925A"]
        tree(ctx, rng, 1760, 930, 380, 520, tones, -0.8, "#3A3228", 40)
        for x, h in ((1905, 560), (1980, 480)):
            cypress(ctx, rng, x, 940, 92, h, ["#2B3429", "#38432F", "#4E5838", "#8A7F4C"], -0.8)
        grove(ctx, rng, 420, 760, lambda x: 915 + 0 * x, 160, tones, -0.8, 5)

    pic.draw(trees_behind)
    wall = pic.mask(lambda c: (c.rectangle(x0, eaves, x1 - x0, ground - eaves), c.fill()), rough=1.2)
    pic.gouache(wall, "#EFD7A8", "#E0BF8E", (pic.xx - x0) / (x1 - x0), 0.05, 2)
    pic.lay(wall * smooth(0.55, 0.8, noise(pic.h, pic.w, 30, 5, 4, 2)), "#D9B585", 0.4)
    tower = pic.mask(lambda c: (c.rectangle(520, 400, 190, ground - 400), c.fill()), rough=1.2)
    pic.gouache(tower, "#F6DFB2", "#E6C797", (pic.xx - 520) / 190, 0.05, 2)
    flank = pic.mask(lambda c: (polygon(c, [(1640, 520), (1790, 560), (1790, ground), (1640, ground)]), c.fill()), rough=1.2)
    pic.gouache(flank, "#8F8480", "#7C746F", None, 0.05, 2)

    def stonework(ctx):
        for cx, y0 in ((520, 404), (694, 404), (1624, 524)):
            y, k = y0, 0
            while y < ground - 24:
                h = rng.uniform(24, 34)
                w = 26 if k % 2 else 16
                ctx.set_source_rgb(*(rgb("#D9BD90") * rng.uniform(0.93, 1.08)))
                ctx.rectangle(cx - (w - 16 if cx > 600 else 0), y, w, h - 3)
                ctx.fill()
                y, k = y + h, k + 1
        ctx.set_source_rgb(*rgb("#CDAA7A"))
        ctx.rectangle(x0 + 66, eaves, x1 - x0 - 66, 12)
        ctx.rectangle(x0 + 70, 724, x1 - x0 - 86, 5)
        ctx.fill()

    pic.draw(stonework, rough=2)

    def roofs(ctx):
        def tiles(pts, rows, left, right, top, foot):
            ctx.save()
            polygon(ctx, pts)
            ctx.clip()
            ctx.set_source_rgb(*rgb("#A8674A"))
            ctx.paint()
            for r in range(rows + 1):
                y = top + (foot - top) * r / rows
                for x in np.arange(left, right, 13):
                    c = mix("#8F5140", "#CB8B5E", float(np.clip(rng.normal(0.5, 0.22), 0, 1)))
                    ctx.set_source_rgb(*c)
                    ctx.arc(x + (r % 2) * 6.5, y - 6, 7, 0, math.pi)
                    ctx.line_to(x + (r % 2) * 6.5 - 7, y - 14)
                    ctx.line_to(x + (r % 2) * 6.5 + 7, y - 14)
                    ctx.fill()
            ctx.restore()

        tiles([(690, 440), (1590, 440), (1664, 528), (640, 528)], 8, 630, 1680, 446, 532)
        ctx.set_source_rgb(*rgb("#7A5346"))
        polygon(ctx, [(1590, 440), (1664, 528), (1806, 566), (1720, 470)])
        ctx.fill()
        tiles([(615, 296), (500, 408), (732, 408)], 10, 490, 740, 300, 412)
        ctx.set_source_rgb(*rgb("#6E4436"))
        ctx.rectangle(636, 526, 1030, 5)
        ctx.rectangle(500, 406, 232, 5)
        ctx.fill()
        for x in (930, 1400):
            ctx.set_source_rgb(*rgb("#DFBF90"))
            ctx.rectangle(x, 384, 46, 76)
            ctx.fill()
            ctx.set_source_rgb(*rgb("#93725A"))
            ctx.rectangle(x + 32, 384, 14, 76)
            ctx.rectangle(x - 4, 380, 54, 8)
            ctx.fill()

    pic.draw(roofs, rough=2.2)

    def openings(ctx):
        def window(x, y, w, h, open_=True):
            ctx.set_source_rgb(*rgb("#DCC198"))
            ctx.rectangle(x - 7, y - 9, w + 14, h + 18)
            ctx.fill()
            ctx.set_source_rgb(*rgb("#3E3F42"))
            ctx.rectangle(x, y, w, h)
            ctx.fill()
            ctx.set_source_rgb(*rgb("#A98E62"))
            ctx.rectangle(x + 3, y + 3, w / 2 - 5, h * 0.4)
            ctx.fill()
            ctx.set_source_rgb(*rgb("#E9DCC2"))
            ctx.rectangle(x + w / 2 - 2, y, 4, h)
            for k in (1, 2):
                ctx.rectangle(x, y + h * k / 3 - 1.5, w, 3)
            ctx.fill()
            if not open_:
                return
            for sx in (x - w * 0.56 - 5, x + w + 5):
                ctx.set_source_rgb(*rgb("#67757D"))
                ctx.rectangle(sx, y - 3, w * 0.56, h + 6)
                ctx.fill()
                ctx.set_source_rgb(*rgb("#525F68"))
                for q in np.arange(y + 6, y + h - 2, 8):
                    ctx.rectangle(sx + 4, q, w * 0.56 - 8, 2.6)
                ctx.fill()
            ctx.set_source_rgba(*rgb("#6E4E3C"), 0.35)
            ctx.rectangle(x + w + 5 + w * 0.56, y + 4, 8, h + 6)
            ctx.fill()

        for x in (790, 960, 1130, 1300, 1470):
            window(x, 572, 62, 112)
            if x != 1130:
                window(x, 762, 62, 122)
        window(594, 500, 42, 70, False)
        window(594, 690, 42, 84, False)
        ctx.set_source_rgb(*rgb("#DCC198"))
        ctx.move_to(1096, ground)
        ctx.line_to(1096, 800)
        ctx.arc(1161, 800, 65, math.pi, 0)
        ctx.line_to(1226, ground)
        ctx.fill()
        ctx.set_source_rgb(*rgb("#6B1F2E"))
        ctx.move_to(1112, ground)
        ctx.line_to(1112, 802)
        ctx.arc(1161, 802, 49, math.pi, 0)
        ctx.line_to(1210, ground)
        ctx.fill()
        ctx.set_source_rgb(*rgb("#511521"))
        for k in range(1, 7):
            ctx.rectangle(1112 + k * 14, 760, 2.4, ground - 760)
        ctx.fill()
        ctx.set_source_rgb(*rgb("#B99B6E"))
        ctx.rectangle(1070, ground - 12, 182, 12)
        ctx.rectangle(1084, ground - 22, 154, 10)
        ctx.fill()

    pic.draw(openings, rough=1.6)

    # the big lime tree's shadow falls across the front, then the tree itself
    dapple = smooth(0.46, 0.56, noise(pic.h, pic.w, 40, 6, 4, 1.2)) * np.exp(-(((pic.xx - 800) / 300) ** 2 + ((pic.yy - 840) / 200) ** 2) * 1.2)
    pic.shade(np.clip(wall + tower, 0, 1) * dapple, "#8C7470", 0.75)
    pic.gouache(pic.mask(lambda c: (polygon(c, [(-10, 926), (2010, 918), (2010, 1100), (-10, 1100)]), c.fill()), rough=2), "#E0C99C", "#CDB07E", (pic.yy - 920) / 180, 0.06, 8)
    long_shadow = pic.mask(lambda c: (polygon(c, [(300, 975), (1250, 945), (1500, 965), (1200, 1010), (420, 1040)]), c.fill()), soft=8) * smooth(0.38, 0.52, noise(pic.h, pic.w, 60, 9, 4, 3))
    pic.shade(long_shadow, "#8C7A72", 0.7)
    house_shade = pic.mask(lambda c: (polygon(c, [(1640, 926), (1800, 926), (2010, 946), (2010, 985), (1760, 975)]), c.fill()), soft=4)
    pic.shade(house_shade, "#8C7A72", 0.7)

    def front(ctx):
        for colour, x0, x1 in (("#4A3A2E", 0, 0), ("#7A6148", 4, -66)):
            ctx.set_source_rgb(*rgb(colour))
            ctx.move_to(150 + x0, 992)
            ctx.curve_to(190 + x0, 900, 182 + x0, 800, 166 + x0, 640)
            ctx.line_to(242 + x1, 640)
            ctx.curve_to(240 + x1, 800, 247 + x1, 900, 292 + x1 * 1.2, 994)
            ctx.fill()
        tree(ctx, rng, 205, 1000, 600, 900, ["#2E3A27", "#3D4A2F", "#56623B", "#858049", "#C9A95C"], -0.85, None, 60, 6.5)
        for x, y, w, h in ((60, 900, 300, 420), (330, 860, 260, 360), (180, 640, 330, 420)):
            tree(ctx, rng, x, y, w, h, ["#33402B", "#435033", "#5C673F", "#8C864D", "#CDAE62"], -0.85, None, 30, 6.5)
        for x in (1060, 1262):
            ctx.set_source_rgb(*rgb("#B4764F"))
            polygon(ctx, [(x - 26, 905), (x + 26, 905), (x + 19, 952), (x - 19, 952)])
            ctx.fill()
            ctx.set_source_rgb(*rgb("#8F5840"))
            polygon(ctx, [(x + 8, 905), (x + 26, 905), (x + 19, 952), (x + 6, 952)])
            ctx.fill()
            tree(ctx, rng, x, 940, 96, 120, ["#39452F", "#4A5638", "#6B6D45", "#A3925A"], -0.8, None, 16, 4)
        grove(ctx, rng, 1300, 1620, lambda x: 945 + 0 * x, 46, ["#4A5638", "#6F7350", "#8F86A0", "#A79BB4"], -0.8, 4)
        grove(ctx, rng, 720, 1040, lambda x: 948 + 0 * x, 42, ["#4A5638", "#6F7350", "#8F86A0", "#A79BB4"], -0.8, 4)

    pic.draw(front)
    style = dict(leaf=["#242C20", "#313C29", "#46543A", "#6A6C3E", "#A88F4E", "#D9B46C"], soil="#86704F", grass="#A39F63", shadow="#66664A", haze="#DCC596", reach=90, trunk="#2A211B", cast=1.6)
    vineyard(pic, Camera(1500, 1000, 840, 3.4), lambda x, y: 0.35 - 0.0006 * (y - 6) ** 2 + 0 * x, style, 5.2, 21, 2.3, lambda y: 0.03 * y, sun=-0.85, seed=5, steps=130)
    pic.glow(100, 600, 1300, "#F6BE72", 0.14)
    return pic


def berries(ctx, rng, places, radius, dark="#2B1626", mid="#4B2440", bloom="#7D86A0", light="#C9CBD6"):
    """Grapes, back to front: body, bloom, reflected light, a point of sun."""
    for x, y in places:
        r = radius * rng.uniform(0.86, 1.12)
        tone = rng.uniform(0.8, 1.2)
        ctx.set_source_rgb(*(rgb("#170C14")))
        ctx.arc(x, y + r * 0.08, r * 1.04, 0, 7)
        ctx.fill()
        ctx.set_source_rgb(*(mix(dark, mid, rng.uniform(0, 0.6)) * tone))
        ctx.arc(x, y, r, 0, 7)
        ctx.fill()
        ctx.set_source_rgba(*(mix(mid, "#8A3048", 0.5) * tone), 0.8)
        ctx.arc(x + r * 0.18, y + r * 0.26, r * 0.62, 0, 7)
        ctx.fill()
        ctx.set_source_rgba(*(mix(dark, mid, 0.5) * tone), 1)
        ctx.arc(x - r * 0.02, y + r * 0.06, r * 0.66, 0, 7)
        ctx.fill()
        ctx.set_source_rgba(*rgb(bloom), rng.uniform(0.35, 0.7))
        ctx.arc(x - r * 0.22, y - r * 0.26, r * 0.56, 0, 7)
        ctx.fill()
        ctx.set_source_rgba(*rgb(light), rng.uniform(0.5, 0.85))
        ctx.arc(x - r * 0.34, y - r * 0.4, r * 0.17, 0, 7)
        ctx.fill()


def cluster(rng, x, y, w, h, radius):
    """Berry places for one bunch, laid so that the front ones come last."""
    out = []
    for row in range(int(h / (radius * 1.35))):
        t = row * radius * 1.35 / h
        half = w / 2 * (1 - t) ** 0.6 * (0.75 + 0.25 * min(1, t * 5))
        n = max(1, int(half * 2 / (radius * 1.6)))
        for k in range(n):
            u = (k + 0.5) / n * 2 - 1
            out.append((abs(u) * -1 + rng.normal(0, 0.25), x + u * half + rng.normal(0, radius * 0.25), y + t * h + rng.normal(0, radius * 0.25)))
    return [(a, b) for _, a, b in sorted(out)]


def harvest_basket():
    pic = Picture(2000, 1333, 151)
    pic.gouache(np.ones_like(pic.xx), "#D9C596", "#6F7048", pic.yy / 900, 0.03)
    rng = np.random.default_rng(31)
    # the row behind, out of focus: broad soft touches
    for layer, (y0, blur) in enumerate(((330, 16), (480, 9))):
        def soft(ctx, y0=y0):
            n = 1500
            x, y = rng.uniform(-40, 2040, n), rng.normal(y0, 130, n)
            tones = np.array([rgb(c) for c in ("#2F3A27", "#46543A", "#66703F", "#9A9148", "#D8B866")])
            light = 0.5 - (y - y0) / 520 + 0.16 * (x / 2000 - 0.5) * -1 + rng.normal(0, 0.16, n)
            dabs(ctx, x, y, rng.uniform(16, 42, n), rng.uniform(0, 6.3, n), tones[np.clip((light * 5).astype(int), 0, 4)], rng)
            ctx.set_source_rgb(*rgb("#3A2C22"))
            for tx in np.arange(80 + layer * 170, 2000, 460):
                polygon(ctx, [(tx, 560), (tx + 26, 560), (tx + 34, 940), (tx - 8, 940)])
                ctx.fill()
        pic.draw(soft, blur=blur)
    pic.glow(250, 60, 1100, "#F8CE86", 0.5)
    soil = pic.mask(lambda c: (c.rectangle(0, 880, 2000, 500), c.fill()), soft=22)
    pic.gouache(soil, "#9C8358", "#5F4A34", (pic.yy - 860) / 470, 0.09, 3)

    def floor(ctx):
        n = 2600
        t = rng.random(n) ** 0.8
        x, y = rng.uniform(0, 2000, n), 900 + t * 440
        c = np.array([mix("#5A4530", "#C2A672", float(np.clip(rng.normal(0.45, 0.25), 0, 1))) for _ in range(n)])
        dabs(ctx, x, y, (3 + 9 * t) * rng.uniform(0.5, 1.4, n), rng.normal(0, 0.4, n), c, rng, 0.35)

    pic.draw(floor, 0.75)
    cast = pic.mask(lambda c: (c.save(), c.translate(1190, 1180), c.scale(720, 92), c.arc(0, 0, 1, 0, 7), c.restore(), c.fill()), soft=26)
    pic.shade(cast, "#2E231C", 0.78)

    cx, rim, foot = 960, 720, 1200

    def outline(ctx):
        ctx.move_to(cx - 500, rim)
        ctx.curve_to(cx - 480, rim + 220, cx - 430, foot - 60, cx - 385, foot)
        ctx.curve_to(cx - 200, foot + 56, cx + 200, foot + 56, cx + 385, foot)
        ctx.curve_to(cx + 430, foot - 60, cx + 480, rim + 220, cx + 500, rim)
        ctx.curve_to(cx + 300, rim + 96, cx - 300, rim + 96, cx - 500, rim)

    def back(ctx):
        ctx.set_source_rgb(*rgb("#3B2A1D"))
        ctx.save()
        ctx.translate(cx, rim)
        ctx.scale(500, 96)
        ctx.arc(0, 0, 1, 0, 7)
        ctx.restore()
        ctx.fill()
        for k, c in ((0, "#5A4028"), (1, "#8F6B40"), (2, "#C49A5C")):
            ctx.set_source_rgb(*rgb(c))
            ctx.set_line_width((40, 28, 9)[k])
            ctx.move_to(cx - 470, rim)
            ctx.curve_to(cx - 430, 130 - k * 3, cx + 430, 130 - k * 3, cx + 470, rim)
            ctx.stroke()
        ctx.set_line_width(7)
        for i in range(46):
            t = i / 45
            bx = (1 - t) ** 3 * (cx - 470) + 3 * (1 - t) ** 2 * t * (cx - 430) + 3 * (1 - t) * t * t * (cx + 430) + t ** 3 * (cx + 470)
            by = ((1 - t) ** 3 + t ** 3) * rim + 3 * ((1 - t) * t) * 130
            if 0.04 < t < 0.96:
                ctx.set_source_rgb(*(rgb("#6B4C2D") * rng.uniform(0.85, 1.25)))
                ctx.move_to(bx - 12, by - 20)
                ctx.line_to(bx + 8, by + 20)
                ctx.stroke()

    pic.draw(back, rough=2)

    def fruit(ctx):
        leaf = ("#4C5A33", "#6E7B43", "#A3A862")
        turned = ("#8F5A32", "#B98442", "#DDB56C")
        for x, y, s, a, t in ((520, 690, 150, 2.8, leaf), (1420, 680, 150, 0.4, leaf), (760, 560, 130, 3.9, turned), (1200, 560, 140, -0.9, leaf)):
            vine_leaf(ctx, rng, x, y, s, a, t)
        ctx.set_source_rgb(*rgb("#1C0F19"))
        ctx.move_to(cx - 400, 760)
        ctx.curve_to(cx - 330, 520, cx - 160, 480, cx, 480)
        ctx.curve_to(cx + 180, 480, cx + 340, 530, cx + 400, 760)
        ctx.fill()
        heap = [(cx + u * 375, 505 + u * u * 150 + v * 210) for u, v in zip(rng.uniform(-1, 1, 150), np.sort(rng.uniform(0, 1, 150)))]
        berries(ctx, rng, heap, 33)
        for x, y, w, h in ((800, 500, 300, 300), (1140, 500, 320, 300), (600, 590, 290, 250), (1330, 590, 290, 250), (960, 540, 340, 320)):
            berries(ctx, rng, cluster(rng, x, y, w, h, 34), 34)
        berries(ctx, rng, cluster(rng, 760, 620, 320, 260, 35), 35)
        berries(ctx, rng, cluster(rng, 1150, 620, 340, 270, 35), 35)
        for x, y, s, a, t in ((940, 520, 130, -1.9, leaf), (1340, 640, 120, 0.9, turned), (650, 640, 125, 2.2, leaf)):
            vine_leaf(ctx, rng, x, y, s, a, t)

    pic.draw(fruit, rough=1.6)

    def weave(ctx):
        outline(ctx)
        ctx.clip()
        ctx.set_source_rgb(*rgb("#3A281A"))
        ctx.paint()
        rows, ribs = 21, 26
        for r, k in [(r, k) for r in range(rows + 1) for k in sorted(range(ribs + 1), key=lambda k: -((r + k) % 2))]:
                v = r / rows
                # ribs spread evenly round a half cylinder, so they crowd towards the sides
                a0, a1 = math.pi * (k - 0.6) / ribs, math.pi * (k + 0.6) / ribs
                under = (r + k) % 2
                half = 500 - 115 * v ** 1.5
                xa, xb = cx - math.cos(a0) * half, cx - math.cos(a1) * half
                sag = 74 - 20 * v
                y = rim - 8 + v * (foot - rim + 20)
                ya, yb = y + math.sin(max(0, min(math.pi, a0))) * sag, y + math.sin(max(0, min(math.pi, a1))) * sag
                am = (a0 + a1) / 2
                lit = (0.5 + 0.55 * math.cos(am - 0.55) - 0.12 * v) * (0.42 if under else 1)
                base = mix("#4E361F", "#D9B173", float(np.clip(lit * 0.85 + rng.normal(0, 0.06), 0, 1)))
                for d, th, f in ((0, 25, 0.66), (-2, 18, 1.0), (-5, 5, 1.18)):
                    ctx.set_source_rgb(*np.clip(base * f, 0, 1))
                    ctx.set_line_width(th)
                    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
                    ctx.move_to(xa + 7, ya + d + 2)
                    ctx.curve_to(xa + (xb - xa) * 0.33, ya + d - 2, xa + (xb - xa) * 0.66, yb + d - 2, xb - 7, yb + d + 2)
                    ctx.stroke()

    pic.draw(weave, rough=1.6)

    def lip(ctx):
        for i in range(1, 69):
            a = math.pi * i / 72
            x, y = cx - math.cos(a) * 506, rim + math.sin(a) * 76
            lit = float(np.clip(0.55 + 0.5 * math.cos(a - 0.55), 0, 1))
            base = mix("#5A3F25", "#E2BC80", lit)
            ctx.set_line_cap(cairo.LINE_CAP_ROUND)
            for w, f, o in ((30, 0.62, 3), (21, 1.0, 0), (6, 1.2, -4)):
                ctx.set_source_rgb(*np.clip(base * f, 0, 1))
                ctx.set_line_width(w)
                ctx.move_to(x - 14, y + 15 + o)
                ctx.line_to(x + 14, y - 15 + o)
                ctx.stroke()

    pic.draw(lip, rough=1.4)

    def over(ctx):
        leaf = ("#4C5A33", "#6E7B43", "#A3A862")
        berries(ctx, rng, cluster(rng, 640, 740, 190, 260, 33), 33)
        vine_leaf(ctx, rng, 610, 720, 135, 2.6, leaf)
        vine_leaf(ctx, rng, 1290, 770, 140, 0.7, ("#6B3A2A", "#A5623A", "#D9A060"))
        vine_leaf(ctx, rng, 300, 1190, 105, 2.4, ("#7A4A2E", "#A97438", "#D9AC62"))
        berries(ctx, rng, [(1500, 1195), (1562, 1222), (1440, 1236), (440, 1246)], 32)

    pic.draw(over, rough=1.6)
    pic.glow(200, 200, 1300, "#F8CE86", 0.16)
    return pic


def old_vine():
    """One hundred-year-old stock in the evening, twisted, alone before the slope."""
    pic = Picture(2000, 1333, 171)
    sky(pic, "#77828C", "#CDBBA4", "#F1BE84", 820, 0.55, "#F8DDB4")
    pic.glow(1480, 760, 760, "#F8B766", 0.5)
    pic.lay(pic.mask(lambda c: (c.arc(1480, 742, 66, 0, 7), c.fill()), rough=2), "#FFEFCF", 1.0)
    pic.hills(ridge(pic.w, 800, 90, 640, 7), "#9A9490", "#E8C79A", 170, 1.8)
    l2 = ridge(pic.w, 880, 60, 700, 16)
    pic.hills(l2, "#6E6C60", "#B79A70", 160, 2)
    wooded(pic, l2, ["#4C4C44", "#605C4C", "#8C7A58"], 60, 26, 0.8, 3, chance=0.6)
    pic.mist(975, 34, "#F6DDB2", 0.55)
    pic.gouache(np.clip(pic.yy - (1010 + 18 * np.sin(pic.xx / 500)), 0, 1), "#A78552", "#4A3828", (pic.yy - 1000) / 330, 0.09, 4)
    rng = np.random.default_rng(41)

    def soil(ctx):
        n = 3600
        t = rng.random(n)
        x, y = rng.uniform(0, 2000, n), 1020 + t * 320
        c = np.array([mix("#3B2C20", "#CBA066", float(np.clip(rng.normal(0.6 - 0.4 * v, 0.22), 0, 1))) for v in t])
        dabs(ctx, x, y, (2.5 + 11 * t) * rng.uniform(0.5, 1.3, n), rng.normal(0, 0.5, n), c, rng, 0.4)

    pic.draw(soil, 0.8)
    cast = pic.mask(lambda c: (polygon(c, [(760, 1210), (900, 1195), (520, 1290), (-20, 1345), (-20, 1300), (420, 1255)]), c.fill()), soft=9)
    pic.shade(cast, "#2E231C", 0.7)

    limbs = []

    def limb(points, w0, w1):
        p = np.array(points, float)
        t = np.linspace(0, 1, 140)
        keys = np.linspace(0, 1, len(p))
        from scipy.interpolate import CubicSpline
        xs, ys = CubicSpline(keys, p[:, 0])(t), CubicSpline(keys, p[:, 1])(t)
        w = w0 + (w1 - w0) * t ** 0.8
        w *= 1 + 0.13 * np.sin(t * 17 + w0) + 0.07 * np.sin(t * 41 + w0 * 2)
        limbs.append((xs, ys, w))

    limb([(850, 1290), (800, 1130), (870, 1000), (820, 880), (900, 770), (880, 690)], 118, 66)
    limb([(880, 720), (800, 640), (690, 640), (600, 560), (520, 560), (450, 480)], 62, 26)
    limb([(885, 740), (960, 640), (1060, 650), (1130, 560), (1230, 560), (1300, 470)], 60, 24)
    limb([(880, 730), (900, 630), (860, 560), (910, 470), (890, 410)], 50, 22)

    def wood(ctx):
        for xs, ys, w in sorted(limbs, key=lambda l: l[2][0]):
            dx, dy = np.gradient(xs), np.gradient(ys)
            q = np.hypot(dx, dy)
            nx, ny = -dy / q, dx / q
            sgn = np.sign(nx.mean()) or 1
            ctx.set_source_rgb(*rgb("#2A1E18"))
            polygon(ctx, list(zip(xs + nx * w / 2, ys + ny * w / 2)) + list(zip(xs - nx * w / 2, ys - ny * w / 2))[::-1])
            ctx.fill()
            # bark: long fibres that follow the twist, warm where the sun grazes them
            for _ in range(int(w[0] * 3.2)):
                u = rng.uniform(-0.47, 0.47)
                i = rng.integers(0, 120)
                j = min(139, i + rng.integers(8, 34))
                drift = rng.normal(0, 0.07)
                uu = np.clip(u + drift * np.linspace(0, 1, j - i), -0.48, 0.48)
                fx, fy = xs[i:j] + nx[i:j] * w[i:j] * uu, ys[i:j] + ny[i:j] * w[i:j] * uu
                side = u * sgn
                lit = float(np.clip(0.16 + 0.9 * max(0, side) ** 1.1 * 1.5 + rng.normal(0, 0.10), 0, 1))
                ctx.set_source_rgb(*mix("#33261E", "#C98F58", lit))
                ctx.set_line_width(rng.uniform(1.6, 4.4))
                ctx.set_line_cap(cairo.LINE_CAP_ROUND)
                ctx.move_to(fx[0], fy[0])
                for a, b in zip(fx[1:], fy[1:]):
                    ctx.line_to(a, b)
                ctx.stroke()

    canes = []

    def shoots(ctx):
        ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        for xs, ys, _ in limbs[1:]:
            for i in (60, 84, 106, 124, 138):
                x, y = xs[i], ys[i]
                tx, ty = x + rng.normal(0, 90), y - rng.uniform(150, 290)
                bend = rng.normal(0, 70)
                ctx.set_source_rgb(*rgb("#6B4630"))
                for k in range(24):
                    t0, t1 = k / 24, (k + 1) / 24
                    f = lambda t: ((1 - t) ** 2 * x + 2 * (1 - t) * t * (x + bend) + t * t * tx, (1 - t) ** 2 * y + 2 * (1 - t) * t * (y - 130) + t * t * ty)
                    ctx.set_line_width(8 * (1 - t0) + 2)
                    ctx.move_to(*f(t0))
                    ctx.line_to(*f(t1))
                    ctx.stroke()
                    if k % 3 == 2:
                        canes.append((*f(t1), rng.uniform(32, 54) * (1.1 - t0 * 0.5)))

    def foliage(ctx):
        order = rng.permutation(len(canes))
        for i in order:
            x, y, s = canes[i]
            near = math.exp(-(((x - 1480) / 700) ** 2))  # leaves between us and the sun glow
            pick = rng.random()
            tones = ("#4A4A2A", "#6A6434", "#8F8448") if pick > 0.25 + near * 0.55 else (("#8A5A26", "#BC8A3C", "#E0B868") if pick > 0.12 else ("#5E1F28", "#8A3A2E", "#B8683E"))
            tones = [mix(t, "#A88A62", 0.22) for t in tones]
            for _ in range(2):
                vine_leaf(ctx, rng, x + rng.normal(0, 22), y + rng.normal(0, 20), s * rng.uniform(0.7, 1.1), rng.uniform(0.4, 2.7), tones)
        for n, i in ((1, 58), (1, 92), (2, 60), (2, 96)):
            x, y = limbs[n][0][i], limbs[n][1][i]
            ctx.set_source_rgb(*rgb("#6B4630"))
            ctx.set_line_width(4)
            ctx.move_to(x, y)
            ctx.line_to(x + 3, y + 44)
            ctx.stroke()
            berries(ctx, rng, cluster(rng, x + 3, y + 34, 76, 108, 11), 11)
            vine_leaf(ctx, rng, x - 18, y + 26, 40, 1.9, ("#4A4A2A", "#6A6434", "#8F8448"))

    pic.draw(shoots)
    pic.draw(wood, rough=2.4)
    def mound(ctx):
        n = 420
        x, t = rng.normal(850, 105, n), rng.random(n)
        y = 1246 + t * 70 - 26 * np.exp(-(((x - 850) / 90) ** 2))
        c = np.array([mix("#3B2C20", "#B88A55", float(np.clip(rng.normal(0.42, 0.2), 0, 1))) for _ in range(n)])
        dabs(ctx, x, y, rng.uniform(6, 15, n), rng.normal(0, 0.5, n), c, rng, 0.45)
        n = 160
        x = rng.normal(850, 150, n)
        c = np.array([mix("#4A4A2C", "#A79350", float(rng.random())) for _ in range(n)])
        dabs(ctx, x, 1262 + rng.uniform(-10, 34, n), rng.uniform(9, 24, n), rng.normal(-1.57, 0.4, n), c, rng, 0.14)

    pic.draw(mound)
    pic.draw(foliage, rough=1.2)
    pic.glow(1480, 760, 1100, "#F8B766", 0.16)
    return pic


def parcels_map():
    """The slope from above: soils in flat tints, contour hairlines, rows, the river, the house. No words."""
    pic = Picture(2000, 1333, 191)
    h, w = pic.h, pic.w
    relief = noise(h, w, 620, 6, 4) * 0.75 + 0.25 * (1 - pic.yy / h) + 0.30 * np.exp(-(((pic.xx - 620) / 520) ** 2 + ((pic.yy - 430) / 380) ** 2))
    relief = cv2.GaussianBlur(relief, (0, 0), 14)
    gy, gx = np.gradient(relief)
    light = np.clip(0.5 + (-gx * 0.8 - gy * 0.8) * 260, 0, 1)
    pic.gouache(np.ones_like(relief), "#EFE6D2", "#E7DCC2", pic.xx / w, 0.02)
    edge = relief + 0.05 * (noise(h, w, 60, 8, 4) - 0.5)
    top = float(np.percentile(edge, 80))
    wood_zone = smooth(top, top + 0.02, edge)
    # A wood is a wood: the few trees that the noise leaves elsewhere would look like smudges on the fields.
    _, pieces, sizes, _ = cv2.connectedComponentsWithStats((wood_zone > 0.02).astype(np.uint8))
    wood_zone *= sizes[pieces, cv2.CC_STAT_AREA] > 30000
    pic.gouache(wood_zone, "#B9B98F", "#A9AC84", pic.yy / h, 0.04)
    pic.shade(1 - light, "#B9A88E", 0.34)

    def contours(ctx):
        for k, level in enumerate(np.linspace(relief.min(), relief.max(), 34)[1:-1]):
            found, _ = cv2.findContours((relief > level).astype(np.uint8), cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
            ctx.set_source_rgba(*rgb("#7A6A55"), 0.55 if k % 5 == 0 else 0.28)
            ctx.set_line_width(1.7 if k % 5 == 0 else 0.9)
            for c in found:
                p = c[:, 0, :].astype(float)
                if len(p) < 60:
                    continue
                ker = np.ones(13) / 13
                px, py = np.convolve(p[:, 0], ker, "valid"), np.convolve(p[:, 1], ker, "valid")
                pen = False
                for x, y in zip(px[::4], py[::4]):
                    edge = x < 8 or y < 8 or x > w - 9 or y > h - 9
                    if edge:
                        pen = False
                    elif pen:
                        ctx.line_to(x, y)
                    else:
                        ctx.move_to(x, y)
                        pen = True
                ctx.stroke()

    pic.draw(contours)
    rng = np.random.default_rng(3)

    def forest(ctx):
        n = 5200
        x, y = rng.uniform(10, w - 10, n), np.sort(rng.uniform(10, h - 10, n))
        for px, py in zip(x, y):
            if wood_zone[int(py), int(px)] > 0.8:
                r = rng.uniform(6, 10)
                ctx.set_source_rgba(*rgb("#5B5A40"), 0.35)
                ctx.arc(px + 4, py + 4, r, 0, 7)
                ctx.fill()
                ctx.set_source_rgb(*mix("#5E6B48", "#8E9568", rng.random()))
                ctx.arc(px, py, r, 0, 7)
                ctx.fill()
                ctx.set_source_rgb(*mix("#8E9568", "#B7B887", rng.random()))
                ctx.arc(px - r * 0.25, py - r * 0.25, r * 0.5, 0, 7)
                ctx.fill()

    # parcels: cut from a warped grid so that the edges follow the slope
    wx = (noise(h, w, 380, 31, 3) - 0.5) * 190
    wy = (noise(h, w, 380, 32, 3) - 0.5) * 190
    us = (pic.xx + wx - 90) / 232
    vs = (pic.yy + wy - 110) / 190 + 0.37 * (np.floor(us) % 3)
    cell = np.floor(us).astype(int) * 100 + np.floor(vs).astype(int)
    inside = (np.floor(us) >= 0) & (np.floor(us) <= 7) & (np.floor(vs) >= 0) & (np.floor(vs) <= 6)
    inset = (np.abs(us - np.round(us)) > 0.028) & (np.abs(vs - np.round(vs)) > 0.034)
    river_line = 1130 + 90 * np.sin(pic.xx / 330 + 0.6) - (pic.xx - 1000) * 0.10
    track = 60 * np.sin(pic.yy / 190) + 1180 + (pic.yy - 700) * 0.22
    kept = (np.abs(pic.xx - track) > 20) & (np.hypot((pic.xx - 1240) / 150, (pic.yy - 655) / 128) > 1) & (pic.xx > 26) & (pic.xx < w - 34)
    tints = ["#C98E5A", "#B08A4A", "#D9B98A", "#8E4A45", "#9AA06C", "#C4A06E", "#A86A4C", "#7E8A5C"]
    for c in np.unique(cell[inside]):
        m = (cell == c) & inside & inset & (wood_zone < 0.2) & (pic.yy < river_line - 70) & kept
        if m.sum() < 9000 or rng.random() < 0.16:
            continue
        soft = pic.torn(m.astype(np.float32), 2.0)
        tint = tints[rng.integers(len(tints))]
        pic.shade(np.clip(np.roll(soft, (5, 5), (0, 1)) - soft, 0, 1), "#8C7A62", 0.5)
        pic.gouache(soft, mix(tint, PAPER, 0.12), mix(tint, PAPER, 0.26), pic.xx / w, 0.06)
        ys, xs = np.nonzero(m)
        gxm, gym = gx[ys, xs].mean(), gy[ys, xs].mean()
        a = math.atan2(gxm, -gym) + rng.normal(0, 0.12)
        d = pic.xx * math.sin(a) - pic.yy * math.cos(a) + (noise(h, w, 240, int(c) + 50, 2) - 0.5) * 22
        along = pic.xx * math.cos(a) + pic.yy * math.sin(a)
        line = smooth(0.62, 0.86, np.cos(d * 2 * math.pi / 12.5)) * (0.55 + 0.45 * smooth(-0.7, 0.1, np.cos(along * 2 * math.pi / 9 + np.round(d / 12.5) * 2.1)))
        pic.lay(soft * line, mix(tint, "#2E2A1C", 0.62), 0.82)
    pic.draw(forest)
    dist = np.abs(pic.yy - river_line) / (1 + 0.02 * np.abs(np.cos(pic.xx / 330 + 0.6)) * 10)
    for width, colour, op in ((44, "#D9CBA9", 1), (33, "#7F929A", 1), (26, "#94A6AC", 1)):
        pic.lay(pic.torn((dist < width + 10 * np.sin(pic.xx / 210)).astype(np.float32), 2), colour, op)
    pic.lay((np.abs(((pic.yy - river_line) / 9) % 2 - 1) < 0.16) * (dist < 24 + 10 * np.sin(pic.xx / 210)) * (noise(h, w, 30, 4, 3, 6) > 0.5), "#C6D0D0", 0.8)
    path = (np.abs(pic.xx - track) < 7) & (pic.yy > 90) & (pic.yy < river_line - 40) & (wood_zone < 0.5)
    pic.lay(pic.torn(path.astype(np.float32), 1.6), "#F7EFDC", 1)

    def house_plan(ctx):
        ctx.save()
        ctx.translate(1240, 655)
        ctx.rotate(0.18)
        ctx.set_source_rgb(*rgb("#F3EAD6"))
        ctx.rectangle(-92, -70, 184, 140)
        ctx.fill()
        for x, y, bw, bh in ((-66, -46, 110, 34), (-66, -46, 34, 92), (30, 14, 40, 40)):
            ctx.set_source_rgba(*rgb("#5B4A3A"), 0.5)
            ctx.rectangle(x + 7, y + 7, bw, bh)
            ctx.fill()
        for x, y, bw, bh in ((-66, -46, 110, 34), (-66, -46, 34, 92), (30, 14, 40, 40)):
            ctx.set_source_rgb(*rgb("#A4654A"))
            ctx.rectangle(x, y, bw, bh)
            ctx.fill()
            ctx.set_source_rgb(*rgb("#C4845E"))
            ctx.rectangle(x, y, bw if bw > bh else bw / 2, bh / 2 if bw > bh else bh)
            ctx.fill()
        for k in range(5):
            ctx.set_source_rgb(*rgb("#46543A"))
            ctx.arc(70, -56 + k * 15, 6, 0, 7)
            ctx.fill()
        ctx.restore()

    pic.draw(house_plan, rough=1.6)
    return pic


SCENES = {"estate-house": estate_house, "harvest-basket": harvest_basket, "old-vine": old_vine, "parcels-map": parcels_map}

if __name__ == "__main__":
    folder, names = sys.argv[1], sys.argv[2:] or list(SCENES)
    for name in names:
        SCENES[name]().finish(f"{folder}/{name}.jpg")
