"""Impulse current generators: open capacitor banks with copper bars, test cell and desk."""
import math

from lib.connectors import label
from lib.panel import brand
from lib.solids import box, cylinder, group, rod, sphere, torus, tube

from .console import console
from .divider import section


def can(x, y, z=0.8, height=5.2, width=2.6):
    """Energy-storage capacitor: welded can with two porcelain terminals."""
    box((x, y, z + height / 2), (width, width * 0.62, height), "slate", 0.1, 4)
    for side in (-1, 1):
        with group((x + side * width * 0.25, y, z + height)):
            section(0, 0.2, 0.8, "porcelain")
            cylinder((0, 0, 1.0), 0.12, 0.3, "brass", axis="z")


def platform(product, width, depth):
    box((0, 0, 0.5), (width, depth, 0.5), "ink", 0.08)
    for x in (-width / 2 + 0.7, width / 2 - 0.7):
        for y in (-depth / 2 + 0.6, depth / 2 - 0.6):
            cylinder((x, y, 0.14), 0.3, 0.28, "rubber", axis="z", bevel=0.04)
    with group((0, -depth / 2 - 0.01, 0.5)):
        label(-width / 2 + 0.5, 0.0, product["name"], 0.42, "bold", "LEFT")
        brand(width / 2 - 4.2, 0.0, 0.22)


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


def rows(product):
    """Cans in two rows under one pair of copper bars."""
    columns = product["cans"] // 2
    width = columns * 3.1 + 5.6
    platform(product, width, 6.4)
    start = -width / 2 + 2.0
    for i in range(columns):
        for y in (-1.1, 1.3):
            can(start + i * 3.1, y)
    length = columns * 3.1
    for z, y in ((7.1, -1.1), (7.1, 1.3)):
        box((start + length / 2 - 0.6, y, z), (length + 1.2, 0.5, 0.16), "copper", 0.03)
    cell(start + length + 0.9, 0, 3.0)
    box((start + length + 0.5, 0.1, 6.6), (0.5, 2.9, 0.16), "copper", 0.03)
    if product.get("crowbar"):
        for i in range(3):
            torus((start + i * 1.5, 0.1, 8.3), 0.9, 0.14, "copper", "x")
    return width


def radial(product):
    """Tall 80 kV capacitors around one central cell: the shortest possible loop."""
    platform(product, 12.4, 8.2)
    for i in range(product["cans"]):
        a = math.radians(200 + 140 * i / (product["cans"] - 1) + 170)
        x, y = 4.3 * math.cos(a), 2.6 * math.sin(a) + 0.6
        with group((x, y, 0.75)):
            section(0, 0.8, 5.6, "epoxy")
        rod((x, y, 6.6), (0, 0, 6.8), 0.16, "copper")
    cylinder((0, 0, 6.9), 1.6, 0.24, "copper", axis="z", bevel=0.05)
    for z in (5.9, 4.9):
        sphere((0, 0, z), 0.46, "brass")
    cell(0, -1.6, 1.4)
    return 12.4


def ladder(product):
    """Pulse-forming line: a coil and a can per section."""
    sections = product["cans"]
    width = sections * 2.3 + 4.0
    platform(product, width, 5.6)
    start = -width / 2 + 1.6
    for i in range(sections):
        x = start + i * 2.3
        can(x, 1.0, height=3.8, width=1.9)
        turns = [
            (x - 0.75 + 1.5 * k / 70, -1.2 + 0.62 * math.cos(k * 0.9), 4.6 + 0.62 * math.sin(k * 0.9))
            for k in range(71)
        ]
        tube(turns, 0.1, "copper")
        rod((x, -1.2, 0.75), (x, -1.2, 4.0), 0.12, "epoxy")
        rod((x - 0.9, -1.2, 4.6), (x - 0.48, 1.0, 5.7), 0.07, "copper")
    cell(start + sections * 2.3 + 0.2, 0, 1.8)
    return width


KINDS = {"rows": rows, "radial": radial, "ladder": ladder}


def bank(product):
    width = KINDS[product["layout"]](product)
    with group((width / 2 + 4.6, -2.6, 0), turn=10, scale=0.92):
        console(product)
