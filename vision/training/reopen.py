"""Opens an exported large net again, so that a training can begin with it.

The export has taken every batch normalisation into the filter before it. Here each gets one again that
changes nothing, fitted to the pictures it is shown, so that it goes on as if it had never been away."""
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import Detector


def module_name(node):
    """down4.0.filter.0 of /trunk/down4/down4.0/filter/filter.0/Conv"""
    path = []
    for part in node.name.strip("/").split("/")[1:-1]:
        if path and part.startswith(f"{path[-1]}."):
            path[-1] = part
        else:
            path.append(part)
    return ".".join(path)


def weights(graph):
    stored = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()).float() for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast" and node.input[0] in stored:
            stored[node.output[0]] = stored[node.input[0]]
    return {module_name(node): [stored[name] for name in node.input[1:]] for node in graph.node if node.op_type == "Conv"}


@torch.no_grad()
def reopen(path, brands, pictures):
    net = Detector(brands, "large").to(pictures.device).eval()
    modules = dict(net.named_modules())
    biases = {}
    for name, (weight, bias) in weights(onnx.load(path).graph).items():
        modules[name].weight.copy_(weight * (255 / 4 if name == "stem.0" else 1))
        if modules[name].bias is not None:
            modules[name].bias.copy_(bias)
        else:
            parent, at = name.rsplit(".", 1)
            biases[modules[f"{parent}.{int(at) + 1}"]] = bias.to(pictures.device)

    def fit(norm, inputs):
        middle, spread = inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3), unbiased=False)
        norm.running_mean.copy_(middle)
        norm.running_var.copy_(spread)
        norm.weight.copy_((spread + norm.eps).sqrt())
        norm.bias.copy_(middle + biases[norm])

    hooks = [module.register_forward_pre_hook(fit) for module in net.modules() if isinstance(module, nn.BatchNorm2d)]
    net(pictures)
    for hook in hooks:
        hook.remove()
    return net
