"""The two indoor scenes, lit and rendered in Blender; interior_finish.py paints them over.

Usage: blender -b -P interiors.py -- <work folder with the labels> cellar-barrels|tasting-table
Output: <work folder>/scene-<id>.png
"""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bottles as b  # noqa: E402


def textured(name, dark, light, scale, stretch=(1, 1, 1), rough=0.7, bump=0.3, brick=None, planks=None):
    """Two-tone noise (wood, plaster, earth); coursed stone with `brick` (scale), boards with `planks` (width)."""
    mat, nodes, link, out = b.node_material(name)
    bsdf = nodes.new("ShaderNodeBsdfPrincipled")
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = 0.3
    coord, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    link(coord.outputs["UV" if brick else "Object"], mapping.inputs[0])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Roughness"].default_value = scale, 8, 0.62
    link(mapping.outputs[0], noise.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.34, (*dark, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.68, (*light, 1)
    link(noise.outputs["Fac"], ramp.inputs[0])
    height, colour = noise.outputs["Fac"], ramp.outputs[0]
    if brick or planks:
        stones = nodes.new("ShaderNodeTexBrick")
        stones.inputs["Scale"].default_value = brick or 1
        stones.inputs["Mortar Size"].default_value = 0.003 if planks else 0.018
        if planks:
            stones.inputs["Brick Width"].default_value, stones.inputs["Row Height"].default_value = 40, planks
        stones.inputs["Mortar Smooth"].default_value = 0.4
        stones.inputs["Color1"].default_value, stones.inputs["Color2"].default_value = (1, 1, 1, 1), (0.62, 0.6, 0.58, 1)
        stones.inputs["Mortar"].default_value = (0.34, 0.32, 0.30, 1)
        link(coord.outputs["Object"] if planks else mapping.outputs[0], stones.inputs["Vector"])
        blend = nodes.new("ShaderNodeMixRGB")
        blend.blend_type, blend.inputs[0].default_value = "MULTIPLY", 1
        link(ramp.outputs[0], blend.inputs[1])
        link(stones.outputs["Color"], blend.inputs[2])
        colour = blend.outputs[0]
        add = nodes.new("ShaderNodeMixRGB")
        add.inputs[0].default_value = 0.6
        link(noise.outputs["Fac"], add.inputs[1])
        link(stones.outputs["Color"], add.inputs[2])
        height = add.outputs[0]
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = bump, 0.05
    link(height, node.inputs["Height"])
    link(node.outputs[0], bsdf.inputs["Normal"])
    link(colour, bsdf.inputs["Base Color"])
    link(bsdf.outputs[0], out.inputs["Surface"])
    return mat


def glowing(name, colour, strength):
    mat, nodes, link, out = b.node_material(name)
    emit = nodes.new("ShaderNodeEmission")
    emit.inputs[0].default_value, emit.inputs[1].default_value = (*colour, 1), strength
    link(emit.outputs[0], out.inputs["Surface"])
    return mat


def point(location, power, colour, radius=0.08):
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, radius
    obj = bpy.data.objects.new("lamp", light)
    obj.location = location
    bpy.context.collection.objects.link(obj)
    return obj


def sheet(name, mat, us, vs, place, uv=(1, 1)):
    """A grid surface: place(u, v) -> xyz."""
    verts = [place(u, v) for u in us for v in vs]
    n = len(vs)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(us) - 1) for j in range(n - 1)]
    uvs = [(u * uv[0], v * uv[1]) for u in us for v in vs]
    return b.mesh(name, verts, faces, mat, None, uvs)


