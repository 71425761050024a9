"""Marx impulse voltage generators at true scale: as many stages as the product has, desk and person beside."""
from lib.connectors import label, warning
from lib.panel import brand
from lib.solids import box, cylinder, group, rod, sphere, torus

from .console import console
from .person import person

WIDEST = 20  # a stage's frame does not grow with the base beyond two metres


def capacitor(x, y, z, radius, length):
    """Oil-filled impulse capacitor lying across the frame, metal caps at both ends."""
    cylinder((x, y, z), radius, length, "epoxy", axis="x", bevel=radius * 0.1)
    for side in (-1, 1):
        cylinder((x + side * length / 2, y, z), radius * 1.06, radius * 0.4, "aluminium", axis="x", bevel=radius * 0.1)


def stage(z, width, height, heavy):
    """Posts, deck, capacitors at the back, sphere gap in front, wave resistors at the sides."""
    for x in (-width / 2, width / 2):
        for y in (-width * 0.36, width * 0.36):
            rod((x, y, z), (x, y, z + height), width * 0.032, "epoxy")
            cylinder((x, y, z + height), width * 0.05, height * 0.05, "steel", axis="z")
    for y in (-width * 0.36, width * 0.36):
        box((0, y, z + height), (width * 1.04, width * 0.05, height * 0.05), "steel", 0.05)
    for x in (-width / 2, width / 2):
        box((x, 0, z + height), (width * 0.05, width * 0.72, height * 0.05), "steel", 0.05)
    radius = min(width * (0.165 if heavy else 0.135), height * 0.3)
    for y in (0.1, 0.3) if heavy else (0.18,):
        capacitor(0, width * y, z + height * (0.42 if y < 0.2 else 0.62), radius * (0.8 if heavy else 1), width * 0.78)
    ball = width * 0.085
    for side, surface in ((-1, "brass"), (1, "brass")):
        sphere((side * ball * 1.12, -width * 0.36, z + height * 0.5), ball, surface)
        rod(
            (side * ball * 1.8, -width * 0.36, z + height * 0.5),
            (side * width * 0.42, -width * 0.36, z + height * 0.5),
            width * 0.018,
            "copper",
        )
    rod(
        (-width * 0.5, -width * 0.1, z + height * 0.08),
        (-width * 0.5, width * 0.2, z + height * 0.94),
        width * 0.035,
        "brown",
    )
    rod(
        (width * 0.5, width * 0.2, z + height * 0.08),
        (width * 0.5, -width * 0.2, z + height * 0.94),
        width * 0.03,
        "red",
    )


def base(product, width):
    """Wheeled frame with the charging rectifier; returns the height of its deck."""
    across, along = (side * 10 for side in product["base"])
    deck = min(across * 0.3, 7)
    box((0, 0, deck * 0.62), (across * 0.94, along * 0.92, deck * 0.62), "ink", 0.15, 4)
    box((0, 0, deck), (across, along, deck * 0.12), "steel", 0.06)
    wheel = min(deck * 0.18, 1.2)
    for x in (-across * 0.4, across * 0.4):
        for y in (-along * 0.36, along * 0.36):
            cylinder((x, y, wheel), wheel, wheel * 0.9, "rubber", axis="x", bevel=0.05)
    with group((0, -along * 0.461, deck * 0.62)):
        size = min(across * 0.1, deck * 0.34)
        label(0, deck * 0.1, product["name"], size, "bold")
        brand(-size * 2.6, -deck * 0.14, size * 0.36)
        for side in (-1, 1):
            warning(side * across * 0.37, deck * 0.01, size * 1.05)
    return deck * 1.06


def tower(product):
    """`height` and `base` are the metres of the data sheet."""
    across = product["base"][0] * 10
    width, rings = min(across * 0.8, WIDEST), product.get("rings", 1)
    z = base(product, width)
    head = width * (0.27 + 0.2 * (rings - 1))
    height = (product["height"] * 10 - z - head) / product["stages"]
    for _ in range(product["stages"]):
        stage(z, width, height, product.get("heavy", False))
        z += height
    box((0, 0, z + 0.2), (width * 1.04, width * 0.76, 0.3), "aluminium", 0.08)
    for i in range(rings):
        torus((0, 0, z + width * (0.16 + 0.2 * i)), width * (0.5 - 0.1 * i), width * 0.11, "aluminium")
    cylinder((0, 0, z + width * 0.16), width * 0.44, width * 0.06, "aluminium", axis="z")
    with group((across / 2 + 4.2, -across * 0.42, 0), turn=14):
        console(product)
    person((-across / 2 - 4.0, -across * 0.3, 0))
