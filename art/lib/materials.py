"""The few surfaces everything is made of, by name. Colours are the sRGB values a designer would write."""
import bpy

# name: colour, roughness, metallic, emission strength, specular
TABLE = {
    "paint": ("#aab3bc", 0.46, 0, 0, 0.5),
    "white": ("#c3cad0", 0.44, 0, 0, 0.5),
    "slate": ("#66737f", 0.46, 0, 0, 0.5),
    "ink": ("#22394f", 0.42, 0, 0, 0.45),
    "inkdeep": ("#1a3044", 0.5, 0, 0, 0.4),
    "black": ("#32383f", 0.42, 0, 0, 0.5),
    "rubber": ("#3a4046", 0.62, 0, 0, 0.4),
    "slot": ("#0a1016", 0.7, 0, 0, 0.1),
    "glass": ("#05090d", 0.2, 0, 0, 0.22),
    "steel": ("#c3c7cb", 0.3, 1, 0, 0.5),
    "aluminium": ("#dfe3e6", 0.36, 1, 0, 0.5),
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
    "printgrey": ("#8fa0af", 0.6, 0, 0.15, 0.1),
    "phosphor": ("#1cf0bd", 0.5, 0, 1.05, 0),
    "phosphor2": ("#ffc24a", 0.5, 0, 1.05, 0),
    "phosphor3": ("#6db7ff", 0.5, 0, 1.05, 0),
    "grid": ("#0f4a48", 0.5, 0, 0.5, 0),
    "lit": ("#cdf7ea", 0.5, 0, 1.05, 0),
    "led": ("#22f0b8", 0.4, 0, 1.25, 0),
    "ledamber": ("#ffab2e", 0.4, 0, 1.25, 0),
    "ledred": ("#ff3a2c", 0.4, 0, 1.25, 0),
}


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
    if glow > 1:  # a lamp keeps its own colour: what it reflects must not wash it out
        shader["Base Color"].default_value = [c * 0.3 for c in linear(colour)[:3]] + [1]
    return made


def material(name):
    """A named surface of the table, or a plain matt colour when given '#rrggbb'."""
    return make(name, name) if name.startswith("#") else make(name, *TABLE[name])


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
