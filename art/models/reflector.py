"""Trihedral corner reflector on a tripod: three right-angled plates that send a radar beam back."""
import math

import bmesh
from mathutils import Matrix, Vector

from lib.solids import cylinder, group, rod, solid, sphere, torus


def plates(edge, thickness=0.1):
    """Three triangles that meet in the origin, each spanned by two of the axes x, y, z."""
    axes = [Vector((edge, 0, 0)), Vector((0, edge, 0)), Vector((0, 0, edge))]
    for i in range(3):
        shape = bmesh.new()
        first, second, normal = axes[i], axes[(i + 1) % 3], axes[(i + 2) % 3].normalized() * thickness
        low = [shape.verts.new(p - normal) for p in (Vector(), first, second)]
        high = [shape.verts.new(p) for p in (Vector(), first, second)]
        shape.faces.new(low[::-1])
        shape.faces.new(high)
        for a in range(3):
            shape.faces.new((low[a], low[(a + 1) % 3], high[(a + 1) % 3], high[a]))
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        yield shape


def trihedral(at, edge=4.2, heading=-90, lift=8):
    """The corner, its boresight turned towards `heading` and lifted a little."""
    boresight = Vector((1, 1, 1)).normalized()
    aim = Vector(
        (
            math.cos(math.radians(heading)) * math.cos(math.radians(lift)),
            math.sin(math.radians(heading)) * math.cos(math.radians(lift)),
            math.sin(math.radians(lift)),
        )
    )
    turn = boresight.rotation_difference(aim)
    edge_up = turn @ Vector((0, 0, 1))
    upright = Matrix.Rotation(math.atan2(edge_up.dot(aim.cross((0, 0, 1))), edge_up.z), 4, aim)
    frame = upright @ turn.to_matrix().to_4x4()
    tips = [Vector(at) + frame @ Vector(p) for p in ((edge, 0, 0), (0, edge, 0), (0, 0, edge))]
    for i in range(3):
        rod(tips[i], tips[(i + 1) % 3], 0.07, "slate")
        rod(tips[i], at, 0.06, "slate")
    for shape in plates(edge):
        solid(shape, "plate", at, 0.02, frame)


def tripod(height=6.6, spread=3.6):
    for i in range(3):
        a = math.radians(90 + 120 * i)
        foot, knee = (spread * math.cos(a), spread * math.sin(a), 0.12), (0.5 * math.cos(a), 0.5 * math.sin(a), height)
        middle = tuple(f * 0.45 + k * 0.55 for f, k in zip(foot, knee))
        rod(middle, knee, 0.24, "black")
        rod(foot, middle, 0.16, "steel")
        cylinder(middle, 0.3, 0.5, "black", axis="z", bevel=0.05)
        sphere((foot[0], foot[1], 0.16), 0.24, "rubber", 0.65)
        rod(tuple(f * 0.62 + k * 0.38 for f, k in zip(foot, knee)), (0, 0, height * 0.42), 0.07, "steel")
    cylinder((0, 0, height), 0.75, 0.5, "black", axis="z", bevel=0.1)
    rod((0, 0, height * 0.35), (0, 0, height + 1.6), 0.24, "aluminium")
    torus((0, 0, height + 0.45), 0.34, 0.1, "teal")


def mounted():
    """Reflector on its tilting head."""
    tripod()
    with group((0, 0, 8.4)):
        cylinder((0, 0.1, 0), 0.55, 0.5, "black", axis="x", bevel=0.08)
        rod((0, 0.1, 0), (0, 1.35, 0.9), 0.2, "steel")
        trihedral((0, 1.5, 1.6), 5.6, heading=-112, lift=22)
