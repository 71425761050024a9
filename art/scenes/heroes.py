"""The three wide pictures of the home page: a dark room that melts into the ink of the page."""

from lib.solids import box, cylinder, group, tube
from lib.studio import studio
from models import car, charger, solar
from models.generator import generator

SURGE = {
    "outputs": "combination",
    "name": "CWG 6-3",
    "line": "1.2/50–8/20 µs   6 kV / 3 kA",
    "waves": [{"kind": "impulse", "front": 1.2, "tail": 50}],
    "readout": "1.2/50 µs   6.0 kV",
    "scale": "10 µs/div",
    "monitors": 3,
}


def device_under_test(at):
    """Surge protector on its test block."""
    with group(at):
        box((0, 0, 0.12), (1.3, 0.8, 0.24), "black", 0.04)
        box((0, 0.05, 0.72), (0.9, 0.56, 0.96), "paint", 0.06)
        box((0, -0.24, 0.78), (0.5, 0.02, 0.3), "led", 0.01)
        for x in (-0.3, 0.3):
            cylinder((x, -0.26, 0.62), 0.09, 0.14, "brass", bevel=0.01)


def fast_safe_reliable():
    """Surge generator on a bench with its 1.2/50 trace and the cables of a test."""
    generator(SURGE)
    for x, surface, end in ((1.08, "red", 2.75), (1.56, "black", 3.35)):
        tube(
            [
                (x, -2.0, 1.3),
                (x, -2.7, 1.2),
                (x + 0.1, -3.1, 0.4),
                (x + 0.6, -3.3, 0.09),
                (end - 0.2, -3.4, 0.08),
                (end, -3.1, 0.3),
                (end, -2.85, 0.62),
            ],
            0.055,
            surface,
        )
    device_under_test((3.05, -2.5, 0))
    studio(azimuth=24, elevation=13, fill=(0.92, 0.86))


def ev_charging():
    """DC cabinet charging a car at night."""
    charger.cabinet(parked=(-1,))
    with group((25, 9, 0), turn=-8, scale=0.95):
        car.car("#6f8598")
        car.inlet(-7.2, -8.5, 7.4)
        end = charger.plug((-7.2, -9.55, 7.4), heavy=True)
    tube(
        [
            (3.6, -0.6, 11.2),
            (4.9, -0.8, 10.6),
            (6.2, -2.0, 5),
            (8, -4, 0.8),
            (12, -5, 0.3),
            (end[0] - 1, end[1] - 2.4, 1.4),
            (end[0], end[1] - 1.0, end[2] - 1.4),
            end,
        ],
        0.28,
        "rubber",
    )
    studio(azimuth=20, elevation=8, fill=(0.94, 0.86), lens=60)


def solar_monitoring():
    """Rows of modules, inverter and weather station at dusk."""
    for i in range(4):
        with group((8 + 26 * i, 6 + 58 * i, 0)):
            solar.table(6)
    with group((0, -26, 0), turn=14, scale=1.2):
        solar.inverter()
    with group((34, -22, 0)):
        solar.weather_station(30)
    studio(azimuth=24, elevation=9, fill=(0.86, 0.8), lens=50, focus=((-30, -26, 0), (62, 30, 32)))
