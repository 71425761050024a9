"""Trains the detector.

    python3 vision/training/train.py --out vision/.work/run [--start vision/.work/run/state.pt --part 2/3]

The seed is fixed. A training may be cut into parts, each going on from the state of the one before."""
import argparse
import copy
import math
import random
import time
from pathlib import Path

import torch

from loss import loss, targets
from network import Detector
from pictures import SIZE, Pictures
from pool import Pool


def learn(net, x, wanted):
    """What a batch costs, in half precision where that is safe, and how sure the net is of the marks."""
    with torch.autocast(x.device.type, torch.bfloat16, enabled=x.is_cuda):
        heat, edges = net(x.contiguous(memory_format=torch.channels_last))
    focal, box = loss(heat, edges, wanted)
    with torch.no_grad():
        middles = (wanted[0] > 0.999).float()
        sure = (torch.sigmoid(heat.float()) * middles).sum() / middles.sum().clamp(min=1)
    return focal, box, sure


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--work", default=str(Path(__file__).parent.parent / ".work"))
    options.add_argument("--out", required=True)
    options.add_argument("--batch", type=int, default=256)
    options.add_argument("--rate", type=float, default=3e-3)
    options.add_argument("--start", help="the state another part left")
    options.add_argument("--part", default="1/1")
    options.add_argument("--minutes", type=float, default=9.0, help="of this part, from the start of the program")
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
    net = Detector(len(brands)).to(device, memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    decay, plain = [], []
    for value in net.parameters():
        (decay if value.ndim > 1 else plain).append(value)
    optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}], lr=given.rate, fused=device == "cuda")
    if given.start:
        state = torch.load(given.start, map_location=device, weights_only=True)
        net.load_state_dict(state["net"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
    net.train()

    def batch():
        with torch.no_grad():
            x, classes, boxes, use = pool.draw(given.batch)
            return x, targets(classes, boxes, use, len(brands), SIZE)

    print(f"{pool.filled} pictures, {time.time() - began:.0f} s", flush=True)
    pairs = list(zip(average.state_dict().values(), net.state_dict().values()))
    whole = [pair for pair in pairs if not pair[0].is_floating_point()]
    mine, new = ([pair[i] for pair in pairs if pair[0].is_floating_point()] for i in range(2))

    def save():
        torch.save({"net": net.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict()}, out / "state.pt")
        torch.save({"brands": brands, "weights": average.state_dict()}, out / "detector.pt")

    ready, step, sums = time.time() - began, 0, torch.zeros(3, device=device)
    while (through := (time.time() - began - ready) / (given.minutes * 60 - ready)) < 1:
        rate = given.rate * min(1, (step + 1) / 400) * (0.5 + 0.5 * math.cos(math.pi * (part - 1 + through) / parts)) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        focal, box, sure = learn(net, *batch())
        optimiser.zero_grad(set_to_none=True)
        (focal + 2 * box).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        step += 1
        keep = min(0.999, step / (step + 20)) if part == 1 else 0.999
        with torch.no_grad():
            torch._foreach_lerp_(mine, new, 1 - keep)
            for old, now in whole:
                old.copy_(now)
            sums += torch.stack((focal, box, sure))
        if step % 250 == 0:
            print(f"{step} {time.time() - began:.0f} s  heat {sums[0] / 250:.3f}  box {sums[1] / 250:.3f}  sure {sums[2] / 250:.3f}", flush=True)
            if not torch.isfinite(sums).all():
                raise SystemExit("the loss is no number")
            sums.zero_()
        if step % 2000 == 0:
            save()
    save()


if __name__ == "__main__":
    main()
