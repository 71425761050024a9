"""Boxes, sheets, bent sheets and cut-out letters."""
import math
from functools import lru_cache

import bpy
import numpy as np

from material import colour, paint, printed

GRID = (32, 12)


def box(at, size, surface):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    thing.data.materials.append(surface)
    return thing


def cylinder(at, radius, depth, surface, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=turn, vertices=48)
    bpy.context.object.data.materials.append(surface)
    bpy.ops.object.shade_smooth()


@lru_cache(maxsize=None)
def drawing(file):
    """Aspect of a drawing and its ink: shares of width and height, from the lower left."""
    image = bpy.data.images.load(str(file), check_existing=True)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    alpha = pixels.reshape(height, width, 4)[:, :, 3] > 0.5
    rows, columns = np.nonzero(alpha)
    order = np.random.default_rng(1).permutation(len(rows))[:600]
    ends = [rows.argmin(), rows.argmax(), columns.argmin(), columns.argmax()]
    # The outermost ink of every row and column, so that a turned mark keeps its exact box.
    for row in range(0, height, max(1, height // 60)):
        line = np.nonzero(rows == row)[0]
        if len(line):
            ends += [line[columns[line].argmin()], line[columns[line].argmax()]]
    for column in range(0, width, max(1, width // 120)):
        line = np.nonzero(columns == column)[0]
        if len(line):
            ends += [line[rows[line].argmin()], line[rows[line].argmax()]]
    chosen = np.concatenate((order, np.array(ends)))
    ink = [((columns[i] + 0.5) / width, (rows[i] + 0.5) / height) for i in chosen]
    return width / height, ink


def sheet(surface, point):
    """A grid whose point (u, v), 0 to 1, lies at `point(u, v)`."""
    columns, rows = GRID
    mesh = bpy.data.meshes.new("sheet")
    corners = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    row = columns + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(rows) for i in range(columns)]
    mesh.from_pydata(corners, [], faces)
    layer = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        for corner, vertex in zip(polygon.loop_indices, polygon.vertices):
            layer.data[corner].uv = (vertex % row / columns, vertex // row / rows)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new("sheet", mesh)
    mesh.materials.append(surface)
    bpy.context.scene.collection.objects.link(thing)


def contrast(rng):
    light_ground = rng.random() < 0.5
    return colour(rng, light_ground), colour(rng, not light_ground)


def print_on(rng, file, width, point, colours=None, margin=None, emission=0.0):
    """A sheet with a drawing `width` wide and some margin; returns the ink's points.

    `point(x, z)` gives the place in space of a point of the flat sheet, measured from its middle.
    """
    aspect, ink = drawing(file)
    height = width / aspect
    margin = height * rng.uniform(0.15, 0.6) if margin is None else margin
    full = (width + 2 * margin, height + 2 * margin)
    ground, dye = colours or contrast(rng)
    surface = printed(rng, ground, dye, file, emission)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    image = next(node for node in nodes if node.type == "TEX_IMAGE")
    place, shift = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    shift.inputs["Scale"].default_value = (full[0] / width, full[1] / height, 1)
    shift.inputs["Location"].default_value = (-margin / width, -margin / height, 0)
    links.new(place.outputs["UV"], shift.inputs["Vector"])
    links.new(shift.outputs[0], image.inputs["Vector"])
    sheet(surface, lambda u, v: point((u - 0.5) * full[0], (v - 0.5) * full[1]))
    return [point((u - 0.5) * width, (v - 0.5) * height) for u, v in ink]


def flat(at, turn=0.0):
    """A sheet facing -y at `at`, turned about y by `turn` radians."""
    cos, sin = math.cos(turn), math.sin(turn)
    return lambda x, z: (at[0] + x * cos - z * sin, at[1], at[2] + x * sin + z * cos)


def bent(at, radius):
    """A sheet around an upright cylinder at `at`, its middle facing -y."""
    return lambda x, z: (at[0] + radius * math.sin(x / radius), at[1] - radius * math.cos(x / radius), at[2] + z)


def waved(at, depth, length):
    """Cloth in the wind."""
    return lambda x, z: (at[0] + x, at[1] + depth * math.sin(2 * math.pi * x / length), at[2] + z + 0.3 * depth * math.sin(2 * math.pi * x / length + 1))
