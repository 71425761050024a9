"""A net that learns: its averaged copy, its optimiser, and how it goes on."""
import copy

import torch

from distil import distil
from loss import loss

AVERAGED = 0.999


class Learner:
    def __init__(self, net, rate, device):
        self.net = net.to(device, memory_format=torch.channels_last).train()
        self.average = copy.deepcopy(self.net).eval()
        decay, plain = [], []
        for value in self.net.parameters():
            (decay if value.ndim > 1 else plain).append(value)
        groups = [{"params": decay, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, lr=rate, fused=device == "cuda")
        self.sums = torch.zeros(4, device=device)
        pairs = list(zip(self.average.state_dict().values(), self.net.state_dict().values()))
        self.whole = [pair for pair in pairs if not pair[0].is_floating_point()]
        self.old, self.new = ([pair[i] for pair in pairs if pair[0].is_floating_point()] for i in range(2))

    def state(self):
        return {"net": self.net.state_dict(), "average": self.average.state_dict(), "optimiser": self.optimiser.state_dict()}

    def go_on(self, state):
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimiser.load_state_dict(state["optimiser"])

    def step(self, x, wanted, rate, keep, theirs=None, likeness=0.0):
        """Learns from a batch. `theirs` is what the large net makes of it, `likeness` how much its features count."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        # In half precision where that is safe.
        with torch.autocast(x.device.type, torch.bfloat16, enabled=x.is_cuda):
            mine = self.net(x)
        focal, box = loss(mine[0], mine[1], wanted)
        cost, alike = focal + 2 * box, torch.zeros_like(box)
        if theirs:
            maps, sides, alike = distil(mine, theirs, wanted)
            cost = cost + maps + sides + likeness * alike
        self.optimiser.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5)
        self.optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.old, self.new, 1 - min(AVERAGED, keep))
            for old, now in self.whole:
                old.copy_(now)
            middles = (wanted[0] > 0.999).float()
            sure = (torch.sigmoid(mine[0].float()) * middles).sum() / middles.sum().clamp(min=1)
            self.sums += torch.stack((focal, box, sure, alike))

    def said(self, steps):
        """The means since the last time, for the log."""
        means = (self.sums / steps).tolist()
        self.sums.zero_()
        return "heat {:.3f}  box {:.3f}  sure {:.3f}  alike {:.3f}".format(*means)
