"""Logo detection: cartons on a conveyor, a camera over them, detection marks around the found logos."""
import math

from lib.solids import box, cylinder, group, lathe, prism, rod, rounded, text, torus
from lib.panel import brand
from lib.screen import screen


def conveyor(length=14):
    box((0, 0, 2.55), (length, 3.2, 0.3), "rubber", 0.1)
    for y in (-1.75, 1.75):
        box((0, y, 2.5), (length + 0.4, 0.28, 0.7), "aluminium", 0.04)
    for x in (-length / 2, length / 2):
        cylinder((x, 0, 2.45), 0.25, 3.2, "steel", bevel=0.02)
    for x in (-length * 0.36, length * 0.36):
        for y in (-1.6, 1.6):
            box((x, y, 1.15), (0.35, 0.3, 2.3), "slate", 0.03)
            cylinder((x, y, 0.06), 0.35, 0.12, "rubber", axis="z", bevel=0.02)


def emblem(kind, size):
    """Three invented marks on the cartons' fronts (y = 0 is the face)."""
    if kind == "sun":
        cylinder((0, -0.005, 0), size * 0.3, 0.012, "ink", bevel=0)
        for i in range(8):
            a = 2 * math.pi * i / 8
            cylinder(
                (size * 0.45 * math.cos(a), -0.005, size * 0.45 * math.sin(a)),
                size * 0.07,
                0.012,
                "ink",
                bevel=0,
                sides=20,
            )
    if kind == "leaf":
        prism(
            (0, -0.005, 0),
            [
                (-0.4 * size, -0.4 * size),
                (0.1 * size, -0.38 * size),
                (0.38 * size, -0.1 * size),
                (0.4 * size, 0.4 * size),
                (-0.1 * size, 0.38 * size),
                (-0.38 * size, 0.1 * size),
            ],
            0.012,
            "green",
            0,
        )
    if kind == "ring":
        torus((0, -0.005, 0), size * 0.32, size * 0.09, "blue", "y")
        prism(
            (0, -0.005, 0),
            [
                (-0.12 * size, -0.12 * size),
                (0.12 * size, -0.12 * size),
                (0.12 * size, 0.12 * size),
                (-0.12 * size, 0.12 * size),
            ],
            0.012,
            "blue",
            0,
        )


def brackets(size, words):
    """Corner marks of a detection with its class and score."""
    for sx in (-1, 1):
        for sz in (-1, 1):
            box((sx * size * 0.84, -0.06, sz * size), (size * 0.34, 0.03, 0.045), "led", 0)
            box((sx * size, -0.06, sz * size * 0.84), (0.045, 0.03, size * 0.34), "led", 0)
    prism((0, -0.06, size + 0.2), rounded(size * 1.5, 0.26, 0.05), 0.03, "teal", 0)
    text(words, (0, -0.085, size + 0.2), 0.16, "white", "mono")


def carton(x, kind, size=2.1, found=""):
    with group((x, -0.1, 2.7 + size / 2)):
        box((0, 0, 0), (size, size, size), "wood", 0.04)
        box((0, 0, size / 2), (0.3, size, 0.012), "epoxy", 0)
        with group((0, -size / 2 - 0.002, 0)):
            prism((0, 0, 0), rounded(size * 0.68, size * 0.68, 0.06), 0.008, "white", 0)
            emblem(kind, size * 0.52)
            if found:
                brackets(size * 0.44, found)


def camera_post(x, y):
    """Post with the camera looking over its shoulder at the belt, ring light around the lens."""
    rod((x, y, 0), (x, y, 7.4), 0.16, "aluminium")
    cylinder((x, y, 0.1), 0.7, 0.2, "rubber", axis="z", bevel=0.03)
    rod((x, y, 6.2), (x - 0.9, y + 0.2, 6.2), 0.14, "aluminium")
    with group((x - 1.3, y + 0.3, 6.2), turn=248, tilt=16):
        box((0, 0, 0), (1.0, 1.5, 1.0), "ink", 0.1, 4)
        lathe(
            (0, -0.75, 0),
            [(0.42, 0), (0.42, 0.6), (0.48, 0.62), (0.48, 0.8), (0.4, 0.82), (0.34, 0.7), (0, 0.66)],
            "black",
            "y",
        )
        torus((0, -1.48, 0), 0.72, 0.09, "white", "y")


def monitor(at, turn):
    with group(at, turn=turn):
        box((0, 0.1, 2.0), (4.2, 0.2, 2.7), "black", 0.08)
        box((0, 0.4, 0.5), (0.5, 0.25, 1.0), "slate", 0.05)
        box((0, 0.3, 0.06), (1.8, 1.3, 0.12), "slate", 0.04)
        with group((0, -0.005, 2.0)):
            screen(
                0,
                0.05,
                3.96,
                2.4,
                [
                    {
                        "kind": "levels",
                        "points": [[0, 0.1], [0.2, 0.5], [0.35, 0.42], [0.55, 0.8], [0.75, 0.74], [1, 0.95]],
                    }
                ],
                "PRECISION 0.98",
                "RECALL 0.96",
            )
            brand(-0.75, -1.25, 0.1)


def line():
    conveyor()
    carton(-4.6, "sun", 2.1)
    carton(-0.6, "leaf", 2.3, "LEAF 0.98")
    carton(3.2, "ring", 2.0, "RING 0.96")
    camera_post(7.4, -2.6)
