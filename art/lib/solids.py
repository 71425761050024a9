"""Bevelled solids, cables and lettering. One unit is 100 mm; z is up, the front of a thing looks to -y."""
import math
from contextlib import contextmanager
from pathlib import Path

import bmesh
import bpy
from mathutils import Matrix, Vector

from .materials import material

FONTS = Path(__file__).parent.parent / "fonts"
FONT_FILES = {"sans": "IBMPlexSans-Medium.ttf", "bold": "IBMPlexSans-SemiBold.ttf", "mono": "IBMPlexMono-Medium.ttf"}
AXES = {"x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(math.pi / 2, 4, "X"), "z": Matrix()}
_frames = [Matrix()]


@contextmanager
def group(at=(0, 0, 0), turn=0, tilt=0, roll=0, scale=1):
    """Everything made inside stands in its own coordinates: moved, turned about z, tilted about x, rolled about y."""
    local = (
        Matrix.Translation(at)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
        @ Matrix.Scale(scale, 4)
    )
    _frames.append(_frames[-1] @ local)
    try:
        yield
    finally:
        _frames.pop()


def here(point):
    """A point of the open group in the coordinates of the whole scene."""
    return tuple(_frames[-1] @ Vector(point))


def place(data, surface, at=(0, 0, 0), rotation=None):
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = _frames[-1] @ Matrix.Translation(at) @ (rotation or Matrix())
    data.materials.append(material(surface) if isinstance(surface, str) else surface)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def solid(shape, surface, at, bevel, rotation=None, segments=3):
    mesh = bpy.data.meshes.new("solid")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    thing = place(mesh, surface, at, rotation)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.angle_limit = bevel, segments, math.radians(40)
        edge.harden_normals = True
    return thing


def box(at, size, surface, bevel=0.012, segments=3, rotation=None):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1, matrix=Matrix.Diagonal((*size, 1)))
    return solid(shape, surface, at, min(bevel, min(size) * 0.45), rotation, segments)


def cylinder(at, radius, depth, surface, axis="y", bevel=None, top=None, sides=48):
    """`top` is the radius of the far end (-y, +x, +z); `sides=6` makes a nut."""
    shape = bmesh.new()
    ends = (radius if top is None else top, radius) if axis == "y" else (radius, radius if top is None else top)
    bmesh.ops.create_cone(
        shape,
        cap_ends=True,
        segments=sides,
        radius1=ends[1] if axis == "y" else ends[0],
        radius2=ends[0] if axis == "y" else ends[1],
        depth=depth,
    )
    limit = min(radius, depth / 2) * 0.45
    return solid(shape, surface, at, min(radius * 0.1 if bevel is None else bevel, limit), AXES[axis], 2)


def sphere(at, radius, surface, squash=1):
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(
        shape, u_segments=40, v_segments=24, radius=radius, matrix=Matrix.Diagonal((1, 1, squash, 1))
    )
    return solid(shape, surface, at, 0)


def lathe(at, profile, surface, axis="z", steps=48, bevel=0):
    """Turned part: `profile` lists (radius, height) from bottom to top."""
    shape = bmesh.new()
    rings = [
        [
            shape.verts.new((max(r, 1e-4) * math.cos(a), max(r, 1e-4) * math.sin(a), z))
            for a in (2 * math.pi * i / steps for i in range(steps))
        ]
        for r, z in profile
    ]
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            shape.faces.new((low[i], low[(i + 1) % steps], high[(i + 1) % steps], high[i]))
    return solid(shape, surface, at, bevel, AXES[axis], 2)


def torus(at, major, minor, surface, axis="z"):
    circle = [(major + minor * math.cos(a), minor * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(25))]
    return lathe(at, circle, surface, axis, 64)


def prism(at, outline, depth, surface, bevel=0.01, axis="y", segments=3):
    """Extruded outline: (x, z) points seen from the front, `depth` along y; axis 'z' lays it flat."""
    shape = bmesh.new()
    face = shape.faces.new([shape.verts.new((x, -depth / 2, z)) for x, z in outline])
    grown = bmesh.ops.extrude_face_region(shape, geom=[face])
    moved = [v for v in grown["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(shape, verts=moved, vec=(0, depth, 0))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    lay = {"y": Matrix(), "z": Matrix.Rotation(-math.pi / 2, 4, "X"), "x": Matrix.Rotation(math.pi / 2, 4, "Z")}[axis]
    return solid(shape, surface, at, bevel, lay, segments)


def rounded(width, height, radius, steps=6):
    """Outline of a rounded rectangle, for `prism`."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [
        (sx * (width / 2 - radius) + radius * math.cos(a), sz * (height / 2 - radius) + radius * math.sin(a))
        for sx, sz, start in corners
        for a in (math.radians(start + 90 * i / steps) for i in range(steps + 1))
    ]


def rod(start, end, radius, surface, sides=24):
    """Straight round bar between two points."""
    start, end = Vector(start), Vector(end)
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=(end - start).length
    )
    return solid(
        shape, surface, (start + end) / 2, radius * 0.15, (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4(), 2
    )


def tube(points, radius, surface, smooth=True):
    """Cable or trace through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.use_fill_caps = "3D", radius, True
    curve.bevel_resolution = 6 if smooth else 2
    line = curve.splines.new("NURBS" if smooth else "POLY")
    line.points.add(len(points) - 1)
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    if smooth:
        line.order_u, line.use_endpoint_u, line.resolution_u = 4, True, 12
    return place(curve, surface)


def text(words, at, size, surface="print", font="sans", align="CENTER", lying=False):
    """Lettering on a front face (or lying on top when `lying`); `size` is the height of the em."""
    curve = bpy.data.curves.new("text", "FONT")
    words = words.replace("\u03a9", "\u2126")  # the subset of Plex Mono has the ohm sign, not the Greek letter
    curve.body, curve.size, curve.extrude, curve.resolution_u = words, size, 0.001, 3
    curve.align_x, curve.align_y = align, "CENTER"
    curve.font = bpy.data.fonts.load(str(FONTS / FONT_FILES[font]), check_existing=True)
    return place(curve, surface, at, Matrix() if lying else AXES["y"])
