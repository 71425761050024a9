"""From boxes to maps, and from maps to a figure to make smaller."""
import torch
from torch.nn import functional as F

from network import STRIDE, UNIT


def targets(classes, boxes, use, brands, size):
    """Heat (a bump per mark), weight (0 where nothing is asked), edges and where they count."""
    cells = size // STRIDE
    at = (torch.arange(cells, device=boxes.device) + 0.5) * STRIDE
    y, x = at[:, None], at[None, :]
    there = (classes >= 0)[:, :, None, None]
    learn = there & use[:, :, None, None]
    left, top, right, bottom = (box[:, :, None, None] for box in boxes.unbind(2))
    # The cell nearest to the middle counts fully; the bump narrows with the mark.
    cx, cy = (torch.floor(v / 2 / STRIDE).clamp(0, cells - 1) * STRIDE + STRIDE / 2 for v in (left + right, top + bottom))
    sx, sy = ((right - left) * 0.1).clamp(min=3.2), ((bottom - top) * 0.1).clamp(min=3.2)
    bump = torch.exp(-0.5 * (((x - cx) / sx) ** 2 + ((y - cy) / sy) ** 2))
    bump = torch.where(learn & (bump >= 0.02), bump, 0.0)
    inside = (x > left) & (x < right) & (y > top) & (y < bottom)
    own = F.one_hot(classes.clamp(min=0), brands).bool()[:, :, :, None, None]
    heat = torch.where(own, bump[:, :, None], 0.0).amax(1)
    weight = torch.where(own & (there & ~learn & inside)[:, :, None], 0.0, 1.0).amin(1)
    # Where marks are near each other, a cell asks for the edges of the one whose middle is nearest.
    most, slot = bump.max(1)
    sides = boxes.gather(1, slot.flatten(1)[:, :, None].expand(-1, -1, 4)).transpose(1, 2).reshape(-1, 4, cells, cells)
    far = torch.stack((x - sides[:, 0], y - sides[:, 1], sides[:, 2] - x, sides[:, 3] - y), 1).clamp(min=0.5)
    counts = torch.where(most > 0.3, most, 0.0)[:, None]
    return heat, weight, far, counts


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
