"""Evaluation pictures: Blender scenes with marks on signs, vans, labels, screens and boards.

    blender --background --python vision/scenes/render.py -- --count 320 [--from 0] [--without]

Every picture depends on its number alone, so a stopped run goes on where it was. `--without` makes
scenes that hold invented logos only. Boxes go to `boxes/<number>.json`.
"""
import argparse
import json
import random
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))
from carriers import CARRIERS  # noqa: E402
from place import look, surroundings  # noqa: E402
from truth import boxes  # noqa: E402

WORK = Path(__file__).parent.parent / ".work"
# Width and height: the first pictures are larger.
LARGE, SMALL, LARGE_COUNT = (768, 512), (640, 432), 68
# Fewer leave letters under 40 px as dots that nobody can read.
SAMPLES = 6


def settings(seed, path, width, height):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.seed, cycles.samples, cycles.use_denoising = seed, SAMPLES, False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 1, 1, 1
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.quality = 90
    scene.render.filepath = str(path)


def build(rng, marks, decoys):
    """One to four carriers side by side; returns the placed prints."""
    prints = []
    kind = rng.choice(sorted(CARRIERS))
    count = rng.choice((1, 1, 2, 2, 3, 4))
    at = 0.0
    for place in range(count):
        shown = rng.choice(marks) if marks and (place == 0 or rng.random() < 0.6) else None
        made, width = CARRIERS[kind](rng, at, shown, decoys)
        prints += made
        at += width * rng.uniform(1.05, 1.4)
    return kind, prints


def make(number, without, out):
    picture, truth = out / f"{number:04}.jpg", out / "boxes" / f"{number:04}.json"
    if truth.exists():
        return
    rng = random.Random(f"{'without' if without else 'with'} {number}")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    marks = [] if without else json.loads((WORK / "marks" / "marks.json").read_text())
    decoys = sorted((WORK / "decoys" / "scenes").glob("*.png"))
    kind, prints = build(rng, marks, decoys)
    width, height = LARGE if number < LARGE_COUNT else SMALL
    look(rng, prints, (width, height))
    surroundings(rng, kind, decoys)
    settings(number, picture, width, height)
    bpy.ops.render.render(write_still=True)
    truth.parent.mkdir(exist_ok=True)
    truth.write_text(json.dumps({"kind": kind, "marks": boxes(prints, (width, height))}))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--count", type=int, default=320)
    options.add_argument("--from", type=int, default=0, dest="start")
    options.add_argument("--without", action="store_true")
    given = options.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    out = WORK / "scenes" / ("without" if given.without else "with")
    out.mkdir(parents=True, exist_ok=True)
    for number in range(given.start, given.start + given.count):
        make(number, given.without, out)


main()
