"""Light, backdrop and camera. Instruments stand on a light sweep, heroes in a dark ink room."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .materials import linear, make
from .solids import place

STUDIO = "studio"  # objects so tagged are not part of the subject


def area(at, target, size, watts, colour="#ffffff"):
    light = bpy.data.lights.new("area", "AREA")
    light.size, light.energy, light.color = size, watts, linear(colour)[:3]
    lamp = bpy.data.objects.new("area", light)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def world(colour, strength):
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    made.node_tree.nodes["Background"].inputs[0].default_value = linear(colour)
    made.node_tree.nodes["Background"].inputs[1].default_value = strength


def sweep(surface, reach, bend):
    """Seamless backdrop: floor that curves up into a wall behind the subject."""
    arc = [(reach + bend * math.sin(a), bend * (1 - math.cos(a))) for a in (math.pi / 2 * i / 24 for i in range(25))]
    line = [(-reach * 6, 0), *arc, (reach + bend, reach * 8)]
    mesh = bpy.data.meshes.new("sweep")
    wide = reach * 8
    mesh.from_pydata(
        [(side * wide, y, z) for y, z in line for side in (-1, 1)],
        [],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)],
    )
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    place(mesh, surface)[STUDIO] = True


def subject():
    """World-space corners of everything that is not studio."""
    bpy.context.view_layer.update()
    points = [
        thing.matrix_world @ Vector(corner)
        for thing in bpy.context.scene.objects
        if thing.type in ("MESH", "CURVE", "FONT") and STUDIO not in thing
        for corner in thing.bound_box
    ]
    return np.array(points)


def corners(low, high):
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])


def camera(points, azimuth, elevation, lens, fill, shift=(0, 0)):
    """Aim at the subject from the given direction, as near as `fill` of the frame allows."""
    back = Vector(
        (
            math.sin(math.radians(azimuth)) * math.cos(math.radians(elevation)),
            -math.cos(math.radians(azimuth)) * math.cos(math.radians(elevation)),
            math.sin(math.radians(elevation)),
        )
    )
    turn = back.to_track_quat("Z", "Y")
    right, top = np.array(turn @ Vector((1, 0, 0))), np.array(turn @ Vector((0, 1, 0)))
    half = np.array((18 / lens, 12 / lens))
    aim, distance = points.mean(axis=0), 10.0
    for _ in range(40):
        local = points - aim
        depth = distance - local @ np.array(back)
        if depth.min() < 0.1:
            distance *= 2
            continue
        flat = np.stack((local @ right, local @ top), axis=1) / depth[:, None] / half
        middle, span = (flat.max(axis=0) + flat.min(axis=0)) / 2, (flat.max(axis=0) - flat.min(axis=0)) / 2
        aim = aim + (right * middle[0] * half[0] + top * middle[1] * half[1]) * distance * 0.9
        distance *= 1 + 0.8 * (max(span / np.array(fill)) - 1)
    view = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    view.data.lens, view.data.shift_x, view.data.shift_y = lens, *shift
    view.data.clip_end = 2000
    view.location = Vector(aim) + back * distance
    view.rotation_euler = turn.to_euler()
    bpy.context.scene.collection.objects.link(view)
    bpy.context.scene.camera = view


def daylight(azimuth=26, elevation=15, lens=80, fill=(0.76, 0.76), shift=(0, 0), focus=None):
    """The light studio of every instrument and product picture, scaled to the subject or to the box `focus`."""
    points = corners(*focus) if focus else subject()
    low, high = points.min(axis=0), points.max(axis=0)
    size = float(max(high - low)) / 4.4
    middle = (low + high) / 2
    camera(points, azimuth, elevation, lens, fill, shift)
    sweep(make("backdrop", "#c6ccd2", 0.8, glow=0.54, specular=0.05), 9 * size, 7 * size)

    def lamp(at, width, watts, colour="#ffffff"):
        area([middle[i] + at[i] * size for i in range(3)], middle, width * size, watts * size * size, colour)

    lamp((-5, -5, 7.5), 5, 400, "#fff6ec")
    lamp((7, -3, 4.5), 4, 110, "#eaf3ff")
    lamp((-1, 6, 7), 6, 260)
    world("#f3f5f8", 0.5)


def night(azimuth=26, elevation=12, lens=80, fill=(0.6, 0.76), shift=(-0.08, 0), focus=None, key=1.0):
    """The dark room of the heroes: floor and wall of the page's ink, one soft key, a teal rim."""
    points = corners(*focus) if focus else subject()
    low, high = points.min(axis=0), points.max(axis=0)
    size = float(max(high - low)) / 4.4
    middle = (low + high) / 2
    camera(points, azimuth, elevation, lens, fill, shift)
    sweep(make("inkroom", "#0b1b2b", 0.5, glow=1.0, specular=0.12), 12 * size, 8 * size)

    def lamp(at, width, watts, colour="#ffffff"):
        area([middle[i] + at[i] * size for i in range(3)], middle, width * size, watts * size * size, colour)

    lamp((-4, -4.5, 6.5), 3.5, 420 * key, "#eaf2ff")
    lamp((5.5, 3.5, 3.2), 3, 95, "#1cf0bd")
    lamp((-5, 4, 4), 3, 160, "#7fb4ff")
    world("#33475c", 0.35 * key)
