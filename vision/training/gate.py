"""Fits the gate of a trained net: where at stride 8 may the heat reach what the site reads?

    python3 vision/training/gate.py vision/.work/run/small.pt

The rest of the net stays as it is. The site makes the maps only where the gate is above 0."""
import argparse
import random
from pathlib import Path

import torch
from torch.nn import functional as F

from network import Detector
from pictures import Pictures
from pool import Pool

# Less than this at every size makes no mark. The share of the cells above it that pass, in pictures it was not fitted on.
READ, THROUGH = 0.2, 0.998
STEPS, BATCH = 3000, 8192


@torch.no_grad()
def cells(net, pool, device):
    """The features of every cell at stride 8, and the most its four cells of the map say for any brand."""
    features, heats = [], []
    for pixels in pool.pixels[: pool.filled].split(24):
        four, eight = net.trunk((pixels.to(device).float()[:, random.sample(range(3), 3)] / 255 - 0.5) * 4)
        heat, _ = net.maps(four, eight)
        features.append(eight.permute(0, 2, 3, 1).flatten(0, 2))
        heats.append(torch.sigmoid(F.max_pool2d(heat.amax(1), 2)).flatten())
    return torch.cat(features), torch.cat(heats)


def fit(gate, features, heats):
    """Half of a batch from cells that are warm; a cell that is missed costs more the hotter it is."""
    optimiser = torch.optim.AdamW(gate.parameters(), lr=3e-3)
    warm = (heats > READ / 3).nonzero()[:, 0]
    for step in range(STEPS):
        optimiser.param_groups[0]["lr"] = 3e-3 * (1 - step / STEPS)
        some = torch.randint(len(warm), (BATCH // 2,), device=warm.device)
        chosen = torch.cat((warm[some], torch.randint(len(heats), (BATCH // 2,), device=warm.device)))
        said = gate(features[chosen][:, :, None, None]).flatten()
        hot = heats[chosen] > READ * 0.8
        cost = F.binary_cross_entropy_with_logits(said, hot.float(), reduction="none")
        cost = (cost * torch.where(hot, 5 + 20 * heats[chosen], 1.0)).mean()
        optimiser.zero_grad()
        cost.backward()
        optimiser.step()


def gated(net, features, heats):
    """Fits the gate to four fifths of the cells and sets its level by the others."""
    fitted = int(len(heats) * 0.8)
    # The features differ in size; the fit sees them alike.
    middle, spread = features[:fitted].mean(0), features[:fitted].std(0) + 1e-3
    features = (features - middle) / spread
    # Anew, should the file have a gate already.
    net.gate[0].reset_parameters()
    net.gate[2].reset_parameters()
    fit(net.gate, features[:fitted], heats[:fitted])
    with torch.no_grad():
        said = net.gate(features[fitted:][:, :, None, None]).flatten()
        hot = heats[fitted:] > READ
        least = torch.quantile(said[hot], 1 - THROUGH)
        print(f"{hot.float().mean():.3f} of the cells are read, {(said > least).float().mean():.3f} pass the gate")
        first, last = net.gate[0], net.gate[2]
        last.bias -= least
        first.weight /= spread[:, None, None]
        first.bias -= (first.weight * middle[:, None, None]).sum((1, 2, 3))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("file")
    options.add_argument("--work", default=str(Path(__file__).parent.parent / ".work"))
    options.add_argument("--pictures", type=int, default=4096)
    options.add_argument("--batch", type=int, default=128, help="pictures made at once")
    given = options.parse_args()
    torch.manual_seed(7)
    random.seed(7)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    pool = Pool(Pictures(given.work, device, given.batch), given.pictures, given.pictures)
    saved = torch.load(given.file, map_location=device, weights_only=True)
    net = Detector(len(saved["brands"]), saved["shape"]).to(device).eval()
    net.load_state_dict(saved["weights"])
    gated(net, *cells(net, pool, device))
    torch.save({**saved, "weights": net.state_dict()}, given.file)


if __name__ == "__main__":
    main()
