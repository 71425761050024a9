"""From a finished scene to a WebP file: trace, take the guides, denoise, encode.

Most of a picture is empty backdrop, which is smooth. So the whole frame is traced small and enlarged,
and only the part around the subject is traced at full size and laid over it with a soft edge."""
import tempfile
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image

from .denoise import denoise
from .studio import subject

# width, height and samples by folder
SIZES = {"heroes": (1600, 1067, 10), "products": (1600, 1067, 6), "instruments": (1600, 1067, 4)}
DRAFT = (480, 320, 3)
SMALL, SMALL_SAMPLES = 8, 16  # the backdrop is traced at an eighth of the size
FEATHER = 0.04  # soft edge of the subject's part, as a share of the width
QUALITY = 88
GUIDES = ("Denoising Albedo", "Denoising Normal")


def settings():
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.seed, cycles.use_denoising, cycles.use_adaptive_sampling = 7, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    cycles.debug_use_spatial_splits = True
    bpy.context.view_layer.cycles.denoising_store_passes = True


def guide_files():
    """A compositor that writes the guide passes; returns the node that knows the folder."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = next(node for node in nodes if node.type == "R_LAYERS")
    files = nodes.new("CompositorNodeOutputFile")
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for guide in GUIDES:
        files.file_slots.new(guide)
        links.new(layers.outputs[guide], files.inputs[guide])
    return files


def load(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def trace(files, width, height, samples, part=(0, 1, 0, 1)):
    """Picture and guides of the frame, or of `part` (left, right, bottom, top as shares)."""
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = width, height
    bpy.context.scene.cycles.samples = samples
    render.use_border = render.use_crop_to_border = part != (0, 1, 0, 1)
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = part
    with tempfile.TemporaryDirectory() as folder:
        files.base_path, render.filepath = folder, f"{folder}/colour.png"
        bpy.ops.render.render(write_still=True)
        albedo, normal = (load(next(Path(folder).glob(f"{guide}*.exr"))) for guide in GUIDES)
        return load(render.filepath), albedo, normal


def subject_part(width, height):
    """The subject's box in the frame with a margin for its shadow, on whole pixels."""
    scene = bpy.context.scene
    seen = np.array([world_to_camera_view(scene, scene.camera, Vector(point))[:2] for point in subject()])
    (left, bottom), (right, top) = seen.min(axis=0), seen.max(axis=0)
    sizes = (width, width, height, height)
    raw = (left - 0.05, right + 0.05, bottom - 0.07, top + 0.04)
    return tuple(round(min(max(share, 0), 1) * size) / size for share, size in zip(raw, sizes))


def soften(part, rows, columns, reach):
    """Weights of the subject's part: 1 inside, falling to 0 at those of its edges that lie within the frame."""
    left, right, bottom, top = part
    x, y = np.arange(columns) + 0.5, np.arange(rows) + 0.5
    across = np.minimum(x / reach if left > 0 else 1, (columns - x) / reach if right < 1 else 1).clip(0, 1)
    down = np.minimum(y / reach if top < 1 else 1, (rows - y) / reach if bottom > 0 else 1).clip(0, 1)
    return (np.ones((rows, 1)) * across * np.reshape(down * np.ones(rows), (-1, 1)))[:, :, None]


def blur(image, times=3):
    """Repeated mean of each pixel and its neighbours: enough for a backdrop without edges."""
    height, width = image.shape[:2]
    for _ in range(times):
        wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), mode="edge")
        image = sum(wide[y : y + height, x : x + width] for y in range(3) for x in range(3)) / 9
    return image


def compose(files, width, height, samples):
    small = blur(trace(files, width // SMALL, height // SMALL, SMALL_SAMPLES)[0])
    planes = [
        Image.fromarray(np.ascontiguousarray(small[:, :, i])).resize((width, height), Image.BICUBIC) for i in range(3)
    ]
    whole = np.stack([np.asarray(plane) for plane in planes], axis=2)
    part = subject_part(width, height)
    near = denoise(*trace(files, width, height, samples, part))
    rows, columns = near.shape[:2]
    weight = soften(part, rows, columns, FEATHER * width)
    top, left = min(height - round(part[3] * height), height - rows), min(round(part[0] * width), width - columns)
    area = whole[top : top + rows, left : left + columns]
    seam = ((weight > 0) & (weight < 1))[:, :, 0]
    if seam.any():
        whole += (near - area)[seam].mean(axis=0)  # the network and the blur differ by a hair
    area += weight * (near - area)
    return whole


def picture(target, size, finish):
    """Render the open scene to `target`; `finish`, if given, retouches a picture that fills its frame."""
    settings()
    files = guide_files()
    clean = finish(denoise(*trace(files, *size))) if finish else compose(files, *size)
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray((clean.clip(0, 1) * 255 + 0.5).astype(np.uint8)).save(target, quality=QUALITY, method=6)
