"""AC and DC test sets above 30 kV: transformer or rectifier column with its desk."""
from lib.connectors import label, warning
from lib.panel import brand
from lib.solids import box, cylinder, group, lathe, rod, sphere, torus

from .divider import section
from .generator import generator


def cast(product):
    """Resin-cast test transformer: ribbed block on castors, high-voltage ball on its head. 0.75 m tall."""
    for x in (-2.1, 2.1):
        for y in (-1.6, 1.6):
            cylinder((x, y, 0.35), 0.35, 0.3, "rubber", axis="x", bevel=0.04)
    box((0, 0, 0.9), (5.5, 4.5, 0.5), "slate", 0.1, 4)
    profile = [(2.0, 0), (2.1, 0.3)]
    for i in range(7):
        low = 0.45 + i * 0.56
        profile += [(1.75, low), (2.05, low + 0.16), (2.05, low + 0.28), (1.75, low + 0.44)]
    lathe((0, 0, 1.15), [*profile, (1.3, 4.5), (0.5, 4.8), (0, 4.85)], "resin", bevel=0.02)
    with group((0, -2.3, 0.9)):
        label(-2.4, 0.04, product["name"], 0.36, "bold", "LEFT")
        label(0.1, 0.04, product["line"], 0.15, "mono", "LEFT")
    with group((0, -2.27, 2.4)):
        warning(0, 0, 0.9)
    torus((0, 0, 6.15), 1.0, 0.26, "aluminium")
    cylinder((0, 0, 6.15), 0.95, 0.2, "aluminium", axis="z")
    rod((0, 0, 5.9), (0, 0, 6.9), 0.14, "steel")
    sphere((0, 0, 7.1), 0.4, "chrome")


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


BODIES = {"cast": cast, "rectifier": rectifier}


def test_set(product):
    """The high-voltage part on the floor, its control unit of six rack units beside it."""
    BODIES[product["body"]](product)
    with group((product["apart"], -1.6, 0), turn=8):
        generator(product | {"outputs": "withstand", "units": product["units"], "depth": 4.4, "controls": False})
