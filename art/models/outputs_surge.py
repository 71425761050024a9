"""Output panels of the impulse generators. Each fills the strip from x = left to x = right, z from -half to half."""
from lib.connectors import coax, hv_socket, label, mains_socket, safety_socket, terminal, warning
from lib.controls import button, led, selector
from lib.panel import field

from .sections import lock, mains, monitors, safety


def combination(product, left, right, half):
    middle = (left + right) / 2
    field(middle, half - 0.52, right - left - 0.12, 0.62, "SURGE OUT")
    for x, surface, mark in ((middle - 0.24, "red", "HV"), (middle + 0.24, "black", "COM")):
        hv_socket(x, half - 0.5, surface, 0.14)
        label(x, half - 0.76, mark, 0.06, "mono")
    low = -half + 0.44
    mains_socket(middle - 0.2, low, 0.2)
    label(middle - 0.2, low + 0.34, "EUT", 0.07)
    safety(right - 0.18, half)
    monitors(left - 0.45, half, product.get("monitors", 2))


def ring(product, left, right, half):
    middle = (left + right) / 2
    selector(middle - 0.22, half - 0.62, product["impedances"], 0.15)
    label(middle - 0.22, half - 0.88, "SOURCE", 0.06)
    coax(right - 0.2, half - 0.6, 0.14)
    label(right - 0.2, half - 0.84, "RING OUT", 0.055, "mono")
    for i in range(product.get("lines", 0)):
        safety_socket(left + 0.1 + i * 0.19, -half + 0.66, "blue" if i % 2 else "white", 0.06)
    if not product.get("lines"):
        hv_socket(middle - 0.28, -half + 0.42, "red", 0.15)
        label(middle - 0.28, -half + 0.14, "HV", 0.06, "mono")
    safety(right - 0.18, half)
    if product.get("controls", True):
        monitors(left - 0.45, half, 2, "MON   TRIG")


def oscillation(product, left, right, half):
    middle = (left + right) / 2
    for i, mark in enumerate(("100 kHz", "1 MHz")):
        button(left + 0.26 + i * 0.44, half - 0.42, 0.36, 0.16, "teal" if i else "key", mark)
    for i, mark in enumerate(("CM", "DM")):
        coax(left + 0.24 + i * 0.44, half - 0.84, 0.13)
        label(left + 0.24 + i * 0.44, half - 1.06, mark, 0.06, "mono")
    hv_socket(middle - 0.24, -half + 0.34, "red", 0.13)
    safety(right - 0.18, half)
    monitors(left - 0.45, half, 2, "MON   SYNC")


def hybrid(product, left, right, half):
    """Two wave groups, one above the other, and the outlet for the equipment under test."""
    middle = (left + right) / 2
    for z, words, kind in (
        (half - 0.5, product["groups"][0], "hv"),
        (half - 1.24, product["groups"][1], product["second"]),
    ):
        field(middle, z, right - left - 0.1, 0.52, words)
        if kind == "hv":
            for x, surface in ((middle - 0.24, "red"), (middle + 0.24, "black")):
                hv_socket(x, z, surface, 0.13)
        elif kind == "lines":
            for i in range(4):
                safety_socket(middle + (i - 1.5) * 0.2, z, "blue" if i % 2 else "white", 0.065)
        else:
            coax(middle - 0.2, z, 0.14)
            coax(middle + 0.2, z, 0.14)
    mains_socket(middle - 0.22, -half + 0.42, 0.2)
    safety(right - 0.18, half)
    monitors(left - 0.38, half, 2, "V MON  I MON")
    mains(left - 0.8, half)


def impulse(product, left, right, half):
    """Small impulse voltage generators: one high-voltage and one earth terminal."""
    middle = (left + right) / 2
    count = product.get("sockets", 1)
    if "bushing" not in product and count == 1:
        hv_socket(middle - 0.18, half - 0.55, "red", 0.17)
        label(middle - 0.18, half - 0.84, product["limit"], 0.065, "mono")
    elif "bushing" not in product:
        for i in range(count):
            x, z = left + 0.2 + (i % 2) * 0.34, half - 0.44 - (i // 2) * 0.36
            hv_socket(x, z, "red", 0.1)
            label(x, z - 0.17, f"{i + 1}" if i else product["limit"], 0.05, "mono")
    else:
        for i, surface in enumerate(("ledred", "led")):
            led(middle - 0.3 + i * 0.24, half - 0.45, surface, 0.05)
        label(middle - 0.18, half - 0.62, "HV ON  READY", 0.05, "mono")
        warning(middle - 0.18, half - 0.9, 0.28)
    terminal(right - 0.2, half - 0.55, "green", 0.08)
    label(right - 0.2, half - 0.73, "PE", 0.06, "mono")
    if half > 0.75:
        safety(right - 0.2, half, 0.12)
        lock(middle - 0.24, half)
    else:
        warning(right - 0.2, -half + 0.22, 0.18)
        lock(middle - 0.2, half)
    monitors(left - 0.45, half, 1, "MON 1000:1") if half > 0.9 else None


def multifunction(product, left, right, half):
    middle = (left + right) / 2
    field(middle, half - 0.52, right - left - 0.1, 0.62, "SURGE  1.2/50")
    for x, surface in ((middle - 0.24, "red"), (middle + 0.24, "black")):
        hv_socket(x, half - 0.52, surface, 0.14)
    field(middle, half - 1.28, right - left - 0.1, 0.5, "BURST  5/50    FIELD COIL")
    coax(middle - 0.26, half - 1.28, 0.13)
    for i, surface in enumerate(("red", "black")):
        terminal(middle + 0.1 + i * 0.24, half - 1.28, surface, 0.07)
    mains_socket(middle - 0.2, -half + 0.46, 0.22)
    label(middle - 0.2, -half + 0.84, "EUT 16 A", 0.07)
    safety(right - 0.18, half)
    if product.get("high"):
        hv_socket(left - 0.5, -half + 0.72, "red", 0.15)
        label(left - 0.5, -half + 0.44, "8 kV", 0.07, "mono")
    mains(left - 0.75, half)
    monitors(left - 0.36, half, 2, "V MON  I MON")


OUTPUTS = {
    f.__name__: f for f in (combination, ring, oscillation, hybrid, impulse, multifunction)
}
