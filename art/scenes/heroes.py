"""The three wide pictures of the home page: one instrument each, near enough to read its screen."""
import math

from lib.connectors import label
from lib.controls import led
from lib.panel import brand
from lib.screen import screen
from lib.solids import box, cylinder, group, prism, rounded, tube
from lib.studio import studio
from models import charger, solar
from models.generator import generator

SURGE = {
    "outputs": "combination",
    "name": "CWG 6-3",
    "line": "1.2/50–8/20 µs   6 kV / 3 kA",
    "waves": [{"kind": "impulse", "front": 1.2, "tail": 50}],
    "readout": "1.2/50 µs   6.0 kV",
    "scale": "10 µs/div",
    "monitors": 3,
}


def device_under_test(at):
    """Surge protector on its test block."""
    with group(at):
        box((0, 0, 0.12), (1.3, 0.8, 0.24), "black", 0.04)
        box((0, 0.05, 0.72), (0.9, 0.56, 0.96), "paint", 0.06)
        box((0, -0.24, 0.92), (0.16, 0.02, 0.1), "led", 0.01)
        with group((0, -0.231, 0)):
            label(0, 1.08, "SPD  TYPE 2", 0.1, "bold", surface="printdark")
        for x in (-0.3, 0.3):
            cylinder((x, -0.26, 0.62), 0.09, 0.14, "brass", bevel=0.01)


def fast_safe_reliable():
    """Surge generator on a bench with its 1.2/50 trace and the cables of a test."""
    generator(SURGE)
    for x, surface, end in ((1.08, "red", 2.75), (1.56, "black", 3.35)):
        cylinder((x, -2.86, 1.418), 0.1, 0.46, surface, bevel=0.03)
        tube(
            [
                (x, -3.0, 1.418),
                (x, -3.3, 1.38),
                (x + 0.05, -3.5, 0.6),
                (x + 0.5, -3.7, 0.07),
                (end - 0.3, -3.7, 0.07),
                (end, -3.4, 0.25),
                (end, -2.85, 0.62),
            ],
            0.055,
            surface,
        )
    device_under_test((3.05, -2.5, 0))
    studio(azimuth=25, elevation=12, lens=50, fill=(0.94, 0.86), wide=True)


def ev_charging():
    """DC cabinet from below, its screen legible, with a connector in front that is in focus."""
    charger.cabinet(parked=(1,))
    end = charger.ccs2((-5.8, -7.4, 13.6), turn=-34, tilt=8)
    tube(
        [
            end,
            (end[0] - 0.5, end[1] + 2.0, end[2] - 2.6),
            (end[0] - 0.6, end[1] + 2.8, end[2] - 6),
            (-5.4, -3.4, 3.0),
            (-4.6, -1.0, 5.0),
            (-3.4, -0.4, 7.0),
        ],
        0.3,
        "rubber",
    )
    studio(
        azimuth=-24, elevation=-5, lens=50, fill=(0.84, 0.95), focus=((-9, -8, 11.6), (6, 3, 20.2)), wide=True
    )


def gateway():
    """The plant's gateway: a large live screen, its sockets below, two antennas above."""
    prism((0, 0, 4.1), rounded(9.6, 7.2, 0.5, 8), 1.7, "white", 0.2, segments=5)
    prism((0, -0.86, 4.35), rounded(9.0, 5.9, 0.35, 8), 0.12, "ink", 0.05, segments=4)
    with group((0, -0.93, 4.35)):
        screen(
            0,
            0.28,
            8.2,
            4.7,
            [{"kind": "levels", "points": DAY}],
            "SATARA  96 kW",
            "06–18 h",
        )
        brand(-4.1, -2.62, 0.3)
        for i, (surface, mark) in enumerate((("led", "GRID"), ("led", "LTE"), ("ledamber", "SYNC"))):
            led(1.0 + i * 1.25, -2.62, surface, 0.09)
            label(1.2 + i * 1.25, -2.62, mark, 0.22, "mono", "LEFT")
    for i in range(8):
        cylinder((-3.5 + i, 0, 0.32), 0.26, 0.7, "black", axis="z", bevel=0.05)
    box((0, 0.2, 0.1), (10.4, 3.0, 0.2), "anodised", 0.05)


# output over a day, as the plant's own curve runs: a bell, cut by two clouds
DAY = [
    [i / 40, 0.96 * max(math.sin(math.pi * i / 40), 0) ** 1.5 * (0.72 if i in (25, 26) else 0.9 if i == 29 else 1)]
    for i in range(41)
]


def solar_monitoring():
    """The gateway of a plant with its live screen, the rows of modules out of focus behind it."""
    with group((4, 0, 0), turn=6):
        gateway()
    for i in range(3):
        with group((-6 + 22 * i, 46 + 44 * i, -6)):
            solar.table(6)
    studio(
        azimuth=24, elevation=7, lens=60, fill=(0.9, 0.86), focus=((-3, -2, 0), (14, 1, 8.4)), wide=True, sharp=(4, -1, 4), stop=0.12
    )
