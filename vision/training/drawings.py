"""The drawings that are put into pictures, as stacks of ever softer textures on the GPU.

First the marks, then what must not be found: icons, words, invented logos, and words set from the
marks' own letters in another order."""
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

WIDTH, HEIGHT, BORDER = 512, 160, 6
LEVELS = 4
SHUFFLED = 360


def alpha(path):
    return cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[:, :, 3]


def fitted(ink):
    """The drawing in the middle of a texture, with the half width and half height it takes there."""
    height, width = ink.shape
    scale = min((WIDTH - 2 * BORDER) / width, (HEIGHT - 2 * BORDER) / height)
    size = max(2, round(width * scale)), max(2, round(height * scale))
    small = cv2.resize(ink, size, interpolation=cv2.INTER_AREA)
    canvas = np.zeros((HEIGHT, WIDTH), np.uint8)
    top, left = (HEIGHT - size[1]) // 2, (WIDTH - size[0]) // 2
    canvas[top : top + size[1], left : left + size[0]] = small
    return canvas, (size[0] / WIDTH, size[1] / HEIGHT)


def outline(ink):
    reach = max(3, ink.shape[0] // 40)
    return cv2.morphologyEx(ink, cv2.MORPH_GRADIENT, np.ones((reach, reach), np.uint8))


def letters(ink):
    count, labels, stats, _ = cv2.connectedComponentsWithStats((ink > 100).astype(np.uint8))
    pieces = []
    for at in range(1, count):
        x, y, width, height, area = stats[at]
        if area > 200:
            pieces.append((np.where(labels == at, ink, 0)[:, x : x + width], width))
    return pieces


def shuffled(rng, alphabets):
    """A word of three to eight of the marks' letters in an order of chance."""
    source = rng.choice(alphabets)
    length = rng.randint(3, 8)
    if rng.random() < 0.3:
        source = source + rng.choice(alphabets)
    chosen = [rng.choice(source) for _ in range(length)]
    height = max(piece.shape[0] for piece, _ in chosen)
    gap = int(height * rng.uniform(0.05, 0.25))
    blank = np.zeros((height, gap), np.uint8)
    parts = []
    for piece, _ in chosen:
        parts += [np.pad(piece, ((0, height - piece.shape[0]), (0, 0))), blank]
    word = np.concatenate(parts[:-1], axis=1)
    rows = np.nonzero(word.max(axis=1))[0]
    return word[rows[0] : rows[-1] + 1]


def softened(textures, factor):
    small = (F.avg_pool2d(part.float() / 255, factor) for part in textures.split(256))
    return torch.cat([F.interpolate(part, size=(HEIGHT, WIDTH), mode="bilinear", align_corners=False)[:, 0].half() for part in small])


class Drawings:
    def __init__(self, folder, device, seed=5):
        folder, rng = Path(folder), random.Random(seed)
        listed = json.loads((folder / "marks" / "marks.json").read_text())
        self.brands = list(dict.fromkeys(mark["brand"] for mark in listed))
        inks, classes, cuts, weights = [], [], [], []
        alphabets = []
        for mark in listed:
            ink = alpha(folder / "marks" / mark["file"])
            symbol = folder / "marks" / mark["file"].replace("-full", "-symbol")
            cut = alpha(symbol).shape[1] / ink.shape[1] if mark["variant"] == "full" else -1.0
            if mark["variant"] == "word":
                alphabets.append(letters(ink))
            share = {"full": 1.0, "symbol": 0.5, "word": 1.3, "line": 0.5}[mark["variant"]]
            for drawn, weight in ((ink, share), (outline(ink), share * 0.04)):
                inks.append(drawn)
                classes.append(self.brands.index(mark["brand"]))
                cuts.append(cut)
                weights.append(weight)
        self.marks = len(inks)
        with ThreadPoolExecutor() as threads:
            inks += threads.map(alpha, sorted((folder / "decoys" / "training").glob("*.png")))
            inks += [shuffled(rng, alphabets) for _ in range(SHUFFLED)]
            pages = list(threads.map(fitted, inks))
        finest = torch.from_numpy(np.stack([page for page, _ in pages])).to(device)[:, None]
        # Drawing by drawing: the softest has pixels eight times as large, at the same size.
        self.levels = torch.stack([softened(finest, 2**level) for level in range(LEVELS)], 1)
        self.extent = torch.tensor([extent for _, extent in pages], device=device)
        self.classes = torch.tensor(classes, device=device)
        self.cuts = torch.tensor(cuts + [-1.0] * (len(inks) - self.marks), device=device)
        # Every brand is shown equally often, whichever variants it has.
        share = torch.tensor(weights, device=device)
        total = torch.zeros(len(self.brands), device=device).index_add_(0, self.classes, share)
        self.weights = share / total[self.classes]
        self.others = len(inks) - self.marks
