"""Writes the trained net as ONNX: pixels 0 to 255 in, probabilities and edges in pixels out.

    python3 vision/training/export.py vision/.work/run/detector.pt src/detection/detector.onnx
"""
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from network import UNIT, Detector


class Exported(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, pixels):
        heat, edges = self.net(pixels * (1 / 255))
        return torch.cat((torch.sigmoid(heat), torch.exp(edges.clamp(-4, 6)) * UNIT), 1)


def halve(path):
    """Stores large weights as 16-bit floats; the runtime widens them when it loads the file."""
    model = onnx.load(path)
    kept, casts = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < 256:
            kept.append(tensor)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}.half"))
        casts.append(helper.make_node("Cast", [f"{tensor.name}.half"], [tensor.name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
    onnx.save(model, path)


def export(net, path, half=True):
    net = Exported(net.cpu().eval().float())
    torch.onnx.export(
        net,
        torch.zeros(1, 3, 256, 256),
        path,
        opset_version=17,
        dynamo=False,
        input_names=["pixels"],
        output_names=["map"],
        dynamic_axes={"pixels": {2: "height", 3: "width"}, "map": {2: "rows", 3: "columns"}},
    )
    if half:
        halve(path)


if __name__ == "__main__":
    saved = torch.load(sys.argv[1], map_location="cpu", weights_only=True)
    net = Detector(len(saved["brands"]))
    net.load_state_dict(saved["weights"])
    export(net, sys.argv[2])
