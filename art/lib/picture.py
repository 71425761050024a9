"""From a finished scene to a WebP file that stands on any ground: subject and shadow with their own transparency."""
import numpy as np
from PIL import Image

from .denoise import denoise
from .shadow import shadow
from .trace import settings, trace

SIZES = {"heroes": (1440, 960), "products": (1200, 800), "instruments": (960, 640)}  # by folder
SAMPLES = 4
DRAFT = 0.4, 3  # share of the size, samples
QUALITY = 90
INK = np.array((2, 6, 11), np.float32) / 255  # the shadow's colour


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


def even(alpha, gain=1.5):
    """Edges without the grain of few samples: a small blur, then steeper again."""
    for way in (0, 1):
        alpha = (np.roll(alpha, 1, way) + 2 * alpha + np.roll(alpha, -1, way)) / 4
    return ((alpha - 0.5) * gain + 0.5).clip(0, 1)


def box(alpha, edge=12):
    """Rows and columns that hold the subject, with a margin."""
    rows, columns = (np.nonzero(alpha.max(axis=way) > 0)[0] for way in (1, 0))
    low = lambda found: max(found[0] - edge, 0)  # noqa: E731
    return slice(low(rows), rows[-1] + edge), slice(low(columns), columns[-1] + edge)


def subject(width, height, samples):
    """Colour without grain and the alpha of what the camera sees."""
    seen, albedo, normal = trace(width, height, samples)
    colour, alpha = np.zeros((height, width, 3), np.float32), seen[:, :, 3].copy()
    part = box(alpha)
    cover = np.maximum(alpha[part], 0.02)[:, :, None]
    planes = [seen[part][:, :, :3], albedo[part] / cover, normal[part] / cover]
    colour[part] = denoise(*(spread(plane, alpha[part]) for plane in planes))
    return colour, even(alpha)


def fade(alpha, reach=0.16):
    """Dissolve what runs out of the frame, at those edges that it touches."""
    for way in (alpha, alpha[:, ::-1], alpha.T, alpha.T[:, ::-1]):
        if way[:, 0].max() > 0.5:
            rise = ((np.arange(way.shape[1]) + 0.5) / (reach * way.shape[1])).clip(0, 1)
            way *= rise * rise * (3 - 2 * rise)
    return alpha


def compose(width, height, samples):
    colour, alpha = subject(width, height, samples)
    below = shadow(width, height) * (1 - alpha)
    alpha = fade(alpha)
    whole = alpha + below
    mixed = (colour * alpha[:, :, None] + INK * below[:, :, None]) / np.maximum(whole, 1e-4)[:, :, None]
    return np.concatenate((mixed, whole[:, :, None]), axis=2)


def picture(target, draft=False, upright=False):
    """Render the open scene to `target`."""
    settings()
    share, samples = DRAFT if draft else (1, SAMPLES)
    width, height = (round(side * share) for side in SIZES[target.parent.name])
    if upright:
        width, height = height, width
    image = compose(width, height, samples)
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((image.clip(0, 1) * 255 + 0.5).astype(np.uint8)).save(target, quality=QUALITY, alpha_quality=90, method=4)
