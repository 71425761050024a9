"""What light, lens, sensor and file do to a picture."""
import math
import random

import torch
from torch.nn import functional as F

LUMA = torch.tensor(
    [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56]
    + [14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92]
    + [49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99]
).reshape(8, 8)
DCT = torch.tensor(
    [[math.sqrt((1 if k == 0 else 2) / 8) * math.cos(math.pi * (2 * n + 1) * k / 16) for n in range(8)] for k in range(8)]
)
YCC = torch.tensor([[0.299, 0.587, 0.114], [-0.1687, -0.3313, 0.5], [0.5, -0.4187, -0.0813]])


def fused(function):
    """Compiled on a GPU: these are long chains of small steps over every pixel."""
    return torch.compile(function, dynamic=False) if torch.cuda.is_available() else function


def chance(count, share, device):
    return (torch.rand(count, 1, 1, 1, device=device) < share).float()


def between(count, low, high, device):
    return low + (high - low) * torch.rand(count, 1, 1, 1, device=device)


def smooth_noise(count, channels, cells, size, device):
    return F.interpolate(torch.rand(count, channels, cells, cells, device=device), size=size, mode="bicubic", align_corners=False)


@fused
def lit(x):
    """Uneven light, tint, contrast, gamma, sometimes grey or negative."""
    n, _, size, _ = x.shape
    d = x.device
    light = 1 + (smooth_noise(n, 1, 3, size, d) - 0.5) * between(n, 0, 1.1, d)
    x = x * light * (1 + 0.25 * (torch.rand(n, 3, 1, 1, device=d) - 0.5) * chance(n, 0.5, d))
    glare = (smooth_noise(n, 1, 4, size, d) - 0.72).clamp(min=0) * 2.5
    x = x + glare * chance(n, 0.12, d)
    x = (x - 0.5) * between(n, 0.55, 1.25, d) + 0.5 + between(n, -0.18, 0.18, d)
    x = x.clamp(0, 1) ** torch.exp(between(n, -0.5, 0.5, d))
    grey, flip = chance(n, 0.1, d), chance(n, 0.03, d)
    x = x * (1 - grey) + x.mean(1, keepdim=True) * grey
    return (x * (1 - flip) + (1 - x) * flip).clamp(0, 1)


def blurred(x, reach=3):
    """A kernel per picture: round for focus, long for movement."""
    n, channels, height, width = x.shape
    d = x.device
    long = between(n, 0.05, 1.0, d) ** 1.3 * chance(n, 0.7, d) + 0.05
    wide = torch.where(chance(n, 0.1, d) > 0, long + between(n, 0, 1.2, d), long)
    turn = between(n, 0, math.pi, d)
    at = torch.arange(-reach, reach + 1, device=d).float()
    v, u = torch.meshgrid(at, at, indexing="ij")
    a, b = u * turn.cos() + v * turn.sin(), v * turn.cos() - u * turn.sin()
    kernel = torch.exp(-0.5 * ((a / wide) ** 2 + (b / long) ** 2))
    kernel = (kernel / kernel.sum((2, 3), keepdim=True)).expand(n, channels, -1, -1).reshape(n * channels, 1, *v.shape)
    padded = F.pad(x, (reach,) * 4, mode="replicate").reshape(1, n * channels, height + 2 * reach, width + 2 * reach)
    return F.conv2d(padded, kernel, groups=n * channels).reshape(n, channels, height, width)


def resampled(x):
    """A part of the batch was once smaller."""
    part = max(1, len(x) // 6)
    size = x.shape[-1]
    small = int(size * random.uniform(0.6, 0.95)) // 2 * 2
    y = F.interpolate(x[:part], size=small, mode="bilinear", antialias=True, align_corners=False)
    y = F.interpolate(y, size=size, mode="bicubic", align_corners=False)
    return torch.cat((y, x[part:]))


def noisy(x):
    n, d = len(x), x.device
    strength = 0.07 * between(n, 0, 1, d) ** 2 * chance(n, 0.7, d)
    grain = torch.randn_like(x)
    grey = chance(n, 0.5, d)
    return x + strength * (grain * (1 - grey) + grain[:, :1] * grey)


def stored(x):
    """Eight by eight cosine blocks, rounded as JPEG does at quality 30 to 95."""
    n, _, height, width = x.shape
    d = x.device
    colours = torch.einsum("oc,nchw->nohw", YCC.to(d), x * 255)
    colours[:, 0] -= 128
    rough = F.interpolate(F.avg_pool2d(colours[:, 1:], 2), scale_factor=2)
    colours[:, 1:] = torch.where(chance(n, 0.6, d) > 0, rough, colours[:, 1:])
    quality = between(n, 30, 95, d)
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    table = (LUMA.to(d) * scale).clamp(min=1)[:, :, None, :, None, :].squeeze(1).unsqueeze(1)
    dct = DCT.to(d)
    blocks = colours.reshape(n, 3, height // 8, 8, width // 8, 8)
    freq = torch.einsum("ai,nchiwj,bj->nchawb", dct, blocks, dct)
    table = table.reshape(n, 1, 1, 8, 1, 8)
    freq = torch.round(freq / table) * table
    blocks = torch.einsum("ai,nchawb,bj->nchiwj", dct, freq, dct)
    colours = blocks.reshape(n, 3, height, width)
    colours[:, 0] += 128
    back = torch.einsum("oc,nchw->nohw", torch.linalg.inv(YCC).to(d), colours) / 255
    return torch.where(chance(n, 0.65, d) > 0, back, x)


def kept(x):
    return (stored(noisy(x).clamp(0, 1)).clamp(0, 1) * 255).round() / 255


def photographed(x):
    """Every fourth picture stays as sharp and clean as a screen shot."""
    x = lit(x)
    return torch.where(chance(len(x), 0.25, x.device) > 0, x, kept(resampled(blurred(x))))


def enlarged(x, factor):
    """A smaller picture that the site has enlarged before it searches it."""
    small = int(x.shape[-1] / factor) // 8 * 8
    taken = F.interpolate(lit(x), size=small, mode="bilinear", antialias=True, align_corners=False)
    clean = chance(len(x), 0.3, x.device) > 0
    return F.interpolate(torch.where(clean, taken, kept(taken)), size=x.shape[-1], mode="bilinear", align_corners=False)
