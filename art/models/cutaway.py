"""The combination wave generator without lid and sides, its circuit laid out as the current flows."""
import math

from lib.connectors import label
from lib.panel import LIFT, UNIT, ears, feet, handles
from lib.solids import box, cylinder, group, lathe, rod, torus, tube

from .generator import front

WIDTH, HEIGHT, DEPTH = 4.4, 6 * UNIT, 5.5
FLOOR = LIFT + 0.1


def tray():
    """Floor, rear wall and the two rails that carry the lid."""
    feet(WIDTH, DEPTH)
    box((0, 0.1, LIFT + 0.05), (WIDTH, DEPTH - 0.2, 0.1), "paint", 0.02)
    box((0, DEPTH / 2 - 0.05, LIFT + HEIGHT / 2), (WIDTH, 0.1, HEIGHT), "paint", 0.02)
    for side in (-1, 1):
        x = side * (WIDTH / 2 - 0.06)
        box((x, 0.1, LIFT + HEIGHT - 0.08), (0.12, DEPTH - 0.3, 0.1), "anodised", 0.015)
        box((x, 0.1, LIFT + 0.22), (0.06, DEPTH - 0.2, 0.3), "paint", 0.015)
        for y in (-1.6, 0.2, 2.0):
            cylinder((x, y, LIFT + HEIGHT - 0.02), 0.045, 0.05, "chrome", axis="z")


def capacitor(x, y):
    """Impulse capacitor in its can, two insulated studs on top."""
    box((x, y, FLOOR + 0.72), (0.92, 0.72, 1.44), "aluminium", 0.05, 4)
    with group((x, y - 0.362, FLOOR + 0.72)):
        label(0, 0.3, "3.5 µF", 0.17, "bold", surface="printdark")
        label(0, 0.06, "7 kV DC", 0.13, "mono", surface="printdark")
    for side in (-0.24, 0.24):
        lathe(
            (x + side, y, FLOOR + 1.44),
            [(0.15, 0), (0.15, 0.05), (0.09, 0.08), (0.13, 0.14), (0.08, 0.2), (0.08, 0.26)],
            "porcelain",
        )
        cylinder((x + side, y, FLOOR + 1.75), 0.04, 0.14, "brass", axis="z")


def switch(x, y):
    """Stack of thyristors between cooling plates, clamped by four rods."""
    for i in range(5):
        z = FLOOR + 0.3 + i * 0.36
        box((x, y, z), (1.0, 0.9, 0.12), "anodised", 0.02)
        if i < 4:
            cylinder((x, y, z + 0.18), 0.3, 0.2, "white", axis="z")
            torus((x, y, z + 0.18), 0.3, 0.03, "porcelain")
    for dx in (-0.4, 0.4):
        for dy in (-0.35, 0.35):
            rod((x + dx, y + dy, FLOOR), (x + dx, y + dy, FLOOR + 2.0), 0.04, "epoxy")
            cylinder((x + dx, y + dy, FLOOR + 1.95), 0.08, 0.08, "steel", axis="z", sides=6)


def coil(x, y):
    """Air coil that shapes the front of the current."""
    turns = 9
    path = [
        (
            x - 0.75 + 1.5 * k / (turns * 16),
            y + 0.42 * math.cos(2 * math.pi * k / 16),
            FLOOR + 1.0 + 0.42 * math.sin(2 * math.pi * k / 16),
        )
        for k in range(turns * 16 + 1)
    ]
    tube(path, 0.065, "copper")
    cylinder((x, y, FLOOR + 1.0), 0.33, 1.7, "epoxy", axis="x", bevel=0.02)
    for side in (-0.92, 0.92):
        box((x + side, y, FLOOR + 0.62), (0.1, 0.5, 1.24), "epoxy", 0.02)


def resistors(x, y):
    """Low-inductance resistors that set the tail and the two ohms."""
    for i in range(3):
        z = FLOOR + 0.35 + i * 0.42
        cylinder((x, y, z), 0.15, 1.5, "brown", axis="x", bevel=0.02)
        for side in (-0.78, 0.78):
            cylinder((x + side, y, z), 0.17, 0.14, "steel", axis="x", bevel=0.02)
    for side in (-0.78, 0.78):
        box((x + side, y, FLOOR + 0.75), (0.12, 0.12, 1.5), "copper", 0.01)


