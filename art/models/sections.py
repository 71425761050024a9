"""Parts of a front panel that many instruments share."""
import re

from lib.connectors import coax, label, warning
from lib.controls import button, emergency_stop, key_switch, keypad, knob, led, power_switch
from lib.solids import box, cylinder, group, lathe, prism, rounded, sphere


def controls(x, half, roomy=True):
    """Knob, menu keys and, where there is room, the number pad and the keys that start and stop a test."""
    top = half - 0.46
    knob(x - 0.18, top, 0.17)
    if half > 0.75:
        for i, mark in enumerate(("MENU", "SET", "ESC")):
            button(x + 0.2, top + 0.15 - i * 0.15, 0.21, 0.11, "key", mark)
        keypad(x, top - 0.59, 0.24, 0.126)
        if half > 1.2 and roomy:
            run_keys(x, top - 1.16)
    else:
        for i, mark in enumerate(("MENU", "SET", "ESC")):
            button(x + 0.2, top + 0.16 - i * 0.155, 0.21, 0.115, "key", mark)
        for i, mark in enumerate(("START", "STOP")):
            button(x - 0.14 + i * 0.3, top - 0.38, 0.27, 0.12, ("green", "red")[i], mark)


def run_keys(x, z):
    """Start, stop and the three states."""
    for i, (surface, mark) in enumerate((("green", "START"), ("red", "STOP"))):
        button(x - 0.19 + i * 0.38, z, 0.32, 0.15, surface, mark)
    for i, (surface, mark) in enumerate((("led", "READY"), ("ledamber", "CHARGE"), ("grid", "HV ON"))):
        led(x - 0.3 + i * 0.3, z - 0.22, surface, 0.026)
        label(x - 0.3 + i * 0.3, z - 0.31, mark, 0.05, "mono")


MEASURED = {1: "TRIG", 2: "V MON  I MON", 3: "V MON  I MON  TRIG", 4: "V MON  I MON  TRIG  SYNC"}


def monitors(x, half, count=2, words=None):
    """Coaxial measuring outputs along the lower edge, each under its name when there are as many."""
    words = words or MEASURED.get(count, "MONITORS")
    marks = re.split(r"\s{2,}", words)
    for i in range(count):
        at = x + (i - (count - 1) / 2) * 0.28
        coax(at, -half + 0.2, 0.06)
        if len(marks) == count:
            label(at, -half + 0.34, marks[i], 0.062, "mono")
    if len(marks) != count:
        label(x, -half + 0.34, words, 0.062, "mono")


def safety(x, half, size=0.13):
    """Emergency stop under the high-voltage triangle."""
    emergency_stop(x, -half + 0.42, size)
    warning(x, -half + 0.42 + size * 2.6, size * 1.3)


def mains(x, half):
    power_switch(x, -half + 0.3, 0.17, 0.26)
    led(x, -half + 0.49, "led", 0.022)


def lock(x, half):
    key_switch(x, -half + 0.24, 0.08)
    label(x, -half + 0.4, "LOCK", 0.05, "mono")


def grille(x, z, width, height, pitch=0.11):
    """Horizontal cooling slots."""
    count = int(height / pitch)
    for i in range(count):
        prism(
            (x, -0.001, z + (i - (count - 1) / 2) * pitch),
            rounded(width, pitch * 0.5, pitch * 0.24),
            0.012,
            "slot",
            0.003,
        )


def carrying_handle(width, height, depth):
    """Folding handle on the roof of a portable case and rubber corners."""
    with group((0, 0, height + 0.1)):
        for x in (-width * 0.3, width * 0.3):
            box((x, 0, 0.06), (0.16, 0.34, 0.14), "black", 0.03)
        box((0, 0, 0.17), (width * 0.6 + 0.16, 0.24, 0.09), "rubber", 0.04, 4)
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            box((x, y, height / 2 + 0.1), (0.16, 0.16, height + 0.06), "rubber", 0.05, 4)


def bushing(z, kilovolts):
    """Ribbed insulator on a roof with its ball; longer for more voltage. Returns the height of its top."""
    length = 0.35 + kilovolts * 0.055
    ribs = max(3, int(length / 0.16))
    profile = [(0.34, 0), (0.34, 0.06)]
    for i in range(ribs):
        low = 0.06 + (length - 0.06) * i / ribs
        profile += [(0.17, low + 0.01), (0.31, low + 0.05), (0.31, low + 0.07), (0.17, low + 0.11)]
    lathe((0, 0, z), [*profile, (0.14, length)], "porcelain", bevel=0.004)
    cylinder((0, 0, z + length + 0.05), 0.12, 0.12, "brass", axis="z")
    sphere((0, 0, z + length + 0.22), 0.17, "chrome")
    return z + length + 0.4
