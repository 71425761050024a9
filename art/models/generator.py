"""The bench generator: one body, many output panels. `products.json` names the outputs and the size."""
from lib.panel import UNIT, brand, case, handles, title
from lib.screen import screen
from lib.solids import group

from . import outputs_auto, outputs_supply, outputs_surge
from .sections import bushing, carrying_handle, controls

OUTPUTS = outputs_surge.OUTPUTS | outputs_supply.OUTPUTS | outputs_auto.OUTPUTS


def generator(product):
    width, height, depth = product.get("width", 4.4), product.get("units", 4) * UNIT, product.get("depth", 3.5)
    portable = product.get("portable", False)
    half, edge = height / 2, 0.14 if portable else 0.34
    with case(width, height, depth, product.get("housing", "paint")):
        if not portable:
            handles(width, height, 0)
        left, wide = -width / 2 + edge, product.get("screen", min(1.76, width * 0.4))
        title(left, half - 0.2, product["name"], product["line"])
        brand(left, -half + 0.13)
        screen(
            left + wide / 2,
            -0.06,
            wide,
            height - 0.72,
            product["waves"],
            product["readout"],
            product["scale"],
            product.get("lanes", False),
        )
        right = left + wide
        if product.get("controls", True):
            controls(right + 0.47, half)
            right += 0.9
        OUTPUTS[product["outputs"]](product, right, width / 2 - edge, half)
    if portable:
        carrying_handle(width, height, depth)
    if "bushing" in product:
        with group((width * 0.2, 0.3, 0)):
            bushing(height + 0.1, product["bushing"])
