"""Output panels of the automotive instruments."""
from lib.connectors import coax, label, safety_socket, terminal, warning
from lib.controls import button, led, selector
from lib.panel import field

from .sections import grille, mains, monitors


def supply_pair(x, z, radius=0.1, words=("BATT", "DUT")):
    """Battery in and device out, each with plus and minus."""
    for row, word in enumerate(words):
        for i, surface in enumerate(("red", "black")):
            terminal(x - 0.17 + i * 0.34, z - row * 0.46, surface, radius)
        label(x, z - row * 0.46 + radius * 1.75, word, 0.065, "mono")


def pulse(product, left, right, half):
    selector(left + 0.22, half - 0.62, ("2", "10", "50 Ω"), 0.11, 1)
    supply_pair(right - 0.28, half - 0.48)
    coax(left + 0.2, -half + 0.3, 0.11)
    label(left + 0.2, -half + 0.5, "PULSE", 0.06, "mono")
    for i, surface in enumerate(("led", "led", "ledamber")):
        led(left + 0.44 + i * 0.1, -half + 0.3, surface, 0.026)
    mains(right - 0.14, half)


def burst(product, left, right, half):
    middle = (left + right) / 2
    field(middle, half - 0.58, right - left - 0.1, 0.52, "PULSE 3a / 3b")
    for i in range(2):
        coax(middle - 0.24 + i * 0.48, half - 0.58, 0.15)
    for i, mark in enumerate(("3a", "3b")):
        button(left + 0.26 + i * 0.36, -half + 0.3, 0.28, 0.18, "teal" if i else "key", mark)
    warning(right - 0.12, -half + 0.26, 0.17)


def load_dump(product, left, right, half):
    middle = (left + right) / 2
    supply_pair(middle - 0.22, half - 0.5, 0.12)
    selector(right - 0.28, half - 0.7, ("0.5", "2", "8"), 0.13)
    grille(middle, -half + 0.55, right - left - 0.2, 0.7)
    warning(right - 0.2, -half + 1.12, 0.22)
    monitors(left - 0.45, half, 2, "U    I")


def ripple(product, left, right, half):
    middle = (left + right) / 2
    supply_pair(right - 0.34, half - 0.46, 0.11)
    coax(left + 0.2, half - 0.46, 0.1)
    coax(left + 0.2, half - 0.86, 0.1)
    label(left + 0.2, half - 0.28, "SWEEP", 0.055, "mono")
    grille(middle, -half + 0.22, right - left - 0.3, 0.24)


def switch(product, left, right, half):
    """Independent channels of a fast switch."""
    for channel in range(2):
        x = left + 0.34 + channel * (right - left) * 0.5
        field(x, half - 0.62, 0.5, 0.62, f"CH {channel + 1}")
        for i, surface in enumerate(("red", "yellow")):
            terminal(x - 0.14 + i * 0.28, half - 0.58, surface, 0.09)
        led(x, half - 0.84, "led" if channel == 0 else "ledamber", 0.03)
    coax(left + 0.2, -half + 0.22, 0.08)
    mains(right - 0.16, half)


def electronic_switch(product, left, right, half):
    middle = (left + right) / 2
    for i, surface in enumerate(("red", "black")):
        terminal(middle - 0.2 + i * 0.4, half - 0.5, surface, 0.12)
        safety_socket(middle - 0.2 + i * 0.4, half - 0.85, surface, 0.06)
    button(middle, -half + 0.26, 0.5, 0.2, "red", "OPEN  S")


OUTPUTS = {f"auto_{f.__name__}": f for f in (pulse, burst, load_dump, ripple, switch, electronic_switch)}
