"""Training pictures, made on the GPU while it trains: backgrounds, drawings on them, then a camera."""
import math
import random

import torch
from torch.nn import functional as F

from backgrounds import backgrounds
from camera import between, chance, fused, smooth_noise
from drawings import HEIGHT, LEVELS, WIDTH, Drawings

SIZE = 256
SLOTS = 8
# Marks of these lengths (longer side, px) are to be found; others at another scale of the picture.
SMALLEST, LARGEST = 20, 210


def pick(low, high, n, device):
    return low + (high - low) * torch.rand(n, device=device)


class Pictures:
    def __init__(self, folder, device, batch):
        self.device, self.batch = device, batch
        self.drawings = Drawings(folder, device)
        words = [(page * 255).astype("uint8") for page in self.drawings.levels[self.drawings.marks :, 1].float().cpu().numpy()]
        words = [word[:, word.max(0) > 0][word.max(1) > 0] for word in words]
        self.backs = backgrounds(folder, [word for word in words if word.size and word.shape[1] > word.shape[0]], device)
        at = torch.arange(SIZE, device=device).float() + 0.5
        self.y, self.x = torch.meshgrid(at, at, indexing="ij")
        self.slots = SLOTS

    def part(self):
        """Parts of stored backgrounds, in any order of colours."""
        chosen = torch.randint(len(self.backs), (self.batch,), device=self.device)
        top, left = (random.randrange(self.backs.shape[-1] - SIZE) for _ in range(2))
        x = self.backs[chosen, :, top : top + SIZE, left : left + SIZE]
        return x[:, random.sample(range(3), 3)]

    @fused
    def ground(self, part):
        """Parts of stored backgrounds, plain noise, or a mix of both."""
        n, d = self.batch, self.device
        x = part.float() / 255
        noise = torch.zeros(n, 3, SIZE, SIZE, device=d)
        for cells in (2, 6, 20, 80):
            grey = chance(n, 0.6, d)
            layer = smooth_noise(n, 3, cells, SIZE, d)
            noise += (layer * (1 - grey) + layer[:, :1] * grey - 0.5) * between(n, 0, 1, d) ** 2
        stripes = torch.sin((self.x * between(n, -1, 1, d) + self.y * between(n, -1, 1, d)) * between(n, 0.02, 1, d))
        noise += 0.3 * stripes * chance(n, 0.15, d) * torch.rand(n, 3, 1, 1, device=d)
        plain = torch.rand(n, 3, 1, 1, device=d) + 0.7 * noise
        kind = torch.rand(n, 1, 1, 1, device=d)
        return torch.where(kind < 0.6, x, torch.where(kind < 0.85, plain, x + 0.35 * noise)).clamp(0, 1)

    def pose(self, half, largest, oversize):
        """Where a drawing lies: a projective map from its plane, where it is 2 wide and 2 half high."""
        n, d = self.batch, self.device
        size = torch.exp(pick(math.log(22), math.log(largest), n, d))
        size = torch.where(torch.rand(n, device=d) < oversize, torch.exp(pick(math.log(190), math.log(480), n, d)), size)
        size = size * torch.where(half > 0.6, 0.72, 1.0)  # symbols are about as high as wide
        narrow = torch.where(torch.rand(n, device=d) < 0.5, pick(0.45, 1, n, d), torch.ones(n, device=d))
        low = torch.where(torch.rand(n, device=d) < 0.3, pick(0.6, 1, n, d), torch.ones(n, device=d))
        kind = torch.rand(n, device=d)
        turn = torch.randn(n, device=d) * 0.09
        turn = torch.where(kind < 0.2, pick(-0.6, 0.6, n, d), turn)
        turn = torch.where(kind < 0.02, pick(-math.pi, math.pi, n, d), turn)
        shear = torch.randn(n, device=d) * 0.12
        a = torch.stack((torch.stack((narrow, shear * low), 1), torch.stack((torch.zeros_like(low), low), 1)), 1)
        spin = torch.stack((torch.stack((turn.cos(), -turn.sin()), 1), torch.stack((turn.sin(), turn.cos()), 1)), 1)
        a = spin @ a * (size / 2)[:, None, None]
        tilt = torch.randn(n, 2, device=d) * torch.tensor((0.13, 0.1), device=d)
        middle = pick(0.0, 1.0, 2 * n, d).reshape(n, 2) * SIZE
        matrix = torch.zeros(n, 3, 3, device=d)
        matrix[:, :2, :2] = a + middle[:, :, None] * tilt[:, None, :]
        matrix[:, :2, 2] = middle
        matrix[:, 2, :2] = tilt
        matrix[:, 2, 2] = 1
        return matrix

    @fused
    def plane(self, back, half):
        """For every pixel, the place on the drawing: its plane undone, then its bend."""
        n, d = self.batch, self.device
        pixels = torch.stack((self.x, self.y, torch.ones_like(self.x))).reshape(1, 3, -1)
        flat = back @ pixels
        front = flat[:, 2] > 0.05
        x = (flat[:, 0] / flat[:, 2]).reshape(n, SIZE, SIZE)
        y = (flat[:, 1] / flat[:, 2]).reshape(n, SIZE, SIZE)
        bend = pick(0.3, 1.25, n, d)[:, None, None]
        around = torch.asin((x * bend.sin()).clamp(-1, 1)) / bend
        sag = pick(-0.35, 0.35, n, d)[:, None, None]
        rolled = (torch.rand(n, device=d) < 0.15)[:, None, None]
        y = torch.where(rolled, y - sag * ((around * bend).cos() - 1), y)
        x = torch.where(rolled & (x.abs() * bend.sin() < 1), around, x)
        waving = (torch.rand(n, device=d) < 0.12)[:, None, None]
        depth = pick(0, 0.22, n, d)[:, None, None] * half[:, None, None]
        y = torch.where(waving, y - depth * torch.sin(x * pick(1, 5, n, d)[:, None, None] + pick(0, 6.3, n, d)[:, None, None]), y)
        far = torch.full_like(x, 9)
        front = front.reshape(n, SIZE, SIZE)
        return torch.where(front, x, far), torch.where(front, y, far)

    def cover(self, chosen, x, y, half, matrix):
        """The drawing's coverage of every pixel, from the texture whose pixels are about as large."""
        extent = self.drawings.extent[chosen]
        grid = torch.stack((x * extent[:, :1, None], y / half[:, None, None] * extent[:, 1:, None]), -1)
        scale = torch.linalg.det(matrix[:, :2, :2]).abs().sqrt() * 2
        level = torch.log2((extent[:, 0] * WIDTH / scale).clamp(min=1)).round().clamp(0, LEVELS - 1).long()
        return F.grid_sample(self.drawings.levels[chosen, level][:, None].float(), grid, align_corners=False)

    @fused
    def placed(self, cover, x, y, half, matrix, taken, often):
        """Whether it is shown, where then is no room any more, its box, and whether that is fair to ask for."""
        n, d = self.batch, self.device
        solid = (cover > 0.3).float()
        area = ((x.abs() < 1.05) & (y.abs() < half[:, None, None] * 1.1)).float()[:, None]
        covered = area.sum((1, 2, 3))
        clash = (area * taken).sum((1, 2, 3)) > 0.02 * covered + 1
        keep = ((torch.rand(n, device=d) < often) & ~clash & (covered > 20))[:, None, None, None].float()
        taken = torch.maximum(taken, F.max_pool2d(area, 5, 1, 2) * keep)
        columns, rows = solid.amax((1, 2)) > 0, solid.amax((1, 3)) > 0
        place = torch.arange(SIZE, device=d)
        left, top = (torch.where(line, place, SIZE).amin(1) for line in (columns, rows))
        right, bottom = (torch.where(line, place, -1).amax(1) + 1 for line in (columns, rows))
        corners = torch.tensor(((-1, -1), (1, -1), (1, 1), (-1, 1)), device=d).float()[None] * torch.stack((torch.ones_like(half), half), 1)[:, None]
        flat = torch.cat((corners, torch.ones(n, 4, 1, device=d)), 2) @ matrix.transpose(1, 2)
        flat = flat[:, :, :2] / flat[:, :, 2:].clamp(min=0.05)
        span = flat.amax(1) - flat.amin(1)
        wide, high = right - left, bottom - top
        inside = wide * high / (span[:, 0] * span[:, 1]).clamp(min=1)
        good = (torch.maximum(wide, high) >= SMALLEST) & (span.amax(1) <= LARGEST) & (inside > 0.55) & (torch.minimum(wide, high) >= 5)
        return keep, taken, torch.stack((left, top, right, bottom), 1).float(), good, solid

    @fused
    def inked(self, picture, cover, shadow, x, y, half, cut, keep):
        """Puts the drawing on: plate, shadow, one or two colours, gradients, wear."""
        n, d = self.batch, self.device
        before = picture
        margin = between(n, 0.1, 0.6, d)[:, 0] * half[:, None, None]
        plate = ((x.abs() < 1 + margin) & (y.abs() < half[:, None, None] + margin)).float()[:, None]
        plate = plate * chance(n, 0.7, d) * between(n, 0.8, 1, d)
        ground = torch.rand(n, 3, 1, 1, device=d)
        picture = picture * (1 - plate) + ground * plate
        weight = cover.clamp(min=0) + 1e-4
        around = (picture * weight).sum((2, 3), keepdim=True) / weight.sum((2, 3), keepdim=True)

        def dye():
            ink = torch.rand(n, 3, 1, 1, device=d)
            grey = chance(n, 0.3, d)
            ink = ink * (1 - grey) + ink[:, :1].round() * grey
            # Ink that nobody could see is moved away from what lies below.
            away = torch.where(around.mean(1, keepdim=True) > 0.5, -1.0, 1.0)
            faint = ((ink - around).abs().amax(1, keepdim=True) < 0.3).float()
            return (ink + faint * away * between(n, 0.3, 0.6, d)).clamp(0, 1)

        first, second = dye(), dye()
        second = torch.where(chance(n, 0.25, d) > 0, second, first)
        edge = (cut * 2 - 1)[:, None, None, None]
        ink = torch.where((x[:, None] > edge) & (cut[:, None, None, None] > 0), second, first)
        ink = ink * (1 + (x[:, None].clamp(-1, 1) * between(n, -0.4, 0.4, d) + y[:, None].clamp(-1, 1) * between(n, -0.4, 0.4, d)) * chance(n, 0.3, d))
        worn = 1 - chance(n, 0.15, d) * (smooth_noise(n, 1, 40, SIZE, d) - 0.35).clamp(0, 0.6)
        picture = picture * (1 - 0.6 * shadow * chance(n, 0.15, d))
        strength = cover * between(n, 0.75, 1, d) * worn
        picture = picture * (1 - strength) + ink.clamp(0, 1) * strength
        return before * (1 - keep) + picture * keep

    @fused
    def hidden(self, picture):
        """Bars and discs in front; returns the picture and what they hide."""
        n, d = self.batch, self.device
        hides = torch.zeros(n, 1, SIZE, SIZE, device=d)
        for _ in range(2):
            cx, cy, turn = between(n, 0, SIZE, d), between(n, 0, SIZE, d), between(n, 0, 3.14, d)
            a = (self.x - cx) * turn.cos() + (self.y - cy) * turn.sin()
            b = (self.y - cy) * turn.cos() - (self.x - cx) * turn.sin()
            bar = (a.abs() < between(n, 15, 250, d)) & (b.abs() < between(n, 1, 22, d))
            disc = a**2 + b**2 < between(n, 4, 40, d) ** 2
            shape = torch.where(chance(n, 0.6, d) > 0, bar.float(), disc.float()) * chance(n, 0.2, d)
            picture = picture * (1 - shape) + torch.rand(n, 3, 1, 1, device=d) * shape
            hides = torch.maximum(hides, shape)
        return picture, hides

    def make(self):
        """Pictures before the camera, and per slot: class (-1 none), box (left, top, right, bottom), use (learn or ignore)."""
        n, d, own = self.batch, self.device, self.drawings
        picture = self.ground(self.part())
        bare = torch.rand(n, device=d) < 0.28
        # Some show nothing but their background.
        drawn_on = (torch.rand(n, device=d) > 0.1).float()
        taken = torch.zeros(n, 1, SIZE, SIZE, device=d)
        masks, classes, boxes, usable = [], [], [], []
        for slot in range(SLOTS):
            mark = (torch.rand(n, device=d) < 0.66) & ~bare
            chosen = torch.where(
                mark,
                torch.multinomial(own.weights, n, replacement=True),
                own.marks + torch.randint(own.others, (n,), device=d),
            )
            extent = own.extent[chosen]
            half = extent[:, 1] * HEIGHT / (extent[:, 0] * WIDTH)
            # Large ones first, while there is room.
            matrix = self.pose(half, 200 if slot < 2 else 90, 0.1 if slot == 0 else 0.0)
            x, y = self.plane(torch.linalg.inv(matrix), half)
            cover = self.cover(chosen, x, y, half, matrix)
            shadow = torch.roll(cover, (random.randint(-3, 3), random.randint(-3, 3)), (2, 3))
            keep, taken, box, good, solid = self.placed(cover, x, y, half, matrix, taken, drawn_on * (0.6 if slot == 0 else 0.85))
            picture = self.inked(picture, cover, shadow, x, y, half, own.cuts[chosen], keep)
            shown = mark & (keep[:, 0, 0, 0] > 0) & (box[:, 2] > box[:, 0])
            classes.append(torch.where(shown, own.classes[chosen.clamp(max=own.marks - 1)], -1))
            boxes.append(box)
            usable.append(good)
            masks.append(solid)
        picture, hides = self.hidden(picture)
        use = torch.stack(
            [good & ((mask * hides).sum((1, 2, 3)) < 0.4 * mask.sum((1, 2, 3))) for good, mask in zip(usable, masks)], 1
        )
        return picture, torch.stack(classes, 1), torch.stack(boxes, 1), use
