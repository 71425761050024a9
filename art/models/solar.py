"""Photovoltaic tables, string inverter and weather station. One unit is 100 mm."""
import math

from lib.connectors import label
from lib.controls import led
from lib.panel import brand
from lib.screen import screen
from lib.solids import box, cylinder, group, lathe, prism, rod, rounded, sphere, tube


def module(x, y, width=11.3, length=17.2):
    """One framed module lying in the table's plane, with its cell lines."""
    box((x, y, 0), (width, length, 0.32), "aluminium", 0.06)
    box((x, y, 0.15), (width - 0.5, length - 0.5, 0.06), "cell", 0.02)
    for i in range(1, 6):
        box((x - width / 2 + width * i / 6, y, 0.185), (0.05, length - 0.7, 0.01), "slate", 0)
    for i in range(1, 10):
        box((x, y - length / 2 + length * i / 10, 0.185), (width - 0.7, 0.05 if i != 5 else 0.16, 0.01), "slate", 0)


def table(columns=4, tilt=24, rows=2):
    """Modules on posts and purlins; the low edge looks to -y."""
    depth, rise = rows * 17.5, 0
    with group((0, 0, 8.5 + math.sin(math.radians(tilt)) * depth / 2), tilt=tilt):
        for column in range(columns):
            for row in range(rows):
                module((column - (columns - 1) / 2) * 11.6, (row - (rows - 1) / 2) * 17.5)
        for y in (-depth * 0.27, depth * 0.27):
            box((0, y, -0.5), (columns * 11.6, 0.7, 0.7), "steel", 0.05)
    for i in range(max(2, columns // 2)):
        x = (i - (max(2, columns // 2) - 1) / 2) * 20
        for y in (-depth * 0.25, depth * 0.25):
            top = 8 + (y + depth / 2) * math.sin(math.radians(tilt))
            rod((x, y * math.cos(math.radians(tilt)), rise), (x, y * math.cos(math.radians(tilt)), top), 0.55, "steel")


def inverter():
    """String inverter on a two-leg frame, about 0.7 m wide."""
    for x in (-2.6, 2.6):
        box((x, 0.9, 5.5), (0.5, 0.5, 11), "steel", 0.06)
    prism((0, 0, 9), rounded(7, 8.6, 0.7, 8), 2.4, "white", 0.25, segments=5)
    prism((0, -1.2, 9.4), rounded(6, 5.6, 0.5, 8), 0.16, "ink", 0.05)
    with group((0, -1.3, 9.4)):
        screen(
            0,
            0.7,
            4.4,
            2.6,
            [
                {"kind": "sine", "cycles": 2},
                {"kind": "sine", "cycles": 2, "phase": 120},
                {"kind": "sine", "cycles": 2, "phase": 240},
            ],
        )
        brand(-2.4, -1.6, 0.34)
        led(2.3, -1.6, "led", 0.13)
    for i in range(6):
        cylinder((-2.5 + i, -0.1, 4.55), 0.26, 0.7, "black", axis="z", bevel=0.05)
        tube(
            [(-2.5 + i, -0.1, 4.3), (-2.5 + i, 0, 2.6), (-2.2 + i * 0.8, 0.4, 1.2), (-2.0 + i * 0.7, 0.8, 0.1)],
            0.13,
            "rubber",
        )


def weather_station(height=26):
    """Mast with anemometer cups, vane, pyranometer and radiation shield."""
    cylinder((0, 0, 0.2), 1.6, 0.4, "steel", axis="z", bevel=0.06)
    rod((0, 0, 0.3), (0, 0, height), 0.36, "aluminium")
    rod((-4.2, 0, height - 2.2), (4.2, 0, height - 2.2), 0.2, "aluminium")
    for i in range(3):
        a = math.radians(20 + 120 * i)
        tip = (-4.2 + 1.3 * math.cos(a), 1.3 * math.sin(a), height)
        rod((-4.2, 0, height), tip, 0.08, "black")
        sphere(tip, 0.5, "black")
    rod((-4.2, 0, height - 2.2), (-4.2, 0, height + 0.2), 0.18, "black")
    rod((4.2, 0, height - 2.2), (4.2, 0, height - 0.4), 0.18, "black")
    box((4.6, 0, height - 0.3), (3.0, 0.1, 0.14), "black", 0.03)
    prism((6.0, 0, height - 0.3), [(-0.8, -0.15), (0.7, -0.8), (0.7, 0.8), (-0.8, 0.15)], 0.1, "teal", 0.02)
    for i in range(7):
        lathe((0, -1.1, height * 0.62 + i * 0.42), [(0.4, 0.18), (0.95, 0), (0.9, 0.05), (0.4, 0.26)], "white")
    cylinder((0, -1.1, height * 0.62 + 3.1), 0.7, 0.16, "white", axis="z", bevel=0.05)
    rod((0, 0, height * 0.62 + 1.4), (0, -1.1, height * 0.62 + 1.4), 0.14, "steel")
    lathe((1.9, 0, height - 2.0), [(0.8, 0), (0.8, 0.35), (0.55, 0.55), (0.5, 0.6)], "white")
    sphere((1.9, 0, height - 1.45), 0.46, "glass")
    box((0, -0.75, height * 0.36), (2.2, 1.1, 3.0), "white", 0.15, 4)
    with group((0, -1.31, height * 0.36)):
        label(0, 0.5, "LOGGER", 0.36, "bold", surface="printdark")
        led(0, -0.5, "led", 0.14)
