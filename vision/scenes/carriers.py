"""What carries a mark: a sign, a van, a label, a screen, a board. Things face -y; a unit is a metre.

Each takes the random numbers, its place along x, the mark (or None for an invented logo) and the
invented logos, and returns its prints as (brand, variant, points) with its own width."""
import math
from pathlib import Path

from material import colour, paint, wall
from solids import bent, box, contrast, cylinder, drawing, flat, print_on, waved

MARKS = Path(__file__).parent.parent / ".work" / "marks"


def choose(rng, mark, decoys):
    if mark is None:
        return None, None, str(rng.choice(decoys))
    return mark["brand"], mark["variant"], str(MARKS / mark["file"])


def fitted(file, width, height):
    """The width at which a drawing fits a field."""
    aspect, _ = drawing(file)
    return min(width, height * aspect)


def sign(rng, at, mark, decoys):
    brand, variant, file = choose(rng, mark, decoys)
    width, height = rng.uniform(1.6, 4), rng.uniform(0.7, 1.6)
    base = rng.uniform(1.8, 3.2)
    colours = contrast(rng)
    tilt = rng.gauss(0, 0.06)
    box((at, 0.06, base), (width, 0.1, height), paint(rng, colours[0]))
    for side in (-0.4, 0.4):
        cylinder((at + side * width, 0.2, base / 2), 0.05, base, paint(rng))
    wide = fitted(file, width * 0.85, height * 0.75)
    place = flat((at, 0.0, base), tilt)
    if rng.random() < 0.25:
        depth = rng.uniform(0.03, 0.12)
        # In front of the board, not through it.
        place = waved((at, -0.02 - depth, base), depth, rng.uniform(1, 3))
    glow = rng.choice((0, 0, 0, 0.8))
    return [(brand, variant, print_on(rng, file, wide, place, colours, 0.02, glow))], width


def van(rng, at, mark, decoys):
    brand, variant, file = choose(rng, mark, decoys)
    body = paint(rng, colour(rng, rng.random() < 0.7))
    ground = tuple(body.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value)
    length, height = rng.uniform(3.6, 4.6), rng.uniform(1.5, 1.9)
    box((at, 0.9, 0.45 + height / 2), (length, 1.8, height), body)
    box((at - length / 2 - 0.55, 0.9, 0.45 + height * 0.32), (1.2, 1.75, height * 0.64), body)
    box((at - length / 2 - 0.5, 0.9, 0.45 + height * 0.75), (0.8, 1.6, height * 0.3), paint(rng, (0.02, 0.03, 0.04, 1)))
    for x in (-length / 2 - 0.3, length * 0.33):
        cylinder((at + x, 0.1, 0.4), 0.4, 0.3, paint(rng, (0.02, 0.02, 0.02, 1)), (math.pi / 2, 0, 0))
    light = sum(ground[:3]) > 1.1
    wide = fitted(file, length * rng.uniform(0.35, 0.8), height * 0.5)
    place = flat((at + rng.uniform(-0.3, 0.3), -0.006, 0.55 + height * rng.uniform(0.45, 0.65)), rng.gauss(0, 0.03))
    points = print_on(rng, file, wide, place, (ground, colour(rng, not light)), 0.03)
    prints = [(brand, variant, points)]
    if rng.random() < 0.4:
        words = str(rng.choice(decoys))
        print_on(rng, words, fitted(words, 0.9, 0.2), flat((at + length * 0.25, -0.006, 0.62)), (ground, colour(rng, not light)), 0.01)
    return prints, length + 1.4


def label(rng, at, mark, decoys):
    brand, variant, file = choose(rng, mark, decoys)
    if rng.random() < 0.5:
        radius, height = rng.uniform(0.05, 0.11), rng.uniform(0.2, 0.35)
        cylinder((at, 0, height / 2), radius, height, paint(rng))
        wide = fitted(file, radius * rng.uniform(1.0, 2.0), height * 0.5)
        place = bent((at, 0, height * rng.uniform(0.4, 0.65)), radius + 0.0015)
        return [(brand, variant, print_on(rng, file, wide, place))], radius * 2.4
    size = rng.uniform(0.25, 0.6)
    high = size * rng.uniform(0.5, 1)
    card = paint(rng, rng.choice(((0.42, 0.26, 0.13, 1), colour(rng))))
    box((at, size / 2, high / 2), (size, size, high), card)
    wide = fitted(file, size * rng.uniform(0.4, 0.85), high * 0.6)
    place = flat((at, -0.002, high * rng.uniform(0.45, 0.6)), rng.choice((0, 0, 0, rng.gauss(0, 0.2))))
    prints = [(brand, variant, print_on(rng, file, wide, place))]
    return prints, size * 1.05


