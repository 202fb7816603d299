"""Studio photographs of the bottles, the gift box and the corkscrew (Blender 3.4, Cycles).

Usage: blender -b -P bottles.py -- <work folder with the labels> <id> [<id> ...]
Every bottle is turned from a profile in millimetres and seen by one camera at one scale,
so the pictures keep the true relative sizes. Output: <work folder>/raw-<id>.png
"""
import math
import sys

import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

MM = 0.01  # scene units per millimetre: everything is ten times life size, which suits Cycles
PX_PER_MM = 5.2
CANVAS = (660, 1900)  # 127 x 365 mm
TALL = (720, 2200)  # 138 x 423 mm, for magnums
FLOOR_MM = 6  # free space under a bottle

# Outer profiles: (height, radius) in mm, then total height of the glass. Other sizes of a shape hold twice or half as much.
SHAPES = {
    "bordeaux": dict(h=300, body=[(0, 34), (2.5, 37.2), (8, 38.1), (60, 38.2), (186, 38.2), (197, 37.6), (207, 35), (216, 29.5), (224, 22.6), (232, 17.4), (243, 14.8), (262, 14), (288, 13.7), (300, 13.7)], label=62, fill=238),
    "burgundy": dict(h=296, body=[(0, 37), (3, 41), (9, 42), (60, 42.1), (140, 42), (158, 41.2), (178, 37.2), (200, 29), (222, 20.8), (242, 16.2), (262, 14.4), (284, 13.8), (296, 13.8)], label=46, fill=238),
    "flute": dict(h=330, body=[(0, 33), (2.5, 36.4), (8, 37.4), (60, 37.5), (138, 37.3), (160, 36.1), (190, 31.8), (220, 25.8), (250, 20), (278, 16), (302, 14.2), (320, 13.7), (330, 13.7)], label=44, fill=272),
    "corset": dict(h=310, body=[(0, 35), (2.5, 38.4), (8, 39.4), (40, 38.4), (90, 36.6), (132, 37.6), (156, 38), (174, 36.4), (194, 30.4), (216, 22.4), (238, 16.8), (258, 14.6), (290, 13.8), (310, 13.8)], label=50, fill=246),
    "slim": dict(h=288, body=[(0, 27.5), (2, 30.2), (7, 31.2), (60, 31.3), (178, 31.3), (189, 30.6), (199, 27.8), (208, 23), (218, 17.8), (230, 14.8), (250, 13.9), (276, 13.6), (288, 13.6)], label=68, fill=226),
    "champagne": dict(h=300, body=[(0, 39), (3, 43.4), (10, 44.4), (60, 44.5), (132, 44.4), (152, 43.2), (174, 38.4), (198, 30), (222, 22), (246, 17.4), (270, 15.4), (286, 14.8), (300, 14.2)], label=40, fill=236),
    "magnum": dict(h=352, body=[(0, 47), (3.5, 51.4), (10, 52.4), (80, 52.6), (216, 52.6), (229, 51.6), (241, 47.6), (252, 39.5), (262, 30), (272, 22), (284, 17.8), (304, 16.2), (338, 15.6), (352, 15.6)], label=60, fill=280),
    "burgundy-magnum": dict(h=355, body=[(0, 46.3), (3.6, 52.2), (10.8, 53.7), (72, 53.9), (168, 53.7), (189.6, 52.5), (213.6, 46.6), (240, 34.9), (266.4, 24.1), (290.4, 18.3), (314.4, 16.1), (340.8, 15.5), (355, 15.5)], label=55, fill=286, canvas=TALL),
    "flute-magnum": dict(h=396, body=[(0, 41.2), (3, 46.3), (9.6, 47.8), (72, 48), (165.6, 47.7), (192, 45.9), (228, 39.5), (264, 31), (300, 23.2), (333.6, 18.1), (362.4, 15.9), (384, 15.3), (396, 15.3)], label=53, fill=326, canvas=TALL),
    "corset-magnum": dict(h=372, body=[(0, 43.8), (3, 48.9), (9.6, 50.4), (48, 48.9), (108, 46.2), (158.4, 47.7), (187.2, 48.3), (208.8, 45.9), (232.8, 37.2), (259.2, 26.3), (285.6, 19.1), (309.6, 16.4), (348, 15.5), (372, 15.5)], label=60, fill=295, canvas=TALL),
    "champagne-magnum": dict(h=360, body=[(0, 47.9), (3.6, 55.1), (12, 56.8), (72, 57), (158.4, 56.8), (182.4, 54.8), (208.8, 47), (237.6, 34.4), (266.4, 23.6), (295.2, 17.9), (324, 15.6), (343.2, 14.9), (360, 14.2)], label=48, fill=283, canvas=TALL),
    "burgundy-half": dict(h=237, body=[(0, 30.3), (2.4, 32.6), (7.2, 33.2), (48, 33.3), (112, 33.2), (126.4, 32.8), (142.4, 30.4), (160, 25.1), (177.6, 19), (193.6, 15.2), (209.6, 13.7), (227.2, 13.1), (237, 13.1)], label=37, fill=190),
}

