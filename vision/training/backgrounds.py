"""Pictures without marks to put drawings on: parts of our renders, pages, plots, plain shapes."""
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import torch

SIZE = 384
COUNT = 3000


def colour(rng):
    return tuple(rng.randint(0, 255) for _ in range(3))


def part_of(rng, picture):
    """A square part at a random scale, up to a fifth of the picture's height."""
    height, width = picture.shape[:2]
    side = int(min(height, width) * rng.uniform(0.2, 1))
    top, left = rng.randint(0, height - side), rng.randint(0, width - side)
    return cv2.resize(picture[top : top + side, left : left + side], (SIZE, SIZE), interpolation=cv2.INTER_AREA)


def page(rng, words):
    """A screen or a sheet: fields, rules, rows of words."""
    canvas = np.full((SIZE, SIZE, 3), colour(rng), np.uint8)
    for _ in range(rng.randint(0, 8)):
        a, b = (rng.randint(0, SIZE), rng.randint(0, SIZE)), (rng.randint(0, SIZE), rng.randint(0, SIZE))
        cv2.rectangle(canvas, a, b, colour(rng), rng.choice((-1, -1, 1, 2, 4)), cv2.LINE_AA)
    y, ink = rng.randint(4, 30), np.array(colour(rng), np.float32)
    high = rng.randint(5, 26)
    while y < SIZE - high and rng.random() < 0.97:
        x = rng.randint(2, 60)
        while x < SIZE - 20:
            word = rng.choice(words)
            wide = max(2, int(word.shape[1] * high / word.shape[0]))
            if x + wide > SIZE or wide > 6 * high + 60:
                break
            cover = cv2.resize(word, (wide, high), interpolation=cv2.INTER_AREA)[:, :, None] / 255.0
            field = canvas[y : y + high, x : x + wide]
            canvas[y : y + high, x : x + wide] = (field * (1 - cover) + ink * cover).astype(np.uint8)
            x += wide + high // 2 + 2
        y += int(high * rng.uniform(1.3, 2.2))
        if rng.random() < 0.15:
            high, ink = rng.randint(5, 30), np.array(colour(rng), np.float32)
    return canvas


def plot(rng):
    """A grid with curves, dials and rings."""
    canvas = np.full((SIZE, SIZE, 3), colour(rng), np.uint8)
    step, line = rng.randint(12, 60), colour(rng)
    for at in range(0, SIZE, step):
        cv2.line(canvas, (at, 0), (at, SIZE), line, 1)
        cv2.line(canvas, (0, at), (SIZE, at), line, 1)
    x = np.arange(SIZE)
    for _ in range(rng.randint(1, 4)):
        wave = np.exp(-x / rng.uniform(20, 300)) * np.sin(x / rng.uniform(3, 60) + rng.random() * 6)
        y = rng.randint(50, SIZE - 50) - wave * rng.uniform(20, 150)
        cv2.polylines(canvas, [np.stack((x, y), 1).astype(np.int32)], False, colour(rng), rng.randint(1, 5), cv2.LINE_AA)
    return canvas


