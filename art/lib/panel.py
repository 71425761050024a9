"""Housings and front panels: the family resemblance of all instruments."""
from .company import NAME
from .connectors import label
from .solids import box, cylinder, group, prism, rounded

UNIT = 0.4445  # one rack unit
LIFT = 0.14  # height of the feet


def vents(x, y, z, count, pitch=0.1, height=0.5, side=1):
    """Slots in a side wall."""
    for i in range(count):
        box((x, y + i * pitch, z), (0.012, pitch * 0.42, height), "slot", 0.003)


def feet(width, depth):
    for x in (-width / 2 + 0.34, width / 2 - 0.34):
        for y in (-depth / 2 + 0.24, depth / 2 - 0.3):
            cylinder((x, y, LIFT / 2), 0.19, LIFT, "rubber", axis="z", bevel=0.03, top=0.16)


def screw(x, z, y=0, radius=0.036):
    """Cross-recessed panel screw."""
    cylinder((x, y - 0.012, z), radius, 0.024, "chrome", bevel=0.008, sides=32)
    for size in ((radius * 1.1, 0.004, radius * 0.26), (radius * 0.26, 0.004, radius * 1.1)):
        box((x, y - 0.0245, z), size, "slot", 0)


def corner_screws(width, height):
    """Of a front that has no handles."""
    for x in (-width / 2 + 0.11, width / 2 - 0.11):
        for z in (-height / 2 + 0.11, height / 2 - 0.11):
            screw(x, z, radius=0.032)


def handles(width, height, y):
    """Two bar handles at the panel's edges, rack fashion."""
    for x in (-width / 2 + 0.16, width / 2 - 0.16):
        for z in (-height * 0.31, height * 0.31):
            cylinder((x, y - 0.03, z), 0.085, 0.06, "black", bevel=0.012)
            cylinder((x, y - 0.14, z), 0.05, 0.26, "anodised", bevel=0.01)
        prism((x, y - 0.27, 0), rounded(0.1, height * 0.62 + 0.12, 0.05), 0.1, "anodised", 0.03, segments=4)
    for x in (-width / 2 + 0.16, width / 2 - 0.16):
        for z in (-height / 2 + 0.15, height / 2 - 0.15):
            screw(x, z)


def ears(width, height):
    """The front plate's two flanges with their slots, for a 19-inch frame."""
    for side in (-1, 1):
        x = side * (width / 2 + 0.11)
        box((x, 0.045, 0), (0.24, 0.1, height - 0.02), "anodised", 0.012)
        for z in (-height / 2 + 0.17, height / 2 - 0.17):
            prism((x + side * 0.005, -0.006, z), rounded(0.15, 0.075, 0.037), 0.01, "slot", 0)


def brand(x, z, size=0.085, align="LEFT", surface="print"):
    """The company's mark and name: a short impulse over a base line, then the words."""
    step = size * 0.9
    if align == "LEFT":
        for i, rise in enumerate((0.35, 1.0, 0.62, 0.36)):
            box(
                (x + i * step * 0.3, -0.003, z - size * 0.36 + rise * size * 0.4),
                (step * 0.16, 0.004, rise * size * 0.8),
                "teal",
                0,
            )
        x += step * 1.5
    label(x, z, NAME, size, "bold", align, surface)


def shell(width, height, depth, lift, surface):
    """Two sheets that meet in a seam below the lid, screwed together at the sides, behind an anodised frame."""
    back, seam, rim = depth / 2, min(0.3, height * 0.16), 0.2
    box((0, rim / 2, lift + height / 2), (width - 0.02, depth - rim - 0.02, height - 0.02), "slot", 0)
    box((0, rim / 2, lift + height - seam / 2), (width, depth - rim, seam), surface, 0.045, 5)
    box((0, rim / 2, lift + (height - seam) / 2 - 0.006), (width, depth - rim, height - seam - 0.012), surface, 0.03, 4)
    box((0, -back + rim / 2 - 0.014, lift + height / 2), (width, rim - 0.012, height), "anodised", 0.04, 5)
    for side in (-1, 1):
        with group((side * width / 2, 0, lift + height - seam - 0.09), turn=90 * side):
            for y in (-back + rim + 0.22, 0, back - 0.25):
                screw(y * side, 0, 0, 0.042)


def case(width, height, depth, surface="paint", front="ink", with_feet=True):
    """Box with its front panel; enters the panel's coordinates: origin at its middle, y = 0 its face."""
    lift = LIFT if with_feet else 0
    shell(width, height, depth, lift, surface)
    box((0, -depth / 2 - 0.02, lift + height / 2), (width - 0.1, 0.05, height - 0.1), front, 0.012)
    if with_feet:
        feet(width, depth)
    slots = max(3, int((depth - 1.2) / 0.12))
    vents(width / 2 + 0.001, -depth / 2 + 0.75, lift + height * 0.47, slots, 0.12, height * 0.42)
    return group((0, -depth / 2 - 0.046, lift + height / 2))


def title(x, z, name, subtitle, size=0.19):
    """Product name with its one-line description, left-aligned."""
    label(x, z, name, size, "bold", "LEFT")
    label(x, z - size * 0.78, subtitle, size * 0.46, "mono", "LEFT", "printgrey")


def rule(x, z, width):
    box((x, -0.002, z), (width, 0.003, 0.006), "printgrey", 0)


def field(x, z, width, height, words=""):
    """Printed frame around a group of connectors with its caption on top."""
    for side in (-1, 1):
        box((x + side * width / 2, -0.002, z), (0.007, 0.003, height), "printgrey", 0)
        box((x, -0.002, z + side * height / 2), (width + 0.007, 0.003, 0.007), "printgrey", 0)
    if words:
        label(x, z + height / 2 + 0.065, words, 0.075, "sans")
