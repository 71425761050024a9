"""Pictures of the products that are not in the instrument catalogue."""
from lib.solids import group, prism, rounded, tube
from lib.studio import studio
from models import board, car, charger, reflector, solar, vision
from models.desk import display, turntable


def ac_charger():
    """Wall box on a wall panel; the cable runs to the inlet of a car's front wing."""
    prism((0, 0.3, 6.9), rounded(6.4, 13.8, 0.1), 0.5, "#aab5c0", 0.05)
    with group((0, 0.05, 9.2), scale=1.7):
        charger.wallbox()
    with group((18.5, 9, 0), turn=-12, scale=0.8):
        car.car("#8fa5b8")
        car.inlet(-7.6, -8.45, 7.0)
        end = charger.plug((-7.6, -9.3, 7.0))
    tube(
        [
            (0, -0.8, 6.2),
            (0, -1.2, 4.6),
            (0.4, -2.6, 1.4),
            (3.0, -4.4, 0.2),
            (7.5, -4.6, 0.2),
            (11.2, -3.4, 1.2),
            (end[0] - 0.3, end[1] - 1.2, end[2] - 1.4),
            end,
        ],
        0.2,
        "rubber",
    )
    studio(azimuth=12, elevation=9, fill=(0.94, 0.86), lens=70, focus=((-3.2, -2, 0), (19, 4, 13.8)))


def dc_charger():
    charger.cabinet()
    studio(azimuth=27, elevation=9, fill=(0.9, 0.86))


def ev_simulator():
    display()
    turntable()
    studio(azimuth=20, elevation=14, fill=(0.9, 0.86))


def solar_field():
    with group((0, 12, 0)):
        solar.table(4)
    with group((-14, -24, 0), turn=12, scale=1.25):
        solar.inverter()
    with group((22, -16, 0)):
        solar.weather_station()
    studio(azimuth=22, elevation=13, fill=(0.9, 0.86))


def corner_reflector():
    reflector.mounted()
    studio(azimuth=16, elevation=12, fill=(0.9, 0.86))


def iot_gateway():
    board.gateway()
    board.housing()
    studio(azimuth=28, elevation=32, fill=(0.9, 0.86))


def logo_detection():
    vision.line()
    vision.monitor((-4.6, -4.4, 0), 10)
    studio(azimuth=18, elevation=14, fill=(0.9, 0.86))