def shapes(rng):
    """Discs, rings, arcs, bars, triangles, crosses, spokes and dots: what symbols are made of."""
    canvas = np.full((SIZE, SIZE, 3), colour(rng), np.uint8)
    for _ in range(rng.randint(3, 22)):
        x, y, r, ink = rng.randint(0, SIZE), rng.randint(0, SIZE), rng.randint(4, 60), colour(rng)
        thick = rng.choice((-1, 1, 2, max(2, r // 4)))
        kind = rng.randint(0, 7)
        if kind == 0:
            cv2.circle(canvas, (x, y), r, ink, thick, cv2.LINE_AA)
        elif kind == 1:
            start = rng.randint(0, 360)
            for ring in range(rng.randint(1, 4)):
                cv2.ellipse(canvas, (x, y), (r * (ring + 1) // 3 + 1,) * 2, 0, start, start + rng.randint(60, 300), ink, max(1, r // 8), cv2.LINE_AA)
        elif kind == 2:
            turn = rng.random() * 6
            points = [(x + r * np.cos(turn + 2.1 * i), y + r * np.sin(turn + 2.1 * i)) for i in range(3)]
            cv2.fillPoly(canvas, [np.array(points, np.int32)], ink, cv2.LINE_AA)
        elif kind == 3:
            for bar in range(rng.randint(2, 6)):
                wide = max(2, int(r * (1 - bar * rng.choice((0, 0.15)))))
                cv2.rectangle(canvas, (x - wide, y + bar * r // 3), (x + wide, y + bar * r // 3 + max(1, r // 6)), ink, -1)
        elif kind == 4:
            cv2.rectangle(canvas, (x - r, y - r // 4), (x + r, y + r // 4), ink, -1)
            cv2.rectangle(canvas, (x - r // 4, y - r), (x + r // 4, y + r), ink, -1)
        elif kind == 5:
            count, turn = rng.randint(3, 12), rng.random() * 6
            for i in range(count):
                way = np.array((np.cos(turn + 6.283 * i / count), np.sin(turn + 6.283 * i / count)))
                a, b = np.array((x, y)) + way * r * rng.choice((0, 0.6)), np.array((x, y)) + way * r
                cv2.line(canvas, tuple(int(v) for v in a), tuple(int(v) for v in b), ink, max(1, r // 8), cv2.LINE_AA)
        elif kind == 6:
            for i in range(3):
                for j in range(3):
                    if rng.random() < 0.8:
                        cv2.circle(canvas, (x + (i - 1) * r // 2, y + (j - 1) * r // 2), max(1, r // 7), ink, -1, cv2.LINE_AA)
        else:
            a = np.linspace(0, 6.283, 40)
            bulge = 1 + rng.uniform(-0.5, 0.9) * np.cos(a * rng.randint(1, 4))
            points = np.stack((x + r * bulge * np.cos(a) * 0.6, y + r * bulge * np.sin(a) * 0.6), 1)
            cv2.fillPoly(canvas, [points.astype(np.int32)], ink, cv2.LINE_AA)
    return canvas


def mosaic(rng):
    """Tiles of any size and colour: in rows and columns, in bands, as a chequer or a brick wall, sharp or run together."""
    wide, high = (max(2, int(SIZE / np.exp(rng.uniform(np.log(4), np.log(120))))) for _ in range(2))
    if rng.random() < 0.6:
        high = wide
    seeds = np.random.default_rng(rng.getrandbits(32))
    tiles = seeds.integers(0, 256, (high, wide, 3), dtype=np.uint8)
    kind = rng.random()
    if kind < 0.25:  # a few colours only
        few = rng.randint(2, 5)
        tiles = seeds.integers(0, 256, (few, 3), dtype=np.uint8)[seeds.integers(0, few, (high, wide))]
    elif kind < 0.35:
        tiles = np.indices((high, wide)).sum(0)[:, :, None] % 2 * np.array(colour(rng)) // 2 + np.array(colour(rng)) // 2
    elif kind < 0.45:
        tiles = tiles[:, :1]
    way = rng.choice((cv2.INTER_NEAREST, cv2.INTER_NEAREST, cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_LANCZOS4))
    canvas = cv2.resize(tiles.astype(np.uint8), (SIZE, SIZE), interpolation=way)
    if rng.random() < 0.25:  # joints, every second row shifted
        step, line = max(4, SIZE // high), colour(rng)
        for row, y in enumerate(range(0, SIZE, step)):
            cv2.line(canvas, (0, y), (SIZE, y), line, 1)
            for x in range(row % 2 * step // 2, SIZE, step):
                cv2.line(canvas, (x, y), (x, y + step), line, 1)
    return canvas


def background(folder, words, seed):
    rng = random.Random(seed)
    kind = rng.choices((part_of, page, plot, shapes, mosaic), (0.32, 0.3, 0.1, 0.16, 0.12))[0]
    if kind is part_of:
        return part_of(rng, cv2.imread(str(rng.choice(sorted(Path(folder, "renders").glob("*.jpg"))))))
    return page(rng, words) if kind is page else kind(rng)


def backgrounds(folder, words, device):
    # Threads: OpenCV works beside Python.
    with ThreadPoolExecutor() as threads:
        made = list(threads.map(lambda seed: background(folder, words, seed), range(COUNT)))
    return torch.from_numpy(np.stack(made)).permute(0, 3, 1, 2).contiguous().to(device)
