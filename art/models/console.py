"""Control desk of the large systems: pedestal with a sloping panel that carries the screen."""
from lib.connectors import label, warning
from lib.controls import button, emergency_stop, key_switch, knob, led
from lib.panel import brand
from lib.screen import screen
from lib.solids import box, group


def console(product):
    """About 0.7 m wide and 1.1 m high; faces -y."""
    box((0, 0.3, 0.2), (6.2, 4.2, 0.4), "black", 0.08)
    box((0, 0.5, 4.0), (6.6, 3.6, 7.4), "paint", 0.15, 4)
    box((0, -1.34, 4.2), (5.4, 0.1, 6.6), "ink", 0.05)
    with group((0, -1.4, 5.6)):
        label(0, 0.9, product["name"], 0.62, "bold")
        brand(-1.9, 0.1, 0.26)
        warning(0, -1.7, 1.3)
    with group((0, 0.0, 9.3), tilt=-28):
        box((0, 0, 0.6), (7.2, 0.5, 5.0), "paint", 0.15, 4)
        box((0, -0.27, 0.6), (6.8, 0.06, 4.6), "ink", 0.03)
        with group((0, -0.31, 0.6)):
            with group((-0.95, 0, 0.3), scale=1.9):
                screen(0, 0, 2.3, 1.7, product["waves"], product["readout"], product["scale"])
            knob(2.1, 1.4, 0.5)
            for i in range(3):
                button(2.1, 0.35 - i * 0.42, 1.1, 0.3, ("green", "key", "red")[i], ("START", "HOLD", "STOP")[i])
            emergency_stop(2.4, -1.3, 0.42)
            key_switch(1.2, -1.3, 0.26)
            for i, surface in enumerate(("led", "ledamber", "ledred")):
                led(-2.6 + i * 0.5, -1.5, surface, 0.11)
