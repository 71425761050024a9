"""From a finished scene to a WebP file that stands on any ground: subject and shadow with their own transparency."""
import os

import numpy as np
from PIL import Image

from . import shadow as contact
from . import trace as tracer
from .denoise import denoise
from .digest import digest

SIZES = {"heroes": (2880, 1600), "products": (1920, 1280), "instruments": (1920, 1280)}  # by folder
DRAFT = 0.4  # share of the size
QUALITIES = (95, 93, 91, 88)  # the first whose file is small enough to keep in the repository
LARGEST = 600_000  # bytes
INK = np.array((2, 6, 11), np.float32) / 255  # the shadow's colour
DESCRIPTION = 0x010E  # the Exif field that says what a finished picture was made from
RECIPE = 1  # to be raised when pictures change although their scenes do not


def spread(colour, alpha, reach=4):
    """Carry the subject's colours outwards over its edge, so that no filter draws the empty ground in."""
    weight = (alpha > 0.02).astype(np.float32)[:, :, None]
    whole = colour * weight
    height, width = alpha.shape
    for _ in range(reach):
        wide, share = (np.pad(plane, ((1, 1), (1, 1), (0, 0))) for plane in (whole, weight))
        near = sum(wide[y : y + height, x : x + width] for y in range(3) for x in range(3))
        count = sum(share[y : y + height, x : x + width] for y in range(3) for x in range(3))
        fresh = (weight == 0) & (count > 0)
        whole = np.where(fresh, near / np.maximum(count, 1), whole)
        weight = np.where(fresh, 1, weight).astype(np.float32)
    return whole


def box(alpha, edge=12):
    """Rows and columns that hold the subject, with a margin."""
    rows, columns = (np.nonzero(alpha.max(axis=way) > 0)[0] for way in (1, 0))
    low = lambda found: max(found[0] - edge, 0)  # noqa: E731
    return slice(low(rows), rows[-1] + edge), slice(low(columns), columns[-1] + edge)


def subject(width, height, samples):
    """Colour without grain and the alpha of what the camera sees, as it was traced: lettering and edges stay sharp."""
    seen, albedo, normal = tracer.trace(width, height, samples)
    colour, alpha = np.zeros((height, width, 3), np.float32), seen[:, :, 3].copy()
    part = box(alpha)
    cover = np.maximum(alpha[part], 0.02)[:, :, None]
    planes = [seen[part][:, :, :3], albedo[part] / cover, normal[part] / cover]
    colour[part] = denoise(*(spread(plane, alpha[part]) for plane in planes))
    return colour, alpha


def fade(alpha, reach=0.16):
    """Dissolve what runs out of the frame, at those edges that it touches."""
    for way in (alpha, alpha[:, ::-1], alpha.T, alpha.T[:, ::-1]):
        if way[:, 0].max() > 0.5:
            rise = ((np.arange(way.shape[1]) + 0.5) / (reach * way.shape[1])).clip(0, 1)
            way *= rise * rise * (3 - 2 * rise)
    return alpha


def compose(width, height, samples):
    colour, alpha = subject(width, height, samples)
    below = contact.shadow(width, height) * (1 - alpha)
    alpha = fade(alpha)
    whole = alpha + below
    mixed = (colour * alpha[:, :, None] + INK * below[:, :, None]) / np.maximum(whole, 1e-4)[:, :, None]
    return np.concatenate((mixed, whole[:, :, None]), axis=2)


def recorded(target):
    """The code of what a finished picture was made from."""
    try:
        with Image.open(target) as image:
            return image.getexif().get(DESCRIPTION)
    except FileNotFoundError:
        return None


def save(target, image, made_from):
    """Whole or not at all: a stopped run leaves no half picture."""
    unfinished = target.with_suffix(f".{os.getpid()}")
    target.parent.mkdir(parents=True, exist_ok=True)
    pixels = Image.fromarray((image.clip(0, 1) * 255 + 0.5).astype(np.uint8))
    note = Image.Exif()
    note[DESCRIPTION] = made_from
    for quality in QUALITIES:
        pixels.save(unfinished, "WEBP", quality=quality, alpha_quality=100, method=6, exif=note)
        if unfinished.stat().st_size <= LARGEST:
            break
    unfinished.replace(target)


class Picture:
    """What is to become of the open scene: a file of a certain size, traced with care or as a draft."""

    def __init__(self, target, draft=False, upright=False):
        self.target = target
        size = SIZES[target.parent.name][:: -1 if upright else 1]
        self.width, self.height = (round(side * (DRAFT if draft else 1)) for side in size)
        self.samples = tracer.settings(draft)
        self.made_from = digest(RECIPE, self.width, self.height, draft, tracer.SAMPLES)

    def is_current(self):
        return recorded(self.target) == self.made_from

    def render(self):
        save(self.target, compose(self.width, self.height, self.samples), self.made_from)
