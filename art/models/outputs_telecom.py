"""Output panels of the telecom surge generators: as many sockets as there are wires, and the earth stud."""
from lib.connectors import hv_socket, label, safety_socket, terminal, warning
from lib.panel import field

from .sections import mains, monitors, safety

COLOURS = {"EARTH": "green", "RING": "black", "B": "black"}


def sockets(names, left, right, z, columns, radius, draw):
    """Rows of named sockets from height z downwards."""
    pitch = (right - left) / columns
    for i, name in enumerate(names):
        x, row = left + pitch * (i % columns + 0.5), z - (i // columns) * radius * 4.6
        draw(x, row, COLOURS.get(name.split(" ")[0], "red"), radius)
        label(x, row - radius * 2.1, name, min(0.06, pitch * 0.22), "mono")


def wires(product, left, right, half):
    """`sockets` names the outputs; those of `hv` instruments are shrouded. `stud` adds the earth stud."""
    names, middle = product["sockets"], (left + right) / 2
    columns = min(len(names), 4)
    rows = -(-len(names) // columns)
    radius = 0.12 if product.get("hv") else 0.075
    if len(names) > 4:
        radius = 0.06
    tall = rows * radius * 4.6 + 0.12
    field(middle, half - 0.3 - tall / 2, right - left - 0.08, tall, product["field"])
    draw = hv_socket if product.get("hv") else safety_socket
    sockets(names, left + 0.06, right - 0.06, half - 0.36 - radius * 1.6, columns, radius, draw)
    if "main" in product:
        safety_socket(left + 0.2, -half + 0.34, "red", 0.1)
        label(left + 0.2, -half + 0.14, product["main"], 0.055, "mono")
    elif product.get("stud", True):
        terminal(left + 0.18, -half + 0.3, "green", 0.08)
        label(left + 0.18, -half + 0.12, "PE", 0.055, "mono")
    if half > 0.8:
        safety(right - 0.2, half, 0.11)
    else:
        warning(right - 0.18, -half + 0.26, 0.2)
    mains(right - 0.55, half)
    monitors(left - 0.45, half, product.get("monitors", 2))


OUTPUTS = {"wires": wires}
