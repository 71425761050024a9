"""High-voltage dividers: base, insulating column of one or more sections, field-grading toroids."""
import math

from mathutils import Matrix

from lib.connectors import coax, label
from lib.panel import brand, case
from lib.screen import digits, screen
from lib.solids import box, cylinder, group, lathe, rod, sphere, torus

from .person import person

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


def meter(product, at, turn=-8):
    """Peak voltmeter with the divided impulse on its screen."""
    with group(at, turn=turn):
        with case(2.5, 1.35, 2.2):
            screen(-0.42, 0.04, 1.4, 0.9, product["waves"], product["readout"], product["scale"])
            digits(0.76, 0.3, 0.72, product["reading"], 0.24)
            coax(0.55, -0.12, 0.09)
            coax(0.95, -0.12, 0.09)
            brand(-1.1, -0.54, 0.085)
            label(0.76, -0.38, "PEAK kV", 0.07, "mono")


def foot(product, span, height):
    """Round plate of a table divider, or the trolley of one that stands on the floor."""
    if span > 1.6:
        trolley(span, height)
        return
    cylinder((0, 0, 0.16), span * 1.25, 0.26, "ink", axis="z", bevel=0.05)


def divider(product):
    """`height` and `base` are the metres of the data sheet; a person stands beside what is taller."""
    span = product["base"] * 10 / (1.6 if product["base"] > 0.25 else 2.5)
    height = span * 0.28
    foot(product, span, height)
    ring, rings, sections = product["ring"], product.get("rings", 1), product["sections"]
    length = (product["height"] * 10 - height * 1.2 - ring * 0.81) / sections
    column(height * 1.2, sections, product["radius"], length, product["surface"], ring, rings)
    with group((0, -span * 0.34 if span > 1.6 else -span * 1.24, height if span > 1.6 else 0.3)):
        box((0, 0, 0), (span * 0.62, 0.1, max(height * 0.7, 0.4)), "ink", 0.03)
        with group((0, -0.06, 0), scale=span * 0.34):
            label(0, 0.1, product["name"], 0.3, "bold")
            label(0, -0.16, product["line"], 0.15, "mono", surface="printgrey")
    meter(product, (span + 2.2, -span * 0.7, 0))
    if product["height"] > 2:
        person((-span - 2.6, -span * 0.2, 0), 14)
