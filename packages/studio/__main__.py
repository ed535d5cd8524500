"""python -m studio (preview | master | list | layers | film) [key ...]."""

import argparse
import logging
import time
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

import numpy as np
from PIL.Image import Image

from .core import engine, grade
from .core.shot import Shot
from .moves import MOVES, film
from .scenes import room
from .shots import shot_list
from .stage import stage

HERE = Path(__file__).parent
CACHE, MASTERS = HERE / ".cache", HERE / "masters"
QUALITIES = {"preview": engine.PREVIEW, "master": engine.MASTER}

log = logging.getLogger("studio")


def where(key: str, mode: str) -> Path:
    """The file of a picture."""
    return MASTERS / f"{key}.webp" if mode == "master" else CACHE / f"{key}.png"


def save(picture: Image, path: Path, since: float) -> None:
    """Write the picture and say what it took."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=92, method=6)
    log.info("%s  %d KB  %.0f s", path.relative_to(HERE), path.stat().st_size // 1000, time.monotonic() - since)


def photograph(key: str, shot: Shot, options: argparse.Namespace) -> None:
    """Render, develop and save one picture."""
    start, mode = time.monotonic(), options.mode
    stage(key, shot)
    full = QUALITIES[mode]
    width, height = (round(side * options.part) for side in (full.width, full.height))
    quality = replace(full, width=width, height=height, samples=options.samples or full.samples)
    light = grade.enlarged(engine.render(quality, options.threads), full.width, full.height)
    save(grade.develop(light, shot.grade), where(key, mode), start)


def photograph_room(mode: str, threads: int) -> None:
    """Render the room's light layers, keep them, and mix the hours."""
    start = time.monotonic()
    layers: dict[str, engine.Pixels] = {}
    for layer in room.LAYERS:
        room.stage(layer)
        layers[layer] = engine.render(QUALITIES[mode].wide, threads, clamp=4)
        CACHE.mkdir(exist_ok=True)
        np.save(CACHE / f"room-{layer}-{mode}.npy", layers[layer].astype(np.float16))
    for name, hour in room.HOURS.items():
        save(grade.develop(room.mix(layers, hour), hour.grade), where(f"scenes/room-{name}", mode), start)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m studio", description=__doc__)
    parser.add_argument("mode", choices=[*QUALITIES, "list", "layers", "film"])
    parser.add_argument("keys", nargs="*", default=["*"], help="keys, with * and ? as wildcards; default: all")
    parser.add_argument("--missing", action="store_true", help="only pictures that are not there yet")
    parser.add_argument("--rough", action="store_true", help="layers: in the quality of a preview")
    parser.add_argument("--samples", type=int, help="per pixel, where the denoiser makes up for fewer")
    parser.add_argument("--part", type=float, default=1.0, help="render at this part of the size and enlarge; for soft pictures")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    if options.mode == "layers":
        photograph_room("preview" if options.rough else "master", options.threads)
        return
    if options.mode == "film":
        for name in (name for name in MOVES if any(fnmatch(name, pattern) for pattern in options.keys)):
            film(name, CACHE / "film" / name, options.threads)
        return
    for key, shot in shot_list(options.keys).items():
        if options.mode == "list":
            log.info(key)
        elif not (options.missing and where(key, options.mode).exists()):
            photograph(key, shot, options)


if __name__ == "__main__":
    main()
