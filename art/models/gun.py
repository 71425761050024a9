"""ESD generators: discharge gun on its stand, base unit with the discharge current, RC modules."""
from lib.connectors import coax, label, safety_socket, warning
from lib.controls import button, knob, led
from lib.panel import brand, case, title
from lib.screen import digits, screen
from lib.solids import box, cylinder, group, here, lathe, prism, rod, sphere, text, tube

BODY = [(-1.5, -0.32), (-1.62, 0.1), (-1.4, 0.42), (0.6, 0.46), (1.3, 0.3), (1.42, 0.0), (1.3, -0.3), (0.35, -0.42)]
GRIP = [(-0.35, -0.3), (0.4, -0.3), (0.16, -1.0), (0.0, -1.85), (-0.75, -1.85), (-0.62, -1.1)]


def gun(product):
    """Points to +x; the middle of its body is the origin."""
    prism((0, 0, 0), BODY, 0.86, "ink", 0.2, segments=6)
    prism((0, 0, 0), GRIP, 0.62, "black", 0.16, segments=6)
    box((0.42, 0, -0.62), (0.16, 0.26, 0.42), "teal", 0.07, 4)
    lathe((1.2, 0, 0), [(0.34, 0), (0.34, 0.16), (0.26, 0.3), (0.2, 0.75), (0.12, 0.85)], "rubber", "x")
    tip = product.get("tip", "air")
    if tip == "air":
        cylinder((2.25, 0, 0), 0.08, 0.4, "chrome", axis="x")
        sphere((2.48, 0, 0), 0.13, "chrome")
    else:
        lathe((2.05, 0, 0), [(0.09, 0), (0.09, 0.26), (0.01, 0.5)], "chrome", "x")
    box((-1.0, 0, 0.42), (0.9, 0.62, 0.12), "black", 0.05, 4)
    with group((-0.3, -0.44, 0.16)):
        label(0, 0.06, product["name"], 0.26, "bold")
        label(0, -0.16, product["gun"], 0.12, "mono", surface="printgrey")
    with group((0.86, -0.43, 0.0)):
        warning(0, 0, 0.3)


def stand(height):
    """Round foot, post and the cradle that holds the gun."""
    cylinder((0, 0, 0.08), 1.15, 0.16, "ink", axis="z", bevel=0.04)
    cylinder((0, 0, height / 2), 0.13, height, "steel", axis="z", bevel=0.02)
    box((0, 0, height), (0.9, 1.05, 0.12), "black", 0.04)
    for side in (-1, 1):
        box((0, side * 0.5, height + 0.18), (0.7, 0.08, 0.42), "black", 0.03)


def module(x, y, words):
    """Exchangeable RC network."""
    with group((x, y, 0)):
        cylinder((0, 0, 0.32), 0.34, 0.64, "ink", axis="z", bevel=0.06)
        cylinder((0, 0, 0.7), 0.22, 0.14, "rubber", axis="z", bevel=0.03)
        cylinder((0, 0, 0.82), 0.08, 0.16, "chrome", axis="z")
        with group((0.0, -0.345, 0.36)):
            box((0, -0.0, 0), (0.42, 0.02, 0.3), "print", 0)
            for i, line in enumerate(words):
                text(line, (0, -0.014, 0.07 - i * 0.14), 0.11, "printdark", "mono")


def base_unit(product):
    """Returns where the gun's cable plugs in."""
    with case(product.get("width", 3.6), 1.6, 2.6):
        width = product.get("width", 3.6)
        left = -width / 2 + 0.16
        title(left, 0.62, product["name"], product["line"], 0.2)
        screen(left + 0.85, -0.08, 1.7, 0.98, product["waves"], product["readout"], product["scale"])
        brand(left, -0.68, 0.08)
        digits(width / 2 - 0.72, 0.38, 1.1, product["reading"], 0.28)
        knob(width / 2 - 0.95, -0.1, 0.18)
        for i, mark in enumerate(("AIR", "CONTACT")):
            button(width / 2 - 0.38, 0.02 - i * 0.2, 0.42, 0.14, "key" if i else "teal", mark)
        safety_socket(width / 2 - 0.3, -0.55, "green", 0.08)
        coax(width / 2 - 0.65, -0.55, 0.1)
        led(width / 2 - 1.0, -0.55, "ledred", 0.04)
        return here((width / 2 - 0.65, -0.1, -0.55))


def shoulder_unit(product):
    """Battery unit carried on a strap. Returns where the gun's cable plugs in."""
    with case(2.7, 1.9, 1.1, "slate"):
        title(-1.2, 0.7, product["name"], product["line"], 0.17)
        screen(-0.42, 0.0, 1.5, 0.86, product["waves"], product["readout"], product["scale"])
        digits(0.86, 0.24, 0.78, product["reading"], 0.24)
        for i in range(4):
            box((0.62 + i * 0.16, -0.01, -0.12), (0.12, 0.03, 0.16), "led" if i < 3 else "grid", 0.01)
        label(0.86, -0.3, "BATTERY", 0.07, "mono")
        brand(-1.2, -0.78, 0.08)
        safety_socket(0.5, -0.66, "green", 0.08)
        coax(0.95, -0.66, 0.1)
        socket = here((0.95, -0.1, -0.66))
    for x in (-1.36, 1.36):
        box((x, 0, 1.7), (0.1, 0.5, 0.4), "black", 0.03)
    strap = [(-1.36, 0, 1.8), (-1.4, 0.1, 2.6), (-0.9, 0.5, 3.6), (0, 0.7, 3.9), (0.9, 0.5, 3.6), (1.4, 0.1, 2.6), (1.36, 0, 1.8)]
    tube(strap, 0.1, "black")
    return socket


def esd(product):
    high = product.get("height", 3.0)
    unit = product.get("unit", True)
    with group((-2.4 if unit else 0, -0.6, 0), turn=product.get("turn", 6)):
        stand(high)
        with group((0.05, 0, high + 0.5)):
            gun(product)
    if unit:
        with group((2.1, 0.5, 0), turn=-6, scale=product.get("size", 1)):
            x, y, z = (shoulder_unit if product.get("shoulder") else base_unit)(product)
        tube(
            [
                (-2.75, -0.7, high - 1.1),
                (-2.9, -0.7, high - 2.0),
                (-2.4, -1.5, 0.2),
                (-0.8, -2.0, 0.1),
                (x - 1.0, -1.9, 0.1),
                (x - 0.1, -1.8, 0.1),
                (x, y - 0.9, z - 0.05),
                (x, y - 0.3, z),
                (x, y, z),
            ],
            0.075,
            "rubber",
        )
        rod((x, y - 0.42, z), (x, y + 0.02, z), 0.12, "black")
    for i, words in enumerate(product.get("networks", [])):
        module(-0.35 + i * 0.85, -2.5 + 0.12 * i, words)
