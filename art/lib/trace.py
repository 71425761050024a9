"""Blender's path tracer as a function: the open scene in, arrays of height x width out."""
import tempfile
from pathlib import Path

import bpy
import numpy as np

GUIDES = ("Denoising Albedo", "Denoising Normal")
SAMPLES = 64, 128, 0.02  # of a pixel: at least, at most, and the noise at which it has enough
DRAFT = 6, 12, 0.1


def graphics_card():
    """Whether Cycles has one to trace with, made ready."""
    found = bpy.context.preferences.addons["cycles"].preferences
    cards = found.get_devices_for_type("CUDA")
    if cards:
        found.compute_device_type = "CUDA"
    for card in cards:
        card.use = True
    return bool(cards)


def settings(draft=False):
    """Returns the most samples a pixel gets."""
    scene = bpy.context.scene
    scene.render.engine, scene.render.film_transparent = "CYCLES", True
    cycles = scene.cycles
    cycles.device = "GPU" if graphics_card() else "CPU"
    cycles.seed, cycles.use_denoising, cycles.use_adaptive_sampling = 7, False, True
    cycles.adaptive_min_samples, most, cycles.adaptive_threshold = DRAFT if draft else SAMPLES
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    cycles.debug_use_spatial_splits, cycles.use_auto_tile = True, False
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGBA", "16"
    image.compression = 0
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return most


def guide_files(folder):
    """Has the compositor write the guide passes into the folder."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = next(node for node in nodes if node.type == "R_LAYERS")
    files = next((node for node in nodes if node.type == "OUTPUT_FILE"), None)
    if not files:
        files = nodes.new("CompositorNodeOutputFile")
        files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
        files.file_slots.clear()
        for guide in GUIDES:
            files.file_slots.new(guide)
            links.new(layers.outputs[guide], files.inputs[guide])
    files.base_path = folder


def load(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name, image.alpha_mode = "Non-Color", "CHANNEL_PACKED"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]


def trace(width, height, samples):
    """Picture with straight alpha, and the guides albedo and normal."""
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    bpy.context.scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        guide_files(folder)
        render.filepath = f"{folder}/colour.png"
        bpy.ops.render.render(write_still=True)
        albedo, normal = (load(next(Path(folder).glob(f"{guide}*.exr")))[:, :, :3] for guide in GUIDES)
        return load(render.filepath), albedo, normal
