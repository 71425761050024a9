"""Pictures kept on the GPU: making one takes several times as long as learning from it, so each is
used about ten times, in other colours, moved a little, with other grain."""
import random

import torch
from torch.nn import functional as F

from camera import between, chance, enlarged, fused, photographed
from pictures import LARGEST, SIZE, SMALLEST

USES = 10
# Half of the pictures are seen as the site sees small ones, enlarged: a sixth of all by each of these.
ENLARGED = (2.0, 2.0, 1.4)


@fused
def changed(pixels, boxes, use):
    """Shifted and scaled a little, brighter or darker; some are only shifted, by whole pixels, and stay as sharp."""
    n, d = len(pixels), pixels.device
    sharp = chance(n, 0.35, d)[:, 0, 0]
    scale = torch.exp((torch.rand(n, 1, device=d) * 0.5 - 0.25) * (1 - sharp))
    shift = (torch.rand(n, 2, device=d) - 0.5) * 0.25
    shift = torch.where(sharp > 0, torch.round(shift * SIZE / 2) / (SIZE / 2), shift)
    at = (torch.arange(SIZE, device=d) + 0.5) / (SIZE / 2) - 1
    x = (at[None, :] / scale + shift[:, :1])[:, None, :].expand(n, SIZE, SIZE)
    y = (at[None, :] / scale + shift[:, 1:])[:, :, None].expand(n, SIZE, SIZE)
    seen = F.grid_sample(pixels.float() / 255, torch.stack((x, y), -1), padding_mode="border", align_corners=False)
    seen = (seen - 0.5) * between(n, 0.7, 1.15, d) + 0.5 + between(n, -0.1, 0.1, d)
    seen = seen + 0.03 * between(n, -1, 1, d).clamp(min=0) * torch.randn_like(seen)
    moved = ((boxes / (SIZE / 2) - 1 - shift.repeat(1, 2)[:, None]) * scale[:, :, None] + 1) * (SIZE / 2)
    kept = moved.clamp(0, SIZE)
    whole, shown = ((box[..., 2:] - box[..., :2]) for box in (moved, kept))
    longest = shown.amax(2)
    fair = (shown.prod(2) > 0.6 * whole.prod(2)) & (longest >= SMALLEST) & (longest <= LARGEST * 1.1)
    return seen.clamp(0, 1), kept, use & fair


class Pool:
    def __init__(self, pictures, capacity=30_000, first=6_000):
        self.pictures, self.device = pictures, pictures.device
        slots = pictures.slots
        self.pixels = torch.zeros(capacity, 3, SIZE, SIZE, dtype=torch.uint8, device=self.device)
        self.classes = torch.zeros(capacity, slots, dtype=torch.long, device=self.device)
        self.boxes = torch.zeros(capacity, slots, 4, device=self.device)
        self.use = torch.zeros(capacity, slots, dtype=torch.bool, device=self.device)
        self.filled, self.at, self.drawn = 0, 0, 0
        while self.filled < min(first, capacity - pictures.batch):
            self.add()

    def add(self):
        made, classes, boxes, use = self.pictures.make()
        if self.at + len(made) > len(self.pixels):
            self.at = 0
        place = slice(self.at, self.at + len(made))
        part = len(made) // 6
        seen = [enlarged(made[i * part : (i + 1) * part], factor) for i, factor in enumerate(ENLARGED)]
        seen = torch.cat((*seen, photographed(made[part * len(ENLARGED) :]))).clamp(0, 1)
        longest = (boxes[:, :, 2:] - boxes[:, :, :2]).amax(2)
        for i, factor in enumerate(ENLARGED):
            use[i * part : (i + 1) * part] &= longest[i * part : (i + 1) * part] >= SMALLEST * factor
        self.pixels[place] = (seen * 255).to(torch.uint8)
        self.classes[place], self.boxes[place], self.use[place] = classes, boxes, use
        self.at += len(made)
        self.filled = max(self.filled, self.at)

    def draw(self, count):
        self.drawn += count
        while self.drawn >= USES * self.pictures.batch:
            self.add()
            self.drawn -= USES * self.pictures.batch
        chosen = torch.randint(self.filled, (count,), device=self.device)
        colours = self.pixels[chosen][:, random.sample(range(3), 3)]
        seen, boxes, use = changed(colours, self.boxes[chosen], self.use[chosen])
        # What has left the picture is neither a mark nor something to ignore.
        classes = torch.where((boxes[..., 2:] > boxes[..., :2] + 1).all(2), self.classes[chosen], -1)
        return seen, classes, boxes, use
