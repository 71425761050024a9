"""Sockets, terminals and printing on a front panel. Positions are (x, z) on a panel whose front is y = 0, facing -y."""
import math

from .solids import box, cylinder, lathe, prism, rounded, text, torus


def safety_socket(x, z, surface="red", radius=0.085):
    """4 mm laboratory socket."""
    cylinder((x, -0.02, z), radius * 1.25, 0.04, surface, bevel=0.012)
    lathe(
        (x, -0.04, z),
        [(radius * 0.45, 0), (radius * 0.45, 0.06), (radius * 0.8, 0.06), (radius * 0.95, 0.03), (radius * 0.95, 0)],
        surface,
        "y",
        32,
    )
    cylinder((x, -0.05, z), radius * 0.42, 0.02, "black", bevel=0.002, sides=24)
    cylinder((x, -0.064, z), radius * 0.24, 0.01, "brass", bevel=0.002, sides=24)


def terminal(x, z, surface="red", radius=0.1):
    """Screw terminal for heavy current."""
    cylinder((x, -0.02, z), radius * 1.2, 0.04, "black", bevel=0.01)
    cylinder((x, -0.09, z), radius, 0.12, surface, bevel=0.02, sides=12)
    cylinder((x, -0.17, z), radius * 0.5, 0.06, "brass", bevel=0.01)


def hv_socket(x, z, surface="red", radius=0.2):
    """Recessed high-voltage bushing with a deep insulating collar."""
    lathe(
        (x, 0, z),
        [
            (radius * 1.3, 0),
            (radius * 1.3, 0.03),
            (radius, 0.05),
            (radius, 0.2),
            (radius * 0.84, 0.2),
            (radius * 0.8, 0.03),
            (0, 0.03),
        ],
        "black",
        "y",
    )
    torus((x, -0.2, z), radius * 0.92, radius * 0.06, surface, "y")
    cylinder((x, -0.09, z), radius * 0.3, 0.14, surface, bevel=0.02)
    cylinder((x, -0.17, z), radius * 0.16, 0.04, "brass", bevel=0.01)


def coax(x, z, radius=0.1, surface="chrome"):
    """BNC or N socket with its nut."""
    cylinder((x, -0.015, z), radius * 1.25, 0.03, surface, bevel=0.004, sides=6)
    lathe(
        (x, -0.03, z),
        [(radius * 0.85, 0), (radius * 0.85, 0.14), (radius * 0.66, 0.14), (radius * 0.66, 0.02), (0, 0.02)],
        surface,
        "y",
    )
    cylinder((x, -0.09, z), radius * 0.4, 0.1, "white", bevel=0.01)
    cylinder((x, -0.145, z), radius * 0.14, 0.03, "brass", bevel=0.004)
    for side in (-1, 1):
        cylinder(
            (x + side * radius * 0.9, -0.13, z), radius * 0.14, radius * 0.3, surface, axis="x", bevel=0.003, sides=16
        )


def jack(x, z, width=0.17):
    """Modular telephone or network jack."""
    box((x, -0.015, z), (width, 0.04, width * 0.92), "black", 0.012)
    box((x, -0.032, z - 0.004), (width * 0.72, 0.012, width * 0.6), "rubber", 0.004)
    for i in range(6):
        box(
            (x - width * 0.25 + i * width * 0.1, -0.039, z + width * 0.12),
            (width * 0.035, 0.006, width * 0.2),
            "brass",
            0,
        )


def mains_socket(x, z, radius=0.26):
    """Round single-phase outlet for the equipment under test."""
    prism((x, -0.02, z), rounded(radius * 2.5, radius * 2.5, 0.06), 0.05, "black", 0.015)
    lathe(
        (x, -0.04, z), [(radius, 0.01), (radius, 0.05), (radius * 0.9, 0.05), (radius * 0.88, 0), (0, 0)], "rubber", "y"
    )
    for side in (-1, 1):
        cylinder((x + side * radius * 0.4, -0.045, z), radius * 0.1, 0.012, "black", bevel=0.002, sides=20)
        box((x, -0.06, z + side * radius * 0.82), (radius * 0.2, 0.05, radius * 0.12), "steel", 0.006)


def cee(x, z, radius=0.3, surface="red", pins=5):
    """Industrial three-phase outlet with its lid ring."""
    prism((x, -0.02, z), rounded(radius * 2.5, radius * 2.5, 0.08), 0.05, surface, 0.02)
    lathe(
        (x, -0.04, z),
        [
            (radius * 1.08, 0),
            (radius * 1.08, 0.1),
            (radius, 0.16),
            (radius * 0.86, 0.16),
            (radius * 0.84, 0.04),
            (0, 0.04),
        ],
        surface,
        "y",
    )
    for i in range(pins):
        a = 2 * math.pi * i / pins - math.pi / 2
        cylinder(
            (x + radius * 0.5 * math.cos(a), -0.086, z + radius * 0.5 * math.sin(a)),
            radius * 0.13,
            0.012,
            "black",
            bevel=0.002,
            sides=20,
        )


def warning(x, z, size=0.2):
    """Yellow triangle with the high-voltage flash."""
    triangle = [(-size * 0.58, -size * 0.42), (size * 0.58, -size * 0.42), (0, size * 0.58)]
    prism((x, -0.004, z), [(a * 1.14, b * 1.14) for a, b in triangle], 0.006, "black", 0.002)
    prism((x, -0.008, z), [(a * 0.94, b * 0.94) for a, b in triangle], 0.006, "yellow", 0)
    flash = [(0.02, 0.3), (-0.14, -0.06), (-0.01, -0.03), (-0.07, -0.33), (0.14, 0.05), (0.01, 0.02), (0.1, 0.26)]
    prism((x, -0.012, z), [(a * size, (b + 0.02) * size) for a, b in flash], 0.006, "black", 0)


def label(x, z, words, size=0.1, font="sans", align="CENTER", surface="print"):
    text(words, (x, -0.003, z), size, surface, font, align)
