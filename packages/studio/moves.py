"""The film's moving pictures, frame by frame: the camera travels past a product, or the room's light travels through the day."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

from .core import camera, engine, grade
from .core.camera import View
from .core.units import Vec
from .scenes import room
from .scenes.room import Hour
from .shots import shot_list
from .stage import stage

FRAMES_PER_SECOND = 25
SIZE = (1280, 720)
DOLLY = engine.Quality(960, 540, 12, 0.12)

log = logging.getLogger("studio")


@dataclass(frozen=True)
class Dolly:
    """A shot of the list, filmed from `start` to `end`. Seconds."""

    key: str
    start: View
    end: View
    seconds: float = 2.5


@dataclass(frozen=True)
class Relight:
    """The room from one hour to another. Seconds."""

    hours: tuple[Hour, ...]
    seconds: float


DAWN = replace(room.HOURS["night"], window=(0.3, 0.38, 0.52), lamp=(0.0, 0.0, 0.0), led=(1.1, 1.1, 1.1))

MOVES: dict[str, Dolly | Relight] = {
    "dial": Dolly(
        "dimmer-knob/detail",
        View(-71, 16, 104, (-6, -18, 5), focus=(-24, -24, 9), lens=100, stop=9),
        View(-52, 22, 84, (-8, -19, 6), focus=(-24, -24, 9), lens=100, stop=9),
    ),
    "lock": Dolly(
        "smart-lock/hero-dark",
        View(-48, 4, 250, (10, -14, 30), focus=(-14, -28, 20), stop=5.6),
        View(-27, 9, 226, (12, -14, -4), focus=(-10, -28, -10), stop=5.6),
    ),
    "gateway": Dolly(
        "gateway/hero-dark",
        View(-34, 9, 176, (-10, 0, 17), focus=(-20, -52, 29), stop=6.3),
        View(-8, 17, 170, (0, 0, 18), focus=(0, -58, 29), stop=6.3),
    ),
    "morning": Relight((DAWN, room.HOURS["day"]), 4),
    "evening": Relight((room.HOURS["dusk"], room.HOURS["night"]), 4),
}


def film(name: str, folder: Path, threads: int) -> None:
    """Write the frames of a move as `0000.jpg` and so on; those that are there already stay."""
    folder.mkdir(parents=True, exist_ok=True)
    move = MOVES[name]
    pictures = _travel(move, folder, threads) if isinstance(move, Dolly) else _relight(move, folder)
    for path, light, look in pictures:
        # The grain must move with time, else it looks like dirt on the lens.
        grade.develop(light, look, seed=int(path.stem)).resize(SIZE, Image.Resampling.LANCZOS).save(path, quality=96)
        log.info("%s/%s", name, path.name)


def _travel(move: Dolly, folder: Path, threads: int) -> Iterator[tuple[Path, engine.Pixels, grade.Grade]]:
    """Build the stage once and photograph it from each place of the rail."""
    shot = shot_list((move.key,))[move.key]
    # Reflections are laid for the middle of the move, so that they sweep across the product.
    stage(move.key, replace(shot, view=_between(move.start, move.end, 0.5)))
    bpy.context.scene.render.use_persistent_data = True
    for path, t in _missing(folder, move.seconds):
        body = camera.shoot_from(_between(move.start, move.end, t))
        yield path, engine.render(DOLLY, threads), shot.grade
        bpy.data.objects.remove(body)


def _relight(move: Relight, folder: Path) -> Iterator[tuple[Path, engine.Pixels, grade.Grade]]:
    """Mix the room's layers, which `python -m studio layers` has rendered."""
    layers = {name: _shrink(np.load(folder.parents[1] / f"room-{name}-master.npy").astype(np.float32)) for name in room.LAYERS}
    first, last = move.hours
    for path, t in _missing(folder, move.seconds):
        hour = Hour(**{name: _geometric(getattr(first, name), getattr(last, name), t) for name in layers}, grade=first.grade)
        yield path, room.mix(layers, hour), hour.grade


def _missing(folder: Path, seconds: float) -> Iterator[tuple[Path, float]]:
    """Frames that are not there yet, each with its eased place between 0 and 1."""
    count = int(seconds * FRAMES_PER_SECOND)
    for index in range(count):
        path = folder / f"{index:04d}.jpg"
        if not path.exists():
            t = index / (count - 1)
            yield path, t * t * (3 - 2 * t)


def _between(start: View, end: View, t: float) -> View:
    """A view on the way, every number and every point in proportion."""

    def number(a: float, b: float) -> float:
        return a + (b - a) * t

    def point(a: Vec, b: Vec) -> Vec:
        return (number(a[0], b[0]), number(a[1], b[1]), number(a[2], b[2]))

    return View(
        azimuth=number(start.azimuth, end.azimuth),
        elevation=number(start.elevation, end.elevation),
        frame=number(start.frame, end.frame),
        aim=point(start.aim, end.aim),
        focus=point(start.focus, end.focus) if start.focus and end.focus else None,
        lens=number(start.lens, end.lens),
        stop=number(start.stop, end.stop),
    )


def _geometric(start: Vec, end: Vec, t: float) -> Vec:
    """Between two weights in equal stops, as the eye counts light; from or to darkness along a curve."""

    def weight(a: float, b: float) -> float:
        return a ** (1 - t) * b**t if a and b else a * (1 - t) ** 2 + b * t**2

    return (weight(start[0], end[0]), weight(start[1], end[1]), weight(start[2], end[2]))


def _shrink(light: engine.Pixels) -> engine.Pixels:
    """From 1920 x 1080 to the film's size, averaging linear light."""
    bands = [Image.fromarray(light[..., band]).resize(SIZE, Image.Resampling.BOX) for band in range(3)]
    return np.dstack([np.asarray(band, np.float32) for band in bands])