BLANK = 0.8  # how much light a blank label gives back

GREEN = (0.085, 0.13, 0.04)
LEAF = (0.42, 0.36, 0.14)
CLEAR = (0.955, 0.965, 0.95)
BOTTLES = {
    "les-terrasses": dict(shape="bordeaux", glass=GREEN, wine=(0.10, 0.003, 0.01), foil=(0.13, 0.008, 0.02), label=(84, 98)),
    "pierre-levee": dict(shape="burgundy", glass=GREEN, wine=(0.10, 0.003, 0.01), foil=(0.018, 0.014, 0.012), label=(92, 90)),
    "vent-couvert": dict(shape="flute", glass=(0.44, 0.50, 0.27), wine=(0.93, 0.86, 0.50), foil=(0.055, 0.085, 0.04), label=(78, 86)),
    "aubade": dict(shape="corset", glass=CLEAR, wine=(0.94, 0.57, 0.48), foil=(0.72, 0.42, 0.40), label=(76, 80)),
    "clos-sereine": dict(shape="burgundy", glass=LEAF, wine=(0.93, 0.82, 0.40), foil=(0.42, 0.28, 0.09), label=(90, 90)),
    "nuit-de-vendange": dict(shape="slim", glass=CLEAR, wine=(0.90, 0.52, 0.06), foil=(0.02, 0.022, 0.03), label=(64, 80)),
    "eclat": dict(shape="champagne", glass=(0.10, 0.13, 0.035), wine=(0.92, 0.80, 0.45), foil=(0.46, 0.33, 0.16), label=(96, 90), sparkling=True),
    "la-centenaire": dict(shape="magnum", glass=GREEN, wine=(0.10, 0.003, 0.01), foil=(0.13, 0.008, 0.02), label=(114, 132)),
    "les-terrasses-magnum": dict(shape="magnum", glass=GREEN, wine=(0.10, 0.003, 0.01), foil=(0.13, 0.008, 0.02), label=(114, 132)),
    "pierre-levee-magnum": dict(shape="burgundy-magnum", glass=GREEN, wine=(0.10, 0.003, 0.01), foil=(0.018, 0.014, 0.012), label=(112, 110)),
    "vent-couvert-magnum": dict(shape="flute-magnum", glass=(0.44, 0.50, 0.27), wine=(0.93, 0.86, 0.50), foil=(0.055, 0.085, 0.04), label=(96, 106)),
    "aubade-magnum": dict(shape="corset-magnum", glass=CLEAR, wine=(0.94, 0.57, 0.48), foil=(0.72, 0.42, 0.40), label=(94, 99)),
    "eclat-magnum": dict(shape="champagne-magnum", glass=(0.10, 0.13, 0.035), wine=(0.92, 0.80, 0.45), foil=(0.46, 0.33, 0.16), label=(123, 108), sparkling=True),
    "clos-sereine-half": dict(shape="burgundy-half", glass=LEAF, wine=(0.93, 0.82, 0.40), foil=(0.42, 0.28, 0.09), label=(70, 70)),
}


