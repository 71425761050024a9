"""Trains a large detector, or a small one that learns from it.

    python3 vision/training/train.py --shape large
    python3 vision/training/train.py --shape small --teacher vision/.work/run/large.pt

The seed is fixed. A training may be cut into parts (--part 2/3), each going on from the state of the one before."""
import argparse
import math
import random
import time
from pathlib import Path

import torch

from inherit import inherit
from learner import Learner
from loss import targets
from network import SHAPES, Detector
from pictures import SIZE, Pictures
from pool import Pool


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--work", default=str(Path(__file__).parent.parent / ".work"))
    options.add_argument("--out", default=str(Path(__file__).parent.parent / ".work/run"))
    options.add_argument("--shape", choices=SHAPES, required=True)
    options.add_argument("--teacher", help="a trained large net to begin with and to learn from")
    options.add_argument("--batch", type=int, default=256)
    options.add_argument("--rate", type=float, default=3e-3)
    options.add_argument("--part", default="1/1")
    options.add_argument("--minutes", type=float, default=27.0, help="of this part, from the start of the program")
    given = options.parse_args()
    part, parts = map(int, given.part.split("/"))
    torch.manual_seed(part)
    random.seed(part)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    torch.backends.cudnn.allow_tf32 = True
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    pictures = Pictures(given.work, device, min(128, given.batch))
    brands = pictures.drawings.brands
    print(f"{pictures.drawings.marks} marks, {pictures.drawings.others} others, {time.time() - began:.0f} s", flush=True)
    pool = Pool(pictures, *(() if device == "cuda" else (16, 4)))
    net = Detector(len(brands), given.shape).to(device)
    teacher = None
    if given.teacher:
        teacher = Detector(len(brands), "large").to(device, memory_format=torch.channels_last).eval()
        teacher.load_state_dict(torch.load(given.teacher, map_location=device, weights_only=True)["weights"])
        inherit(net, teacher)
    learner = Learner(net, given.rate, device)
    state = out / f"{given.shape}-state.pt"
    if part > 1:
        learner.go_on(torch.load(state, map_location=device, weights_only=True))
    print(f"{pool.filled} pictures, {time.time() - began:.0f} s", flush=True)

    def save():
        torch.save(learner.state(), state)
        weights = learner.average.state_dict()
        torch.save({"brands": brands, "shape": given.shape, "weights": weights}, out / f"{given.shape}.pt")

    ready, step = time.time() - began, 0
    while (through := (time.time() - began - ready) / (given.minutes * 60 - ready)) < 1:
        place = (part - 1 + through) / parts
        rate = given.rate * min(1, (step + 1) / 400) * (0.5 + 0.5 * math.cos(math.pi * place)) + 1e-6
        keep = step / (step + 20) if part == 1 else 1
        theirs = None
        with torch.no_grad():
            x, classes, boxes, use = pool.draw(given.batch)
            x = x.contiguous(memory_format=torch.channels_last)
            wanted = targets(classes, boxes, use, len(brands), SIZE)
            if teacher:
                with torch.autocast(device, torch.bfloat16, enabled=x.is_cuda):
                    theirs = teacher(x)
        learner.step(x, wanted, rate, keep, theirs, 1 - place)
        step += 1
        if step % 250 == 0:
            if not torch.isfinite(learner.sums).all():
                raise SystemExit("the loss is no number")
            print(f"{step} {time.time() - began:.0f} s  {learner.said(250)}", flush=True)
        if step % 2000 == 0:
            save()
    save()


if __name__ == "__main__":
    main()
