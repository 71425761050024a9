"""Six-axis arm, machine tower light and a cell's edge box for the Industry 4.0 scene."""
from lib.connectors import label
from lib.controls import led
from lib.panel import brand
from lib.solids import box, cylinder, group, rod, torus


def joint(at, radius, width, axis="y"):
    cylinder(at, radius, width, "ink", axis=axis, bevel=radius * 0.15)
    cylinder(at, radius * 0.62, width * 1.06, "teal", axis=axis, bevel=radius * 0.08)


def arm():
    """Base, shoulder, two links, wrist and gripper, reaching to +x."""
    cylinder((0, 0, 0.25), 1.5, 0.5, "slate", axis="z", bevel=0.08)
    cylinder((0, 0, 1.1), 1.05, 1.4, "white", axis="z", bevel=0.2, top=0.85)
    torus((0, 0, 1.75), 0.92, 0.06, "led")
    joint((0, 0, 2.4), 0.72, 1.3)
    elbow = (1.1, 0, 6.3)
    for y in (-0.32, 0.32):
        rod((0, y, 2.4), (elbow[0], y, elbow[2]), 0.3, "white")
    joint(elbow, 0.6, 1.15)
    wrist = (4.7, 0, 6.0)
    rod(elbow, wrist, 0.38, "white")
    joint(wrist, 0.42, 0.9)
    rod(wrist, (4.75, 0, 4.9), 0.26, "white")
    box((4.75, 0, 4.75), (1.1, 0.5, 0.26), "black", 0.06)
    for side in (-1, 1):
        box((4.75 + side * 0.45, 0, 4.3), (0.14, 0.34, 0.8), "steel", 0.04)


def tower_light(at):
    with group(at):
        cylinder((0, 0, 1.4), 0.12, 2.8, "aluminium", axis="z")
        for i, surface in enumerate(("green", "yellow", "red")):
            cylinder((0, 0, 3.0 + i * 0.5), 0.3, 0.46, "led" if i == 0 else surface, axis="z", bevel=0.04)
        cylinder((0, 0, 4.36), 0.3, 0.14, "black", axis="z", bevel=0.04)


def edge_box(at, turn=0):
    """DIN-rail controller with its ports."""
    with group(at, turn=turn):
        box((0, 0, 1.3), (2.2, 1.6, 2.4), "ink", 0.1, 4)
        with group((0, -0.81, 1.3)):
            label(0, 0.75, "EDGE G4", 0.28, "bold")
            brand(-0.85, 0.42, 0.1)
            for i in range(4):
                box((-0.66 + i * 0.44, -0.02, -0.2), (0.34, 0.06, 0.3), "black", 0.03)
                led(-0.66 + i * 0.44, 0.08, "led", 0.04)
            label(0, -0.7, "OPC UA  MQTT", 0.14, "mono", surface="printgrey")


def belt(length=9.0):
    """Short conveyor with three workpieces."""
    box((0, 0, 2.4), (length, 2.2, 0.3), "rubber", 0.1)
    for y in (-1.2, 1.2):
        box((0, y, 2.4), (length + 0.3, 0.2, 0.6), "aluminium", 0.04)
    for x in (-length * 0.38, length * 0.38):
        for y in (-1.0, 1.0):
            box((x, y, 1.1), (0.3, 0.3, 2.2), "slate", 0.04)
    for i in range(4):
        x = -length * 0.4 + i * length * 0.26
        cylinder((x, 0, 2.95), 0.5, 0.8, "steel" if i % 2 else "copper", axis="z", bevel=0.06)
        cylinder((x, 0, 3.4), 0.26, 0.16, "black", axis="z", bevel=0.02)
