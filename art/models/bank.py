"""Impulse current generators: open capacitor banks at true scale, with desk and person."""
import math

from mathutils import Matrix

from lib.connectors import label
from lib.solids import box, cylinder, group, rod, sphere, torus, tube

from .console import console
from .divider import section
from .person import person


def can(x, y, z=0.8, height=5.2, width=2.6):
    """Energy-storage capacitor: welded can with two porcelain terminals."""
    box((x, y, z + height / 2), (width, width * 0.62, height), "slate", 0.1, 4)
    for side in (-1, 1):
        with group((x + side * width * 0.25, y, z + height)):
            section(0, 0.2, 0.8, "porcelain")
            cylinder((0, 0, 1.0), 0.12, 0.3, "brass", axis="z")


def cell(x, y, z):
    """Electrodes that clamp the device under test between copper plates."""
    for x1 in (-1.2, 1.2):
        rod((x + x1, y, 0.7), (x + x1, y, z + 3.4), 0.14, "epoxy")
    box((x, y, z + 3.4), (3.2, 1.2, 0.24), "copper", 0.05)
    box((x, y, z), (3.2, 1.2, 0.24), "copper", 0.05)
    rod((x, y, z + 3.3), (x, y, z + 2.1), 0.22, "brass")
    cylinder((x, y, z + 1.55), 0.5, 1.1, "blue", axis="z", bevel=0.08)
    rod((x, y, z), (x, y, z + 1.0), 0.3, "brass")
    torus((x, y, z + 0.55), 0.75, 0.16, "inkdeep")


def star(product):
    """Branches of tall 80 kV capacitors around one central cell: the shortest possible loop. 3.2 m across."""
    cylinder((0, 0, 0.5), 4.2, 0.5, "ink", axis="z", bevel=0.08, sides=64)
    for i in range(product["cans"]):
        a = 2 * math.pi * (i + 0.5) / product["cans"]
        x, y = 13.2 * math.cos(a), 13.2 * math.sin(a)
        box(
            (x / 2, y / 2, 0.5), (13.2, 1.2, 0.4), "steel", 0.06, rotation=Matrix.Rotation(a, 4, "Z")
        )
        cylinder((x, y, 0.55), 2.6, 0.5, "ink", axis="z", bevel=0.06)
        with group((x, y, 0.8)):
            section(0, 1.9, 12.4, "epoxy")
        rod((x, y, 13.6), (0, 0, 14.6), 0.3, "copper")
    cylinder((0, 0, 14.8), 3.0, 0.4, "copper", axis="z", bevel=0.05)
    for z in (12.9, 11.0):
        sphere((0, 0, z), 0.9, "brass")
    rod((0, 0, 11.0), (0, 0, 8.6), 0.3, "copper")
    with group((0, 0, 0.4), scale=1.9):
        cell(0, 0, 0.8)
    with group((0, -4.2, 0.5)):
        label(0, 0, product["name"], 0.4, "bold")
    return 32


def ladder(product):
    """Pulse-forming line: a can and a coil per section, in three open racks behind a fence. 3 m wide, 2.2 m tall."""
    sections, racks = product["cans"], 3
    for i in range(racks + 1):
        x = -15 + 10 * i
        for y in (-4.6, 4.6):
            box((x, y, 11), (0.5, 0.5, 22), "steel", 0.05)
        box((x, 0, 21.8), (0.4, 9.2, 0.4), "steel", 0.05)
    for z in (2.0, 12.0, 21.8):
        for y in (-4.6, 4.6):
            box((0, y, z), (30, 0.4, 0.4), "steel", 0.05)
    for z in (2.3, 12.3):
        box((0, 0, z), (29.6, 9.2, 0.2), "plate", 0.03)
    half = sections // 2
    for i in range(sections):
        x, z = -12.4 + 24.8 * (i % half) / (half - 1), 2.4 if i < half else 12.4
        can(x, 1.6, z, 5.4, 3.4)
        turns = [
            (x - 1.5 + 3 * k / 60, -2.4 + 1.1 * math.cos(k * 0.9), z + 5 + 1.1 * math.sin(k * 0.9)) for k in range(61)
        ]
        tube(turns, 0.16, "copper")
        rod((x, -2.4, z), (x, -2.4, z + 3.9), 0.2, "epoxy")
        rod((x - 1.6, -2.4, z + 5), (x - 0.85, 1.6, z + 6.6), 0.12, "copper")
    fence(30, -9)
    return 30


def fence(width, y, height=11):
    """Wire panels in front of an open bank, with the name on them."""
    for i in range(4):
        x = -width / 2 + width * i / 3
        box((x, y, height / 2), (0.4, 0.4, height), "yellow", 0.05)
    for z in (0.8, height - 0.2):
        box((0, y, z), (width, 0.24, 0.24), "yellow", 0.04)
    for i in range(1, 60):
        box((-width / 2 + width * i / 60, y, height / 2), (0.06, 0.06, height - 1), "slate", 0)


KINDS = {"star": star, "ladder": ladder}


def bank(product):
    width = KINDS[product["layout"]](product)
    with group((width / 2 + 6.0, -8.0, 0), turn=12):
        console(product)
    person((-width / 2 - 4.4, -6.0, 0))
