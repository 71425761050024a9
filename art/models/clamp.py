"""Coupling clamps and the direct capacitor couplers of ISO 7637-3."""
from lib.company import NAME
from lib.connectors import coax, label, safety_socket
from lib.panel import brand, case
from lib.solids import box, cylinder, group, lathe, prism, rounded, torus, tube


def capacitive(product):
    """Metre-long hinged plates over a ground plate, coaxial sockets at both ends, harness through the middle."""
    box((0, 0, 0.1), (11.6, 4.2, 0.12), "aluminium", 0.02)
    for x in (-4.4, 4.4):
        box((x, 0, 0.55), (0.3, 2.6, 0.8), "epoxy", 0.04)
    box((0, 0, 1.0), (10.2, 2.9, 0.1), "aluminium", 0.02)
    with group((0, 1.45, 1.06), tilt=-34):
        box((0, -1.45, 0.1), (10.2, 2.9, 0.1), "plate", 0.02)
        for x in (-3.6, 3.6):
            box((x, -2.7, 0.28), (0.8, 0.16, 0.26), "black", 0.05)
    cylinder((0, 1.47, 1.1), 0.11, 10.2, "steel", axis="x")
    for side in (-1, 1):
        with group((side * 5.2, 0, 1.0), turn=90 * side):
            box((0, 0, 0), (0.9, 0.24, 0.9), "ink", 0.05)
            with group((0, -0.12, 0)):
                coax(0, 0, 0.2)
    for i in range(5):
        y = -0.36 + i * 0.18
        tube(
            [
                (-7.2, y - 0.3, 0.12),
                (-6.2, y - 0.1, 0.5),
                (-5.2, y, 1.16),
                (0, y, 1.18),
                (5.2, y, 1.16),
                (6.2, y - 0.1, 0.5),
                (7.2, y - 0.3, 0.12),
            ],
            0.075,
            ("red", "black", "yellow", "blue", "green")[i],
        )
    with group((0, -1.47, 0.78)):
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
    torus((0, -0.86, 2.1), 1.28, 0.05, "teal", "y")
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
    with group((0, -0.9, 3.35)):
        label(0, 0.03, product["name"], 0.26, "bold")
    with group((0, -0.9, 0.86)):
        label(0, 0.06, "1 µs / 50 µs", 0.14, "mono", surface="printgrey")
    with group((-1.3, -1.22, 0.13)):
        label(0, 0, NAME, 0.09, "bold", "LEFT")
    with group((1.1, -0.2, 3.55), tilt=-55):
        coax(0, 0, 0.14)


def coupler(x, name, value, turn):
    with group((x, 0, 0), turn=turn):
        with case(2.3, 1.25, 1.9, "aluminium"):
            label(-0.98, 0.4, name, 0.19, "bold", "LEFT")
            label(-0.98, 0.2, value, 0.13, "mono", "LEFT", "printgrey")
            coax(-0.68, -0.18, 0.15)
            label(-0.68, -0.42, "IN 50 Ω", 0.07, "mono")
            for dx in (-0.16, 0.16):
                box((0.02 + dx * 0.35, -0.004, -0.18), (0.03, 0.006, 0.34), "print", 0)
            box((-0.24, -0.004, -0.18), (0.4, 0.006, 0.025), "print", 0)
            box((0.28, -0.004, -0.18), (0.4, 0.006, 0.025), "print", 0)
            safety_socket(0.72, -0.1, "red", 0.11)
            safety_socket(0.72, -0.42, "black", 0.06)
            brand(-0.98, -0.54, 0.06)


def direct(product):
    coupler(-1.45, product["name"], "100 pF  FAST", 8)
    coupler(1.55, product["name"], "0.1 µF  SLOW", -6)
    tube(
        [
            (-2.2, -1.2, 0.55),
            (-2.3, -2.0, 0.4),
            (-1.6, -2.7, 0.08),
            (-0.2, -2.4, 0.08),
            (0.7, -2.1, 0.3),
            (0.86, -1.25, 0.55),
        ],
        0.06,
        "black",
    )
