"""Builders of instruments by the name products.json uses, and the cameras that look at them."""
from lib.materials import light_front
from lib.studio import studio

from . import bank, clamp, divider, gun, highvoltage, network, rack, tower
from .generator import generator

# one camera for everything that stands on a bench, so that instruments side by side share a horizon and a shelf
BENCH = {"azimuth": 25, "elevation": 12, "lens": 50, "stand": -0.76}
# one for what stands on the floor, at the eyes of a person before it
FLOOR = {"azimuth": 25, "eye": 15, "lens": 50}
LIGHT_FRONTS = "Automotive EMC"  # so that a family is known at the size of a stamp


def standing(build, **view):
    """Build a product and set it in the studio."""

    def scene(product):
        with light_front(product.get("category") == LIGHT_FRONTS):
            build(product)
        studio(upright=product.get("upright", False), **view | product.get("view", {}))

    return scene


MODELS = {
    "generator": standing(generator, **BENCH),
    "rack": standing(rack.rack, **FLOOR),
    "tower": standing(tower.tower, azimuth=20, elevation=7, lens=70),
    "divider": standing(divider.divider, azimuth=14, elevation=9),
    "esd": standing(gun.esd, azimuth=12, elevation=14),
    "clamp-capacitive": standing(clamp.capacitive, azimuth=34, elevation=22, lens=60),
    "clamp-inductive": standing(clamp.inductive, azimuth=34, elevation=20),
    "clamp-direct": standing(clamp.direct, azimuth=14, elevation=22),
    "artificial-network": standing(network.artificial, azimuth=24, elevation=20),
    "coupling": standing(network.coupling, **BENCH),
    "test-set": standing(highvoltage.test_set, azimuth=18, elevation=11),
    "bank": standing(bank.bank, azimuth=20, elevation=12),
}
