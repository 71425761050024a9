"""High-voltage dividers: base, insulating column of one or more sections, field-grading toroids."""
import math

from mathutils import Matrix

from lib.connectors import coax, label
from lib.panel import brand, case
from lib.screen import digits, screen
from lib.solids import box, cylinder, group, lathe, rod, sphere, torus

SHEDS = {"epoxy": 0, "silicone": 1, "porcelain": 1}


def section(z, radius, length, surface):
    """Insulating tube, smooth or with sheds, between two flanges."""
    profile = [(radius, 0)]
    if SHEDS[surface]:
        count = max(4, int(length / (radius * 0.55)))
        for i in range(count):
            low = length * (i + 0.2) / count
            profile += [
                (radius, low),
                (radius * 1.42, low + length / count * 0.32),
                (radius * 1.42, low + length / count * 0.4),
                (radius, low + length / count * 0.6),
            ]
    lathe((0, 0, z), [*profile, (radius, length)], surface, bevel=0)
    for end in (z, z + length):
        cylinder((0, 0, end), radius * 1.3, radius * 0.42, "aluminium", axis="z", bevel=radius * 0.06)


def column(base, sections, radius, length, surface, ring, rings=1):
    """Sections on top of each other from height `base`; returns the height of the head."""
    z = base
    for _ in range(sections):
        section(z, radius, length, surface)
        z += length
    for i in range(rings):
        torus((0, 0, z + ring * 0.24 - i * ring * 0.6), ring * (1 - 0.12 * i), ring * 0.2, "aluminium")
    cylinder((0, 0, z + ring * 0.24), ring * 0.9, ring * 0.1, "aluminium", axis="z")
    rod((0, 0, z), (0, 0, z + ring * 0.6), ring * 0.1, "steel")
    sphere((0, 0, z + ring * 0.66), ring * 0.15, "chrome")
    return z + ring * 0.5


def trolley(span, height):
    """Three-legged base with wheels and a measuring box."""
    cylinder((0, 0, height), span * 0.32, height * 0.3, "ink", axis="z", bevel=0.05)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        foot = (span * math.cos(a), span * math.sin(a))
        box(
            (foot[0] / 2, foot[1] / 2, height * 0.8),
            (span, height * 0.3, height * 0.24),
            "aluminium",
            0.04,
            rotation=Matrix.Rotation(a, 4, "Z"),
        )
        cylinder((*foot, height * 0.4), height * 0.4, height * 0.3, "rubber", axis="x", bevel=0.04)


def meter(product, at, turn=-8, scale=1.0):
    """Peak voltmeter with the divided impulse on its screen."""
    with group(at, turn=turn, scale=scale):
        with case(2.5, 1.35, 2.2):
            screen(-0.42, 0.04, 1.4, 0.9, product["waves"], product["readout"], product["scale"])
            digits(0.76, 0.3, 0.72, product["reading"], 0.24)
            coax(0.55, -0.12, 0.09)
            coax(0.95, -0.12, 0.09)
            brand(-1.1, -0.54, 0.085)
            label(0.76, -0.38, "PEAK kV", 0.07, "mono")


def divider(product):
    span, height = product["span"], product["span"] * 0.28
    trolley(span, height)
    top = column(
        height * 1.2,
        product["sections"],
        product["radius"],
        product["length"],
        product["surface"],
        product["ring"],
        product.get("rings", 1),
    )
    with group((0, -span * 0.34, height)):
        box((0, 0, 0), (span * 0.62, 0.1, height * 0.7), "ink", 0.03)
        with group((0, -0.06, 0), scale=span * 0.34):
            label(0, 0.1, product["name"], 0.3, "bold")
            label(0, -0.16, product["line"], 0.15, "mono", surface="printgrey")
    size = product.get("meter", 1.0)
    meter(product, (span * 1.15 + size * 1.1, -span * 0.7, 0), scale=size)
    rod((0, 0, top), (-span * 1.7, 0, top + span * 0.25), 0.03 * span, "copper")
