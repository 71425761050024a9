"""What fills a 19-inch frame from top to bottom. A module is drawn around its middle; `half` is half its height."""
import math

from lib.connectors import cee, coax, hv_socket, label, safety_socket, terminal, warning
from lib.controls import led
from lib.materials import pane
from lib.panel import brand, title
from lib.screen import digits, screen
from lib.solids import box, cylinder, group, prism, rod, rounded, sphere, tube

from .generator import OUTPUTS
from .sections import controls, grille, safety

FACE = 4.83  # width of a 19-inch panel


def control(product, half):
    left = -FACE / 2 + 0.25
    title(left, half - 0.2, product["name"], product["line"])
    brand(left, -half + 0.13)
    screen(
        left + 0.95,
        -0.06,
        1.9,
        half * 2 - 0.72,
        product["waves"],
        product["readout"],
        product["scale"],
        product.get("lanes", False),
    )
    controls(0.42, half)
    for i, (surface, mark) in enumerate((("led", "READY"), ("ledamber", "CHARGE"), ("ledred", "HV ON"))):
        led(1.12, half - 0.34 - i * 0.2, surface, 0.034)
        label(1.22, half - 0.34 - i * 0.2, mark, 0.065, "mono", "LEFT")
    safety(1.95, half, 0.16)


def amplifier(product, half):
    grille(-0.5, 0, 3.3, half * 2 - 0.3)
    digits(1.8, half * 0.35, 0.95, product.get("reading", "60.0 V"), min(0.26, half * 0.6))
    led(1.45, -half * 0.45, "led", 0.035)
    label(1.95, -half * 0.45, "ONLINE", 0.07, "mono")


def blank(product, half):
    grille(0, 0, 3.6, half * 1.2)


def door(product, half):
    """Steel door of the capacitor bay with its lock and the warning."""
    box((0, -0.02, 0), (FACE - 0.3, 0.05, half * 2 - 0.15), "ink", 0.02)
    box((FACE / 2 - 0.45, -0.08, 0), (0.12, 0.1, 0.7), "steel", 0.03)
    with group((0, -0.046, 0)):
        warning(-FACE / 2 + 0.75, half * 0.35, 0.6)
        label(-FACE / 2 + 1.25, half * 0.38, product.get("bay", "CAPACITOR BANK"), 0.16, "bold", "LEFT")
        label(-FACE / 2 + 1.25, half * 0.38 - 0.22, "earth before opening", 0.11, "mono", "LEFT", "printgrey")
        grille(0, -half * 0.5, 3.4, half * 0.5)


def chamber(product, half):
    """Test chamber behind a pane: copper bars, two electrodes and the device between them."""
    box((0, -0.01, 0), (FACE - 0.2, 0.04, half * 2 - 0.12), "inkdeep", 0.02)
    for side in (-1, 1):
        box((side * (FACE / 2 - 0.18), -0.3, 0), (0.2, 0.62, half * 2 - 0.12), "steel", 0.03)
        box((0, -0.3, side * (half - 0.14)), (FACE - 0.57, 0.6, 0.18), "steel", 0.03)
        box((side * 1.25, -0.16, 0), (0.5, 0.14, half * 1.4), "copper", 0.02)
        rod((side * 1.1, -0.3, 0), (side * 0.4, -0.3, 0), 0.12, "copper")
        sphere((side * 0.42, -0.3, 0), 0.2, "brass")
    cylinder((0, -0.3, 0), 0.17, 0.46, "blue", axis="x", bevel=0.04)
    box((0, -0.6, 0), (FACE - 0.5, 0.02, half * 2 - 0.4), pane(), 0)
    prism((0, -0.63, -half + 0.4), rounded(0.9, 0.09, 0.04), 0.06, "black", 0.015)
    with group((0, -0.62, 0)):
        warning(-FACE / 2 + 0.55, half - 0.5, 0.34)


def outlets(product, half):
    """Full-width output panel named by the product."""
    OUTPUTS[product["outputs"]](product, 0.6, FACE / 2 - 0.25, half)
    grille(-1.3, 0, 1.7, half * 1.2)


