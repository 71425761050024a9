"""From boxes to maps, and from maps to a figure to make smaller."""
import torch
from torch.nn import functional as F

from network import STRIDE, UNIT


def targets(classes, boxes, use, brands, size):
    """Heat (a bump per mark), weight (0 where nothing is asked), edges and where they count."""
    n, slots = classes.shape
    cells = size // STRIDE
    d = boxes.device
    at = (torch.arange(cells, device=d) + 0.5) * STRIDE
    y, x = torch.meshgrid(at, at, indexing="ij")
    heat = torch.zeros(n, brands, cells, cells, device=d)
    weight = torch.ones(n, brands, cells, cells, device=d)
    edges = torch.ones(n, 4, cells, cells, device=d)
    counts = torch.zeros(n, 1, cells, cells, device=d)
    rows = torch.arange(n, device=d)
    for slot in range(slots):
        kind, box = classes[:, slot], boxes[:, slot]
        there = (kind >= 0)[:, None, None]
        learn = there & use[:, slot][:, None, None]
        left, top, right, bottom = (box[:, i, None, None] for i in range(4))
        cx, cy = (left + right) / 2, (top + bottom) / 2
        # The cell nearest to the middle counts fully; the bump narrows with the mark.
        cx, cy = (torch.floor(v / STRIDE).clamp(0, cells - 1) * STRIDE + STRIDE / 2 for v in (cx, cy))
        sx, sy = ((right - left) * 0.1).clamp(min=3.2), ((bottom - top) * 0.1).clamp(min=3.2)
        bump = torch.exp(-0.5 * (((x - cx) / sx) ** 2 + ((y - cy) / sy) ** 2))
        bump = torch.where(bump < 0.02, torch.zeros_like(bump), bump)
        inside = (x > left) & (x < right) & (y > top) & (y < bottom)
        own = kind.clamp(min=0)
        heat[rows, own] = torch.where(learn, torch.maximum(heat[rows, own], bump), heat[rows, own])
        weight[rows, own] = torch.where(there & ~learn & inside, torch.zeros_like(bump), weight[rows, own])
        far = torch.stack((x - left, y - top, right - x, bottom - y), 1).clamp(min=0.5)
        near = (learn & (bump > 0.3))[:, None]
        edges = torch.where(near, far, edges)
        counts = torch.where(near, bump[:, None], counts)
    return heat, weight, edges, counts


def loss(heat, edges, wanted):
    target, weight, far, counts = wanted
    heat, edges = heat.float(), edges.float()
    # Quality focal loss: a soft target, and cells that are right already weigh little.
    away = (target - torch.sigmoid(heat)).abs() ** 2
    focal = (F.binary_cross_entropy_with_logits(heat, target, reduction="none") * away * weight).sum()
    focal = focal / (target > 0.999).sum().clamp(min=1)
    reach = torch.exp(edges.clamp(-4, 6)) * UNIT
    low = torch.minimum(reach, far)
    overlap = (low[:, 0:1] + low[:, 2:3]) * (low[:, 1:2] + low[:, 3:4])
    mine = (reach[:, 0:1] + reach[:, 2:3]) * (reach[:, 1:2] + reach[:, 3:4])
    theirs = (far[:, 0:1] + far[:, 2:3]) * (far[:, 1:2] + far[:, 3:4])
    share = overlap / (mine + theirs - overlap)
    ratio = (edges - torch.log(far / UNIT)).abs().mean(1, keepdim=True)
    box = ((1 - share + 0.3 * ratio) * counts).sum() / counts.sum().clamp(min=1)
    return focal, box
