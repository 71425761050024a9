"""Builders of instruments by the name products.json uses."""
from lib.studio import daylight

from . import bank, clamp, divider, gun, highvoltage, network, plugin, rack, tower
from .generator import generator


def standing(build, **view):
    """Build a product and set it in the light studio; `view` in products.json overrides the camera."""

    def scene(product):
        build(product)
        daylight(**(view | product.get("view", {})))

    return scene


MODELS = {
    "generator": standing(generator),
    "rack": standing(rack.rack, elevation=12, fill=(0.76, 0.8)),
    "tower": standing(tower.tower, azimuth=20, elevation=9, fill=(0.8, 0.84), lens=70),
    "divider": standing(divider.divider, azimuth=16, elevation=10, fill=(0.78, 0.82)),
    "esd": standing(gun.esd, azimuth=12, elevation=16, fill=(0.8, 0.8)),
    "clamp-capacitive": standing(clamp.capacitive, azimuth=28, elevation=24, fill=(0.86, 0.8)),
    "clamp-inductive": standing(clamp.inductive, azimuth=34, elevation=20, fill=(0.72, 0.8)),
    "clamp-direct": standing(clamp.direct, azimuth=14, elevation=22),
    "artificial-network": standing(network.artificial, azimuth=24, elevation=22, fill=(0.82, 0.8)),
    "coupling": standing(network.coupling),
    "test-set": standing(highvoltage.test_set, azimuth=20, elevation=10, fill=(0.78, 0.82)),
    "bank": standing(bank.bank, azimuth=22, elevation=13, fill=(0.84, 0.8)),
    "plugin": standing(plugin.plugin, azimuth=36, elevation=24, fill=(0.72, 0.78)),
}
