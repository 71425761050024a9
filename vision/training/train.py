"""Trains the detector.

    python3 vision/training/train.py --steps 14000 --out vision/.work/run [--start other.pt]

The seed is fixed. About eight minutes for 14,000 steps of 96 pictures on one H200."""
import argparse
import copy
import math
import random
import time
from itertools import product
from pathlib import Path

import torch

from export import export
from loss import loss, targets
from network import Detector
from pictures import SIZE, Pictures
from pool import Pool


def ask(net, x, way):
    """The net's answer in a precision and a layout of the pixels in memory."""
    precision, layout = way
    with torch.autocast(x.device.type, precision, enabled=precision != torch.float32):
        return net(x.contiguous(memory_format=layout))


def fastest(net, pool, batch, brands):
    """Tries the ways on a copy of the net: which is quickest differs between GPUs and releases."""
    trial = copy.deepcopy(net)
    with torch.no_grad():
        x, classes, boxes, use = pool.draw(batch)
        wanted = targets(classes, boxes, use, brands, SIZE)
    times = {}
    for way in product((torch.bfloat16, torch.float32), (torch.channels_last, torch.contiguous_format)):
        trial.to(memory_format=way[1])
        for turn in range(9):
            if turn == 3:
                torch.cuda.synchronize()
                began = time.time()
            sum(loss(*ask(trial, x, way), wanted)).backward()
        torch.cuda.synchronize()
        times[way] = (time.time() - began) / 6
    print({str(way): f"{seconds * 1000:.1f} ms" for way, seconds in times.items()}, flush=True)
    return min(times, key=times.get)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--work", default=str(Path(__file__).parent.parent / ".work"))
    options.add_argument("--out", required=True)
    options.add_argument("--steps", type=int, default=14000)
    options.add_argument("--batch", type=int, default=192)
    options.add_argument("--rate", type=float, default=3e-3)
    options.add_argument("--start")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=9.0, help="from the start of the program; ends with what is learned by then")
    given = options.parse_args()
    torch.manual_seed(given.seed)
    random.seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    pictures = Pictures(given.work, device, min(128, given.batch))
    brands = pictures.drawings.brands
    pool = Pool(pictures, *(() if device == "cuda" else (8, 4)))
    print(f"{len(pictures.drawings.classes)} marks, {pictures.drawings.others} others, {time.time() - began:.0f} s", flush=True)
    net = Detector(len(brands)).to(device)
    if given.start:
        net.load_state_dict(torch.load(given.start, map_location=device, weights_only=True)["weights"])
    average = copy.deepcopy(net).eval()
    decay, plain = [], []
    for name, value in net.named_parameters():
        (decay if value.ndim > 1 else plain).append(value)
    optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}], lr=given.rate, fused=device == "cuda")
    net.train()
    way = fastest(net, pool, given.batch, len(brands)) if device == "cuda" else (torch.float32, torch.contiguous_format)
    net.to(memory_format=way[1])
    pairs = [(mine, new) for mine, new in zip(average.state_dict().values(), net.state_dict().values())]
    whole = [pair for pair in pairs if not pair[0].is_floating_point()]
    mine, new = ([pair[i] for pair in pairs if pair[0].is_floating_point()] for i in range(2))
    ready, sums = time.time() - began, torch.zeros(3, device=device)
    for step in range(given.steps):
        left = given.minutes * 60 - ready
        through = max(step / given.steps, (time.time() - began - ready) / left)
        if through >= 1:
            break
        rate = given.rate * min(1, (step + 1) / 400) * (0.5 + 0.5 * math.cos(math.pi * through)) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        with torch.no_grad():
            x, classes, boxes, use = pool.draw(given.batch)
            wanted = targets(classes, boxes, use, len(brands), SIZE)
        heat, edges = ask(net, x, way)
        focal, box = loss(heat, edges, wanted)
        optimiser.zero_grad(set_to_none=True)
        (focal + 2 * box).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        keep = min(0.999, (step + 1) / (step + 20))
        with torch.no_grad():
            torch._foreach_lerp_(mine, new, 1 - keep)
            for old, now in whole:
                old.copy_(now)
        with torch.no_grad():
            middles = (wanted[0] > 0.999).float()
            sure = (torch.sigmoid(heat.float()) * middles).sum() / middles.sum().clamp(min=1)
            sums += torch.stack((focal, box, sure))
        if (step + 1) % 250 == 0 or step in (0, 9, 49):
            per = 250 if (step + 1) % 250 == 0 else 1
            print(f"{step + 1} {time.time() - began:.0f} s  heat {sums[0] / per:.3f}  box {sums[1] / per:.3f}  sure {sums[2] / per:.3f}", flush=True)
            if not torch.isfinite(sums).all():
                raise SystemExit("the loss is no number")
            sums.zero_()
        if (step + 1) % 2000 == 0:
            torch.save({"brands": brands, "weights": average.state_dict()}, out / "detector.pt")
    torch.save({"brands": brands, "weights": average.state_dict()}, out / "detector.pt")
    export(average, str(out / "detector.onnx"))


if __name__ == "__main__":
    main()
