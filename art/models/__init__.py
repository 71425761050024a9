"""Builders of instruments by the name products.json uses, and the cameras that look at them."""
from lib.studio import studio

from . import bank, clamp, divider, gun, highvoltage, network, rack, tower
from .generator import generator

# what a picture shows; `view` in products.json names one of these or gives the angles themselves
VIEWS = {
    "quarter": {"azimuth": 27, "elevation": 14},
    "left": {"azimuth": -23, "elevation": 12},
    "panel": {"azimuth": 7, "elevation": 9, "lens": 110},
    "outputs": {"azimuth": 24, "elevation": 15, "lens": 36},
}


def standing(build, **view):
    """Build a product and set it in the studio."""

    def scene(product):
        build(product)
        wish = product.get("view", {})
        studio(upright=product.get("upright", False), **(view | (VIEWS[wish] if isinstance(wish, str) else wish)))

    return scene


MODELS = {
    "generator": standing(generator, **VIEWS["quarter"]),
    "rack": standing(rack.rack, azimuth=28, elevation=11, lens=70),
    "tower": standing(tower.tower, azimuth=20, elevation=7, lens=70),
    "divider": standing(divider.divider, azimuth=14, elevation=9),
    "esd": standing(gun.esd, azimuth=12, elevation=14),
    "clamp-capacitive": standing(clamp.capacitive, azimuth=34, elevation=22, lens=60),
    "clamp-inductive": standing(clamp.inductive, azimuth=34, elevation=20),
    "clamp-direct": standing(clamp.direct, azimuth=14, elevation=22),
    "artificial-network": standing(network.artificial, azimuth=24, elevation=20),
    "coupling": standing(network.coupling, **VIEWS["quarter"]),
    "test-set": standing(highvoltage.test_set, azimuth=18, elevation=11),
    "bank": standing(bank.bank, azimuth=20, elevation=12),
}
