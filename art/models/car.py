"""A quiet, badge-free electric hatchback: smooth side profile, dark glasshouse, four wheels."""
import math

from lib.solids import box, cylinder, lathe, prism, rod, torus

BODY = [
    (-20.5, 3.2),
    (-21, 5.2),
    (-20.6, 7.4),
    (-19.6, 8.7),
    (-14, 9.3),
    (-6, 9.5),
    (2, 9.5),
    (9, 9.1),
    (15, 8.4),
    (19.3, 7.2),
    (20.8, 5.6),
    (20.9, 3.8),
    (20, 2.6),
    (12, 2.2),
    (0, 2.0),
    (-12, 2.2),
    (-19.5, 2.5),
]
GLASS = [
    (-19.2, 8.6),
    (-17.2, 11.6),
    (-12.5, 14.1),
    (-5, 15.0),
    (1.5, 14.7),
    (7, 12.7),
    (12.6, 9.0),
    (4, 8.9),
    (-8, 8.9),
]
ROOF = [(-18, 11.2), (-14.5, 13.6), (-8, 15.1), (-2, 15.25), (3, 14.6), (3, 14.2), (-2, 14.85), (-8, 14.7), (-14, 13.2)]
WHEELS = (-13.2, 13.0)


def spline(points, steps=5):
    """Closed Catmull-Rom curve through the points."""
    smooth = []
    for i in range(len(points)):
        p0, p1, p2, p3 = (points[(i + k - 1) % len(points)] for k in range(4))
        for t in (s / steps for s in range(steps)):
            smooth.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return smooth


def wheel(x, y, side):
    lathe(
        (x, y, 3.2),
        [(2.0, -1.0), (3.05, -1.0), (3.2, -0.8), (3.2, 0.8), (3.05, 1.0), (2.1, 1.0), (2.0, 0.8)],
        "rubber",
        "y",
    )
    face = y + side * 0.75
    cylinder((x, face, 3.2), 2.15, 0.2, "black", bevel=0.05)
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.2
        rod(
            (x + 0.4 * math.cos(a), face + side * 0.1, 3.2 + 0.4 * math.sin(a)),
            (x + 2.0 * math.cos(a), face + side * 0.05, 3.2 + 2.0 * math.sin(a)),
            0.16,
            "steel",
            8,
        )
    torus((x, face + side * 0.05, 3.2), 2.02, 0.14, "steel", "y")
    cylinder((x, face + side * 0.15, 3.2), 0.5, 0.2, "steel", bevel=0.06)


def car(paint="#dfe5ea", lights=True):
    prism((0, 0, 0), spline(BODY), 17.0, paint, 1.5, segments=8)
    prism((0, 0, 0), spline(GLASS), 14.2, "glass", 1.1, segments=6)
    prism((0, 0, 0), spline(ROOF), 13.6, paint, 0.3, segments=3)
    for x in WHEELS:
        for side in (-1, 1):
            cylinder((x, side * 8.0, 3.75), 3.6, 1.2, "black", bevel=0.1)
            wheel(x, side * 7.9, side)
    for side in (-1, 1):
        box((-1, side * 8.53, 6.2), (0.06, 0.02, 5.6), "slate", 0)
        box((-1.2, side * 7.06, 11.9), (0.5, 0.14, 5.2), "slate", 0.05)
        box((1.8, side * 8.55, 7.6), (1.7, 0.16, 0.3), "steel", 0.06)
        box((5.4, side * 8.1, 9.9), (1.4, 1.6, 0.9), paint, 0.35, 5)
    if lights:
        for side in (-1, 1):
            box((20.1, side * 5.9, 7.0), (0.8, 3.2, 0.35), "lit", 0.12)
            box((-20.6, side * 5.6, 7.6), (0.5, 3.8, 0.3), "ledred", 0.1)


def inlet(x, y, z):
    """Charging flap and socket on the flank that looks to -y."""
    cylinder((x, y, z), 1.15, 0.3, "black", bevel=0.08)
    torus((x, y - 0.15, z), 1.1, 0.09, "led", "y")
    cylinder((x, y - 0.2, z), 0.72, 0.2, "rubber", bevel=0.05)
