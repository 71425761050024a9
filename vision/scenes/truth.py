"""Exact boxes: the ink of every print, projected through the camera, and how much of it is seen."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

RAYS = 150


def seen_share(points, camera):
    """The share of ink points that no other object hides."""
    graph = bpy.context.evaluated_depsgraph_get()
    step = max(1, len(points) // RAYS)
    sample = points[::step]
    free = 0
    for point in sample:
        ray = point - camera
        length = ray.length
        hit, where, *_ = bpy.context.scene.ray_cast(graph, camera, ray.normalized(), distance=length * 0.998)
        free += not hit or (where - point).length < length * 0.004 + 0.02
    return free / len(sample)


def boxes(prints, size):
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    camera = scene.camera.matrix_world.translation
    found = []
    for brand, variant, points in prints:
        if not brand:
            continue
        flat = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
        xs, ys = [p.x * size[0] for p in flat], [(1 - p.y) * size[1] for p in flat]
        whole = (max(xs) - min(xs)) * (max(ys) - min(ys))
        left, right = max(0, min(xs)), min(size[0], max(xs))
        top, bottom = max(0, min(ys)), min(size[1], max(ys))
        if right - left < 2 or bottom - top < 2 or whole <= 0:
            continue
        inside = (right - left) * (bottom - top) / whole
        found.append(
            {
                "brand": brand,
                "variant": variant,
                "box": [round(left, 2), round(top, 2), round(right - left, 2), round(bottom - top, 2)],
                "inside": round(inside, 3),
                "seen": round(seen_share([Vector(p) for p in points], camera) , 3),
            }
        )
    return found