def node_material(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes = mat.node_tree.nodes
    nodes.clear()
    return mat, nodes, mat.node_tree.links.new, nodes.new("ShaderNodeOutputMaterial")


def absorbing(name, colour, ior, depth):
    """Clear dielectric whose volume lets `colour` through after `depth` scene units."""
    mat, nodes, link, out = node_material(name)
    glass = nodes.new("ShaderNodeBsdfGlass")
    glass.inputs["IOR"].default_value = ior
    volume = nodes.new("ShaderNodeVolumeAbsorption")
    sigma = [-math.log(max(c, 1e-4)) / depth for c in colour]
    top = max(max(sigma), 1e-3)
    volume.inputs["Color"].default_value = (*[1 - s / top for s in sigma], 1)
    volume.inputs["Density"].default_value = top
    link(glass.outputs[0], out.inputs["Surface"])
    link(volume.outputs[0], out.inputs["Volume"])
    return mat


def solid(name, colour, rough=0.5, metal=0.0, bump=0.0, scale=40.0, coat=0.0):
    mat, nodes, link, out = node_material(name)
    bsdf = nodes.new("ShaderNodeBsdfPrincipled")
    bsdf.inputs["Base Color"].default_value = (*colour, 1)
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Metallic"].default_value = metal
    bsdf.inputs["Clearcoat"].default_value = coat
    if bump:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 5
        node = nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.02
        link(noise.outputs["Fac"], node.inputs["Height"])
        link(node.outputs[0], bsdf.inputs["Normal"])
    link(bsdf.outputs[0], out.inputs["Surface"])
    return mat


def printed(name, path, rough=0.62):
    mat = solid(name, (1, 1, 1), rough, bump=0.12, scale=60)
    nodes, link = mat.node_tree.nodes, mat.node_tree.links.new
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(path)
    image.extension = "EXTEND"
    bsdf = next(n for n in nodes if n.type == "BSDF_PRINCIPLED")
    bsdf.inputs["Specular"].default_value = 0.25
    link(image.outputs["Color"], bsdf.inputs["Base Color"])
    return mat


def mesh(name, verts, faces, mat, parent=None, uvs=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    data.materials.append(mat)
    for poly in data.polygons:
        poly.use_smooth = smooth
    obj = bpy.data.objects.new(name, data)
    obj.parent = parent
    bpy.context.collection.objects.link(obj)
    return obj


def lathe(name, profile, mat, parent=None, seg=160):
    """Turn a list of (radius, height) mm around the vertical axis; first and last should be on it."""
    verts, faces = [], []
    n = len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in profile:
            verts.append((max(r, 1e-4) * MM * math.cos(a), max(r, 1e-4) * MM * math.sin(a), z * MM))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            faces.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    return mesh(name, verts, faces, mat, parent)


def tube(name, path, radius, mat, parent=None, seg=12):
    """A round wire along a list of points in mm."""
    pts = [Vector(p) * MM for p in path]
    radii = radius if isinstance(radius, (list, np.ndarray)) else [radius] * len(pts)
    verts, faces = [], []
    for i, p in enumerate(pts):
        ahead = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        side = ahead.orthogonal().normalized() if i == 0 else (side - ahead * side.dot(ahead)).normalized()
        up = ahead.cross(side)
        for k in range(seg):
            a = 2 * math.pi * k / seg
            verts.append(p + (side * math.cos(a) + up * math.sin(a)) * radii[i] * MM)
    for i in range(len(pts) - 1):
        for k in range(seg):
            m = (k + 1) % seg
            faces.append((i * seg + k, i * seg + m, (i + 1) * seg + m, (i + 1) * seg + k))
    faces += [tuple(reversed(range(seg))), tuple(range((len(pts) - 1) * seg, len(pts) * seg))]
    return mesh(name, verts, faces, mat, parent)


def curve(shape):
    zs, rs = zip(*shape["body"])
    return PchipInterpolator(zs, rs)


def build_bottle(spec, work, ident, printed_label=True):
    """A bottle; with printed_label=False its label is blank, and print_labels.py prints each vintage on it."""
    shape = SHAPES[spec["shape"]]
    h, at = shape["h"], curve(shape)
    root = bpy.data.objects.new(ident, None)
    bpy.context.collection.objects.link(root)
    wall = 3.0
    heights = np.concatenate([np.linspace(0, 12, 14), np.linspace(14, h, 110)])
    outer = [(0.0, 9.0), (14, 7.5), (24, 3.5), (float(at(0)) - 5, 0.3)] + [(float(at(z)), float(z)) for z in heights]
    bore = 9.4
    inner = [(bore, h)] + [(max(bore, float(at(z)) - wall), float(z)) for z in np.linspace(h - 3, 16, 100)] + [(float(at(12)) - wall - 5, 12.5), (22, 11.5), (12, 14.5), (0.0, 16)]
    lathe("glass", outer + inner, absorbing(f"glass-{ident}", spec["glass"], 1.5, 0.06), root)
    fill = shape["fill"]
    grow = 0.25  # the wine slightly overlaps the glass: no air film in between
    wine = [(0.0, 16 - grow)] + [(r + grow, z) for r, z in reversed(inner[1:-1]) if z <= fill] + [(max(bore, float(at(fill)) - wall) + grow, fill), (0.0, fill)]
    lathe("wine", wine, absorbing(f"wine-{ident}", spec["wine"], 1.34, 0.7), root)

    w, lh = spec["label"]
    z0 = shape["label"]
    radius = max(float(at(z0)), float(at(z0 + lh)), float(at(z0 + lh / 2))) + 0.12
    verts, faces, uvs, cols, rows = [], [], [], 96, 12
    for i in range(cols + 1):
        a = -math.pi / 2 + (i / cols - 0.5) * w / radius
        for k in range(rows + 1):
            z = z0 + lh * k / rows
            r = (float(at(z)) + 0.14) * MM
            verts.append((r * math.cos(a), r * math.sin(a), z * MM))
            uvs.append((i / cols, k / rows))
    for i in range(cols):
        for k in range(rows):
            a = i * (rows + 1) + k
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    paper = printed(f"label-{ident}", f"{work}/label-{ident}.png") if printed_label else solid("blank", (BLANK,) * 3, 0.62)
    mesh("label", verts, faces, paper, root, uvs)

    if spec.get("sparkling"):
        muselet(h, at, spec, root, ident)
    else:
        foil = solid(f"foil-{ident}", spec["foil"], 0.34, 0.55, 0.05, 30)
        bottom = h - (50 if h < 260 else 64 if h < 340 else 76)
        skin = [(float(at(z)) + 0.35, float(z)) for z in np.linspace(bottom, h - 17, 40)]
        lip = float(at(h)) + 1.5
        skin += [(lip - 0.4, h - 16), (lip, h - 15), (lip, h - 9), (lip - 0.5, h - 8), (lip - 0.6, h - 1.6), (lip - 1.8, h + 0.5), (lip - 4, h + 0.9), (0, h + 0.9)]
        lathe("capsule", [(skin[0][0] - 0.5, bottom), *skin], foil, root)
        band = solid(f"band-{ident}", (0.55, 0.40, 0.18), 0.3, 0.8)
        for z in (bottom + 4, bottom + 6.2):
            r = float(at(z)) + 0.5
            lathe("band", [(r - 0.3, z), (r, z + 0.1), (r, z + 0.7), (r - 0.3, z + 0.8)], band, root)
    return root


def muselet(h, at, spec, root, ident):
    """Mushroom cork, wire cage and crinkled foil of a sparkling wine."""
    cork = solid("cork", (0.50, 0.32, 0.17), 0.85, 0, 0.5, 55)
    lathe("cork", [(9, h - 6), (9.4, h), (12, h + 4), (15, h + 10), (15.6, h + 16), (14.6, h + 20), (10, h + 22), (0, h + 22.6)], cork, root)
    wire = solid("wire", (0.62, 0.58, 0.52), 0.28, 1.0)
    cap = solid("cap", (0.10, 0.008, 0.018), 0.3, 0.65)
    lathe("cap", [(13.6, h + 20), (14.4, h + 20.8), (13.8, h + 22.2), (11, h + 23.6), (10.4, h + 23.1), (0, h + 23.6)], cap, root)
    low = h - 14
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2 + 0.12
        path = []
        for t in np.linspace(0, 1, 24):
            z = low + (h + 21.5 - low) * t
            r = np.interp(z, [low, h - 4, h + 3, h + 11, h + 18, h + 21.5], [17.2, 17.0, 14.8, 16.6, 16.2, 13.8])
            path.append((r * math.cos(a + 0.05 * math.sin(t * 9)), r * math.sin(a + 0.05 * math.sin(t * 9)), z))
        tube("wire", path, 0.55, wire, root)
    for z, r in ((low, 17.2), (low - 1.3, 17.2), (h + 21.6, 13.6)):
        tube("ring", [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 80)], 0.55, wire, root)
    loop = [(3.2 * math.sin(a), -18.2 - 0.4 * math.sin(a / 2), low - 5 - 3.8 * math.cos(a)) for a in np.linspace(0.4, 2 * math.pi - 0.4, 30)]
    tube("loop", loop, 0.55, wire, root)
    foil = solid(f"foil-{ident}", spec["foil"], 0.3, 0.8, 0.45, 7)
    skin = [(float(at(z)) + 0.5 + 0.05 * math.sin(z * 0.9), float(z)) for z in np.linspace(h - 104, h - 22, 70)]
    skin += [(17.0, h - 19), (17.3, h - 12), (16.8, h - 4), (15, h - 0.5), (12, h + 0.4)]
    lathe("foil", [(skin[0][0] - 0.6, h - 104), *skin], foil, root)


def fade(light, edge):
    """Let a lamp die away towards its sides, as silk in front of it does: `edge` is the share that fades, across and along."""
    light.use_nodes = True
    nodes, link = light.node_tree.nodes, light.node_tree.links.new
    emission = next(n for n in nodes if n.type == "EMISSION")
    place, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    link(place.outputs["Parametric"], split.inputs[0])
    strength = None
    for axis, share in zip("XY", edge):
        flip = nodes.new("ShaderNodeMath")
        flip.operation = "PINGPONG"
        flip.inputs[1].default_value = 0.5
        link(split.outputs[axis], flip.inputs[0])
        rise = nodes.new("ShaderNodeMapRange")
        rise.interpolation_type = "SMOOTHERSTEP"
        rise.inputs["From Max"].default_value = share / 2
        link(flip.outputs[0], rise.inputs["Value"])
        if strength is None:
            strength = rise.outputs["Result"]
            continue
        both = nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        link(strength, both.inputs[0])
        link(rise.outputs["Result"], both.inputs[1])
        strength = both.outputs[0]
    link(strength, emission.inputs["Strength"])


def area(name, location, target, size, power, colour=(1, 1, 1), spread=math.pi, soft_edge=None):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", *size
    light.energy, light.color, light.spread = power, colour, spread
    if soft_edge:
        fade(light, soft_edge)
    obj = bpy.data.objects.new(name, light)
    obj.visible_transmission = False  # lamps show as reflections only, never as speckle through the glass
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    return obj


def studio(canvas, scale=1.0, height=365, raise_camera=0.0, samples=72, soft=1.0):
    """Bright field behind, dark flags at the sides, one big key left and a slim one right."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.transmission_bounces, scene.cycles.glossy_bounces = 20, 20, 8
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.film_transparent = True
    scene.cycles.film_transparent_glass = False
    scene.render.resolution_x, scene.render.resolution_y = canvas
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
    scene.view_settings.exposure = 0.0

    world = bpy.data.worlds.new("studio")
    scene.world = world
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    nodes.clear()
    out, back = nodes.new("ShaderNodeOutputWorld"), nodes.new("ShaderNodeBackground")
    coord, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.70, (0.035, 0.034, 0.033, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.97, (1.0, 0.965, 0.91, 1)
    ramp.color_ramp.interpolation = "EASE"
    link(coord.outputs["Generated"], split.inputs[0])
    link(split.outputs["Y"], ramp.inputs[0])
    # what the glass lets through is the bright field; what it mirrors at its rim is a dim room, or every edge would glow
    ray, seen = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixRGB")
    seen.inputs[2].default_value = (0.075, 0.068, 0.060, 1)
    mirrored = nodes.new("ShaderNodeMath")
    mirrored.operation, mirrored.use_clamp = "SUBTRACT", True
    link(ray.outputs["Is Glossy Ray"], mirrored.inputs[0])
    link(ray.outputs["Is Transmission Ray"], mirrored.inputs[1])
    link(mirrored.outputs[0], seen.inputs[0])
    link(ramp.outputs[0], seen.inputs[1])
    link(seen.outputs[0], back.inputs[0])
    link(back.outputs[0], out.inputs[0])

    mid = height * MM / 2
    area("key", (-3.4, -2.6, mid + 0.6), (0, 0, mid), (1.5, 5.4), 330 * soft, (1, 0.965, 0.91), soft_edge=(1.0, 0.7))
    area("rim", (3.3, -1.2, mid + 0.2), (0, 0, mid), (0.8, 5.2), 150, (0.93, 0.96, 1), soft_edge=(1.0, 0.7))
    area("front", (-1.2, -7, mid + 3.0), (0, 0, mid), (3, 3), 330 * soft, (1, 0.97, 0.93)).visible_glossy = False
    area("top", (0, 0.6, height * MM + 2.4), (0, 0, height * MM), (1.6, 1.2), 26)

    cam = bpy.data.cameras.new("camera")
    distance = 26.0
    cam.sensor_fit = "VERTICAL"
    cam.sensor_height = 24
    cam.lens = 24 * distance / (canvas[1] / (PX_PER_MM * scale) * MM)
    obj = bpy.data.objects.new("camera", cam)
    centre = (canvas[1] / (PX_PER_MM * scale) / 2 - FLOOR_MM) * MM
    obj.location = (0, -distance, centre + raise_camera)
    obj.rotation_euler = (Vector((0, 0, centre)) - obj.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    scene.camera = obj


def box(name, lo, hi, mat, uv=False):
    (x0, y0, z0), (x1, y1, z1) = [tuple(c * MM for c in p) for p in (lo, hi)]
    verts = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    uvs = [(0, 0), (1, 0), (1, 0), (0, 0), (0, 1), (1, 1), (1, 1), (0, 1)] if uv else None
    obj = mesh(name, verts, faces, mat, None, uvs, smooth=False)
    bevel = obj.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.008, 2
    return obj


def gift_box(work, part):
    """The open box in two layers, so that cutouts.py can stand the photographed bottles in between."""
    card = solid("card", (0.105, 0.012, 0.022), 0.7, 0, 0.12, 90)
    lining = solid("lining", (0.55, 0.46, 0.34), 0.85, 0, 0.2, 60)
    if part == "back":
        box("back", (-145, 50, 0), (145, 54, 345), lining)
        box("left", (-149, -56, 0), (-145, 54, 345), card)
        box("right", (145, -56, 0), (149, 54, 345), card)
        box("floor", (-145, -56, 0), (145, 54, 4), lining)
        for x in (-48, 48):
            box("divider", (x - 1, -54, 4), (x + 1, 50, 190), lining)
        return
    box("front", (-149, -60, 0), (149, -56, 62), card)
    front = printed("front", f"{work}/panel-coffret.png", 0.7)
    z = 61.7 * MM
    mesh("print", [(-1.485, -0.6015, 0.005), (1.485, -0.6015, 0.005), (1.485, -0.6015, z), (-1.485, -0.6015, z)], [(0, 1, 2, 3)], front, None, [(0, 0), (1, 0), (1, 1), (0, 1)], False)


def corkscrew():
    """A vine-wood handle, a steel worm and the cork it has just drawn."""
    wood = solid("wood", (0.16, 0.075, 0.035), 0.42, 0, 0.25, 14, 0.3)
    steel = solid("steel", (0.66, 0.65, 0.63), 0.2, 1.0)
    brass = solid("brass", (0.62, 0.44, 0.18), 0.26, 1.0)
    cork = solid("cork", (0.52, 0.33, 0.18), 0.85, 0, 0.3, 70)
    profile = [(0, -54), (5, -53.6), (8.2, -51), (9.6, -45), (9.3, -34), (7.9, -20), (7.6, -10), (8.8, -4), (8.8, 4), (7.6, 10), (7.9, 20), (9.3, 34), (9.6, 45), (8.2, 51), (5, 53.6), (0, 54)]
    zs = np.linspace(0, len(profile) - 1, 140)
    r = PchipInterpolator(range(len(profile)), [p[0] for p in profile])(zs)
    z = PchipInterpolator(range(len(profile)), [p[1] for p in profile])(zs)
    parts = [lathe("handle", list(zip(r, z)), wood)]
    parts[0].rotation_euler = (0, math.pi / 2, 0)
    for x in (-50, 50):
        ring = lathe("ferrule", [(8.0, x - 2), (9.3, x - 2), (9.3, x + 2), (8.0, x + 2)], brass)
        ring.rotation_euler = (0, math.pi / 2, 0)
        parts.append(ring)
    parts.append(lathe("collar", [(0, -16), (3.4, -16), (4.6, -13), (5.2, -8), (0, -8)], brass))
    parts.append(lathe("shaft", [(0, -56), (2.3, -55.5), (2.5, -50), (2.5, -12), (0, -12)], steel))
    t = np.linspace(0, 1, 420)
    angle = t * 2 * math.pi * 5.6
    reach = np.clip(t * 14, 0, 1) * 3.9
    worm = [(reach[i] * math.cos(angle[i]), reach[i] * math.sin(angle[i]), -54 - 56 * t[i]) for i in range(len(t))]
    radii = 1.45 * np.clip((1 - t) * 6 + 0.12, 0, 1)
    parts.append(tube("worm", worm, list(radii), steel))
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.location = (-0.12, 0, 1.46)
    root.rotation_euler = (0.0, math.radians(-13), math.radians(12))
    side = lathe("cork", [(0, -23), (10.4, -23), (10.9, -22.95), (11.5, -22.7), (11.9, -22.2), (12, -21.5), (12, -20), (12, 20), (12, 21.5), (11.9, 22.2), (11.5, 22.7), (10.9, 22.95), (10.4, 23), (0, 23)], cork)
    side.location = (0.34, -0.16, 0.12)
    side.rotation_euler = (math.pi / 2, 0, math.radians(58))


def main():
    args = sys.argv[sys.argv.index("--") + 1:]
    work, idents = args[0], args[1:]
    for ident in idents:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scene = bpy.context.scene
        if ident.startswith("coffret-"):
            gift_box(work, ident.removeprefix("coffret-"))
            studio((1660, 1900), samples=24, soft=1.6)
            scene.render.resolution_percentage = 50 if ident == "coffret-back" else 100  # plain card: half size is enough
        elif ident == "tire-bouchon":
            corkscrew()
            studio((1320, 1500), scale=1.6, height=150, raise_camera=2.4, samples=40)
        else:
            shape = SHAPES[BOTTLES[ident]["shape"]]
            build_bottle(BOTTLES[ident], work, ident, printed_label=False)
            studio(shape.get("canvas", CANVAS), height=shape["h"], samples=22)
            scene.render.resolution_percentage = 75  # glass is smooth: what must be sharp, its label, is printed later
        scene.render.threads_mode, scene.render.threads = "FIXED", 2
        scene.render.filepath = f"{work}/raw-{ident}.png"
        bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    main()
