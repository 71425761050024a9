"""Writes the trained nets as ONNX. The small one in two parts: from pixels to features and a gate, and from
those of some places to probabilities and edges in pixels. The large one whole.

    python3 vision/training/export.py vision/.work/run src/detection/model
"""
import copy
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from network import UNIT, Detector


class Trunk(nn.Module):
    """Takes colours less 127.5: what lies beyond the edges is 0 to the first filter, and so grey."""

    def __init__(self, net):
        super().__init__()
        self.net = copy.deepcopy(net)
        with torch.no_grad():
            self.net.stem[0].weight *= 4 / 255

    def forward(self, pixels):
        four, eight = self.net.trunk(pixels)
        return four, eight, self.net.gate(eight)


class Maps(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, four, eight):
        heat, edges = self.net.maps(four, eight)
        return torch.cat((torch.sigmoid(heat), torch.exp(edges.clamp(-4, 6)) * UNIT), 1)


class Whole(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.trunk, self.maps = Trunk(net), Maps(net)

    def forward(self, pixels):
        four, eight, _ = self.trunk(pixels)
        return self.maps(four, eight)


def halve(path):
    """Stores large weights as 16-bit floats; the runtime widens them when it loads the file."""
    model = onnx.load(path)
    kept, casts = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 512:
            kept.append(tensor)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}.half"))
        casts.append(helper.make_node("Cast", [f"{tensor.name}.half"], [tensor.name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
    onnx.save(model, path)


def write(part, path, inputs, outputs):
    size = {0: "count", 2: "rows", 3: "columns"}
    torch.onnx.export(
        part,
        tuple(inputs.values()),
        path,
        opset_version=17,
        dynamo=False,
        input_names=list(inputs),
        output_names=outputs,
        dynamic_axes={name: size for name in [*inputs, *outputs]},
    )
    halve(path)


def opened(file):
    saved = torch.load(file, map_location="cpu", weights_only=True)
    net = Detector(len(saved["brands"]), saved["shape"])
    net.load_state_dict(saved["weights"])
    return net.eval()


def export(small, large, folder):
    trunk = Trunk(small)
    pixels = torch.zeros(1, 3, 256, 256)
    four, eight, _ = trunk(pixels)
    write(trunk, f"{folder}/trunk.onnx", {"pixels": pixels}, ["four", "eight", "gate"])
    write(Maps(small), f"{folder}/maps.onnx", {"four": four, "eight": eight}, ["map"])
    write(Whole(large), f"{folder}/look.onnx", {"pixels": pixels}, ["map"])


if __name__ == "__main__":
    run, folder = sys.argv[1:]
    export(opened(f"{run}/small.pt"), opened(f"{run}/large.pt"), folder)
