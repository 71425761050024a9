"""Marx impulse voltage generators: as many stages as the product has, with desk and divider beside."""
from lib.connectors import label, warning
from lib.panel import brand
from lib.solids import box, cylinder, group, rod, sphere, torus

from .console import console
from .divider import column, trolley

STAGE = {100: (7.0, 6.2), 200: (10.0, 9.0)}  # kV per stage: width of the frame, height of a stage


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
    radius = width * (0.165 if heavy else 0.135)
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
    deck = width * 0.42
    box((0, 0, deck * 0.62), (width * 1.12, width * 0.84, deck * 0.62), "ink", 0.15, 4)
    box((0, 0, deck), (width * 1.2, width * 0.92, deck * 0.12), "steel", 0.06)
    for x in (-width * 0.45, width * 0.45):
        for y in (-width * 0.34, width * 0.34):
            cylinder((x, y, deck * 0.18), deck * 0.18, deck * 0.16, "rubber", axis="x", bevel=0.05)
    with group((0, -width * 0.421, deck * 0.62)):
        label(0, deck * 0.1, product["name"], width * 0.1, "bold")
        brand(-width * 0.26, -deck * 0.14, width * 0.036)
        warning(width * 0.44, 0, width * 0.12)
        warning(-width * 0.44, 0, width * 0.12)
    return deck * 1.06


def tower(product):
    width, height = STAGE[product["kv"]]
    deck = z = base(product, width)
    for _ in range(product["stages"]):
        stage(z, width, height, product.get("heavy", False))
        z += height
    box((0, 0, z + 0.2), (width * 1.04, width * 0.76, 0.3), "aluminium", 0.08)
    for i in range(product.get("rings", 1)):
        torus((0, 0, z + width * (0.16 + 0.2 * i)), width * (0.5 - 0.1 * i), width * 0.11, "aluminium")
    cylinder((0, 0, z + width * 0.16), width * 0.44, width * 0.06, "aluminium", axis="z")
    total = z - deck
    desk = max(1.0, total / 42)
    with group((width * 1.25 + desk * 4.6, -width * 1.3, 0), turn=14, scale=desk):
        console(product)
    if product["stages"] > 1:
        reach = -width * 1.15 - total * 0.17
        with group((reach, width * 0.1, 0)):
            span = width * 0.42
            trolley(span, span * 0.3)
            sections = max(1, product["stages"] // 3)
            head = column(
                span * 0.36,
                sections,
                width * 0.085,
                total * 0.9 / sections,
                "silicone",
                width * 0.3,
                1 + (sections > 2),
            )
        rod((-width * 0.4, 0, z + width * 0.16), (reach, width * 0.1, head), width * 0.014, "copper")
