"""What a picture is made from, as one short code: a finished picture carries it, and is traced anew when it changes."""
import hashlib

import bpy
import numpy as np


def numbers(values):
    """Rounded, so that the last bits of a float do not count; -0 is 0."""
    return (np.round(np.array(values, np.float64), 4) + 0.0).tobytes()


def mesh(data):
    """Corners and faces in an order of their own: Blender's differs from run to run."""
    for parts, name in ((data.vertices, "co"), (data.polygons, "center")):
        points = np.empty(len(parts) * 3, np.float32)
        parts.foreach_get(name, points)
        rows = np.round(points.reshape(-1, 3).astype(np.float64), 3) + 0.0
        yield numbers(rows[np.lexsort(rows.T)])


def curve(data):
    yield numbers((data.bevel_depth, data.extrude, data.resolution_u))
    if hasattr(data, "body"):
        yield f"{data.body}|{data.font.name}|{data.align_x}|{data.size:.4f}".encode()
    for spline in data.splines:
        yield numbers([tuple(point.co) for point in spline.points])


def values(sockets):
    for socket in sockets:
        if hasattr(socket, "default_value"):
            value = socket.default_value
            yield numbers(value if hasattr(value, "__len__") and not isinstance(value, str) else [value])


def nodes(tree):
    for node in tree.nodes:
        yield node.bl_idname.encode()
        yield from values(node.inputs)
    yield str(sorted((link.from_socket.identifier, link.to_socket.identifier) for link in tree.links)).encode()


def lamp(data):
    yield numbers((*data.color, data.energy, data.size))


def lens(data):
    yield numbers((data.lens, data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop))


PARTS = {"MESH": mesh, "CURVE": curve, "FONT": curve, "LIGHT": lamp, "CAMERA": lens}


def scene_parts():
    for thing in bpy.context.scene.objects:
        yield numbers([tuple(row) for row in thing.matrix_world])
        yield from PARTS[thing.type](thing.data)
        yield from (numbers((change.width, change.segments)) for change in thing.modifiers)
        yield from (slot.material.name.encode() for slot in thing.material_slots)
    for surface in bpy.data.materials:
        if surface.use_nodes:
            yield surface.name.encode()
            yield from nodes(surface.node_tree)
    yield from nodes(bpy.context.scene.world.node_tree)


def digest(*settings):
    """Of the open scene and of how it is traced."""
    code = hashlib.sha256(repr(settings).encode())
    bpy.context.view_layer.update()
    for part in scene_parts():
        code.update(part)
    return code.hexdigest()[:24]
