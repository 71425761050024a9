"""AC and DC test sets above 30 kV: transformer or rectifier column with its desk."""
from lib.connectors import label, warning
from lib.panel import brand
from lib.solids import box, cylinder, group, lathe, rod, sphere, torus

from .console import console
from .divider import section


def tank(product):
    """Oil tank of a test transformer with its tall porcelain bushing."""
    for x in (-2.6, 2.6):
        for y in (-2, 2):
            cylinder((x, y, 0.35), 0.35, 0.3, "rubber", axis="x", bevel=0.04)
    box((0, 0, 3.9), (6.6, 5.4, 6.2), "slate", 0.3, 5)
    box((0, 0, 7.1), (7.0, 5.8, 0.3), "slate", 0.08)
    for i in range(9):
        box((3.5, -2.0 + i * 0.5, 3.9), (0.5, 0.14, 4.6), "slate", 0.05)
    with group((0, -2.72, 4.4)):
        box((0, 0, 0), (4.6, 0.06, 2.4), "ink", 0.03)
        with group((0, -0.04, 0)):
            label(-2.1, 0.6, product["name"], 0.62, "bold", "LEFT")
            label(-2.1, 0.1, product["line"], 0.26, "mono", "LEFT", "printgrey")
            brand(-2.1, -0.7, 0.22)
            warning(1.6, -0.4, 0.9)
    section(7.3, 0.9, 6.4, "porcelain")
    torus((0, 0, 14.2), 1.5, 0.42, "aluminium")
    cylinder((0, 0, 14.2), 1.4, 0.3, "aluminium", axis="z")
    sphere((0, 0, 14.9), 0.5, "chrome")


def rectifier(product):
    """Cascade of rectifier sections in an epoxy tube, large corona toroid on top, damping resistor to the side."""
    lathe(
        (0, 0, 0), [(0, 0.0), (2.9, 0.0), (2.9, 0.5), (2.5, 0.9), (2.5, 2.6), (2.3, 2.9), (0, 2.9)], "ink", bevel=0.06
    )
    with group((0, -2.5, 1.8)):
        box((0, -0.02, 0), (3.2, 0.1, 1.5), "ink", 0.03)
        with group((0, -0.08, 0)):
            label(0, 0.35, product["name"], 0.5, "bold")
            label(0, -0.02, product["line"], 0.2, "mono", surface="printgrey")
            brand(-1.05, -0.45, 0.15)
    for i in range(3):
        section(2.9 + i * 3.2, 1.15, 3.2, "epoxy")
    for z, ring in ((6.1, 1.5), (9.3, 1.5)):
        torus((0, 0, z), ring, 0.16, "aluminium")
    torus((0, 0, 13.0), 2.3, 0.62, "aluminium")
    cylinder((0, 0, 13.0), 2.2, 0.4, "aluminium", axis="z")
    rod((0, 0, 13.2), (0, 0, 14.3), 0.16, "steel")
    sphere((0, 0, 14.5), 0.42, "chrome")
    rod((-2.6, 0, 13.0), (-6.2, 0, 13.0), 0.26, "brown")
    sphere((-6.3, 0, 13.0), 0.42, "chrome")


BODIES = {"tank": tank, "rectifier": rectifier}


def test_set(product):
    BODIES[product["body"]](product)
    with group((9.6, -4.5, 0), turn=12):
        console(product)
