"""Charging equipment: AC wall box, DC cabinet, their plugs and cables. One unit is 100 mm."""
import math

from lib.company import NAME
from lib.connectors import label
from lib.controls import led
from lib.materials import reflection
from lib.panel import brand
from lib.solids import box, cylinder, group, here, lathe, prism, rounded, text, torus, tube


GRIP_END = (0, -1.62, -0.85)  # where the cable leaves a plug


def plug(at, turn=0, tilt=0, heavy=False):
    """Hand-held coupler pointing to +y in its own frame; returns where the cable leaves the grip."""
    size = 1.25 if heavy else 1.0
    with group(at, turn=turn, tilt=tilt, scale=size):
        lathe(
            (0, 0, 0),
            [(0.34, -0.75), (0.46, -0.7), (0.46, -0.1), (0.38, -0.05), (0.38, 0.5), (0.3, 0.6), (0, 0.62)],
            "black",
            "y",
        )
        torus((0, 0.05, 0), 0.44, 0.04, "teal", "y")
        outline = [
            (-0.05, 0.36),
            (-0.5, 0.32),
            (-1.15, 0.02),
            (-1.75, -0.75),
            (-1.5, -0.95),
            (-0.95, -0.35),
            (-0.4, -0.3),
            (-0.05, -0.34),
        ]
        prism((0, 0, 0), outline, 0.5, "black", 0.16, axis="x", segments=5)
        return here(GRIP_END)


def ccs2(at, turn=0, tilt=0):
    """Large DC coupler seen from its contacts, which look to -y in its own frame: seven round ones above, two heavy
    ones below. Returns where the cable leaves the grip."""
    with group(at, turn=turn, tilt=tilt, scale=1.5):
        face = [(math.cos(a), 0.62 + 0.98 * math.sin(a)) for a in (math.radians(-28 + 236 * i / 24) for i in range(25))]
        face += [(-0.98, -0.5), (-0.86, -0.82), (-0.6, -0.95), (0.6, -0.95), (0.86, -0.82), (0.98, -0.5)]
        prism((0, 0.3, 0), [(x * 1.16, z * 1.13) for x, z in face], 0.9, "rubber", 0.1, segments=5)
        prism((0, -0.3, 0), face, 0.5, "black", 0.06, segments=4)
        torus((0, -0.1, 0.62), 1.05, 0.035, "led", "y")
        for x, z in ((0, 0.62), (-0.44, 0.62), (0.44, 0.62), (-0.24, 1.08), (0.24, 1.08), (-0.24, 0.16), (0.24, 0.16)):
            contact(x, z, 0.15)
        for x in (-0.42, 0.42):
            contact(x, -0.52, 0.28)
        outline = [(0.6, 0.9), (2.0, 0.85), (3.1, 0.1), (3.9, -1.4), (3.4, -1.8), (2.6, -0.9), (1.9, -0.6), (0.6, -0.7)]
        prism((0, 0, 0), outline, 1.1, "black", 0.3, axis="x", segments=6)
        prism((0, 0, 0.02), [(1.0, 0.98), (1.9, 0.96), (2.4, 0.66), (2.2, 0.5), (1.0, 0.6)], 0.5, "teal", 0.08, axis="x")
        return here((0, 3.6, -1.5))


def contact(x, z, radius):
    """Insulating sleeve with its pin at the bottom."""
    lathe(
        (x, -0.5, z),
        [(radius, 0), (radius, 0.1), (radius * 0.78, 0.1), (radius * 0.74, 0), (0, 0)],
        "rubber",
        "y",
        32,
    )
    cylinder((x, -0.53, z), radius * 0.4, 0.1, "brass", bevel=0.01, sides=24)


def wallbox(power="7.4 kW"):
    """Wall box, its back at y = 0, its middle at the origin."""
    prism((0, -0.45, 0), rounded(2.5, 3.7, 0.55, 10), 0.9, "white", 0.2, segments=6)
    prism((0, -0.9, 0.1), rounded(2.1, 3.1, 0.4, 10), 0.12, "ink", 0.05, segments=4)
    with group((0, -0.962, 0)):
        prism((0, -0.005, 0.95), rounded(1.5, 0.86, 0.08), 0.02, "glass", 0.004)
        text(power, (0, -0.02, 1.03), 0.34, "phosphor", "mono")
        text("CHARGING   32 A", (0, -0.02, 0.72), 0.12, "lit", "mono")
        prism((0, -0.008, 0.28), rounded(1.5, 0.07, 0.034), 0.03, "led", 0.01)
        label(0, -0.95, NAME, 0.115, "bold")
        label(0, -1.15, "AC 230 V  32 A  OCPP 1.6", 0.08, "mono", surface="printgrey")
        lathe((0, 0, -0.32), [(0.5, 0), (0.5, 0.08), (0.42, 0.1), (0.4, 0.02), (0, 0.02)], "black", "y")


