"""What a small net still has to learn from a large one, on the same pictures."""
import torch
from torch.nn import functional as F


def distil(mine, theirs, wanted):
    """How far maps and features are from the large net's."""
    heat, edges, *features = (plane.float() for plane in mine)
    their_heat, their_edges, *their_features = (plane.float() for plane in theirs)
    target, weight, _, _ = wanted
    sure = torch.sigmoid(their_heat)
    away = (sure - torch.sigmoid(heat)).abs() ** 2
    maps = (F.binary_cross_entropy_with_logits(heat, sure, reduction="none") * away * weight).sum()
    maps = maps / (target > 0.999).sum().clamp(min=1)
    there = sure.amax(1, keepdim=True)
    there = torch.where(there > 0.2, there, 0.0)
    sides = (F.smooth_l1_loss(edges, their_edges, reduction="none", beta=0.1).mean(1, keepdim=True) * there).sum() / there.sum().clamp(min=1)
    alike = sum(F.mse_loss(a, b) / b.square().mean().clamp(min=1e-4) for a, b in zip(features, their_features))
    return maps, sides, alike
