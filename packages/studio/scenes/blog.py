"""The blog: a measurement on its paper."""

from math import exp, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox
from ..core.mesh import Object, block, group, place, tube
from ..core.shot import Shot
from ..products import humidity_sensor
from ..sets import props, traces
from ..sets.bench import pencil
from ..sets.drawn import lines
from ..sets.rig import sweep
from ..sets.tabletop import by_day, leafy_sun

VIEW = View(-14, 34, 430, (8, 24, 20), focus=(-20, -30, 6), lens=60, stop=9)


def by_noon() -> None:
    """In the sun."""
    by_day(VIEW, "#6C7268", scale=1.9, key=0.55)
    _notes()
    leafy_sun((0, 0, 0), (0.62, 0.5, -0.5), 2.6, 700, 520)


def by_lamp() -> None:
    """Under a desk lamp that stands outside the picture."""
    sweep("#6C7268", 1.9)
    moonlight(0.03, glossy=0.2)
    softbox((-300, 250, 420), (0, 20, 0), (130, 130), 90, "#FFC48C")
    softbox((900, -500, 800), (0, 0, 0), (500, 700), 60, "#93AEE6", glossy=False)
    _notes()


def _notes() -> None:
    """A curve drawn on squared paper, with the sensor that gave it, a pencil, a worn eraser and a cup."""
    _sheet(group("notes", (0, 0, 0), (0, 0, 5)))
    place(humidity_sensor.build(humidity=31, warmth=22.6), (-112, 132, 31), (84, 0, 18))
    pencil((139, -84, 1), 98)
    traces.cup_ring((122, 128, 0.1), 58, 70)
    eraser = group("eraser", (150, 84, 0), (0, 0, 34))
    block("rubber", (46, 20, 12), m.matte("#D9D5CC", 0.85, 0.2, 60), eraser, edge=4)
    block("sleeve", (28, 20.6, 12.5), m.matte("#2F4038", 0.7), eraser, (8, 0, -0.1), edge=1)
    traces.crumbs((120, 40, 0.6), (60, 40), 24, 1.8, ("#C9C4BA", "#8E8A82"), 4)
    props.cup((0, 184, 0), 12)


def _sheet(root: Object) -> None:
    """Squared paper, 297 x 210 mm, 5 mm; a curve in pencil that falls, and one peak of it in amber."""
    block("paper", (297, 210, 0.5), m.matte("#F1ECE1", 0.85, 0.1, 60), root, edge=0.2)
    grid = [[(-140 + 5 * k, -98), (-140 + 5 * k, 98)] for k in range(57)] + [[(-140, -95 + 5 * k), (140, -95 + 5 * k)] for k in range(39)]
    lines(root, grid, 0.3, m.matte("#A9BAB3", 0.9), 0.6)
    ink = m.matte("#2A2F2D", 0.8)
    lines(root, [[(-120, 75), (-120, -70), (112, -70)]], 0.9, ink, 0.66)
    lines(root, [[(-120 + 35 * k, -70), (-120 + 35 * k, -74)] for k in range(7)], 0.7, ink, 0.66)
    lines(root, [[(x, _reading(x)) for x in range(-120, 38)], [(x, _reading(x)) for x in range(66, 106)]], 1.3, ink, 0.7)
    tube("peak", [(x, _reading(x), 0.5) for x in range(37, 67)], 1.7, m.matte("#D98A3C", 0.7), root)


def _reading(x: float) -> float:
    """Height of the curve over the sheet's middle, mm."""
    falls, peak = 62 * exp(-(x + 120) / 70) - 40, 46 * exp(-(((x - 51) / 11) ** 2))
    return falls + peak + 3 * sin(x / 6.5)


SHOTS: dict[str, Shot] = {
    "notes": Shot(VIEW, scene=by_noon, grade=Grade(exposure=0.35)),
    "notes-dark": Shot(VIEW, scene=by_lamp, grade=Grade(exposure=0.35)),
}
