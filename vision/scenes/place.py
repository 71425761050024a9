"""Camera, light and the things around."""
import math

import bpy
import numpy as np
from mathutils import Vector

from material import colour, paint, wall
from solids import box, cylinder, flat, print_on

LENS, SENSOR = 40, 36


def look(rng, prints, size):
    """Aims at one print from where it is a chosen number of pixels wide, evenly on a log scale."""
    points = np.array(rng.choice([p for p in prints if p[0]] or prints)[2])
    middle = points.mean(axis=0)
    width = points[:, 0].max() - points[:, 0].min()
    pixels = math.exp(rng.uniform(math.log(24), math.log(480)))
    azimuth, elevation = math.radians(rng.uniform(-50, 50)), math.radians(rng.triangular(-25, 35, 5))
    distance = width * math.cos(azimuth) * LENS / SENSOR * size[0] / pixels
    back = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.data.lens, camera.data.sensor_width = LENS, SENSOR
    camera.data.clip_start, camera.data.clip_end = 0.01, 500
    camera.location = Vector(middle) + back * distance
    # Below the ground nothing is seen.
    camera.location.z = max(camera.location.z, min(0.1, middle[2]))
    room = min(0.3, 0.8 * (size[0] / 2 - pixels / 2) / size[0])
    camera.data.shift_x = rng.uniform(-room, room)
    camera.data.shift_y = rng.uniform(-room, room) * 0.6
    turn = (camera.location - Vector(middle)).to_track_quat("Z", "Y").to_euler()
    turn.rotate_axis("Z", rng.gauss(0, math.radians(6)))
    camera.rotation_euler = turn
    if rng.random() < 0.3:
        camera.data.dof.use_dof = True
        camera.data.dof.focus_distance = distance * rng.uniform(0.9, 1.1)
        camera.data.dof.aperture_fstop = rng.uniform(2, 8) * max(1, 1 / max(distance, 0.2))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def light(rng):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = rng.choice(((0.55, 0.7, 0.95, 1), (0.9, 0.9, 0.9, 1), (0.95, 0.85, 0.7, 1)))
    sky.inputs[1].default_value = rng.uniform(0.25, 1.0)
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle = rng.uniform(0.3, 3.5), rng.uniform(0.01, 0.3)
    sun.rotation_euler = (math.radians(rng.uniform(15, 75)), 0, math.radians(rng.uniform(-70, 70)))
    bpy.context.scene.collection.objects.link(sun)


def surroundings(rng, kind, decoys):
    """Ground, a wall behind, clutter of the scene's scale, and now and then something in front."""
    unit = {"sign": 1.0, "van": 1.0, "label": 0.12, "screen": 0.2, "board": 0.25}[kind]
    box((0, 0, -0.05 * unit), (400 * unit, 400 * unit, 0.1 * unit), wall(rng))
    deep = rng.uniform(3, 12) * unit
    if rng.random() < 0.75:
        box((0, deep, 6 * unit), (120 * unit, 0.3 * unit, 12 * unit), wall(rng))
    for _ in range(rng.randint(3, 14)):
        size = [unit * rng.uniform(0.2, 2.2) for _ in range(3)]
        x, y = rng.uniform(-9, 14) * unit, rng.uniform(1.5, 8) * unit
        box((x, y + size[1] / 2 + 1.2 * unit, size[2] / 2), size, wall(rng) if rng.random() < 0.3 else paint(rng))
        if rng.random() < 0.45:
            print_on(rng, str(rng.choice(decoys)), size[0] * 0.6, flat((x, y + 1.2 * unit - 0.004, size[2] * 0.55)))
    camera = bpy.context.scene.camera
    if rng.random() < 0.22:
        # A post between camera and subject, thin enough to hide a part only.
        axis = camera.matrix_basis.to_quaternion() @ Vector((0, 0, -1))
        reach = rng.uniform(0.3, 0.7) * 4 * unit
        at = camera.location + axis * min(reach, 0.5 * max(0.2, -camera.location.y))
        cylinder((at.x + rng.uniform(-0.15, 0.15) * unit, at.y, 1 * unit), 0.01 * unit * rng.uniform(0.6, 2), 8 * unit, paint(rng, colour(rng)))
    light(rng)
