"""IoT gateway: circuit board with radio, network and field-bus ports, half drawn out of its housing."""
import math

from lib.company import NAME
from lib.connectors import coax, label
from lib.solids import box, cylinder, group, prism, rod, rounded, sphere, text


def chip(x, y, width, depth, words=""):
    box((x, y, 0.11), (width, depth, 0.1), "black", 0.012)
    pins = max(4, int(width / 0.07))
    for i in range(pins):
        at = x - width / 2 + width * (i + 0.5) / pins
        for side in (-1, 1):
            box((at, y + side * (depth / 2 + 0.02), 0.075), (0.025, 0.06, 0.015), "steel", 0)
    if words:
        text(words, (x, y, 0.163), min(width * 0.2, 0.12), "print", "mono", lying=True)


def shield(x, y, width, depth, words):
    """Metal can over a radio module."""
    box((x, y, 0.13), (width, depth, 0.15), "steel", 0.03)
    text(words, (x, y, 0.21), 0.13, "printdark", "mono", lying=True)


def terminal_block(x, y, ways):
    box((x, y, 0.25), (ways * 0.26, 0.42, 0.42), "green", 0.03)
    for i in range(ways):
        at = x + (i - (ways - 1) / 2) * 0.26
        cylinder((at, y + 0.03, 0.46), 0.085, 0.02, "steel", axis="z", bevel=0.004, sides=24)
        box((at, y + 0.03, 0.472), (0.13, 0.02, 0.006), "black", 0)
        box((at, y - 0.2, 0.16), (0.15, 0.04, 0.16), "black", 0.01)


def ethernet(x, y):
    box((x, y, 0.34), (0.66, 0.72, 0.56), "steel", 0.02)
    box((x, y - 0.35, 0.32), (0.5, 0.04, 0.38), "black", 0.01)
    for i, surface in enumerate(("led", "ledamber")):
        box((x - 0.2 + 0.4 * i, y - 0.365, 0.56), (0.09, 0.02, 0.05), surface, 0.005)


def antenna(x, y):
    with group((x, y, 0.28), tilt=-4):
        coax(0, 0, 0.13, "brass")
    rod((x, y - 0.2, 0.28), (x, y - 0.55, 0.28), 0.11, "black")
    rod((x, y - 0.5, 0.28), (x, y - 0.5, 2.9), 0.12, "black")
    sphere((x, y - 0.5, 2.9), 0.12, "black")


def traces(seed_lines=11):
    """Copper runs between the parts, at right angles and 45 degrees."""
    for i in range(seed_lines):
        y = -0.9 + i * 0.17
        box((-0.95 + 0.05 * (i % 3), y, 0.062), (1.0, 0.022, 0.004), "teal", 0)
        rod((-0.45 + 0.05 * (i % 3), y, 0.062), (-0.3 + 0.05 * (i % 3), y + 0.15, 0.062), 0.011, "teal", 6)


def gateway():
    with group((0, 0, 0.35)):
        prism((0, 0, 0), rounded(6.2, 4.2, 0.22), 0.12, "pcb", 0.02, axis="z")
        for x in (-2.85, 2.85):
            for y in (-1.85, 1.85):
                cylinder((x, y, 0.062), 0.2, 0.01, "brass", axis="z", bevel=0.002)
                cylinder((x, y, 0.1), 0.12, 0.12, "steel", axis="z", bevel=0.02)
                cylinder((x, y, -0.2), 0.14, 0.3, "brass", axis="z", sides=6)
        traces()
        chip(0.55, 0.1, 1.1, 1.1, "ARM A53")
        chip(-0.75, 1.2, 0.7, 0.5, "eMMC")
        chip(0.6, 1.35, 0.9, 0.4, "DDR")
        shield(-1.9, 0.9, 1.25, 1.5, "LTE  B3")
        shield(2.25, 1.0, 0.95, 1.2, "WIFI")
        terminal_block(-1.85, -1.85, 6)
        ethernet(0.05, -1.7)
        ethernet(0.95, -1.7)
        terminal_block(2.15, -1.85, 4)
        for i in range(7):
            box((-2.35 + i * 0.2, -0.55, 0.09), (0.1, 0.05, 0.05), "brown" if i % 2 else "black", 0.006)
        for i in range(4):
            cylinder(
                (1.75 + (i % 2) * 0.42, -0.5 + (i // 2) * 0.42, 0.24), 0.16, 0.34, "aluminium", axis="z", bevel=0.03
            )
        for i, surface in enumerate(("led", "led", "ledamber", "led")):
            box((-0.8 - i * 0.18, -1.7, 0.1), (0.08, 0.12, 0.07), surface, 0.01)
        text(f"{NAME}   GATEWAY G4", (-2.35, -1.28, 0.066), 0.13, "print", "mono", "LEFT", lying=True)
        for x in (-2.4, 2.4):
            with group((x, 2.0, 0), turn=180):
                antenna(0, 0)


def housing():
    """Lower shell behind the board, with its field of ribs."""
    with group((0, 3.7, 0)):
        prism((0, 0, 0.55), rounded(6.8, 2.2, 0.3), 1.1, "ink", 0.1, axis="z", segments=4)
        with group((0, -1.1, 0.55)):
            label(0, 0.1, "IoT GATEWAY", 0.3, "bold")
            label(0, -0.22, "MQTT   Modbus   LTE", 0.16, "mono", surface="printgrey")
        for i in range(9):
            a = -2.6 + i * 0.65
            box((a, 0.1, 1.12), (0.12, 1.7 - 0.1 * abs(math.cos(i)), 0.06), "inkdeep", 0.02)
