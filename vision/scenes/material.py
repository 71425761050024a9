"""Surfaces: plain paint, paint with a print on it, procedural walls and floors."""
import colorsys

import bpy


def colour(rng, light=None):
    """A random colour; `light` asks for a light (True) or dark (False) one."""
    low, high = {None: (0.03, 0.9), True: (0.45, 0.95), False: (0.0, 0.14)}[light]
    saturation = rng.choice((0, 0.15, 0.5, 0.8, 0.95))
    return (*colorsys.hsv_to_rgb(rng.random(), saturation, rng.uniform(low, high)), 1)


def paint(rng, base=None, emission=0.0):
    made = bpy.data.materials.new("paint")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = base or colour(rng)
    shader.inputs["Roughness"].default_value = rng.uniform(0.25, 0.9)
    shader.inputs["Metallic"].default_value = rng.choice((0, 0, 0, 0.6))
    if emission:
        shader.inputs["Emission"].default_value = base or colour(rng)
        shader.inputs["Emission Strength"].default_value = emission
    return made


def printed(rng, ground, ink, file, emission=0.0):
    """Ink over ground where the drawing is opaque."""
    made = paint(rng, ground)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    drawing = nodes.new("ShaderNodeTexImage")
    drawing.image = bpy.data.images.load(str(file), check_existing=True)
    drawing.extension = "CLIP"
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = ground, ink
    links.new(drawing.outputs["Alpha"], mix.inputs[0])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    if emission:
        links.new(mix.outputs[0], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = emission
    return made


def wall(rng):
    """Brick, checks, stripes or noise in two random colours."""
    made = paint(rng)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    kind = rng.choice(("Brick", "Checker", "Wave", "Noise", "Voronoi", "plain"))
    if kind == "plain":
        return made
    pattern = nodes.new(f"ShaderNodeTex{kind}")
    pattern.inputs["Scale"].default_value = rng.uniform(1, 9)
    place = nodes.new("ShaderNodeTexCoord")
    links.new(place.outputs["Object"], pattern.inputs["Vector"])
    mix = nodes.new("ShaderNodeMixRGB")
    first = colour(rng)
    mix.inputs[1].default_value = first
    mix.inputs[2].default_value = tuple(min(1, c * rng.uniform(0.5, 1.6)) for c in first[:3]) + (1,)
    links.new(pattern.outputs["Fac"] if "Fac" in pattern.outputs else pattern.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    return made
