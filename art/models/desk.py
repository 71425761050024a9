"""Desk things: a large display with plots, a scale car on a turntable, a keyboard."""
from lib.panel import brand
from lib.screen import screen
from lib.solids import box, cylinder, group, prism, rounded, text, torus

from .car import car

SPEED = [
    [0, 0],
    [0.04, 0],
    [0.08, 0.3],
    [0.13, 0.26],
    [0.17, 0],
    [0.21, 0],
    [0.26, 0.42],
    [0.33, 0.4],
    [0.38, 0.1],
    [0.44, 0.55],
    [0.55, 0.52],
    [0.6, 0.2],
    [0.66, 0.74],
    [0.74, 0.7],
    [0.8, 0.98],
    [0.9, 0.94],
    [0.96, 0.2],
    [1, 0],
]
CHARGE = [[0, 0.98], [0.2, 0.93], [0.4, 0.86], [0.6, 0.75], [0.8, 0.6], [1, 0.42]]


def display(width=7.2, height=4.2):
    """Monitor with the drive cycle, the state of charge and the result."""
    base = 1.25
    prism((0, 0, base + height / 2), rounded(width, height, 0.15), 0.22, "black", 0.05)
    box((0, 0.45, base + 0.5), (0.9, 0.3, 2.6), "slate", 0.08)
    prism((0, 0.5, 0.06), rounded(3.0, 1.9, 0.3), 0.12, "slate", 0.04, axis="z")
    with group((0, -0.1, base + height / 2)):
        screen(
            -0.95,
            0.62,
            4.9,
            2.5,
            [{"kind": "levels", "points": SPEED}, {"kind": "levels", "points": CHARGE}],
            "WLTC  km/h",
            "SoC %",
        )
        for i, (value, words) in enumerate((("412 km", "RANGE"), ("14.6", "kWh/100 km"), ("92 %", "REGEN"))):
            z = 1.5 - i * 0.98
            text(value, (2.5, -0.045, z), 0.38, "phosphor" if i == 0 else "lit", "mono")
            text(words, (2.5, -0.045, z - 0.34), 0.16, "printgrey", "mono")
        for i in range(12):
            box(
                (-3.1 + i * 0.4, -0.03, -1.7 + 0.08 + 0.27 * SPEED[i + 3][1]),
                (0.26, 0.02, 0.16 + 0.54 * SPEED[i + 3][1]),
                "teal" if i % 4 else "phosphor",
                0,
            )
        text("POWER  kW", (-3.24, -0.045, -0.85), 0.16, "printgrey", "mono", "LEFT")
        brand(-0.75, -height / 2 + 0.11, 0.11)


def turntable():
    """Scale car on a rolling plate in front of the display."""
    with group((1.9, -3.4, 0)):
        cylinder((0, 0, 0.12), 1.95, 0.24, "ink", axis="z", bevel=0.04)
        torus((0, 0, 0.22), 1.9, 0.035, "led")
        cylinder((0, 0, 0.25), 1.75, 0.03, "slate", axis="z", bevel=0.01)
        with group((0, 0, 0.27), turn=-28, scale=0.078):
            car("#d8e0e6")
    with group((-2.1, -3.0, 0), turn=6):
        prism((0, 0, 0.09), rounded(3.4, 1.2, 0.12), 0.14, "slate", 0.04, axis="z")
        for row in range(4):
            for column in range(12):
                box((-1.44 + column * 0.262, -0.4 + row * 0.262, 0.18), (0.22, 0.22, 0.07), "ink", 0.03)