def divider(x, y):
    """Measuring divider: the high arm in its tube, the low arm in a can."""
    cylinder((x, y, FLOOR + 0.2), 0.3, 0.4, "chrome", axis="z", bevel=0.04)
    cylinder((x, y, FLOOR + 1.15), 0.17, 1.5, "white", axis="z", bevel=0.01)
    for i in range(6):
        torus((x, y, FLOOR + 0.6 + i * 0.22), 0.18, 0.02, "slate")
    torus((x, y, FLOOR + 1.98), 0.28, 0.09, "aluminium")


def board(x, y):
    """Control board on its posts: processor, memories, the network socket."""
    box((x, y, FLOOR + 0.34), (1.5, 1.7, 0.05), "pcb", 0.01)
    top = FLOOR + 0.365
    box((x - 0.1, y + 0.1, top + 0.05), (0.42, 0.42, 0.08), "black", 0.01)
    for i in range(3):
        box((x + 0.42, y + 0.4 - i * 0.32, top + 0.04), (0.26, 0.2, 0.06), "black", 0.008)
        cylinder((x - 0.55, y - 0.55 + i * 0.24, top + 0.12), 0.09, 0.22, "blue", axis="z")
    for i in range(12):
        box((x - 0.6 + i * 0.11, y - 0.75, top + 0.02), (0.05, 0.09, 0.03), "epoxy", 0.004)
    box((x + 0.45, y + 0.72, top + 0.14), (0.36, 0.36, 0.28), "steel", 0.02)
    box((x - 0.2, y + 0.72, top + 0.1), (0.5, 0.3, 0.2), "teal", 0.01)
    for dx in (-0.68, 0.68):
        for dy in (-0.78, 0.78):
            cylinder((x + dx, y + dy, FLOOR + 0.17), 0.05, 0.34, "brass", axis="z", sides=6)
            cylinder((x + dx, y + dy, top + 0.02), 0.05, 0.03, "chrome", axis="z")


def busbars():
    """Copper from part to part, as the current goes."""
    height = FLOOR + 1.86
    for start, end in (((-1.75, 1.45), (-0.25, 1.45)), ((-0.25, 1.45), (1.35, 1.45))):
        box(
            ((start[0] + end[0]) / 2, start[1], height),
            (end[0] - start[0] + 0.2, 0.22, 0.05),
            "copper",
            0.01,
        )
    box((1.35, 0.75, height), (0.22, 1.5, 0.05), "copper", 0.01)
    tube(
        [(1.3, -0.5, FLOOR + 1.0), (1.6, -1.2, FLOOR + 1.5), (1.3, -2.0, FLOOR + 1.6), (1.2, -2.55, FLOOR + 1.7)],
        0.06,
        "red",
    )
    tube(
        [(0.2, -1.0, FLOOR + 0.5), (0.6, -1.6, FLOOR + 0.9), (0.8, -2.1, FLOOR + 1.3), (0.8, -2.55, FLOOR + 1.5)],
        0.06,
        "black",
    )
    tube(
        [(-0.9, -0.4, FLOOR + 0.5), (-0.5, -0.1, FLOOR + 0.7), (0.0, -0.3, FLOOR + 0.5), (0.1, -0.6, FLOOR + 0.4)],
        0.03,
        "slate",
    )


def cutaway(product):
    tray()
    box((0, -DEPTH / 2 + 0.1, LIFT + HEIGHT / 2), (WIDTH, 0.19, HEIGHT), "anodised", 0.04, 5)
    box((0, -DEPTH / 2 - 0.02, LIFT + HEIGHT / 2), (WIDTH - 0.1, 0.05, HEIGHT - 0.1), "ink", 0.012)
    with group((0, -DEPTH / 2 - 0.046, LIFT + HEIGHT / 2)):
        handles(WIDTH, HEIGHT, 0)
        ears(WIDTH, HEIGHT)
        front(product, WIDTH, HEIGHT / 2, 0.34)
    capacitor(-1.6, 1.6)
    capacitor(-0.5, 1.6)
    switch(1.35, 1.6)
    coil(0.95, 0.1)
    resistors(0.6, -1.0)
    divider(-0.75, 0.35)
    board(-1.35, -1.15)
    busbars()
