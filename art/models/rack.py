"""Floor cabinets: a 19-inch frame on castors, filled from the top with modules that products.json lists."""
from lib.panel import UNIT, screw
from lib.solids import box, cylinder, group

from .divider import section
from .modules import FACE, MODULES
from .sections import bushing


def castors(width, depth):
    for x in (-width / 2 + 0.6, width / 2 - 0.6):
        for y in (-depth / 2 + 0.6, depth / 2 - 0.6):
            cylinder((x, y, 0.32), 0.32, 0.26, "rubber", axis="x", bevel=0.04)
            box((x, y, 0.66), (0.5, 0.5, 0.16), "steel", 0.03)


def plinth(width, depth):
    box((0, 0, 0.62), (width - 0.3, depth - 0.4, 0.3), "black", 0.04)
    for x in (-width / 2 + 0.6, width / 2 - 0.6):
        for y in (-depth / 2 + 0.6, depth / 2 - 0.6):
            cylinder((x, y, 0.26), 0.26, 0.5, "rubber", axis="z", bevel=0.04)


def body(width, depth, height, housing):
    """Side walls, roof and front frame with the seams where they meet, and the four lifting bolts of the roof."""
    middle, roof = 0.74 + height / 2, 0.34
    box((0, 0, middle), (width - 0.04, depth - 0.04, height - 0.04), "slot", 0)
    box((0, -depth / 2 + 0.2, middle), (width, 0.4, height), "anodised", 0.07, 5)
    box((0, 0.21, middle - roof / 2 - 0.01), (width, depth - 0.43, height - roof - 0.02), housing, 0.05, 4)
    box((0, 0.21, 0.74 + height - roof / 2), (width, depth - 0.43, roof), housing, 0.07, 5)
    for x in (-width / 2 + 0.4, width / 2 - 0.4):
        for y in (-depth / 2 + 0.8, depth / 2 - 0.5):
            cylinder((x, y, 0.74 + height + 0.05), 0.14, 0.1, "steel", axis="z", sides=6)
    with group((width / 2, 0, 0), turn=90):
        for y in (-depth / 2 + 0.75, depth / 2 - 0.35):
            for z in (1.1, middle, 0.74 + height - roof - 0.25):
                screw(y, z, 0, 0.06)


def frame(units, width=5.7, depth=6.2, housing="paint", rolling=True):
    """Body on castors or feet; returns the height of the first module's top edge."""
    height = units * UNIT + 0.7
    castors(width, depth) if rolling else plinth(width, depth)
    body(width, depth, height, housing)
    box((0, -depth / 2 - 0.01, 0.74 + height / 2), (FACE + 0.1, 0.06, height - 0.5), "black", 0.02)
    for i in range(14):
        box(
            (width / 2 + 0.002, -depth / 2 + 1.5 + i * 0.24, 0.74 + height * 0.78),
            (0.012, 0.09, height * 0.16),
            "slot",
            0.003,
        )
    return 0.74 + height - 0.35


def plate(height):
    """Copper plate contact on insulating posts, with its bolt, on the roof."""
    with group((0, 0, height)):
        for x in (-1.6, 1.6):
            for y in (-1.4, 1.4):
                with group((x, y, 0)):
                    section(0, 0.24, 1.5, "porcelain")
        box((0, 0, 1.72), (4.4, 4.0, 0.22), "copper", 0.05)
        cylinder((0, -0.6, 2.0), 0.2, 0.5, "brass", axis="z", bevel=0.03)
        cylinder((0, -0.6, 1.9), 0.36, 0.14, "steel", axis="z", sides=6)


def cabinet(product, modules, at=(0, 0, 0)):
    """One cabinet; modules are [kind, units] pairs from the top, under the fascia."""
    modules = [("header", 2), *modules]
    units = sum(height for _, height in modules)
    with group(at):
        depth = product.get("depth", 6.2)
        top = frame(units, depth=depth, housing=product.get("housing", "paint"), rolling=product.get("rolling", True))
        roof = top + 0.35
        for kind, height in modules:
            tall = height * UNIT
            with group((0, -depth / 2 - 0.06, top - tall / 2)):
                box((0, 0.02, 0), (FACE, 0.05, tall - 0.024), "ink", 0.015)
                for x in (-FACE / 2 + 0.1, FACE / 2 - 0.1):
                    for z in (-tall / 2 + 0.12, tall / 2 - 0.12):
                        screw(x, z, -0.005, 0.042)
                with group((0, -0.01, 0)):
                    MODULES[kind](product, tall / 2)
            top -= tall
        if "bushing" in product:
            with group((0.6, 0.6, 0), scale=1.4):
                bushing(roof / 1.4, product["bushing"])
        if product.get("plate"):
            plate(roof)


def rack(product):
    """As many cabinets side by side as `cabinets` lists; the first carries the instrument's name."""
    rows = product["cabinets"]
    for i, modules in enumerate(rows):
        named = product if i == 0 else product | {"name": product["bay"], "waves": []}
        cabinet(named, modules, ((i - (len(rows) - 1) / 2) * 5.74, 0, 0))
