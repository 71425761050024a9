"""Renders the site's pictures: blender --background --python art/render.py -- [--all] [--draft] multi-ce5 ...

Every picture is built from code, traced with a fixed seed, cleaned of grain and saved as WebP. One that already shows
its scene as the code builds it now is left alone, so a stopped run goes on where it ended."""
import argparse
import json
import sys
import time
from pathlib import Path

import bpy

ART = Path(__file__).parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from lib.picture import Picture  # noqa: E402
from models import MODELS  # noqa: E402
from scenes import SCENES  # noqa: E402

PRODUCTS = {p["slug"]: p for p in json.loads((ART / "products.json").read_text())}


def catalogue():
    """Every picture's path and the function that builds its scene."""
    pictures = {f"instruments/{slug}": lambda p=p: MODELS[p["model"]](p) for slug, p in PRODUCTS.items()}
    return pictures | SCENES


def arguments():
    parser = argparse.ArgumentParser(prog="npm run art --")
    parser.add_argument("names", nargs="*", help="slug, or path such as heroes/ev-charging")
    parser.add_argument("--all", action="store_true", help="every picture that is older than its scene")
    parser.add_argument("--again", action="store_true", help="also what is not older than its scene")
    parser.add_argument("--draft", action="store_true", help="small, few samples")
    parser.add_argument("--list", action="store_true", help="print the pictures and stop")
    parser.add_argument("--stale", action="store_true", help="print those older than their scenes and stop")
    parser.add_argument(
        "--out", type=Path, default=ART.parent / "src" / "assets" / "renders", help="folder to write to"
    )
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def wanted(options, paths):
    if options.all or (options.stale and not options.names):
        return paths
    chosen = [path for name in options.names for path in paths if name in (path, path.split("/")[1])]
    unknown = [name for name in options.names if not any(name in (path, path.split("/")[1]) for path in chosen)]
    if unknown or not chosen:
        sys.exit(f"unknown picture: {', '.join(unknown) or 'none named'} (--list shows all)")
    return chosen


def main():
    options = arguments()
    scenes = catalogue()
    if options.list:
        print("\n".join(scenes))
        return
    for path in wanted(options, list(scenes)):
        started = time.monotonic()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scenes[path]()
        upright = PRODUCTS.get(path.removeprefix("instruments/"), {}).get("upright", False)
        picture = Picture(options.out / f"{path}.webp", options.draft, upright)
        if picture.is_current() and not options.again:
            continue
        if options.stale:
            print(path, flush=True)
            continue
        picture.render()
        print(f"{path} {time.monotonic() - started:.0f} s", flush=True)


main()
