"""A person 1.75 m tall as a flat shape: the scale of whatever stands beside."""
import math

from lib.materials import make
from lib.solids import group, prism

# right half of the outline in decimetres, from the neck down the arm and the leg to the crotch
HALF = [
    (0.42, 15.1), (0.5, 14.75), (1.3, 14.4), (2.05, 14.05), (2.35, 13.3), (2.5, 11.8), (2.6, 10.2), (2.55, 8.7),
    (2.3, 8.0), (2.0, 8.3), (1.95, 9.4), (1.8, 11.2), (1.62, 12.4), (1.5, 10.8), (1.58, 9.4), (1.62, 8.2),
    (1.5, 6.0), (1.3, 4.2), (1.2, 2.2), (1.05, 0.8), (1.5, 0.25), (1.45, 0.02), (0.45, 0.02), (0.4, 0.8),
    (0.45, 2.4), (0.42, 4.4), (0.3, 6.4), (0.1, 7.7),
]  # fmt: skip
AZIMUTH = 20


def smooth(points, steps=5):
    """Closed Catmull-Rom curve through the points."""
    count, out = len(points), []
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for t in (k / steps for k in range(steps)):
            out.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return out


def person(at, turn=AZIMUTH):
    """Feet at `at`, turned to the camera; lit by itself, so that it reads on paper and on ink."""
    shade = make("person", "#7d8fa1", 0.9, glow=0.55, specular=0)
    body = smooth([(-x, z) for x, z in reversed(HALF)] + HALF)
    head = [(0.82 * math.cos(a), 16.4 + 1.1 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
    with group(at, turn=turn):
        for outline in (body, head):
            prism((0, 0, 0), outline, 0.12, shade, 0)