def plug_ins(product, half):
    """Vertical wave modules with their own captions and outputs."""
    for i, words in enumerate(product["plugins"]):
        wide = (FACE - 0.4) / len(product["plugins"])
        x = -FACE / 2 + 0.2 + wide * (i + 0.5)
        box((x, -0.02, 0), (wide - 0.05, 0.06, half * 2 - 0.12), "ink", 0.02)
        with group((x, -0.05, 0)):
            label(0, half - 0.22, words, 0.12, "mono")
            label(0, half - 0.38, "µs", 0.08, "mono", surface="printgrey")
            led(0, half - 0.55, "led" if i == 0 else "grid", 0.035)
            hv_socket(0, half - 0.95, "red", 0.16)
            safety_socket(0, half - 1.4, "black", 0.09)
            box((0, -0.1, -half + 0.26), (wide * 0.5, 0.08, 0.12), "steel", 0.03)


def three_phase(product, half):
    for i, (surface, words) in enumerate((("blue", "SUPPLY IN"), ("red", "EUT OUT"))):
        cee(-1.1 + i * 2.2, 0, 0.42, surface)
        label(-1.1 + i * 2.2, half - 0.16, words, 0.11)
    for i in range(3):
        led(0 - 0.2 + i * 0.2, 0.1, "led", 0.04)
    label(0, -0.1, "L1 L2 L3", 0.08, "mono")


def bolts(product, half):
    for i, (surface, mark) in enumerate((("red", "+"), ("black", "−"))):
        terminal(-0.5 + i, 0, surface, 0.22)
        label(-0.5 + i, half - 0.14, mark, 0.2, "bold")
    coax(1.7, 0, 0.09)
    label(1.7, 0.25, "REMOTE", 0.07, "mono")


def header(product, half):
    """Fascia on top with the product's name, readable from across the hall."""
    label(-FACE / 2 + 0.3, 0, product["name"], min(0.5, 4.4 / len(product["name"])), "bold", "LEFT")
    brand(FACE / 2 - 2.0, -half + 0.2, 0.12)


def cassette(product, half):
    """Exchangeable wave-shaping cassette behind its handle."""
    box((0, -0.03, 0), (FACE - 0.7, 0.08, half * 2 - 0.3), "ink", 0.03)
    for side in (-1, 1):
        cylinder((side * 0.9, -0.2, -half * 0.35), 0.05, 0.3, "steel", bevel=0.01)
    box((0, -0.36, -half * 0.35), (2.0, 0.1, 0.12), "steel", 0.04)
    with group((0, -0.075, 0)):
        label(0, half * 0.45, product["line"], 0.2, "mono")
        warning(-FACE / 2 + 0.85, half * 0.1, 0.42)


def drawer(product, half):
    """Test drawer for leaded parts, with its handle and interlock lamp."""
    box((0, -0.05, 0), (FACE - 0.9, 0.12, half * 2 - 0.5), "plate", 0.03)
    for side in (-1, 1):
        cylinder((side * 0.8, -0.2, half * 0.2), 0.05, 0.2, "steel", bevel=0.01)
    box((0, -0.32, half * 0.2), (1.9, 0.1, 0.14), "steel", 0.04)
    with group((0, -0.115, 0)):
        warning(-1.4, 0, 0.4)
        led(1.5, half * 0.2, "led", 0.05)
        label(1.5, -half * 0.2, "CLOSED", 0.1, "mono", surface="printdark")


def coils(product, half):
    """Copper coil and tail resistors behind bars."""
    box((0, -0.01, 0), (FACE - 0.3, 0.04, half * 2 - 0.2), "black", 0.02)
    turns = [
        (-1.6 + 3.2 * k / 140, -0.34 + 0.26 * math.cos(k * 0.7), half * 0.4 + 0.5 * math.sin(k * 0.7))
        for k in range(141)
    ]
    tube(turns, 0.06, "copper")
    for i in range(2):
        z = -half * 0.25 - i * 0.5
        cylinder((0, -0.3, z), 0.17, 2.8, "brown", axis="x", bevel=0.03)
        for side in (-1, 1):
            cylinder((side * 1.5, -0.3, z), 0.2, 0.24, "steel", axis="x", bevel=0.03)
    for i in range(15):
        box((-2.1 + i * 0.3, -0.66, 0), (0.035, 0.035, half * 2 - 0.2), "steel", 0.01)
    for side in (-1, 1):
        box((0, -0.36, side * (half - 0.08)), (FACE - 0.2, 0.7, 0.12), "steel", 0.03)


MODULES = {
    f.__name__: f
    for f in (
        header,
        control,
        amplifier,
        blank,
        door,
        chamber,
        outlets,
        plug_ins,
        three_phase,
        bolts,
        cassette,
        drawer,
        coils,
    )
}
