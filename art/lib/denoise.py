"""The filter that takes the path tracer's grain away.

Debian builds Blender without Intel's Open Image Denoise, so its network (a small U-Net, Apache-2.0
weights in `denoise/`) is evaluated here with numpy. Inputs are the picture in display colour and two
noise-free guides, albedo and normal; the picture keeps its edges where a guide has one.
"""
import struct
from functools import lru_cache
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent.parent / "denoise" / "rt_ldr_alb_nrm_small.tza"
ROWS = 24  # rows per matrix product: keeps the unrolled patches within the processor's cache
FORMATS = {"f": np.float32, "h": np.float16}


@lru_cache(maxsize=1)
def weights():
    """Tensors of a .tza archive by name: magic, version, offset of a table, then the table."""
    blob = WEIGHTS.read_bytes()
    (position,) = struct.unpack_from("<Q", blob, 4)
    (count,) = struct.unpack_from("<I", blob, position)
    position += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, position)
        name = blob[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = blob[position]
        shape = struct.unpack_from(f"<{rank}I", blob, position + 1)
        position += 1 + 4 * rank + rank  # the layout, one letter per dimension, is always oihw or x
        kind = FORMATS[chr(blob[position])]
        (offset,) = struct.unpack_from("<Q", blob, position + 1)
        position += 9
        tensors[name] = np.frombuffer(blob, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def convolve(x, name, relu=True):
    """3 x 3 convolution with a zero border, as one matrix product per band of rows."""
    kernel, bias = weights()[f"{name}.weight"], weights()[f"{name}.bias"]
    channels, height, width = x.shape
    flat = kernel.reshape(len(kernel), -1)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((len(kernel), height, width), np.float32)
    for top in range(0, height, ROWS):
        rows = min(ROWS, height - top)
        patches = np.empty((channels, 3, 3, rows, width), np.float32)
        for dy in range(3):
            for dx in range(3):
                patches[:, dy, dx] = padded[:, top + dy : top + dy + rows, dx : dx + width]
        band = flat @ patches.reshape(channels * 9, -1) + bias[:, None]
        out[:, top : top + rows] = (np.maximum(band, 0) if relu else band).reshape(-1, rows, width)
    return out


def pool(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def up(x, skip):
    return np.concatenate((x.repeat(2, axis=1).repeat(2, axis=2), skip))


def network(x):
    skips = [x]
    x = convolve(x, "enc_conv0")
    for level in range(1, 5):
        x = pool(convolve(x, f"enc_conv{level}"))
        skips.append(x)
    x = convolve(convolve(skips.pop(), "enc_conv5a"), "enc_conv5b")
    for level in range(4, 0, -1):
        x = convolve(convolve(up(x, skips.pop()), f"dec_conv{level}a"), f"dec_conv{level}b")
    return convolve(x, "dec_conv0", relu=False)


def denoise(colour, albedo, normal):
    """Arrays of height x width x 3; colour is display-encoded 0..1, normals run from -1 to 1."""
    stack = np.concatenate((colour.clip(0, 1), albedo.clip(0, 1), normal.clip(-1, 1) / 2 + 0.5), axis=2)
    height, width = stack.shape[:2]
    pad = ((0, -height % 16), (0, -width % 16), (0, 0))
    x = np.pad(stack, pad, mode="reflect").transpose(2, 0, 1).astype(np.float32)
    return network(x).transpose(1, 2, 0)[:height, :width].clip(0, 1)