def camera(location, target, lens, focus=None, fstop=4.0):
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.sensor_width = lens, 36
    obj = bpy.data.objects.new("camera", cam)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    if focus:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, focus, fstop
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def render(path, samples, world=(0.02, 0.022, 0.025), exposure=0.0):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_denoising = samples, False
    scene.cycles.max_bounces, scene.cycles.transmission_bounces, scene.cycles.diffuse_bounces = 14, 14, 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect, scene.cycles.blur_glossy = 2.5, 1.0
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    scene.world.node_tree.nodes["Background"].inputs[0].default_value = (*world, 1)
    scene.render.resolution_x, scene.render.resolution_y = 1200, 800
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def cellar(work):
    """A stone vault, oak casks both sides, lamps overhead and the dusk at the far door. Metres."""
    b.MM = 1.0
    stone = textured("stone", (0.20, 0.155, 0.105), (0.50, 0.41, 0.29), 3.0, rough=0.9, bump=0.55, brick=1.0)
    earth = textured("earth", (0.10, 0.075, 0.05), (0.26, 0.20, 0.14), 5, rough=0.85, bump=0.4)
    oaks = [textured(f"oak{i}", (0.15 * k, 0.078 * k, 0.034 * k), (0.40 * k, 0.235 * k, 0.115 * k), 4, (1, 6, 6), 0.55, 0.2) for i, k in enumerate((0.82, 1.0, 1.15))]
    heads = [textured(f"head{i}", (0.20 * k, 0.115 * k, 0.055 * k), (0.47 * k, 0.30 * k, 0.16 * k), 5, (1, 7, 1), 0.6, 0.35, planks=0.082) for i, k in enumerate((0.85, 1.0, 1.12))]
    stain = textured("stain", (0.055, 0.008, 0.012), (0.14, 0.022, 0.032), 4, (1, 5, 5), 0.5, 0.2)
    iron = b.solid("iron", (0.055, 0.052, 0.05), 0.45, 0.85)
    beam = textured("beam", (0.07, 0.045, 0.028), (0.20, 0.13, 0.08), 5, (6, 1, 6), 0.8, 0.3)
    end, half, spring, radius = 22.0, 3.0, 1.45, 3.0

    def vault(u, v):
        if u < 0.2:
            return (-half, v * end - 2, u / 0.2 * spring)
        if u > 0.8:
            return (half, v * end - 2, (1 - u) / 0.2 * spring)
        a = math.pi * (1 - (u - 0.2) / 0.6)
        return (radius * math.cos(a), v * end - 2, spring + 1.9 * math.sin(a))

    sheet("vault", stone, np.linspace(0, 1, 70), np.linspace(0, 1, 40), vault, (26, 34))
    sheet("floor", earth, np.linspace(-half, half, 6), np.linspace(-2, end, 20), lambda u, v: (u, v, 0.0))
    sheet("end", stone, np.linspace(-half, half, 8), np.linspace(0, 4, 8), lambda u, v: (u, end - 2, v), (3, 6))
    for y in np.arange(1.4, end - 3, 3.7):
        profile = [vault(u, (y + 2) / end) for u in np.linspace(0, 1, 80)]
        verts, faces = [], []
        for x, _, z in profile:
            s = 0.93 if z > spring else 1
            cx, cz = x * 0.925, (spring + (z - spring) * 0.91 if z > spring else z)
            verts += [(x, y, z), (cx, y, cz), (cx, y + 0.42, cz), (x, y + 0.42, z)]
        for i in range(len(profile) - 1):
            for k in range(3):
                faces.append((i * 4 + k, i * 4 + k + 1, i * 4 + k + 5, i * 4 + k + 4))
        uvs = [(i // 4 * 0.32, (0, 0.35, 0.8, 1.15)[i % 4]) for i in range(len(verts))]
        b.mesh("rib", verts, faces, stone, None, uvs, smooth=False)

    rng = np.random.default_rng(4)
    body = [(0, -0.455), (0.27, -0.455), (0.275, -0.475), (0.295, -0.475)] + [(0.295 + 0.062 * math.cos(t * math.pi / 2) ** 1.0, t * 0.475) for t in np.linspace(-0.99, 0.99, 30)] + [(0.295, 0.475), (0.275, 0.475), (0.27, 0.455), (0, 0.455)]

    def radius_at(t):
        return 0.295 + 0.062 * math.cos(min(1, abs(t) / 0.475) * math.pi / 2)

    def barrel(x, y, z, side):
        pick = rng.integers(3)
        parts = [b.lathe("staves", body[3:-3], oaks[pick], seg=48)]
        for s in (-1, 1):
            parts.append(b.lathe("head", [(0, 0.45 * s), (0.284, 0.45 * s)], heads[rng.integers(3)], seg=48))
        parts.append(b.lathe("stain", [(radius_at(t) + 0.002, t) for t in np.linspace(-0.1, 0.1, 7)], stain, seg=48))
        for t, w in ((0.44, 0.03), (0.35, 0.022), (0.16, 0.026)):
            for s in (-1, 1):
                parts.append(b.lathe("hoop", [(radius_at(t) - 0.004, s * (t - w)), (radius_at(t - w) + 0.006, s * (t - w)), (radius_at(t + w) + 0.006, s * min(0.476, t + w)), (radius_at(t + w) - 0.004, s * min(0.476, t + w))], iron, seg=48))
        root = bpy.data.objects.new("barrel", None)
        bpy.context.collection.objects.link(root)
        for p in parts:
            p.parent = root
        root.location = (x, y, z)
        root.rotation_euler = (rng.uniform(0, 6.28), math.pi / 2 * side, 0)
        root.rotation_mode = "ZYX"

    for side in (-1, 1):
        for z in (0.14, 1.0):
            for x in (1.45, 2.05):
                b.box("rail", (side * x - 0.05, -2, z - 0.06 - 0.04), (side * x + 0.05, end - 3, z + 0.02), beam)
        for i in range(24):
            y = -0.6 + i * 0.79
            barrel(side * (1.75 + rng.normal(0, 0.012)), y, 0.14 + 0.37, side)
            barrel(side * (1.75 + rng.normal(0, 0.012)), y, 1.0 + 0.37, side)
    bulb = glowing("bulb", (1.0, 0.72, 0.40), 14)
    for y in np.arange(3.1, end - 3, 3.7):
        lamp = b.lathe("bulb", [(0, -0.07), (0.05, -0.05), (0.07, 0), (0.05, 0.05), (0, 0.08)], bulb, seg=20)
        lamp.location = (0, y, 2.62)
        lamp.visible_shadow = False
        b.box("cord", (-0.006, y - 0.006, 2.7), (0.006, y + 0.006, 3.3), iron)
        point((0, y, 2.55), 46, (1.0, 0.68, 0.38), 0.12)
    door = [(math.cos(a) * 0.62, end - 2.06, 1.75 + math.sin(a) * 0.62) for a in np.linspace(0, math.pi, 24)] + [(-0.62, end - 2.06, 0.02), (0.62, end - 2.06, 0.02)]
    b.mesh("door", door, [tuple(range(len(door)))], glowing("dusk", (0.95, 0.80, 0.62), 7), smooth=False)
    b.area("dusk", (0, end - 2.2, 1.3), (0, 0, 0.6), (1.2, 2.2), 160, (1.0, 0.84, 0.66))
    b.area("fill", (0, -1.6, 2.9), (0, 6, 0.8), (3, 1.2), 60, (0.70, 0.80, 1.0))
    camera((0.0, -0.9, 1.52), (0.0, 8, 1.36), 25)
    render(f"{work}/scene-cellar-barrels.png", 52, (0.012, 0.012, 0.014), 0.75)


def wine_glass(x, y, level):
    """A tulip glass with some red in it; 100 mm per unit, like the bottles."""
    outer = [(0, 0.4), (33, 0.4), (34, 1.1), (30, 2.2), (12, 4), (5, 8), (3.6, 16), (3.5, 60), (4.2, 80), (7, 90), (18, 98), (31, 110), (39, 128), (41, 148), (38.5, 172), (34, 196), (31, 214)]
    zs = np.linspace(0, len(outer) - 1, 150)
    r = b.PchipInterpolator(range(len(outer)), [p[0] for p in outer])(zs)
    z = b.PchipInterpolator(range(len(outer)), [p[1] for p in outer])(zs)
    shell = list(zip(r, z))
    bowl = [(q - 1.1, h) for q, h in shell if h > 93]
    inner = [(bowl[-1][0], 214)] + bowl[::-1] + [(0, 92.5)]
    root = bpy.data.objects.new("wine glass", None)
    bpy.context.collection.objects.link(root)
    b.lathe("bowl", shell + inner, b.absorbing("crystal", (0.97, 0.98, 0.97), 1.5, 0.1), root, 96)
    wine = [(0, 92.2)] + [(q + 0.2, h) for q, h in bowl if h <= level]
    wine += [(wine[-1][0], level), (0, level)]
    b.lathe("red", wine, b.absorbing("red", (0.42, 0.015, 0.03), 1.34, 0.22), root, 96)
    root.location = (x, y, 0)


def tasting(work):
    """Late light through a window on an oak table: a bottle, two glasses, a board, grapes and a cork."""
    oak = textured("oak", (0.16, 0.085, 0.04), (0.42, 0.26, 0.135), 1.6, (0.5, 7, 7), 0.42, 0.16)
    dark = b.solid("gap", (0.03, 0.018, 0.01), 0.9)
    plaster = textured("plaster", (0.50, 0.42, 0.31), (0.68, 0.59, 0.45), 0.9, rough=0.95, bump=0.35)
    linen = textured("linen", (0.58, 0.54, 0.46), (0.74, 0.70, 0.61), 26, rough=0.95, bump=0.25)
    board = textured("board", (0.20, 0.10, 0.045), (0.34, 0.185, 0.085), 2.2, (0.7, 8, 8), 0.5, 0.1)
    rng = np.random.default_rng(8)
    for k in range(-4, 3):
        plank = b.box("plank", (-1100, k * 150 - 73 + 60, -40), (1100, k * 150 + 75 + 60, 0), oak)
        plank.location.x = rng.uniform(-2, 2)
    b.box("under", (-1200, -700, -60), (1200, 440, -12), dark)
    sheet("wall", plaster, np.linspace(-30, 30, 10), np.linspace(-10, 26, 10), lambda u, v: (u, 4.9, v))
    root = b.build_bottle(b.BOTTLES["pierre-levee"], work, "pierre-levee")
    root.location = (-1.35, 0.7, 0)
    root.rotation_euler = (0, 0, math.radians(9))
    wine_glass(0.25, 0.1, 128)
    wine_glass(1.35, 1.15, 124)
    b.box("board", (110, -210, 0), (420, -30, 16), board)
    cork = b.solid("cork", (0.50, 0.31, 0.17), 0.85, 0, 0.3, 60)
    c = b.lathe("cork", [(0, -23), (11, -23), (11.9, -22), (12, -20), (12, 20), (11.9, 22), (11, 23), (0, 23)], cork)
    c.location, c.rotation_euler = (-0.55, -1.15, 0.12), (math.pi / 2, 0, math.radians(64))
    grape = [b.solid(f"grape{i}", col, 0.3, 0, 0, 10, 0.2) for i, col in enumerate(((0.035, 0.008, 0.03), (0.055, 0.012, 0.035), (0.03, 0.012, 0.045)))]
    for _ in range(64):
        u = rng.beta(1.2, 1.5)
        r = 0.092 * rng.uniform(0.86, 1.1)
        w = 0.5 * (1 - u * 0.75)
        x, y = 1.75 + u * 1.75, -1.2 + rng.uniform(-1, 1) * w * 0.8
        z = 0.16 + r + max(0, (w - abs(y + 1.2))) * rng.random() * 0.75
        ball = b.lathe("grape", [(r * 100 * math.sin(t), -r * 100 * math.cos(t)) for t in np.linspace(0, math.pi, 18)], grape[rng.integers(3)], seg=24)
        ball.location = (x, y, z)
    b.tube("stalk", [(165, -118, 40), (145, -112, 36), (122, -116, 30), (104, -126, 26)], 2.6, b.solid("stalk", (0.14, 0.09, 0.04), 0.8))

    def cloth(u, v):
        lift = 0.05 + 0.07 * math.sin(u * 2.2 + v * 0.8) ** 2 + 0.10 * math.exp(-((v + 0.2 - 0.3 * u) / 0.16) ** 2) + 0.05 * math.sin(v * 5 + u)
        return (-4.6 + u * 1.5 + v * 0.3, -2.3 + v * 1.5 - u * 0.2, max(0.015, lift))

    sheet("linen", linen, np.linspace(0, 2, 80), np.linspace(0, 1.5, 80), cloth)
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 5.2, math.radians(1.1), (1.0, 0.80, 0.56)
    lamp = bpy.data.objects.new("sun", sun)
    direction = Vector((0.86, 0.60, -0.40))
    lamp.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    # a window out of sight to the left: only its bars stand in the sun
    shutter = b.solid("shutter", (0.3, 0.25, 0.2), 0.9)
    frame = []
    for x0, x1, z0, z1 in ((-14, -5.2, -8, 30), (4.6, 24, -8, 30), (-5.2, 4.6, 8.2, 30), (-5.2, 4.6, -8, 0.3), (-0.55, -0.15, 0, 9), (-5.2, 4.6, 4.3, 4.6), (-5.2, 4.6, 6.3, 6.5)):
        frame.append([(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)])
    origin = Vector((-9.0, -5.0, 3.2))
    across, up = Vector((0.57, -0.82, 0)).normalized(), Vector((0, 0, 1))
    for q in frame:
        verts = [origin + across * x + up * (z - 2.6) for x, _, z in q]
        b.mesh("bar", verts, [(0, 1, 2, 3)], shutter, smooth=False).visible_camera = False
    b.area("window", (-7.5, -3.0, 4.2), (0, 0.4, 0.8), (4.5, 4.5), 420, (0.80, 0.88, 1.0))
    b.area("room", (7, -6, 6), (0, 1, 1), (6, 4), 190, (1.0, 0.86, 0.70))
    camera((0.5, -9.2, 3.0), (0.12, 0.4, 1.12), 50, 9.6, 1.6)
    render(f"{work}/scene-tasting-table.png", 64, (0.06, 0.06, 0.065), 0.2)


if __name__ == "__main__":
    args = sys.argv[sys.argv.index("--") + 1:]
    for name in args[1:]:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        {"cellar-barrels": cellar, "tasting-table": tasting}[name](args[0])
