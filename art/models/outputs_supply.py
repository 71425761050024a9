"""Output panels of supply-failure simulators, withstand testers and power sources."""
from lib.connectors import cee, coax, hv_socket, label, mains_socket, terminal, warning
from lib.controls import breaker, button, knob, selector
from lib.screen import digits

from .sections import grille, monitors, safety


def dips(product, left, right, half):
    """Mains in and out with the breaker of the switched path."""
    middle = (left + right) / 2
    if product["phases"] == 1:
        mains_socket(middle - 0.06, half - 0.62, 0.27)
    else:
        cee(middle - 0.06, half - 0.64, 0.3, "red")
    label(middle - 0.06, half - 0.2, "EUT OUT", 0.075)
    breaker(middle - 0.2, -half + 0.46, 1 if product["phases"] == 1 else 3)
    safety(right - 0.15, half, 0.12)
    monitors(left - 0.45, half, 2, "U    TRIG")


def direct(product, left, right, half):
    middle = (left + right) / 2
    digits(middle, half - 0.3, right - left - 0.2, "360.0 V", 0.24)
    digits(middle, half - 0.58, right - left - 0.2, "50.0 A", 0.24, "phosphor2")
    for x, surface, mark in ((middle - 0.24, "red", "+"), (middle + 0.24, "black", "−")):
        terminal(x, half - 0.98, surface, 0.12)
        label(x, half - 0.78, mark, 0.12, "bold")
    grille(middle - 0.22, -half + 0.34, 0.44, 0.4)
    safety(right - 0.15, half, 0.12)


def withstand(product, left, right, half):
    """Readings of voltage, current and time, start and stop, one high-voltage output."""
    middle = (left + right) / 2
    top, pitch = (0.3, 0.27) if half > 0.75 else (0.22, 0.23)
    for i, (words, colour) in enumerate(product["readings"]):
        digits(middle - 0.24, half - top - i * pitch, 0.95, words, pitch - 0.04, colour)
    hv_socket(right - 0.26, half - 0.5, "red", 0.17)
    label(right - 0.26, half - 0.79, product["limit"], 0.065, "mono")
    for i, (surface, mark) in enumerate((("green", "START"), ("red", "STOP"))):
        button(left + 0.26 + i * 0.4, -half + 0.34, 0.34, 0.22, surface, mark)
    terminal(right - 0.16, -half + 0.3, "black", 0.08)
    warning(right - 0.5, -half + 0.32, 0.24)


def crossing(product, left, right, half):
    """Power-cross source: heavy outputs with the current-limiting resistors' selector."""
    middle = (left + right) / 2
    selector(middle - 0.25, half - 0.6, ("10 Ω", "160 Ω", "600 Ω"), 0.16, 2)
    for i, surface in enumerate(("red", "black", "red", "black")):
        terminal(left + 0.18 + i * 0.26, -half + 0.72, surface, 0.09)
        label(left + 0.18 + i * 0.26, -half + 0.9, "abab"[i], 0.08, "mono")
    breaker(right - 0.2, half - 0.6, 2)
    safety(right - 0.16, half, 0.12)
    grille(left + 0.36, -half + 0.32, 0.6, 0.34)


def battery(product, left, right, half):
    """Battery simulator: amplifier grille, readings and heavy terminals."""
    middle = (left + right) / 2
    for i, words in enumerate(product["readings"]):
        digits(middle, half - 0.3 - i * 0.27, right - left - 0.15, words, 0.23, "phosphor" if i == 0 else "phosphor2")
    for x, surface, mark in ((middle - 0.26, "red", "+"), (middle + 0.26, "black", "−")):
        terminal(x, -half + 0.36, surface, product.get("bolt", 0.12))
        label(x, -half + 0.6, mark, 0.13, "bold")
    if half > 0.95:
        grille(middle, 0.0, right - left - 0.2, half * 2 - 1.7)


def channels(product, left, right, half):
    """Four oscilloscope inputs, each with its gain knob."""
    pitch = (right - left - 0.1) / 4
    for i in range(4):
        x = left + 0.05 + pitch * (i + 0.5)
        coax(x, -half + 0.4, 0.09)
        knob(x, half - 0.62, 0.085)
        button(x, 0.0, pitch * 0.62, 0.11, ("teal", "yellow", "blue", "key")[i])
        label(x, -half + 0.64, f"CH {i + 1}", 0.06, "mono")


OUTPUTS = {f.__name__: f for f in (dips, direct, withstand, crossing, battery, channels)}
