"""The contact shadow by itself: where the subject keeps an even sky from the floor it stands on."""
import bpy
import numpy as np
from PIL import Image

from .studio import STUDIO, world
from .trace import trace

LENGTH, SAMPLES = 200, 128  # traced small: it is soft
WEAKEST = 0.14  # below this the shadow is cut off, so that it ends before the frame does
STRENGTH = 0.8


def blur(plane, times):
    """Repeated mean of each pixel and its neighbours."""
    height, width = plane.shape
    for _ in range(times):
        wide = np.pad(plane, 1, mode="edge")
        plane = sum(wide[y : y + height, x : x + width] for y in range(3) for x in range(3)) / 9
    return plane


def margin(height, width, reach=0.14):
    """1 inside, falling smoothly to 0 at the frame's edges."""
    x, y = (np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height
    across, down = (np.minimum(np.minimum(way, 1 - way) / reach, 1) for way in (x, y))
    keep = down[:, None] * across[None, :]
    return keep * keep * (3 - 2 * keep)


def only_shadow():
    """Lights off, even sky, the subject unseen by the camera, the floor a shadow catcher."""
    for thing in bpy.context.scene.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
        elif STUDIO in thing:
            thing.is_shadow_catcher = thing.visible_camera = True
        else:
            thing.visible_camera = False
    world("#ffffff", 1)


def shadow(width, height):
    """The shadow's strength, 0 to 1, for a picture of that size. Spends the scene: trace the subject first."""
    only_shadow()
    share = LENGTH / max(width, height)
    small = trace(round(width * share), round(height * share), SAMPLES)[0][:, :, 3]
    soft = blur(small, 5)
    soft = ((soft - WEAKEST) / (1 - WEAKEST)).clip(0, 1) * margin(*soft.shape) * STRENGTH
    large = Image.fromarray(soft.astype(np.float32)).resize((width, height), Image.BICUBIC)
    return np.asarray(large).clip(0, 1)
