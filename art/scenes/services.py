"""Pictures of the services: firmware, automotive testing, Salesforce, HR product, Industry 4.0."""
from lib.materials import light_front
from lib.solids import box, cylinder, group, prism, rounded, tube
from lib.studio import studio
from models import board, network, office, robot
from models.generator import generator
from models.office import laptop, monitor

SCOPE = {
    "name": "DSO 4",
    "line": "4 channels   1 GS/s",
    "outputs": "channels",
    "units": 4,
    "portable": True,
    "width": 4.0,
    "depth": 2.2,
    "waves": [
        {"kind": "burst", "pulses": 12},
        {
            "kind": "levels",
            "points": [[0, 0.1], [0.2, 0.1], [0.21, 0.6], [0.5, 0.6], [0.51, 0.1], [0.7, 0.1], [0.71, 0.6], [1, 0.6]],
        },
    ],
    "readout": "UART  115200",
    "scale": "10 µs/div",
}
PULSES = {
    "name": "ATG 600",
    "line": "Pulse 1  2a   600 V",
    "outputs": "auto_pulse",
    "units": 3,
    "waves": [{"kind": "negative", "front": 1, "tail": 1000, "window": 2600}],
    "readout": "PULSE 1  −600 V",
    "scale": "0.5 ms/div",
}
NETWORK = {"plane": False, "name": "AN 70", "line": "5 µH / 50 Ω   70 A"}


def firmware_bench():
    """Gateway board wired to a debug probe, oscilloscope behind it."""
    with group((-1.6, 2.6, 0), turn=4):
        generator(SCOPE)
    with group((0.6, -2.4, 0), turn=-8, scale=0.62):
        board.gateway()
    with group((4.0, -1.6, 0), turn=-24):
        prism((0, 0, 0.16), rounded(1.5, 0.9, 0.12), 0.3, "ink", 0.06, axis="z")
        box((0, -0.2, 0.32), (0.2, 0.12, 0.03), "led", 0.01)
    tube([(3.4, -1.9, 0.25), (2.9, -2.4, 0.5), (2.4, -2.6, 0.5), (1.6, -2.3, 0.35)], 0.06, "slate")
    tube([(-0.6, 1.4, 0.8), (-0.6, 0.6, 0.7), (-0.9, -0.6, 0.1), (-0.6, -1.6, 0.3), (-0.1, -2.0, 0.45)], 0.045, "black")
    studio(azimuth=18, elevation=24, fill=(0.9, 0.86))


def automotive_bench():
    """Control unit on its ground plane between artificial network and pulse generator."""
    box((0.6, -1.4, 0.04), (13, 7.4, 0.08), "copper", 0.01)
    with light_front(True):
        with group((-3.2, 0.3, 0.08), turn=6):
            generator(PULSES)
        with group((3.6, 0.8, 0.08), turn=-6, scale=0.72):
            network.artificial(NETWORK)
    with group((1.4, -3.4, 0.08), turn=-14):
        prism((0, 0, 0.32), rounded(2.6, 1.9, 0.15), 0.5, "aluminium", 0.06, axis="z")
        for i in range(7):
            box((-1.0 + i * 0.33, 0.1, 0.6), (0.14, 1.4, 0.14), "aluminium", 0.03)
        box((0, -1.05, 0.3), (1.7, 0.3, 0.34), "black", 0.05)
        for i in range(6):
            cylinder((-0.6 + i * 0.24, -1.22, 0.3), 0.05, 0.08, "brass")
    for i, surface in enumerate(("red", "black", "yellow", "blue", "green")):
        y = -4.75 - i * 0.09
        tube(
            [
                (1.0 + i * 0.12, y + 0.4, 0.38),
                (0.6 + i * 0.1, y - 0.2, 0.25),
                (-0.8, y - 0.1, 0.16),
                (-2.4, y + 0.3, 0.16),
                (-2.7 + i * 0.1, y + 2.2, 0.3),
                (-1.7 + i * 0.06, -1.7, 0.6),
            ],
            0.05,
            surface,
        )
    studio(azimuth=20, elevation=26, fill=(0.9, 0.86))


def hr_screen():
    monitor(office.staff_page)
    studio(azimuth=-16, elevation=10, fill=(0.9, 0.86))


def salesforce():
    laptop(office.pipeline_page)
    office.phone((4.6, -0.6, 0), -18)
    office.cloud((3.6, 2.2, 4.2), 0.9)
    studio(azimuth=-14, elevation=16, fill=(0.9, 0.86))


def industry4():
    """Robot arm over a conveyor, tower light and the edge controller that reports."""
    robot.arm()
    with group((4.8, 0.2, 0)):
        robot.belt()
    robot.tower_light((9.0, 2.6, 0))
    robot.edge_box((-3.2, -2.2, 0), 10)
    tube([(-2.2, -2.4, 0.5), (-1.6, -2.8, 0.1), (0.2, -2.6, 0.08), (0.4, -1.6, 0.3)], 0.08, "teal")
    studio(azimuth=18, elevation=14, fill=(0.9, 0.86))