def screen(rng, at, mark, decoys):
    brand, variant, file = choose(rng, mark, decoys)
    width = rng.uniform(0.4, 0.8)
    height = width * 0.6
    base = 0.14 + height / 2
    box((at, 0.02, base), (width + 0.03, 0.03, height + 0.03), paint(rng, (0.02, 0.02, 0.025, 1)))
    box((at, 0.05, 0.07), (0.06, 0.04, 0.16), paint(rng))
    box((at, 0.05, 0.005), (width * 0.4, 0.2, 0.01), paint(rng))
    ground, ink = contrast(rng)
    page = paint(rng, ground, 0.7)
    box((at, 0.003, base), (width, 0.004, height), page)
    # A bar on top, some rows of words and a column of tiles, as programs have.
    box((at, 0.0005, base + height * 0.45), (width, 0.002, height * 0.1), paint(rng, colour(rng), 0.6))
    for row in range(rng.randint(2, 5)):
        words = str(rng.choice(decoys))
        place = flat((at + width * rng.uniform(-0.28, 0.28), -0.0012, base - height * (0.08 + 0.085 * row)))
        print_on(rng, words, fitted(words, width * 0.3, height * 0.05), place, (ground, ink), 0.001, 0.7)
    wide = fitted(file, width * rng.uniform(0.2, 0.7), height * 0.35)
    place = flat((at + rng.uniform(-0.5, 0.5) * (width * 0.95 - wide), -0.0016, base + height * 0.2))
    return [(brand, variant, print_on(rng, file, wide, place, (ground, ink), 0.002, 0.7))], width * 1.15


def board(rng, at, mark, decoys):
    """A circuit board with parts, or a notice board with sheets of paper."""
    brand, variant, file = choose(rng, mark, decoys)
    circuit = rng.random() < 0.5
    width, height = (rng.uniform(0.12, 0.3), rng.uniform(0.1, 0.2)) if circuit else (rng.uniform(0.9, 1.8), rng.uniform(0.7, 1.2))
    base = 0.02 + height / 2 if circuit else 1.5
    if circuit:
        ground = rng.choice(((0.01, 0.12, 0.05, 1), (0.01, 0.05, 0.2, 1), (0.02, 0.02, 0.02, 1), (0.3, 0.02, 0.02, 1)))
        box((at, 0.001, base), (width, 0.0016, height), paint(rng, ground))
        for _ in range(rng.randint(10, 35)):
            size = rng.uniform(0.004, 0.025)
            place = (at + rng.uniform(-0.48, 0.48) * width, -0.003, base + rng.choice((-1, 1)) * rng.uniform(0.24, 0.47) * height)
            box(place, (size, 0.004, size * rng.uniform(0.4, 1.5)), paint(rng, rng.choice(((0.02, 0.02, 0.02, 1), colour(rng)))))
        colours = (ground, colour(rng, True))
    else:
        box((at, 0.03, base), (width, 0.04, height), wall(rng))
        for _ in range(rng.randint(2, 5)):
            words = str(rng.choice(decoys))
            place = flat((at + rng.uniform(-0.38, 0.38) * width, 0.006, base + rng.choice((-1, 1)) * rng.uniform(0.3, 0.4) * height), rng.gauss(0, 0.08))
            print_on(rng, words, fitted(words, width * 0.2, height * 0.15), place)
        colours = None
    wide = fitted(file, width * rng.uniform(0.3, 0.75), height * 0.34)
    place = flat((at, -0.0006, base), rng.gauss(0, 0.1))
    return [(brand, variant, print_on(rng, file, wide, place, colours))], width * 1.15


CARRIERS = {"sign": sign, "van": van, "label": label, "screen": screen, "board": board}
