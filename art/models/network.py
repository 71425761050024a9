"""Artificial networks of CISPR 25 and coupling-decoupling networks."""
from lib.connectors import cee, coax, hv_socket, jack, label, mains_socket, safety_socket, terminal, warning
from lib.controls import button, led
from lib.panel import UNIT, brand, case, corner_screws, ears, field, handles, title
from lib.solids import box, cylinder, group, tube

from .generator import lifting_eyes

WIRES = {"L1": "brown", "L2": "black", "L3": "slate", "N": "blue", "PE": "green", "L": "brown"}


def artificial(product):
    """Metal box on the ground plane: heavy terminals at both ends, the 50 ohm port in front."""
    shielded, width = product.get("shielded", False), product.get("width", 4.6)
    height, depth = width * 0.5, width * 0.7
    if product.get("plane", True):
        box((0, 0, 0.05), (width + 2.6, depth + 2.2, 0.08), "copper", 0.01)
    with group((0, 0, 0.09)):
        with case(width, height, depth, "aluminium", with_feet=False):
            title(-width / 2 + 0.25, height / 2 - 0.3, product["name"], product["line"], 0.24)
            coax(width / 2 - 0.55, 0.1, 0.17)
            label(width / 2 - 0.55, -0.2, "50 Ω", 0.1, "mono")
            brand(-width / 2 + 0.25, -height / 2 + 0.22, 0.09)
            field(-0.1, -0.1, width * 0.42, 0.56)
            for i in range(7):
                cylinder((-0.1 - width * 0.13 + i * width * 0.043, -0.003, -0.05), 0.09, 0.006, "print", bevel=0)
                cylinder((-0.1 - width * 0.13 + i * width * 0.043, -0.006, -0.05), 0.07, 0.006, "ink", bevel=0)
            label(-0.1, -0.28, "5 µH", 0.1, "mono")
        if shielded:
            warning_plate(width, height, depth)
    for side, words in ((-1, "SUPPLY"), (1, "DUT")):
        with group((side * (width / 2 + 0.0), 0, 0.09 + height / 2), turn=90 * side):
            ends(shielded)
        with group((side * (width / 2 - 0.42), -depth / 2 - 0.06, 0.4)):
            label(0, 0, words, 0.09, "mono")


def warning_plate(width, height, depth):
    with group((0, -depth / 2 - 0.05, height / 2)):
        warning(width / 2 - 1.1, 0.35, 0.34)


def ends(shielded):
    """Side connectors: a screw terminal, or a shielded gland with its orange cable."""
    if not shielded:
        terminal(0, 0, "red", 0.24)
        return
    for dx in (-0.5, 0.5):
        cylinder((dx, -0.12, 0), 0.34, 0.24, "steel", sides=6, bevel=0.03)
        cylinder((dx, -0.4, 0), 0.26, 0.4, "black", bevel=0.04)
        tube([(dx, -0.5, 0), (dx, -1.4, 0), (dx, -2.4, -0.5), (dx, -3.4, -0.78)], 0.17, "yellow")


def coupling(product):
    """No screen: a printed mimic diagram from the supply through the chokes to the equipment under test."""
    width, height = product.get("width", 4.4), product["units"] * UNIT
    half, wires, edge = height / 2, product["wires"], 0.36 if width > 3 else 0.2
    with case(width, height, product["depth"], product.get("housing", "paint")):
        if width > 3:
            handles(width, height, 0)
            ears(width, height)
        else:
            corner_screws(width, height)
        title(-width / 2 + edge, half - 0.2, product["name"], product["line"], 0.2 if width > 3 else 0.16)
        brand(-width / 2 + edge if width > 3 else width / 2 - 1.22, -half + 0.13)
        pitch = min(0.34, (height - (1.25 if height > 1.5 else 0.8)) / len(wires))
        for i, wire in enumerate(wires):
            line(wire, half - 0.58 - i * pitch, width, edge)
        sockets(product, width, half)
        x = -0.25 if width > 3 else -0.52
        for i, surface in enumerate(("red", "black")):
            hv_socket(x + i * 0.42, -half + (0.3 if height > 1.5 else 0.24), surface, 0.12 if height > 1.5 else 0.09)
        label(x + 0.2, -half + (0.54 if height > 1.5 else 0.42), "GENERATOR IN", 0.065)
        if width > 3:
            warning(-0.7, -half + 0.28, 0.24)
    if product.get("eyes"):
        lifting_eyes(width, height + 0.1, product["depth"])


def line(wire, z, width, edge):
    """One conductor: name, line, choke, coupling lamp and, where there is room, its key."""
    left, right = -width / 2 + edge + 0.4, width / 2 - (1.45 if width > 3 else 0.9)
    label(left - 0.26, z, wire, 0.11, "mono")
    box(((left + right) / 2, -0.003, z), (right - left, 0.005, 0.018), WIRES.get(wire, "teal"), 0)
    for i in range(4):
        cylinder((left + 0.16 + i * 0.09, -0.005, z), 0.055, 0.008, "print", bevel=0)
        cylinder((left + 0.16 + i * 0.09, -0.009, z), 0.038, 0.008, "ink", bevel=0)
    led((left + right) / 2 + 0.3, z, "led", 0.026)
    if width > 3:
        button(right - 0.3, z, 0.26, 0.11, "key")


def sockets(product, width, half):
    x = width / 2 - (0.82 if width > 3 else 0.5)
    kind = product["socket"]
    if kind == "cee":
        cee(x, half - 0.66, product.get("size", 0.32), "red")
        label(x, half - 0.66 - product.get("size", 0.32) * 1.5, "EUT OUT", 0.075)
        cee(x, -half + 0.62, product.get("size", 0.32) * 0.8, "blue")
        label(x, -half + 0.62 - product.get("size", 0.32) * 1.2, "SUPPLY IN", 0.07)
    elif kind == "mains":
        mains_socket(x, half - 0.72, 0.24)
        label(x, half - 1.16, "EUT 16 A", 0.075)
    else:
        for i in range(8):
            safety_socket(x - 0.3 + (i % 4) * 0.2, half - 0.5 - (i // 4) * 0.24, "blue" if i // 4 else "white", 0.065)
        for i in range(2):
            jack(x - 0.15 + i * 0.3, -half + 0.28, 0.2)
        label(x, half - 0.3, "EUT  4 PAIRS", 0.07, "mono")
