"""A display behind its glass, with graticule, trace and readout. Lies on a panel whose front is y = 0."""
from .materials import reflection
from .solids import box, prism, rounded, text, tube
from .waveforms import wave

COLOURS = ("phosphor", "phosphor2", "phosphor3")


def graticule(x, z, width, height, columns=10, rows=6):
    for i in range(1, columns):
        box((x - width / 2 + width * i / columns, -0.041, z), (0.004, 0.002, height), "grid", 0)
    for i in range(1, rows):
        box((x, -0.041, z - height / 2 + height * i / rows), (width, 0.002, 0.004), "grid", 0)


def trace(x, z, width, height, spec, colour, thickness):
    """The waveform between -1 and 1, or standing on the lowest division when it never goes below zero."""
    t, y = wave(spec)
    t = (t - t[0]) / (t[-1] - t[0])
    floor, gain = (-0.36, 0.76) if y.min() >= -0.02 else (0, 0.42)
    tube(
        [(x + width * (a - 0.5), -0.047, z + height * (floor + gain * b)) for a, b in zip(t, y)],
        thickness,
        colour,
        False,
    )


def screen(x, z, width, height, waves, readout="", scale="", lanes=False):
    """`waves` is a list of waveform specifications, drawn over each other or, with `lanes`, one above the other."""
    prism((x, -0.012, z), rounded(width + 0.04, height + 0.04, min(width, height) * 0.06), 0.05, "black", 0.018)
    prism((x, -0.034, z), rounded(width - 0.06, height - 0.06, min(width, height) * 0.035), 0.012, "glass", 0.002)
    prism((x, -0.062, z), rounded(width - 0.06, height - 0.06, min(width, height) * 0.035), 0.001, reflection(), 0)
    band = min(max(0.1, height * 0.115), 0.4) if readout or scale else 0.02
    wide, tall = width - 0.16, height - 0.13 - band
    middle = z - band / 2
    graticule(x, middle, wide, tall)
    thickness = max(0.006, 0.01 * min(1, tall))
    lane = tall / len(waves) if lanes else 0
    for i, (spec, colour) in enumerate(zip(waves, COLOURS)):
        shift = lane * ((len(waves) - 1) / 2 - i)
        trace(x, middle + shift, wide, lane or tall, spec, spec.get("colour", colour), thickness)
    top = z + height / 2 - 0.05 - band / 2
    size = min(band * 0.86, wide / (0.62 * (len(readout) + 0.78 * len(scale) + 2)))
    if readout:
        text(readout, (x - wide / 2, -0.04, top), size, "lit", "mono", "LEFT")
    if scale:
        text(scale, (x + wide / 2, -0.04, top), size * 0.78, "lit", "mono", "RIGHT")


def digits(x, z, width, words, height=0.22, colour="phosphor"):
    """Small numeric display."""
    box((x, -0.012, z), (width, 0.03, height), "black", 0.012)
    box((x, -0.028, z), (width - 0.04, 0.008, height - 0.04), "glass", 0.003)
    text(words, (x, -0.034, z), height * 0.62, colour, "mono")
