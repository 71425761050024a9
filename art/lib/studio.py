"""Light, floor and camera. Everything is lit alike and cut out: a picture has to stand on paper and on ink."""
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


def floor(surface, reach):
    """Gives and takes light but is not seen."""
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([(x * reach, y * reach, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [], [(0, 1, 2, 3)])
    ground = place(mesh, surface)
    ground[STUDIO], ground.visible_camera = True, False


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


def direction(azimuth, elevation):
    """From the subject to the camera."""
    side, up = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(side) * math.cos(up), -math.cos(side) * math.cos(up), math.sin(up)))


def frame(points, back, half, fill, stand):
    """Where to aim, and from how far, so that the points fill the frame. Frame heights run from -1 to 1: the points
    lie centred within `fill`, or with their lowest at `stand`."""
    turn = back.to_track_quat("Z", "Y")
    right, top = np.array(turn @ Vector((1, 0, 0))), np.array(turn @ Vector((0, 1, 0)))
    low = -fill[1] if stand is None else stand
    aim, distance = points.mean(axis=0), 10.0
    for _ in range(60):
        local = points - aim
        depth = distance - local @ np.array(back)
        if depth.min() < 0.1:
            distance *= 2
            continue
        flat = np.stack((local @ right, local @ top), axis=1) / depth[:, None] / half
        least, most = flat.min(axis=0), flat.max(axis=0)
        across = (least[0] + most[0]) / 2
        up = (least[1] + most[1]) / 2 if stand is None else least[1] - stand
        aim = aim + (right * across * half[0] + top * up * half[1]) * distance * 0.9
        share = (most - least) / np.array((2 * fill[0], fill[1] - low))
        distance *= 1 + 0.8 * (max(share) - 1)
    return Vector(aim) + back * distance, turn


def camera(points, azimuth, elevation, lens, fill, sensor, stand, eye):
    """Aim at the subject from the given direction, as near as `fill` of the frame allows; `eye` is the height of the
    camera above the floor and takes the place of the elevation."""
    half = np.array(sensor) / lens
    at, turn = frame(points, direction(azimuth, elevation), half, fill, stand)
    for _ in range(30 if eye else 0):
        elevation += math.degrees(math.atan2(eye - at.z, (at - Vector(points.mean(axis=0))).length)) * 0.7
        at, turn = frame(points, direction(azimuth, elevation), half, fill, stand)
    view = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    view.data.lens, view.data.clip_end = lens, 2000
    view.location, view.rotation_euler = at, turn.to_euler()
    bpy.context.scene.collection.objects.link(view)
    bpy.context.scene.camera = view
    return view


def focus_on(view, point, stop):
    """Blurs what is nearer or farther than the point."""
    view.data.dof.use_dof, view.data.dof.aperture_fstop = True, stop
    view.data.dof.focus_distance = (view.location - Vector(point)).length


SENSOR = {"wide": (18, 10), "across": (18, 12), "upright": (12, 18)}  # half its sides in mm


def studio(
    azimuth=30,
    elevation=12,
    lens=80,
    fill=(0.9, 0.88),
    focus=None,
    upright=False,
    wide=False,
    stand=None,
    eye=None,
    sharp=None,
    stop=0.035,
):
    """Warm key, cool fill and two rims from behind, scaled to the subject or to the box `focus`. `sharp` is the point
    the lens is focused on; without it all is sharp."""
    points = corners(*focus) if focus else subject()
    low, high = points.min(axis=0), points.max(axis=0)
    size = float(max(high - low)) / 4.4
    middle = (low + high) / 2
    sensor = SENSOR["upright" if upright else "wide" if wide else "across"]
    view = camera(points, azimuth, elevation, lens, fill, sensor, stand, eye)
    if sharp:
        focus_on(view, sharp, stop)
    floor(make("floor", "#9aa4ae", 0.9, specular=0.05), 40 * size)

    def lamp(at, width, watts, colour="#ffffff"):
        area([middle[i] + at[i] * size for i in range(3)], middle, width * size, watts * size * size, colour)

    lamp((-4.5, -6, 6.5), 3.2, 560, "#fff1e2")
    lamp((7, -2.5, 3), 3.5, 210, "#dcebff")
    lamp((5.5, 5.5, 4.5), 2.4, 900, "#cfe4ff")
    lamp((-6, 4.5, 3.5), 2.4, 760, "#d6fff2")
    lamp((0, 1, 9), 4, 110)
    world("#8ea6c4", 0.34)
