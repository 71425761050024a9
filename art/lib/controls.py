"""What a hand moves or an eye watches on a front panel: knobs, keys, switches, lamps. Positions are (x, z) on y = 0."""
import math

from .solids import box, cylinder, lathe, prism, rounded, sphere, text


def knob(x, z, radius=0.16, pointer=35, cap="aluminium"):
    cylinder((x, -0.01, z), radius * 1.28, 0.02, "black", bevel=0.004)
    cylinder((x, -0.09, z), radius, 0.16, "black", bevel=0.02, top=radius * 0.9)
    cylinder((x, -0.172, z), radius * 0.78, 0.01, cap, bevel=0.003)
    a = math.radians(90 - pointer)
    cylinder(
        (x + radius * 0.55 * math.cos(a), -0.179, z + radius * 0.55 * math.sin(a)),
        radius * 0.09,
        0.006,
        "ink",
        sides=20,
    )


def selector(x, z, marks, radius=0.15, at=0):
    """Rotary switch with its positions printed around it; `at` is the chosen one."""
    spread = [(-60 + 120 * i / max(1, len(marks) - 1)) for i in range(len(marks))]
    knob(x, z, radius, spread[at])
    for angle, mark in zip(spread, marks):
        a = math.radians(90 - angle)
        text(
            mark,
            (x + radius * (1.6 + 0.16 * len(mark)) * math.cos(a), -0.003, z + radius * 1.75 * math.sin(a)),
            radius * 0.52,
            "print",
            "mono",
        )


def button(x, z, width=0.16, height=0.1, surface="key", mark="", size=None):
    """A key in its frame, with the legend that fits it."""
    prism((x, -0.004, z), rounded(width + 0.03, height + 0.03, 0.035), 0.012, "slot", 0)
    prism((x, -0.02, z), rounded(width, height, 0.025), 0.05, surface, 0.012)
    if mark:
        fitting = min(height * 0.62, width * 1.3 / max(len(mark), 1))
        text(mark, (x, -0.047, z), size or fitting, "printdark" if surface == "yellow" else "legend", "bold")


NUMBERS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", ".", "0", "±")


def keypad(x, z, pitch=0.2, height=0.13):
    """Twelve keys, `z` the height of the second row's lower edge."""
    for i, mark in enumerate(NUMBERS):
        button(
            x + (i % 3 - 1) * pitch,
            z + (1.5 - i // 3) * height * 1.25,
            pitch * 0.8,
            height * 0.9,
            mark=mark,
            size=height * 0.66,
        )


def led(x, z, surface="led", radius=0.025):
    cylinder((x, -0.008, z), radius * 1.5, 0.016, "black", bevel=0.004, sides=24)
    sphere((x, -0.016, z), radius, surface)


def emergency_stop(x, z, radius=0.17):
    cylinder((x, -0.01, z), radius * 1.35, 0.02, "yellow", bevel=0.006)
    cylinder((x, -0.05, z), radius * 0.62, 0.08, "black", bevel=0.01)
    lathe(
        (x, -0.09, z),
        [(radius * 0.7, 0), (radius, 0.02), (radius, 0.06), (radius * 0.85, 0.095), (radius * 0.5, 0.11), (0, 0.113)],
        "red",
        "y",
    )
    for i in range(3):
        turn_arrow(x, z, radius * 0.6, 120 * i)


def turn_arrow(x, z, radius, start, reach=72):
    """One of the milled arrows of a mushroom head that is released by turning."""
    angles = [math.radians(start + reach * i / 8) for i in range(9)]
    shaft = [(radius * 1.1 * math.cos(a), radius * 1.1 * math.sin(a)) for a in angles]
    shaft += [(radius * 0.9 * math.cos(a), radius * 0.9 * math.sin(a)) for a in reversed(angles)]
    tip = math.radians(start + reach + 24)
    head = [
        (radius * 1.28 * math.cos(angles[-1]), radius * 1.28 * math.sin(angles[-1])),
        (radius * math.cos(tip), radius * math.sin(tip)),
        (radius * 0.72 * math.cos(angles[-1]), radius * 0.72 * math.sin(angles[-1])),
    ]
    for outline in (shaft, head):
        prism((x, -0.192, z), outline, 0.02, "legend", 0)


def key_switch(x, z, radius=0.1):
    cylinder((x, -0.015, z), radius * 1.2, 0.03, "steel", bevel=0.006)
    cylinder((x, -0.04, z), radius * 0.85, 0.04, "chrome", bevel=0.008)
    box((x, -0.062, z), (radius * 0.18, 0.01, radius * 0.9), "black", 0.002)


def power_switch(x, z, width=0.2, height=0.28):
    box((x, -0.012, z), (width, 0.03, height), "black", 0.015)
    box((x, -0.03, z + height * 0.17), (width * 0.74, 0.05, height * 0.4), "green", 0.012)
    box((x, -0.022, z - height * 0.2), (width * 0.74, 0.04, height * 0.36), "rubber", 0.012)
    box((x, -0.057, z + height * 0.17), (0.012, 0.004, height * 0.2), "print", 0)


def breaker(x, z, poles=3):
    width = 0.18 * poles
    box((x, -0.04, z), (width, 0.1, 0.5), "white", 0.02)
    box((x, -0.1, z), (width, 0.05, 0.26), "white", 0.015)
    box((x, -0.14, z + 0.03), (width * 0.82, 0.07, 0.08), "black", 0.015)
