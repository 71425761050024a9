"""Renders the site's pictures: blender --background --python art/render.py -- [--all] [--draft] multi-ce5 ...

Every picture is built from code, traced with a fixed seed, cleaned of grain and saved as WebP."""
import argparse
import json
import sys
import time
from pathlib import Path

import bpy

ART = Path(__file__).parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from lib.picture import picture  # noqa: E402
from models import MODELS  # noqa: E402
from scenes import SCENES  # noqa: E402

REDRAW = ART / "redraw.txt"  # what --all still has to render; empty when every picture is up to date
PRODUCTS = {p["slug"]: p for p in json.loads((ART / "products.json").read_text())}


def catalogue():
    """Every picture's path and the function that builds its scene."""
    pictures = {f"instruments/{slug}": lambda p=p: MODELS[p["model"]](p) for slug, p in PRODUCTS.items()}
    return pictures | SCENES


def arguments():
    parser = argparse.ArgumentParser(prog="npm run art --")
    parser.add_argument("names", nargs="*", help="slug, or path such as heroes/ev-charging")
    parser.add_argument("--all", action="store_true", help="every picture; goes on where a stopped run ended")
    parser.add_argument("--missing", action="store_true", help="every picture that has no file yet")
    parser.add_argument("--draft", action="store_true", help="small, few samples")
    parser.add_argument("--list", action="store_true", help="print the pictures and stop")
    parser.add_argument(
        "--out", type=Path, default=ART.parent / "src" / "assets" / "renders", help="folder to write to"
    )
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def wanted(options, paths):
    if options.all:
        return REDRAW.read_text().split() or paths
    if options.missing:
        return [path for path in paths if not (options.out / f"{path}.webp").exists()]
    chosen = [path for name in options.names for path in paths if name in (path, path.split("/")[1])]
    unknown = [name for name in options.names if not any(name in (path, path.split("/")[1]) for path in chosen)]
    if unknown or not chosen:
        sys.exit(f"unknown picture: {', '.join(unknown) or 'none named'} (--list shows all)")
    return chosen


def main():
    options = arguments()
    pictures = catalogue()
    if options.list:
        print("\n".join(pictures))
        return
    paths = wanted(options, list(pictures))
    left = list(paths)
    for path in paths:
        started = time.monotonic()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        pictures[path]()
        upright = PRODUCTS.get(path.removeprefix("instruments/"), {}).get("upright", False)
        picture(options.out / f"{path}.webp", options.draft, upright)
        if options.all:
            left.remove(path)
            REDRAW.write_text("".join(f"{other}\n" for other in left))
        print(f"{path} {time.monotonic() - started:.0f} s", flush=True)


main()
