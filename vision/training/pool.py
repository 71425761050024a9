"""Pictures kept on the GPU: making one takes several times as long as learning from it, so each is
used about twelve times, in other colours and among others."""
import random

import torch

from camera import between, enlarged, photographed
from pictures import SIZE

USES = 12
SMALLEST_ENLARGED = 34


class Pool:
    def __init__(self, pictures, capacity=40_000, first=6_000):
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
        # A third is seen as the site sees small pictures. Half the pixels show less small marks.
        part = len(made) // 3
        seen = torch.cat((enlarged(made[:part]), photographed(made[part:]))).clamp(0, 1)
        longest = (boxes[:, :, 2:] - boxes[:, :, :2]).amax(2)
        use[:part] &= longest[:part] >= SMALLEST_ENLARGED
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
        x = self.pixels[chosen][:, random.sample(range(3), 3)].float() / 255
        x = (x - 0.5) * between(count, 0.7, 1.15, self.device) + 0.5 + between(count, -0.1, 0.1, self.device)
        return x.clamp(0, 1), self.classes[chosen], self.boxes[chosen], self.use[chosen]
