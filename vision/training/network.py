"""The detector: a small convolutional net with a heat map per brand at a quarter of the resolution.

Strides 2 to 32 down, then back up to 4 by adding. Every place of the map says how likely the middle
of each brand's mark lies there, and how far the mark's four edges are, on a log scale."""
import torch
from torch import nn
from torch.nn import functional as F

STRIDE = 4
WIDTHS = (16, 32, 64, 128)
HEAD = 48
# Blocks at strides 4, 8, 16 and 32, channels at stride 32, blocks on the way up at stride 16 and before the maps.
# The large net teaches the others.
SHAPES = {
    "large": {"blocks": (2, 4, 6, 4), "deep": 256, "joined": 1, "last": 2},
    "small": {"blocks": (1, 2, 3, 2), "deep": 192, "joined": 1, "last": 2},
    "smaller": {"blocks": (1, 2, 3, 2), "deep": 192, "joined": 0, "last": 1},
}
# Edges are predicted as the logarithm of their distance in units of 8 px.
UNIT = 8.0


def conv(inputs, outputs, size=1, stride=1, groups=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Block(nn.Module):
    """A 3 x 3 filter per channel, then a mix of channels, around a shortcut where shapes allow."""

    def __init__(self, inputs, outputs, stride=1):
        super().__init__()
        self.filter = conv(inputs, inputs, 3, stride, inputs)
        self.mix = nn.Sequential(nn.Conv2d(inputs, outputs, 1, bias=False), nn.BatchNorm2d(outputs))
        self.shortcut = inputs == outputs and stride == 1

    def forward(self, x):
        y = self.mix(self.filter(x))
        return F.relu(x + y if self.shortcut else y)


def stage(inputs, outputs, blocks):
    return nn.Sequential(Block(inputs, outputs, 2), *(Block(outputs, outputs) for _ in range(blocks - 1)))


class Detector(nn.Module):
    def __init__(self, brands, shape):
        super().__init__()
        a, b, c, d = WIDTHS
        blocks, e = SHAPES[shape]["blocks"], SHAPES[shape]["deep"]
        self.stem = conv(3, a, 3, 2)
        self.down4 = stage(a, b, blocks[0])
        self.down8 = stage(b, c, blocks[1])
        self.down16 = stage(c, d, blocks[2])
        self.down32 = stage(d, e, blocks[3])
        self.side32 = conv(e, d)
        self.up16 = nn.Sequential(*(Block(d, d) for _ in range(SHAPES[shape]["joined"])))
        self.side16 = conv(d, c)
        self.up8 = Block(c, c)
        self.side8 = conv(c, HEAD)
        self.side4 = conv(b, HEAD)
        self.head = nn.Sequential(*(Block(HEAD, HEAD) for _ in range(SHAPES[shape]["last"])))
        self.heat = nn.Conv2d(HEAD, brands, 1)
        self.edges = nn.Conv2d(HEAD, 4, 1)
        nn.init.constant_(self.heat.bias, -4.6)
        # Says where at stride 8 the heat may be worth looking at; fitted afterwards, by gate.py.
        self.gate = nn.Sequential(nn.Conv2d(c, 32, 1), nn.ReLU(), nn.Conv2d(32, 1, 1))

    def trunk(self, x):
        """What the maps are made of, at strides 4 and 8. Takes colours around 0, from -2 to 2."""
        four = self.down4(self.stem(x))
        eight = self.down8(four)
        sixteen = self.down16(eight)
        deep = self.down32(sixteen)
        y = self.up16(sixteen + F.interpolate(self.side32(deep), scale_factor=2))
        return four, self.up8(eight + F.interpolate(self.side16(y), scale_factor=2))

    def maps(self, four, eight):
        y = self.head(self.side4(four) + F.interpolate(self.side8(eight), scale_factor=2))
        return self.heat(y), self.edges(y)

    def forward(self, x):
        """Maps and features of a picture with colours from 0 to 1."""
        four, eight = self.trunk((x - 0.5) * 4)
        return *self.maps(four, eight), four, eight
