"""Housings and front panels: the family resemblance of all instruments."""
from .company import NAME
from .connectors import label
from .solids import box, cylinder, group, prism, rounded

UNIT = 0.4445  # one rack unit


def vents(x, y, z, count, pitch=0.1, height=0.5, side=1):
    """Slots in a side wall."""
    for i in range(count):
        box((x, y + i * pitch, z), (0.012, pitch * 0.42, height), "slot", 0.003)


def feet(width, depth):
    for x in (-width / 2 + 0.35, width / 2 - 0.35):
        for y in (-depth / 2 + 0.35, depth / 2 - 0.35):
            cylinder((x, y, 0.05), 0.15, 0.1, "rubber", axis="z", bevel=0.02)


def handles(width, height, y):
    """Two bar handles at the panel's edges, rack fashion."""
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        for z in (-height * 0.32, height * 0.32):
            cylinder((x, y - 0.1, z), 0.045, 0.2, "steel", bevel=0.01)
        prism((x, y - 0.22, 0), rounded(0.085, height * 0.78, 0.042), 0.07, "steel", 0.02)


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


def case(width, height, depth, surface="paint", front="ink", with_feet=True):
    """Box with its front panel; enters the panel's coordinates: origin at its middle, y = 0 its face."""
    lift = 0.1 if with_feet else 0
    box((0, 0, lift + height / 2), (width, depth, height), surface, 0.045, 4)
    box((0, -depth / 2 - 0.02, lift + height / 2), (width - 0.06, 0.05, height - 0.06), front, 0.018)
    if with_feet:
        feet(width, depth)
    slots = max(3, int((depth - 1.2) / 0.12))
    vents(width / 2 + 0.001, -depth / 2 + 0.75, lift + height * 0.55, slots, 0.12, height * 0.42)
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
