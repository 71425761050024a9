"""Coupling clamps and the direct capacitor couplers of ISO 7637-3."""
from lib.company import NAME
from lib.connectors import coax, label, safety_socket
from lib.controls import selector
from lib.panel import brand, case
from lib.solids import box, cylinder, group, lathe, prism, rounded, torus, tube


def capacitive(product):
    """Metre-long hinged plates over a ground plate, coaxial sockets at both ends, harness through the middle."""
    box((0, 0, 0.1), (10.8, 1.9, 0.12), "aluminium", 0.02)
    for x in (-4.4, 4.4):
        box((x, 0, 0.38), (0.3, 1.4, 0.5), "epoxy", 0.04)
    box((0, 0, 0.66), (10.0, 1.6, 0.08), "aluminium", 0.02)
    with group((0, 0.8, 0.72), tilt=-38):
        box((0, -0.8, 0.06), (10.0, 1.6, 0.08), "plate", 0.02)
        for x in (-3.6, 3.6):
            box((x, -1.5, 0.2), (0.8, 0.14, 0.2), "black", 0.05)
    cylinder((0, 0.82, 0.74), 0.09, 10.0, "steel", axis="x")
    for side in (-1, 1):
        with group((side * 5.1, 0, 0.62), turn=90 * side):
            box((0, 0, 0), (0.8, 0.24, 0.8), "ink", 0.05)
            with group((0, -0.12, 0)):
                coax(0, 0, 0.2)
    for i in range(5):
        y = -0.3 + i * 0.15
        tube(
            [
                (-7.2, y - 0.3, 0.12),
                (-6.2, y - 0.1, 0.5),
                (-5.2, y, 0.78),
                (0, y, 0.8),
                (5.2, y, 0.78),
                (6.2, y - 0.1, 0.5),
                (7.2, y - 0.3, 0.12),
            ],
            0.075,
            ("red", "black", "yellow", "blue", "green")[i],
        )
    with group((0, -0.96, 0.36)):
        box((0, 0, 0), (4.6, 0.06, 0.46), "ink", 0.02)
        with group((0, -0.032, 0)):
            label(-2.1, 0.05, product["name"], 0.26, "bold", "LEFT")
            label(-0.75, 0.05, product["line"], 0.15, "mono", "LEFT", "printgrey")
            brand(-2.1, -0.16, 0.08)


def inductive(product):
    """Split ferrite ring in a housing with its window, standing on a foot; a harness runs through."""
    prism((0, 0, 0.12), rounded(3.4, 2.4, 0.2), 0.24, "black", 0.05, axis="z")
    lathe(
        (0, 0.85, 2.1),
        [(0.72, 0), (1.75, 0), (1.85, 0.1), (1.85, 1.6), (1.75, 1.7), (0.72, 1.7), (0.62, 1.6), (0.62, 0.1), (0.72, 0)],
        "ink",
        "y",
        64,
    )
    torus((0, -0.86, 2.1), 0.98, 0.05, "teal", "y")
    box((0, 0, 2.1), (3.8, 1.76, 0.05), "black", 0.01)
    box((1.95, 0, 2.1), (0.3, 1.0, 0.7), "steel", 0.06)
    box((-1.95, 0, 2.1), (0.24, 1.2, 0.5), "steel", 0.1)
    for i in range(7):
        x, z = ((0, 0), (0.2, 0), (-0.2, 0), (0.1, 0.18), (-0.1, 0.18), (0.1, -0.18), (-0.1, -0.18))[i]
        tube(
            [
                (x * 2 - 1.6, -4.6, 0.1),
                (x - 0.8, -3.4, 0.6),
                (x, -1.6, 2.0 + z),
                (x, 0, 2.1 + z),
                (x, 1.6, 2.0 + z),
                (x + 1.0, 3.4, 0.6),
                (x * 2 + 2, 4.4, 0.1),
            ],
            0.085,
            ("red", "black", "yellow", "blue", "green", "brown", "white")[i],
        )
    with group((0, -0.86, 3.4)):
        label(0, 0.0, product["name"], 0.3, "bold")
    with group((0, -0.9, 0.86)):
        label(0, 0.06, "1 µs / 50 µs", 0.14, "mono", surface="printgrey")
    with group((-1.3, -1.22, 0.13)):
        label(0, 0, NAME, 0.09, "bold", "LEFT")
    with group((1.1, -0.2, 3.55), tilt=-55):
        coax(0, 0, 0.14)


def coupler(x, name, turn, at):
    """Small box with a switch between its two capacitors."""
    with group((x, 0, 0), turn=turn):
        with case(2.5, 0.95, 1.15, "aluminium"):
            label(-1.14, 0.33, name, 0.17, "bold", "LEFT")
            coax(-0.92, -0.12, 0.13)
            label(-0.92, -0.36, "IN 50 Ω", 0.06, "mono")
            selector(0.0, -0.1, ("100 pF", "0.1 µF"), 0.13, at)
            safety_socket(0.9, 0.02, "red", 0.11)
            brand(0.16, -0.38, 0.055)


def direct(product):
    coupler(-1.55, product["name"], 8, 0)
    coupler(1.65, product["name"], -6, 1)
    tube(
        [
            (-2.4, -0.8, 0.42),
            (-2.45, -1.5, 0.3),
            (-1.7, -2.1, 0.07),
            (-0.2, -1.9, 0.07),
            (0.6, -1.5, 0.25),
            (0.75, -0.75, 0.42),
        ],
        0.06,
        "black",
    )
