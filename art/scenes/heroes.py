"""The three wide pictures of the home page: a dark room that melts into the ink of the page."""

import bpy
import numpy as np

from lib.materials import make
from lib.solids import box, cylinder, group, place, tube
from lib.studio import STUDIO, area, camera, corners, night, sweep, world
from models import car, charger, solar
from models.generator import generator

INK = np.array((11, 27, 43), np.float32) / 255
SURGE = {
    "outputs": "combination",
    "name": "CWG 6-3",
    "line": "1.2/50–8/20 µs   6 kV / 3 kA",
    "waves": [{"kind": "impulse", "front": 1.2, "tail": 50}],
    "readout": "1.2/50 µs   6.0 kV",
    "scale": "10 µs/div",
    "monitors": 3,
}


def melt(image, left=0.3):
    """Fade to the page's ink at the left and along the edges."""
    height, width = image.shape[:2]
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))

    def rise(value, low, high):
        t = ((value - low) / (high - low)).clip(0, 1)
        return t * t * (3 - 2 * t)

    keep = rise(x, 0, left) * rise(1 - x, 0, 0.12) * rise(y, 0, 0.16) * rise(1 - y, 0, 0.16)
    return (INK + (image - INK) * keep[:, :, None].astype(np.float32)).clip(0, 1)


def device_under_test(at):
    """Surge protector on its test block."""
    with group(at):
        box((0, 0, 0.12), (1.3, 0.8, 0.24), "black", 0.04)
        box((0, 0.05, 0.72), (0.9, 0.56, 0.96), "paint", 0.06)
        box((0, -0.24, 0.78), (0.5, 0.02, 0.3), "led", 0.01)
        for x in (-0.3, 0.3):
            cylinder((x, -0.26, 0.62), 0.09, 0.14, "brass", bevel=0.01)


def fast_safe_reliable():
    """Surge generator on a bench with its 1.2/50 trace and the cables of a test."""
    generator(SURGE)
    for x, surface, end in ((1.08, "red", 2.75), (1.56, "black", 3.35)):
        tube(
            [
                (x, -2.0, 1.3),
                (x, -2.7, 1.2),
                (x + 0.1, -3.1, 0.4),
                (x + 0.6, -3.3, 0.09),
                (end - 0.2, -3.4, 0.08),
                (end, -3.1, 0.3),
                (end, -2.85, 0.62),
            ],
            0.055,
            surface,
        )
    device_under_test((3.05, -2.5, 0))
    night(azimuth=24, elevation=13, fill=(0.72, 0.7), shift=(-0.07, 0.0), key=1.5)
    return melt


def ev_charging():
    """DC cabinet charging a car at night."""
    charger.cabinet(parked=(-1,))
    with group((25, 9, 0), turn=-8, scale=0.95):
        car.car("#6f8598")
        car.inlet(-7.2, -8.5, 7.4)
        end = charger.plug((-7.2, -9.55, 7.4), heavy=True)
    tube(
        [
            (3.6, -0.6, 11.2),
            (4.9, -0.8, 10.6),
            (6.2, -2.0, 5),
            (8, -4, 0.8),
            (12, -5, 0.3),
            (end[0] - 1, end[1] - 2.4, 1.4),
            (end[0], end[1] - 1.0, end[2] - 1.4),
            end,
        ],
        0.28,
        "rubber",
    )
    night(azimuth=20, elevation=7, fill=(0.8, 0.72), shift=(-0.11, 0.0), key=1.7, focus=((-5, -3, 0), (36, 6, 20)))
    return melt


def dusk_sky():
    """Low glow behind the rows: ink above, a band of teal and amber light at the horizon."""
    sky = make("sky", "#0b1b2b", 1)
    nodes, links = sky.node_tree.nodes, sky.node_tree.links
    ramp, split, where = (
        nodes.new("ShaderNodeValToRGB"),
        nodes.new("ShaderNodeSeparateXYZ"),
        nodes.new("ShaderNodeTexCoord"),
    )
    for position, colour in (
        (0.0, (0.012, 0.03, 0.045, 1)),
        (0.05, (0.2, 0.085, 0.035, 1)),
        (0.15, (0.02, 0.045, 0.065, 1)),
        (0.4, (0.0033, 0.011, 0.024, 1)),
    ):
        ramp.color_ramp.elements.new(position).color = colour
    glow = nodes.new("ShaderNodeEmission")
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], glow.inputs[0])
    links.new(glow.outputs[0], nodes["Material Output"].inputs[0])
    return sky


def solar_monitoring():
    """Rows of modules, inverter and weather station at dusk."""
    for i in range(4):
        with group((8 + 26 * i, 6 + 58 * i, 0)):
            solar.table(6)
    with group((0, -26, 0), turn=14, scale=1.2):
        solar.inverter()
    with group((34, -22, 0)):
        solar.weather_station(30)
    camera(corners((-26, -26, 0), (58, 30, 32)), 24, 6.5, 50, (0.86, 0.74), (-0.06, 0.05))
    sweep(make("ground", "#0f2234", 0.8, glow=0.6, specular=0.05), 900, 1)
    plane = bpy.data.meshes.new("sky")
    plane.from_pydata([(-1500, 0, 0), (1500, 0, 0), (1500, 0, 500), (-1500, 0, 500)], [], [(0, 1, 2, 3)])
    place(plane, dusk_sky(), (0, 880, -4))[STUDIO] = True
    area((-60, -80, 70), (10, 10, 5), 40, 240000, "#cfe0ff")
    area((120, 160, 40), (20, 20, 10), 60, 160000, "#ffb070")
    area((20, -60, 20), (5, -10, 8), 20, 14000, "#bff7e6")
    world("#16324a", 0.7)
    return lambda image: melt(image, 0.46)