def hook(x, z):
    cylinder((x, -0.35, z), 0.3, 0.7, "white", bevel=0.06)
    cylinder((x, -0.75, z), 0.55, 0.14, "white", bevel=0.06)


def coil(x, y, z, radius, turns=3, thickness=0.13, surface="rubber"):
    """Cable hung in loops over a hook."""
    for i in range(turns):
        torus((x, y - i * thickness * 1.2, z - radius + 0.3), radius + (i % 2) * 0.12, thickness, surface, "y")


def gun(x, y, z, side):
    """DC coupler in its holster on a cabinet's flank, with the cable in a long loop to the foot."""
    box((x + side * 0.3, y, z), (0.6, 1.5, 1.9), "ink", 0.15, 4)
    end = plug((x + side * 1.1, y, z + 0.15), turn=90 * side, heavy=True)
    tube(
        [
            end,
            (x + side * 3.9, y, z - 2.2),
            (x + side * 3.6, y - 0.3, 3),
            (x + side * 2.2, y - 0.3, 1.0),
            (x + side * 0.9, y, 2.2),
            (x + side * 0.1, y, 3.6),
        ],
        0.26,
        "rubber",
    )


def cabinet(power="180 kW", parked=(-1, 1)):
    """DC fast charger: two outlets, screen, emergency stop; `parked` lists the flanks whose plug is at rest."""
    box((0, 0, 0.35), (7.6, 6.6, 0.7), "black", 0.1)
    box((0, 0, 10.3), (7.2, 6.2, 19.2), "white", 0.4, 6)
    prism((0, -3.12, 10.9), rounded(5.9, 17, 0.5, 8), 0.2, "ink", 0.08, segments=4)
    with group((0, -3.23, 0)):
        prism((0, -0.02, 15.6), rounded(4.6, 5.4, 0.25), 0.06, "glass", 0.02)
        text(power, (0, -0.06, 16.6), 1.05, "phosphor", "mono")
        text("2 × 90 kW", (0, -0.06, 15.55), 0.58, "lit", "mono")
        prism((0, -0.09, 15.6), rounded(4.5, 5.3, 0.22), 0.002, reflection(), 0)
        for x, share in ((-1.05, 0.82), (1.05, 0.46)):
            box((x, -0.06, 14.4), (1.7, 0.02, 0.34), "grid", 0.05)
            box((x - 0.85 + 0.85 * share, -0.075, 14.4), (1.7 * share, 0.02, 0.34), "phosphor", 0.05)
            text("CCS2", (x, -0.06, 13.75), 0.34, "lit", "mono")
        brand(-2.2, 18.75, 0.36)
        for x in (-2.62, 2.62):
            prism((x, -0.03, 10.9), rounded(0.1, 15.6, 0.05), 0.06, "led", 0.02)
        prism((0, -0.02, 10.3), rounded(2.0, 2.0, 0.3), 0.06, "inkdeep", 0.03)
        text("RFID", (0, -0.056, 10.45), 0.4, "print", "mono")
        text("tap to start", (0, -0.056, 9.9), 0.22, "printgrey")
        cylinder((0, -0.15, 7.4), 0.62, 0.2, "yellow", bevel=0.05)
        lathe((0, -0.2, 7.4), [(0.3, 0), (0.3, 0.2), (0.46, 0.22), (0.46, 0.4), (0.3, 0.5), (0, 0.52)], "red", "y")
        for i in range(9):
            box((0, -0.03, 3.2 + i * 0.34), (4.4, 0.06, 0.16), "inkdeep", 0.03)
        label(0, 2.6, "CCS2  200–1000 V DC", 0.28, "mono", surface="printgrey")
        led(2.0, 18.75, "led", 0.12)
    for side in parked:
        gun(side * 3.6, -0.6, 12.2, side)
