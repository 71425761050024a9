"""Begins a smaller net with the weights of a larger one: some of its blocks, the channels that count most."""
import torch


def chosen(blocks, of):
    """The first block of a stage, the last, and some between."""
    return [round(at * (of - 1) / max(1, blocks - 1)) for at in range(blocks)]


@torch.no_grad()
def inherit(net, large):
    own = net.state_dict()
    keep = large.side32[0].weight.square().sum((0, 2, 3)).topk(net.side32[0].in_channels).indices.sort().values
    given = dict(large.state_dict())
    for name in ("down4", "down8", "down16", "down32", "up16", "head"):
        for to, at in enumerate(chosen(len(getattr(net, name)), len(getattr(large, name)))):
            for key, value in getattr(large, name)[at].state_dict().items():
                given[f"{name}.{to}.{key}"] = value
    for key, value in own.items():
        found = given[key]
        for side in range(min(found.ndim, 2)):
            if found.shape[side] > value.shape[side]:
                found = found.index_select(side, keep.to(found.device))
        value.copy_(found)
    net.load_state_dict(own)
