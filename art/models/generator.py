"""The bench generator: one body, many output panels. `products.json` names the outputs and the size."""
from lib.connectors import coax, label, safety_socket
from lib.panel import UNIT, brand, case, corner_screws, ears, handles, screw, title
from lib.screen import screen
from lib.solids import box, cylinder, group, torus

from . import outputs_auto, outputs_supply, outputs_surge, outputs_telecom
from .sections import bushing, carrying_handle, controls, grille

OUTPUTS = outputs_surge.OUTPUTS | outputs_supply.OUTPUTS | outputs_auto.OUTPUTS | outputs_telecom.OUTPUTS
PANEL = 6  # rack units a panel with screen and outputs takes at most; what is above that is power stage


def power_stage(width, half, top):
    """Plate over the transformers and capacitors of a tall housing: slots and screws."""
    low = top - 0.02
    box((0, -0.01, (low - half) / 2), (width - 0.1, 0.02, half + low - 0.06), "inkdeep", 0.008)
    with group((0, -0.02, 0)):
        grille(0, (low - half) / 2, width * 0.62, (half + low) * 0.6)
    for x in (-width / 2 + 0.42, width / 2 - 0.42):
        for z in (-half + 0.16, low - 0.14):
            screw(x, z, -0.02)


def lifting_eyes(width, height, depth):
    for x in (-width / 2 + 0.4, width / 2 - 0.4):
        for y in (-depth / 2 + 0.5, depth / 2 - 0.5):
            cylinder((x, y, height + 0.14), 0.11, 0.08, "steel", axis="z")
            torus((x, y, height + 0.32), 0.14, 0.045, "steel", "y")


def coupling_box(words):
    """Small separate box between the generator and the lines."""
    with case(1.9, 0.9, 2.6):
        label(0, 0.3, words, 0.1, "mono")
        coax(-0.65, -0.1, 0.12)
        for i in range(4):
            safety_socket(-0.2 + i * 0.28, -0.1, "blue" if i % 2 else "white", 0.07)


def generator(product):
    units, width, depth = product.get("units", 4), product.get("width", 4.4), product.get("depth", 5.0)
    height = units * UNIT
    portable = product.get("portable", False)
    half, edge = height / 2, 0.2 if portable or width < 3 else 0.34
    with case(width, height, depth, product.get("housing", "paint")):
        if edge > 0.2:
            handles(width, height, 0)
            ears(width, height)
        else:
            corner_screws(width, height)
        panel = min(units, PANEL) * UNIT
        if units > PANEL:
            power_stage(width, half, half - panel)
        with group((0, 0, half - panel / 2)):
            front(product, width, panel / 2, edge)
    if "box" in product:
        with group((width / 2 + 1.6, -0.6, 0), turn=-8):
            coupling_box(product["box"])
    if portable:
        carrying_handle(width, height, depth)
    if "bushing" in product:
        with group((width * 0.2, 0.3, 0)):
            bushing(height + 0.1, product["bushing"])


def front(product, width, half, edge):
    """Name, screen, controls and outputs, left to right."""
    left, wide = -width / 2 + edge, product.get("screen", min(1.76, width * 0.4))
    title(left, half - 0.2, product["name"], product["line"], 0.19 if width > 3 else 0.15)
    brand(left, -half + 0.13)
    readings = product["waves"], product["readout"], product["scale"], product.get("lanes", False)
    screen(left + wide / 2, -0.06, wide, half * 2 - 0.72, *readings)
    right = left + wide
    if product.get("controls", True):
        controls(right + 0.47, half, not product.get("high"))
        right += 0.9
    OUTPUTS[product["outputs"]](product, right, width / 2 - edge, half)
