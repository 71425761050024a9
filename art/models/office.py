"""Laptop, wide monitor and phone whose pages are built from small solids."""
import math

from lib.panel import brand
from lib.solids import box, cylinder, group, prism, rounded, sphere, text, torus

TONES = ("phosphor", "lit", "teal", "phosphor2", "phosphor3")


def laptop(page):
    """Open laptop; `page` draws on a 6.0 x 3.7 face whose middle is the origin."""
    prism((0, 0, 0.09), rounded(6.4, 4.4, 0.25), 0.16, "aluminium", 0.05, axis="z")
    for row in range(5):
        for column in range(14):
            box((-2.6 + column * 0.4, -0.55 + row * 0.4, 0.18), (0.33, 0.33, 0.05), "rubber", 0.03)
    prism((0, -1.5, 0.175), rounded(2.2, 1.1, 0.08), 0.02, "steel", 0.005, axis="z")
    with group((0, 2.15, 0.16), tilt=-14):
        prism((0, 0.06, 2.1), rounded(6.4, 4.1, 0.2), 0.14, "aluminium", 0.04)
        prism((0, -0.02, 2.1), rounded(6.2, 3.9, 0.14), 0.03, "inkdeep", 0.005)
        with group((0, -0.04, 2.1)):
            page()


def monitor(page):
    """Large display; `page` draws on a 7.2 x 4.2 face."""
    prism((0, 0.1, 3.6), rounded(7.6, 4.6, 0.18), 0.24, "black", 0.06)
    prism((0, -0.03, 3.6), rounded(7.36, 4.36, 0.1), 0.03, "inkdeep", 0.005)
    box((0, 0.5, 1.0), (0.8, 0.3, 2.0), "slate", 0.08)
    prism((0, 0.5, 0.07), rounded(3.0, 2.0, 0.3), 0.14, "slate", 0.05, axis="z")
    with group((0, -0.05, 3.6)):
        page()


def card(x, z, width, height, surface="ink"):
    prism((x, -0.01, z), rounded(width, height, 0.08), 0.02, surface, 0.004)


def person(x, z, size, surface):
    """Head and shoulders, as a flat sign."""
    cylinder((x, -0.03, z + size * 0.22), size * 0.2, 0.02, surface, bevel=0)
    arc = [(size * 0.36 * math.cos(a), size * 0.36 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
    prism((x, -0.03, z - size * 0.36), arc, 0.02, surface, 0)


def staff_page():
    """HR product: people, attendance of the week, leave balance."""
    text("PEOPLE", (-3.3, -0.03, 1.8), 0.26, "lit", "bold", "LEFT")
    text("ATTENDANCE", (-3.3, -0.03, -0.36), 0.17, "printgrey", "mono", "LEFT")
    text("LEAVE", (1.55, -0.03, -0.36), 0.17, "printgrey", "mono", "LEFT")
    for i in range(5):
        x = -2.75 + i * 1.38
        card(x, 0.78, 1.2, 1.5)
        person(x, 1.0, 0.75, TONES[i])
        box((x, -0.03, 0.38), (0.8, 0.01, 0.07), "lit", 0)
        box((x - 0.12, -0.03, 0.22), (0.55, 0.01, 0.05), "printgrey", 0)
    card(-0.98, -1.25, 4.7, 1.5)
    for day in range(14):
        share = (0.9, 0.96, 0.82, 0.93, 0.88, 0.3, 0.2, 0.92, 0.97, 0.85, 0.9, 0.94, 0.28, 0.22)[day]
        box(
            (-3.05 + day * 0.32, -0.03, -1.85 + share * 0.55),
            (0.18, 0.01, share * 1.1),
            "grid" if share < 0.5 else "phosphor",
            0,
        )
    card(2.45, -1.25, 1.85, 1.5)
    torus((2.45, -0.03, -1.25), 0.48, 0.07, "grid", "y")
    arc(2.45, -1.25, 0.48, 0.72)
    text("18", (2.45, -0.04, -1.25), 0.34, "lit", "mono")


def arc(x, z, radius, share):
    """Part of a ring, clockwise from the top."""
    steps = int(48 * share)
    for i in range(steps):
        a = math.pi / 2 - 2 * math.pi * i / 48
        sphere((x + radius * math.cos(a), -0.05, z + radius * math.sin(a)), 0.075, "phosphor")


def pipeline_page():
    """Salesforce work: deals moving through stages, forecast beneath."""
    text("PIPELINE", (-2.75, -0.03, 1.6), 0.22, "lit", "bold", "LEFT")
    for column, (words, count) in enumerate((("LEAD", 4), ("QUALIFIED", 3), ("QUOTE", 3), ("WON", 2))):
        x = -2.1 + column * 1.4
        text(words, (x, -0.03, 1.28), 0.13, "printgrey", "mono")
        for i in range(count):
            card(x, 0.95 - i * 0.44, 1.2, 0.36)
            box((x - 0.5, -0.03, 0.95 - i * 0.44), (0.06, 0.01, 0.24), TONES[(column + i) % 5], 0)
            box((x + 0.04, -0.03, 1.0 - i * 0.44), (0.8, 0.01, 0.05), "lit", 0)
            box((x - 0.08, -0.03, 0.88 - i * 0.44), (0.55, 0.01, 0.04), "printgrey", 0)
    for i in range(20):
        height = 0.12 + 0.62 * (i / 19) ** 1.6
        box((-2.66 + i * 0.28, -0.03, -1.7 + height / 2), (0.16, 0.01, height), "phosphor" if i > 13 else "teal", 0)


def phone(at, turn):
    """Phone leaning on its stand, with the approval card of a deal."""
    with group(at, turn=turn):
        box((0, 0.5, 0.08), (1.1, 0.9, 0.14), "slate", 0.05)
        with group((0, 0.15, 0.12), tilt=-18):
            prism((0, 0, 1.5), rounded(1.5, 2.9, 0.2), 0.14, "black", 0.05, segments=4)
            prism((0, -0.075, 1.5), rounded(1.36, 2.74, 0.15), 0.01, "inkdeep", 0)
            with group((0, -0.09, 1.5)):
                text("WON", (0, -0.02, 0.85), 0.3, "phosphor", "bold")
                for i in range(3):
                    card(0, 0.3 - i * 0.5, 1.1, 0.4)
                    box((-0.05, -0.03, 0.34 - i * 0.5), (0.8, 0.01, 0.05), "lit", 0)
                    box((-0.15, -0.03, 0.22 - i * 0.5), (0.6, 0.01, 0.04), "printgrey", 0)
                prism((0, -0.02, -1.12), rounded(1.0, 0.24, 0.1), 0.02, "phosphor", 0)


def cloud(at, scale=1.0):
    """Data cloud over the devices."""
    with group(at, scale=scale):
        for x, z, radius in (
            (-0.9, 0, 0.55),
            (-0.2, 0.32, 0.75),
            (0.65, 0.12, 0.6),
            (1.15, -0.12, 0.4),
            (0.1, -0.1, 0.55),
        ):
            sphere((x, 0, z), radius, "white")
        with group((0.05, -0.8, 0.05)):
            brand(-0.62, 0, 0.09, surface="printdark")
