"""Plug-in wave-shaping unit: a card with its front plate, coils and resistors behind it."""
import math

from lib.connectors import coax, hv_socket, label, warning
from lib.controls import led
from lib.panel import brand
from lib.screen import screen
from lib.solids import box, cylinder, group, rod, tube

from .divider import section


def plugin(product):
    with group((0, 0, 0.12)):
        box((0, 2.2, 0.1), (4.2, 4.4, 0.12), "epoxy", 0.03)
        for x in (-1.95, 1.95):
            box((x, 2.2, 0.3), (0.14, 4.4, 0.5), "aluminium", 0.03)
        turns = [
            (-1.2 + 0.62 * math.cos(k * 0.5), 0.7 + 3.0 * k / 200, 1.0 + 0.62 * math.sin(k * 0.5)) for k in range(201)
        ]
        tube(turns, 0.07, "copper")
        for i in range(3):
            rod((0.2 + i * 0.55, 0.6, 0.9), (0.2 + i * 0.55, 3.4, 0.9), 0.2, "brown")
            for y in (0.6, 3.4):
                cylinder((0.2 + i * 0.55, y, 0.9), 0.23, 0.2, "steel")
                box((0.2 + i * 0.55, y, 0.5), (0.12, 0.12, 0.8), "copper", 0.02)
        with group((0, 4.1, 0.2)):
            section(0, 0.3, 1.5, "porcelain")
        for x in (-1.4, 1.4):
            rod((x, 4.2, 0.4), (x, 5.1, 0.4), 0.16, "brass")
    box((0, -0.06, 1.35), (4.5, 0.12, 2.7), "ink", 0.04)
    for x in (-2.0, 2.0):
        for z in (0.6, 2.1):
            cylinder((x, -0.25, z), 0.05, 0.3, "steel")
        box((x, -0.42, 1.35), (0.12, 0.1, 1.75), "steel", 0.04)
    with group((0, -0.125, 1.35)):
        label(-1.7, 1.02, product["name"], 0.26, "bold", "LEFT")
        label(-1.7, 0.78, product["line"], 0.12, "mono", "LEFT", "printgrey")
        screen(-0.85, -0.08, 1.7, 1.2, product["waves"], product["readout"], product["scale"])
        hv_socket(0.75, 0.45, "red", 0.24)
        hv_socket(1.4, 0.45, "black", 0.2)
        coax(0.6, -0.5, 0.1)
        coax(0.95, -0.5, 0.1)
        warning(1.45, -0.5, 0.32)
        led(0.35, -0.9, "led", 0.04)
        brand(-1.7, -1.1, 0.09)
