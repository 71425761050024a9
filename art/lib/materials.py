"""The few surfaces everything is made of, by name. Colours are the sRGB values a designer would write."""
from contextlib import contextmanager

import bpy

# name: colour, roughness, metallic, emission strength, specular
TABLE = {
    "paint": ("#aab3bc", 0.48, 0, 0, 0.5),
    "white": ("#cfd5da", 0.46, 0, 0, 0.5),
    "slate": ("#74828f", 0.48, 0, 0, 0.5),
    "ink": ("#2c455b", 0.44, 0, 0, 0.45),
    "inkdeep": ("#213a50", 0.5, 0, 0, 0.4),
    "pearl": ("#dde2e4", 0.46, 0, 0, 0.45),
    "pearldeep": ("#b9c2c8", 0.5, 0, 0, 0.4),
    "key": ("#8392a0", 0.5, 0, 0, 0.4),
    "keylight": ("#8d99a3", 0.5, 0, 0, 0.4),
    "black": ("#3d444c", 0.42, 0, 0, 0.5),
    "rubber": ("#434a51", 0.62, 0, 0, 0.4),
    "slot": ("#0a1016", 0.7, 0, 0, 0.1),
    "glass": ("#05090d", 0.2, 0, 0, 0.22),
    "steel": ("#c3c7cb", 0.3, 1, 0, 0.5),
    "aluminium": ("#dfe3e6", 0.36, 1, 0, 0.5),
    "anodised": ("#c6ccd2", 0.34, 0.85, 0, 0.5),
    "plate": ("#c9ced3", 0.5, 0.35, 0, 0.5),
    "chrome": ("#eceff1", 0.14, 1, 0, 0.5),
    "brass": ("#d9b05a", 0.28, 1, 0, 0.5),
    "copper": ("#d08a5c", 0.3, 1, 0, 0.5),
    "red": ("#c4281f", 0.35, 0, 0, 0.4),
    "blue": ("#1d63b8", 0.38, 0, 0, 0.4),
    "green": ("#2f9e58", 0.4, 0, 0, 0.4),
    "yellow": ("#f3b61f", 0.42, 0, 0, 0.4),
    "brown": ("#6a4128", 0.4, 0, 0, 0.4),
    "teal": ("#12a88a", 0.42, 0, 0, 0.4),
    "epoxy": ("#d9c79a", 0.4, 0, 0, 0.45),
    "resin": ("#8a3a2c", 0.42, 0, 0, 0.45),
    "silicone": ("#98a4b1", 0.5, 0, 0, 0.35),
    "porcelain": ("#6e3b26", 0.2, 0, 0, 0.5),
    "pcb": ("#0d4f45", 0.4, 0, 0, 0.4),
    "wood": ("#b98e62", 0.55, 0, 0, 0.3),
    "bench": ("#eef1f4", 0.35, 0, 0, 0.4),
    "cell": ("#0d2547", 0.2, 0, 0, 0.28),
    "print": ("#e8edf1", 0.6, 0, 0.25, 0.1),
    "printdark": ("#1a2734", 0.6, 0, 0, 0.1),
    "printgrey": ("#b3c1cd", 0.6, 0, 0.15, 0.1),
    "printslate": ("#475664", 0.6, 0, 0, 0.1),
    "legend": ("#f2f5f7", 0.6, 0, 0.2, 0.1),
    "phosphor": ("#1cf0bd", 0.5, 0, 1.05, 0),
    "phosphor2": ("#ffc24a", 0.5, 0, 1.05, 0),
    "phosphor3": ("#6db7ff", 0.5, 0, 1.05, 0),
    "grid": ("#0f4a48", 0.5, 0, 0.5, 0),
    "lit": ("#cdf7ea", 0.5, 0, 1.05, 0),
    "led": ("#22f0b8", 0.4, 0, 1.25, 0),
    "ledamber": ("#ffab2e", 0.4, 0, 1.25, 0),
    "ledred": ("#ff3a2c", 0.4, 0, 1.25, 0),
}
GRAIN = {"paint": (55, 0.09), "white": (55, 0.09), "slate": (55, 0.09), "black": (70, 0.05), "rubber": (45, 0.1)}
BRUSHED = {"anodised", "steel"}

# what a family with a light front is painted and printed in instead
LIGHT = {
    "ink": "pearl",
    "inkdeep": "pearldeep",
    "key": "keylight",
    "print": "printdark",
    "printgrey": "printslate",
}
_front = [{}]


@contextmanager
def light_front(wanted=True):
    """Everything made inside belongs to a front of the light family."""
    _front.append(LIGHT if wanted else {})
    yield
    _front.pop()


def linear(code):
    """sRGB '#rrggbb' as linear light with alpha."""
    channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1)


def make(name, colour, roughness=0.5, metallic=0, glow=0, specular=0.4):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"].inputs
    shader["Base Color"].default_value = linear(colour)
    shader["Roughness"].default_value = roughness
    shader["Metallic"].default_value = metallic
    shader["Specular"].default_value = specular
    if glow:
        shader["Emission"].default_value = linear(colour)
        shader["Emission Strength"].default_value = glow
    if name in GRAIN:
        grain(made, *GRAIN[name])
    if name in BRUSHED:
        brush(made, roughness)
    if glow > 1:  # a lamp keeps its own colour: what it reflects must not wash it out
        shader["Base Color"].default_value = [c * 0.3 for c in linear(colour)[:3]] + [1]
    return made


def grain(made, fineness, depth):
    """Powder coat: a bump so fine that it only softens the gloss."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = fineness, 1
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = depth, 0.02
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])


def brush(made, roughness, spread=0.16):
    """Anodised and ground metal: its gloss changes in fine lines along x."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, lay, noise, span = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise", "MapRange")
    )
    lay.inputs["Scale"].default_value = (1.5, 60, 60)
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = roughness - spread / 2, roughness + spread
    links.new(place.outputs["Object"], lay.inputs["Vector"])
    links.new(lay.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], span.inputs["Value"])
    links.new(span.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])


def material(name):
    """A named surface of the table, or a plain matt colour when given '#rrggbb'."""
    if name.startswith("#"):
        return make(name, name)
    name = _front[-1].get(name, name)
    return make(name, *TABLE[name])


def pane(name="clear", colour="#0b1218", transparency=0.9):
    """Thin clear sheet: mostly transparent with a faint gloss, cheap to trace and free of caustics."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    mix, clear = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeBsdfTransparent")
    gloss = nodes["Principled BSDF"]
    gloss.inputs["Base Color"].default_value = linear(colour)
    gloss.inputs["Roughness"].default_value = 0.08
    mix.inputs[0].default_value = transparency
    links.new(gloss.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made


def reflection(name="reflection", strength=0.13):
    """What a glass in front of a screen adds: one soft light that falls off to the lower right, nothing else."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    kinds = ("TexCoord", "VectorMath", "MapRange", "BsdfTransparent", "Emission", "MixShader")
    place, dot, span, clear, light, mix = (nodes.new(f"ShaderNode{kind}") for kind in kinds)
    dot.operation, dot.inputs[1].default_value = "DOT_PRODUCT", (-0.62, 0, 1)
    span.interpolation_type = "SMOOTHERSTEP"
    for side, value in (("From Min", 0.72), ("From Max", 1.05), ("To Min", 0), ("To Max", strength)):
        span.inputs[side].default_value = value
    light.inputs["Color"].default_value = linear("#dcebff")
    links.new(place.outputs["Generated"], dot.inputs[0])
    links.new(dot.outputs["Value"], span.inputs["Value"])
    links.new(span.outputs["Result"], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(light.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made
