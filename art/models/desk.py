"""Desk things: a large display with plots, a scale car on a turntable, a keyboard."""
import pathlib
import re

from lib.panel import brand
from lib.screen import screen
from lib.solids import box, cylinder, group, prism, rounded, text, torus

from .car import car

# what the page promises of the simulator's own first values: battery, speed, consumption, range
PAGE = pathlib.Path(__file__).parents[2] / "src/content/pages/products/ev-simluator.yaml"
BATTERY, SPEED, CONSUMPTION, RANGE = re.search(
    r"\((\d+) kWh, (\d+) km/h,.*?about (\d+) Wh/km and a range near (\d+) km", PAGE.read_text(encoding="utf-8"), re.DOTALL
).groups()
DRIVE = [[0, 0], [0.02, 0.5], [0.04, 0.72], [1, 0.72]]
CHARGE = [[0, 0.98], [1, 0.04]]
LOSSES = (0.95, 0.62, 0.4, 0.27, 0.2, 0.16, 0.12, 0.1, 0.08, 0.07, 0.06, 0.05)


def display(width=7.2, height=4.2):
    """Monitor with speed, state of charge and the result."""
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
            [{"kind": "levels", "points": DRIVE}, {"kind": "levels", "points": CHARGE}],
            f"{SPEED} km/h",
            "SoC %",
        )
        for i, (value, words) in enumerate(((f"{RANGE} km", "RANGE"), (CONSUMPTION, "Wh/km"), (BATTERY, "kWh BATTERY"))):
            z = 1.5 - i * 0.98
            text(value, (2.5, -0.045, z), 0.38, "phosphor" if i == 0 else "lit", "mono")
            text(words, (2.5, -0.045, z - 0.34), 0.16, "printgrey", "mono")
        for i in range(12):
            box(
                (-3.1 + i * 0.4, -0.03, -1.7 + 0.08 + 0.27 * LOSSES[i]),
                (0.26, 0.02, 0.16 + 0.54 * LOSSES[i]),
                "teal" if i % 4 else "phosphor",
                0,
            )
        text("ENERGY  Wh/km", (-3.24, -0.045, -0.85), 0.16, "printgrey", "mono", "LEFT")
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
