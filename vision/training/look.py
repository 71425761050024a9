"""Saves a sheet of training pictures with their boxes: green to learn, red to ignore.

    python3 vision/training/look.py sheet.jpg
"""
import sys
from pathlib import Path

import cv2
import numpy as np
import torch

from camera import photographed
from pictures import Pictures

torch.manual_seed(3)
x, classes, boxes, use = Pictures(Path(__file__).parent.parent / ".work", "cpu", 12).make()
tiles = []
for picture, kinds, places, learn in zip(photographed(x), classes, boxes, use):
    tile = np.ascontiguousarray((picture.permute(1, 2, 0).numpy() * 255).astype(np.uint8))
    for kind, (left, top, right, bottom), good in zip(kinds, places.int().tolist(), learn):
        if kind >= 0:
            cv2.rectangle(tile, (left, top), (right, bottom), (0, 255, 0) if good else (0, 0, 255), 1)
    tiles.append(tile)
cv2.imwrite(sys.argv[1], np.concatenate([np.concatenate(tiles[i : i + 4], 1) for i in range(0, 12, 4)]))
