"""A small gouache box: flat washes, torn edges, leaf dabs, mist, paper grain.

Colours are sRGB hex strings; a picture is a float array, and everything is laid on it back to front.
"""
import math

import cairo
import cv2
import numpy as np

PAPER, INK, WINE, VINE = "#F7F3EA", "#221C18", "#6B1F2E", "#46543A"
OCHRE, DUSK = "#B08A4A", "#5C6670"


def rgb(colour):
    if not isinstance(colour, str):
        return np.asarray(colour, np.float32)
    return np.array([int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def mix(a, b, t):
    return rgb(a) * (1 - t) + rgb(b) * t


def smooth(lo, hi, x):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def noise(h, w, cell, seed, octaves=4, stretch=1.0):
    """Fractal noise in 0..1; stretch > 1 draws it out sideways like a brush."""
    rng = np.random.default_rng(seed)
    total, weight = np.zeros((h, w), np.float32), 0.0
    for o in range(octaves):
        size = max(cell / 2 ** o, 1.5)
        gh, gw = max(2, int(h / size) + 2), max(2, int(w / (size * stretch)) + 2)
        grid = rng.random((gh, gw), dtype=np.float32)
        total += cv2.resize(grid, (w, h), interpolation=cv2.INTER_CUBIC) * 0.55 ** o
        weight += 0.55 ** o
    return np.clip((total / weight - 0.5) * 1.6 + 0.5, 0, 1)


def ridge(w, base, amp, cell, seed, octaves=5):
    """A skyline: one height in pixels per column."""
    line = noise(4, w, cell, seed, octaves)[1]
    rng = np.random.default_rng(seed)
    xs = np.linspace(0, 1, w)
    swell = sum(rng.uniform(-1, 1) * np.sin(xs * math.pi * 2 * f + rng.uniform(0, 6.3)) / f for f in (0.6, 1.3, 2.2))
    return base + amp * (0.62 * swell + (line - 0.5))


class Picture:
    def __init__(self, w, h, seed=1):
        self.w, self.h, self.seed = w, h, seed
        self.rng = np.random.default_rng(seed)
        self.img = np.empty((h, w, 3), np.float32)
        self.img[:] = rgb(PAPER)
        self.yy, self.xx = np.mgrid[0:h, 0:w].astype(np.float32)

    def next_seed(self):
        self.seed += 1
        return self.seed

    # -- masks -----------------------------------------------------------------
    def mask(self, draw, rough=0.0, soft=0.0):
        surface = cairo.ImageSurface(cairo.FORMAT_A8, self.w, self.h)
        draw(cairo.Context(surface))
        surface.flush()
        m = np.frombuffer(surface.get_data(), np.uint8).reshape(self.h, surface.get_stride())[:, :self.w].astype(np.float32) / 255
        return self.torn(m, rough) if rough else (cv2.GaussianBlur(m, (0, 0), soft) if soft else m)

    def torn(self, m, rough):
        """The slightly ragged edge of a loaded brush."""
        edge = cv2.GaussianBlur(m, (0, 0), rough) + (noise(self.h, self.w, rough * 5, self.next_seed(), 3) - 0.5) * 0.62
        return smooth(0.40, 0.60, edge) * (cv2.GaussianBlur(m, (0, 0), rough * 2) > 0.002)

    # -- paint -----------------------------------------------------------------
    def lay(self, m, colour, opacity=1.0):
        a = (m * opacity)[..., None]
        self.img = self.img * (1 - a) + (colour if isinstance(colour, np.ndarray) and colour.ndim == 3 else rgb(colour)) * a

    def gouache(self, m, colour, to=None, along=None, grain=0.035, stretch=6):
        """An opaque wash from `colour` to `to` (by `along`, default top to bottom) with brush drag."""
        along = self.yy / self.h if along is None else np.clip(along, 0, 1)
        c = rgb(colour) + (rgb(to) - rgb(colour)) * along[..., None] if to is not None else np.broadcast_to(rgb(colour), self.img.shape)
        drag = noise(self.h, self.w, 9, self.next_seed(), 3, stretch) - 0.5
        pool = noise(self.h, self.w, 220, self.next_seed(), 4) - 0.5
        self.lay(m, (c * (1 + (drag * grain * 1.6 + pool * grain * 2.2)[..., None])).astype(np.float32))

    def glow(self, x, y, radius, colour, strength):
        d = np.sqrt((self.xx - x) ** 2 + (self.yy - y) ** 2) / radius
        a = (np.exp(-d * d * 2.2) * strength)[..., None]
        self.img = 1 - (1 - self.img) * (1 - a * rgb(colour))

    def mist(self, y, height, colour, strength, cell=420, stretch=4):
        band = np.exp(-(((self.yy - y) / height) ** 2))
        cloud = 0.45 + 0.75 * noise(self.h, self.w, cell, self.next_seed(), 4, stretch)
        self.lay(np.clip(band * cloud * strength, 0, 1), colour)

    def hills(self, line, top, foot, depth, rough=2.2):
        m = np.clip(self.yy - line[None, :] + 0.5, 0, 1)
        m = self.torn(m, rough) if rough else m
        self.gouache(m, top, foot, (self.yy - line[None, :]) / depth)
        return m

    def shade(self, m, colour, opacity):
        """Multiply, for shadows that let the paint under them live."""
        a = (m * opacity)[..., None]
        self.img = self.img * (1 - a + a * rgb(colour))

    # -- cairo over the picture ---------------------------------------------------
    def draw(self, painter, opacity=1.0, blur=0.0, rough=0.0):
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, self.w, self.h)
        painter(cairo.Context(surface))
        surface.flush()
        buf = np.frombuffer(surface.get_data(), np.uint8).reshape(self.h, self.w, 4).astype(np.float32) / 255
        if rough:
            s = self.next_seed()
            dx = (noise(self.h, self.w, 14, s, 3) - 0.5) * rough
            dy = (noise(self.h, self.w, 14, s + 500, 3) - 0.5) * rough
            buf = cv2.remap(buf, self.xx + dx, self.yy + dy, cv2.INTER_LINEAR)
        if blur:
            buf = cv2.GaussianBlur(buf, (0, 0), blur)
        self.img = self.img * (1 - buf[..., 3:] * opacity) + buf[..., 2::-1] * opacity

    # -- the last hand ---------------------------------------------------------
    def finish(self, path, quality=80, vignette=0.06, grain=0.022, tooth=0.03, warm=0.0, limit=450_000):
        img = self.img
        h, w = self.h, self.w
        fibre = noise(h, w, 3.2, 901, 2) - 0.5 + 0.6 * (noise(h, w, 26, 902, 3, 1.6) - 0.5)
        img = img * (1 + tooth * fibre[..., None])
        r = np.sqrt(((self.xx - w / 2) / (w * 0.62)) ** 2 + ((self.yy - h / 2) / (h * 0.66)) ** 2)
        img = img * (1 - vignette * smooth(0.55, 1.35, r))[..., None]
        film = np.random.default_rng(77).normal(0, 1, (h, w)).astype(np.float32)
        film = cv2.GaussianBlur(film, (0, 0), 0.8) * 1.8
        lum = img.mean(-1)
        img = img + (film * grain * (0.35 + 0.65 * np.clip(1 - np.abs(lum - 0.45) * 1.4, 0, 1)))[..., None]
        img = np.clip(img, 0, 1) ** 0.92
        img = img + 0.10 * (img - 0.58) + 0.10 * (img - img.mean(-1, keepdims=True))
        img = rgb("#1B1714") + img * (rgb("#FBF7EE") - rgb("#1B1714"))  # no pure black, no pure white: ink and paper
        out = (np.clip(img, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1]
        while True:
            ok, data = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
            if len(data) <= limit or quality < 56:
                break
            quality -= 4
        with open(path, "wb") as f:
            f.write(data.tobytes())
        print(path, w, h, len(data) // 1024, "kB, q", quality)


def polygon(ctx, pts):
    ctx.move_to(*pts[0])
    for p in pts[1:]:
        ctx.line_to(*p)
    ctx.close_path()


LOBED = [(-0.55, 0), (-0.8, 0.42), (-0.32, 0.5), (-0.12, 0.92), (0.22, 0.52), (0.62, 0.62), (0.6, 0.26), (1.05, 0), (0.6, -0.26), (0.62, -0.62), (0.22, -0.52), (-0.12, -0.92), (-0.32, -0.5), (-0.8, -0.42)]


def dabs(ctx, xs, ys, sizes, angles, colours, rng, slim=0.6):
    """Leaf-like touches of a flat brush, one colour each; big ones get the vine's lobes."""
    n = len(xs)
    if not n:
        return
    lobed = slim > 0.5 and float(np.median(sizes)) > 7
    outline = LOBED if lobed else [(-1, 0), (-0.1, 0.75), (1, 0.1), (0.15, -0.8)]
    base = np.array(outline, np.float64) * [1, 1 if lobed else slim]
    wob = rng.uniform(0.88, 1.12, (n, len(base))) if lobed else rng.uniform(0.75, 1.25, (n, 4))
    ca, sa = np.cos(angles), np.sin(angles)
    if lobed:
        base = base[None] * np.stack([np.ones(n), rng.uniform(0.45, 1, n)], 1)[:, None, :]
        px, py = base[..., 0] * wob, base[..., 1] * wob
    else:
        px, py = base[None, :, 0] * wob, base[None, :, 1] * wob
    gx = (xs[:, None] + sizes[:, None] * (px * ca[:, None] - py * sa[:, None])).tolist()
    gy = (ys[:, None] + sizes[:, None] * (px * sa[:, None] + py * ca[:, None])).tolist()
    cols = np.asarray(colours).tolist()
    for x, y, c in zip(gx, gy, cols):
        ctx.set_source_rgb(c[0], c[1], c[2])
        ctx.move_to(x[0], y[0])
        for i in range(1, len(x)):
            ctx.line_to(x[i], y[i])
        ctx.fill()


class Camera:
    """A pinhole: x right, y away, z up, in metres."""

    def __init__(self, focal, cx, horizon, z):
        self.f, self.cx, self.hy, self.z = focal, cx, horizon, z

    def at(self, x, y, z):
        return self.cx + self.f * x / y, self.hy + self.f * (self.z - z) / y


def vineyard(pic, cam, ground, style, near, far, spacing=2.2, bend=lambda y: 0 * y, rows=None, sun=0.8, seed=3, steps=260):
    """Rows of vines over a terrain, strip by strip from far to near.

    style: leaf (dark..light tones), soil, grass, shadow, haze, reach (m), trunk, height, density, fruit.
    sun: where the light comes from, -1 left .. 1 right.
    """
    rng = np.random.default_rng(seed)
    tones = np.array([rgb(c) for c in style["leaf"]])
    soil, grass, shadow, haze, trunk = (rgb(style[k]) for k in ("soil", "grass", "shadow", "haze", "trunk"))
    height, reach, density = style.get("height", 1.35), style["reach"], style.get("density", 1.0)
    ys = near * (far / near) ** np.linspace(1, 0, steps + 1)

    def veil(c, y):
        return c + (haze - c) * (1 - math.exp(-y / reach))

    fruits = []

    def paint(ctx):
        for y1, y0 in zip(ys[:-1], ys[1:]):
            half = max(cam.cx, pic.w - cam.cx) / cam.f * y1 * 1.08 + spacing
            xs = np.linspace(-half, half, 48)
            top = [cam.at(x, y1 * 1.004, ground(x, y1)) for x in xs]
            low = [cam.at(x, y0, ground(x, y0)) for x in xs]
            ctx.set_antialias(cairo.ANTIALIAS_NONE)  # strips must meet without a seam
            ctx.set_source_rgb(*veil(grass * rng.uniform(0.99, 1.01), y0))
            polygon(ctx, top + low[::-1])
            ctx.fill()
            b1, b0 = float(bend(y1)), float(bend(y0))
            ks = np.arange(math.ceil((-half - max(b0, b1)) / spacing), math.floor((half - min(b0, b1)) / spacing) + 1)
            if rows:
                ks = ks[(ks >= rows[0]) & (ks <= rows[1])]
            cast = -sun * style.get("cast", 1.1)
            for lo, hi, c in ((-0.55, 0.55, soil), (min(0, cast) - 0.2, max(0, cast) + 0.2, shadow)):
                ctx.set_source_rgb(*veil(c * rng.uniform(0.99, 1.01), y0))
                for k in ks:
                    a, b = k * spacing + b1, k * spacing + b0
                    polygon(ctx, [cam.at(x, y, ground(x, v)) for x, y, v in ((a + lo, y1 * 1.004, y1), (a + hi, y1 * 1.004, y1), (b + hi, y0, y0), (b + lo, y0, y0))])
                ctx.fill()
            ctx.set_antialias(cairo.ANTIALIAS_DEFAULT)
            # blades and clods near by
            pxm = cam.f / y0
            if pxm > 26:
                n = int(min(1600, (y1 - y0) * half * 2 * pxm * 0.20))
                gx, gy = rng.uniform(-half, half, n), rng.uniform(y0, y1, n)
                sx, sy = cam.at(gx, gy, ground(gx, gy))
                c = veil(grass, y0) * rng.uniform(0.80, 1.16, (n, 1))
                dabs(ctx, sx, sy, np.full(n, 0.045 * pxm) * rng.uniform(0.5, 1.3, n), rng.normal(-1.57, 0.5, n), c, rng, 0.28)
            ymid = (y0 + y1) / 2
            bare = style.get("bare", False)
            for k in ks:
                x0 = k * spacing + (b0 + b1) / 2
                g = float(ground(x0, ymid))
                if pxm > 9:
                    step_count = int(y1 / 1.1) - int(y0 / 1.1)
                    if step_count:
                        bx, by = cam.at(x0, ymid, g)
                        if -60 < bx < pic.w + 60:
                            for _ in range(3 if style.get("fruit") and pxm > 34 else 0):
                                fruits.append((x0 + rng.normal(0, 0.1), ymid, g + rng.uniform(0.5, 0.72)))
                            stump(ctx, cam, rng, x0, ymid, g, pxm, veil(trunk, y0), height, bare, veil(rgb(style.get("cane", style["trunk"])), y0))
                if int(y1 / 7) != int(y0 / 7) and pxm > 7:
                    ctx.set_source_rgb(*veil(rgb(style.get("post", "#8A7C69")), y0))
                    polygon(ctx, [cam.at(x0 - 0.035, ymid, g), cam.at(x0 + 0.035, ymid, g), cam.at(x0 + 0.03, ymid, g + height + 0.25), cam.at(x0 - 0.03, ymid, g + height + 0.25)])
                    ctx.fill()
            if bare or not len(ks):
                continue
            hanging, fruits[:] = fruits[:], []
            size = max(min(0.115, max(0.045, 15 / pxm)), 2.0 / pxm)
            count = max(1, int(round((y1 - y0) * 0.62 / size ** 2 * density + rng.random())))
            n = count * len(ks)
            kx = np.repeat(ks * spacing, count)
            y = np.sort(rng.uniform(y0, y1, n))[::-1]
            rng.shuffle(kx)
            side = np.clip(rng.normal(0, 0.5, n), -1, 1)
            up = rng.beta(1.6, 1.35, n)
            row_noise = np.sin(kx * 3.1 + y * 2.3) * 0.5 + np.sin(y * 5.1 + kx) * 0.5
            x = kx + bend(y) + side * 0.36 * (1.05 - 0.35 * up)
            z = ground(x, y) + 0.42 + up * (height - 0.42) * (1 + 0.13 * row_noise)
            sx, sy = cam.at(x, y, z)
            keep = (sx > -30) & (sx < pic.w + 30)
            light = 0.20 + 0.50 * up ** 1.5 + 0.34 * side * sun + rng.normal(0, 0.13, n) + 0.07 * row_noise
            idx = np.clip((light * len(tones)).astype(int), 0, len(tones) - 1)
            c = tones[idx] * rng.uniform(0.93, 1.07, (n, 1))
            c = c + (haze - c) * (1 - np.exp(-y / reach))[:, None]
            s = size * (cam.f / y) * rng.uniform(0.6, 1.2, n)
            order = np.argsort(-y[keep], kind="stable")
            dabs(ctx, sx[keep][order], sy[keep][order], s[keep][order], rng.uniform(0, 6.28, n)[keep][order], c[keep][order], rng)
            for fx, fy, fz in hanging:
                bx, by = cam.at(fx, fy, fz)
                bunch(ctx, rng, bx, by, 0.013 * pxm, 0.17 * pxm, style["fruit"], "#8E93A0")

    pic.draw(paint, rough=1.2)


def bunch(ctx, rng, x, y, r, length, dark, light):
    """A hanging bunch of round berries: shade below, bloom where the light falls."""
    for _ in range(34):
        t = rng.beta(1.0, 1.4)
        bx, by = x + rng.normal(0, 0.42) * (1 - t * 0.8) * length * 0.42, y + t * length
        ctx.set_source_rgb(*(rgb(dark) * rng.uniform(0.75, 1.2)))
        ctx.arc(bx, by, r, 0, 7)
        ctx.fill()
        if r > 2.2:
            ctx.set_source_rgb(*(mix(dark, light, rng.uniform(0.35, 0.8))))
            ctx.arc(bx + r * 0.25, by - r * 0.3, r * 0.45, 0, 7)
            ctx.fill()


def stump(ctx, cam, rng, x, y, g, pxm, colour, height, bare, cane):
    """One vine's wood: a leaning trunk and, in winter, its pruned canes."""
    lean = rng.normal(0, 0.05)
    head = 0.62 if bare else 0.55
    ctx.set_source_rgb(*(colour * rng.uniform(0.85, 1.15)))
    ctx.set_line_width(max(0.8, 0.075 * pxm))
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.move_to(*cam.at(x, y, g))
    ctx.curve_to(*cam.at(x + lean, y, g + 0.2), *cam.at(x - lean * 1.5, y, g + 0.4), *cam.at(x + lean, y, g + head))
    ctx.stroke()
    if pxm > 40:
        ctx.set_source_rgb(*(colour * 1.5 + 0.06))
        ctx.set_line_width(0.018 * pxm)
        ctx.move_to(*cam.at(x - 0.022, y, g + 0.03))
        ctx.curve_to(*cam.at(x + lean - 0.022, y, g + 0.2), *cam.at(x - lean * 1.5 - 0.022, y, g + 0.4), *cam.at(x + lean - 0.022, y, g + head))
        ctx.stroke()
    if not bare:
        return
    bx, by = cam.at(x, y, g)
    ctx.set_source_rgb(*mix(colour, "#B9AFA3", 0.7))
    ctx.save()
    ctx.translate(bx, by)
    ctx.scale(0.13 * pxm, 0.045 * pxm)
    ctx.arc(0, 0.2, 1, 0, 7)
    ctx.restore()
    ctx.fill()
    ctx.set_source_rgb(*cane)
    for _ in range(5):
        a, reach = rng.normal(0, 0.55), rng.uniform(0.3, 0.75)
        ctx.set_line_width(max(0.6, 0.014 * pxm))
        ctx.move_to(*cam.at(x + lean, y, g + head))
        ctx.curve_to(*cam.at(x + lean + a * 0.2, y, g + head + reach * 0.4), *cam.at(x + a * 0.5, y, g + head + reach * 0.7), *cam.at(x + a * 0.55, y, g + head + reach))
        ctx.stroke()


def tree(ctx, rng, x, y, w, h, tones, sun=0.7, trunk=None, clumps=26, dab=None):
    """A round-headed tree standing at (x, y): clumps of dabs lit from one side."""
    if trunk is not None:
        ctx.set_source_rgb(*rgb(trunk))
        polygon(ctx, [(x - w * 0.045, y), (x + w * 0.045, y), (x + w * 0.022, y - h * 0.6), (x - w * 0.022, y - h * 0.6)])
        ctx.fill()
    size = dab or max(1.4, min(6.5, w * 0.035))
    cols = np.array([rgb(t) for t in tones])
    ctx.set_source_rgb(*cols[min(1, len(cols) - 1)])
    for a in np.linspace(0, 6.28, 9):
        ctx.arc(x + math.cos(a) * w * 0.2, y - h * 0.62 + math.sin(a) * h * 0.15, w * 0.21, 0, 7)
        ctx.fill()
    for _ in range(clumps):
        a, r = rng.uniform(0, 6.28), math.sqrt(rng.random())
        cx, cy = x + math.cos(a) * r * w * 0.36, y - h * 0.62 + math.sin(a) * r * h * 0.27
        n = max(24, int(60 * (w * 0.17 / size) ** 2 * 0.09))
        t, q = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n))
        dx, dy = np.cos(t) * q, np.sin(t) * q
        light = 0.42 + 0.34 * (dx * sun * 0.7 - dy * 0.7) + 0.22 * ((cx - x) / (w * 0.5) * sun - (cy - (y - h * 0.62)) / (h * 0.4)) + rng.normal(0, 0.08, n)
        idx = np.clip((light * len(cols)).astype(int), 0, len(cols) - 1)
        dabs(ctx, cx + dx * w * 0.19, cy + dy * h * 0.16, size * rng.uniform(0.6, 1.3, n), rng.uniform(0, 6.28, n), cols[idx] * rng.uniform(0.94, 1.06, (n, 1)), rng)


def grove(ctx, rng, x0, x1, base, h, tones, sun=0.7, dab=2.0):
    """A hedge or copse with a flat foot: base(x) is the ground, h its greatest height."""
    cols = np.array([rgb(t) for t in tones])
    n = int((x1 - x0) * h / dab ** 2 * 2.4)
    x = rng.uniform(x0, x1, n)
    f, q = rng.uniform(1.6, 3.0), rng.uniform(0, 6)
    crown = h * np.clip(0.62 + 0.3 * np.sin(x / h * f + q) + 0.2 * np.sin(x / h * f * 2.3 + q), 0.3, 1.1)
    crown *= np.clip(np.minimum(x - x0, x1 - x) / (h * 0.7), 0.05, 1) ** 0.5
    up = rng.beta(1.3, 1.0, n)
    y = base(x) - up * crown
    light = 0.12 + 0.52 * up + 0.22 * np.cos(x / h * f + q) * -sun + rng.normal(0, 0.12, n)
    idx = np.clip((light * len(cols)).astype(int), 0, len(cols) - 1)
    order = np.argsort(up)
    dabs(ctx, x[order], y[order], (dab * rng.uniform(0.7, 1.4, n))[order], rng.uniform(0, 6.28, n), cols[idx][order], rng)


def cypress(ctx, rng, x, y, w, h, tones, sun=0.7):
    cols = np.array([rgb(t) for t in tones])
    ctx.set_source_rgb(*cols[min(1, len(cols) - 1)])
    ctx.move_to(x, y - h * 0.99)
    ctx.curve_to(x + w * 0.22, y - h * 0.66, x + w * 0.62, y - h * 0.22, x + w * 0.12, y)
    ctx.line_to(x - w * 0.12, y)
    ctx.curve_to(x - w * 0.62, y - h * 0.22, x - w * 0.22, y - h * 0.66, x, y - h * 0.99)
    ctx.fill()
    n = int(max(60, h * w * 0.35 / max(1.2, min(6, w * 0.09)) ** 2 * 6))
    t = rng.beta(1.1, 1.25, n)
    half = w * 0.47 * np.sin(np.clip(t * 0.96 + 0.04, 0, 1) ** 0.55 * math.pi) ** 0.8
    u = np.clip(rng.normal(0, 0.5, n), -1, 1)
    idx = np.clip(((0.42 + 0.38 * u * sun + rng.normal(0, 0.12, n)) * len(cols)).astype(int), 0, len(cols) - 1)
    order = np.argsort(t)
    dabs(ctx, (x + u * half)[order], (y - t * h)[order], np.full(n, max(1.2, min(6, w * 0.09))), rng.normal(-1.57, 0.25, n), cols[idx][order], rng, 0.42)


def house(ctx, x, y, w, h, wall, shade, roof, roof_dark, sun=1, windows=3, glow=None, gable=0.28):
    """A small mas seen from afar: lit front, shaded flank, low tiled roof."""
    flank = w * gable
    fx0, fx1 = (x, x + w - flank) if sun < 0 else (x + flank, x + w)
    sx0, sx1 = (x + w - flank, x + w) if sun < 0 else (x, x + flank)
    ctx.set_source_rgb(*rgb(wall))
    ctx.rectangle(fx0, y - h, fx1 - fx0, h)
    ctx.fill()
    ctx.set_source_rgb(*rgb(shade))
    polygon(ctx, [(sx0, y), (sx1, y), (sx1, y - h), ((sx0 + sx1) / 2, y - h * 1.34), (sx0, y - h)])
    ctx.fill()
    ctx.set_source_rgb(*rgb(roof))
    ridge_x = (sx0 + sx1) / 2
    far_x = fx0 if sun < 0 else fx1
    polygon(ctx, [(ridge_x, y - h * 1.36), (far_x + (w * 0.05 if sun < 0 else -w * 0.05), y - h * 1.36), (far_x + (-w * 0.02 if sun < 0 else w * 0.02), y - h * 0.97), (sx1 if sun > 0 else sx0, y - h * 0.97)])
    ctx.fill()
    ctx.set_source_rgb(*rgb(roof_dark))
    ctx.set_line_width(max(1, h * 0.045))
    ctx.move_to(sx0 - w * 0.015, y - h * 0.97)
    ctx.line_to(ridge_x, y - h * 1.36)
    ctx.line_to(sx1 + w * 0.01, y - h * 0.97)
    ctx.stroke()
    ctx.set_source_rgb(*rgb(glow or shade))
    for i in range(windows):
        wx = fx0 + (fx1 - fx0) * (i + 0.5) / windows
        for level in (0.74, 0.34):
            ctx.rectangle(wx - w * 0.018, y - h * level - h * 0.09, w * 0.036, h * 0.19)
    ctx.fill()
