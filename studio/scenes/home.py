"""The house that stays quiet: a plaster model at dusk."""

from math import atan2, degrees, hypot

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb
from ..core.mesh import Material, Object, block, cut, group, lathe, mesh, place, sheet
from ..core.shot import Shot
from ..core.units import Vec
from ..sets import props
from ..sets.tabletop import by_night

VIEW = View(-30, 13, 330, (2, 0, 62), focus=(-20, -50, 60), lens=85, stop=8)


def house() -> None:
    """Plaster model of a small house at dusk, one window lit."""
    by_night(VIEW, "#2A3136", scale=1.5, key=0.42)
    plaster, dark = m.matte("#D9D3C8", 0.85, 0.06, 40), m.gap()
    block("ground", (260, 190, 10), m.stone("#6F6E68", "#4F4E49", 1.6, 0.6), None, (0, 0, 0), edge=2)
    body = _gabled(112, 78, 58, 44, plaster)
    openings = ((-30, 26, 24, 30), (28, 26, 24, 30))
    for x, z, w, h in openings:
        hollow = block("opening", (w, 12, h), dark, None, (x, -39, 10 + z - h / 2 + 4), edge=0.4)
        cut(body, hollow)
    hollow = block("door", (17, 12, 36), dark, None, (-1, -39, 10), edge=0.4)
    cut(body, hollow)
    _roof(112, 78, 58, 44)
    lit = m.led(3.0, "#FF9A3E")
    for (x, z, w, h), paint in zip(openings, (m.dark_glass("#0C1216"), lit), strict=True):
        sheet("pane", w, h, paint, None, (x, -34.6, 10 + z + 4), (90, 0, 0))
        frame = m.matte("#ECE8DF", 0.6)
        block("mullion", (1.4, 1.6, h), frame, None, (x, -36, 10 + z - h / 2 + 4), edge=0.3)
        block("transom", (w, 1.6, 1.4), frame, None, (x, -36, 10 + z + 4), edge=0.3)
        block("sill", (w + 5, 5, 2), frame, None, (x, -40, 10 + z - h / 2 + 2), edge=0.4)
    block("leaf", (16, 2, 35), m.matte("#26382F", 0.5), None, (-1, -35, 10), edge=0.4)
    place(lathe("handle", [(0.9, 0), (0.9, 1.6), (0, 1.8)], m.aluminium("#B89A6A", 0.2), None, 24), (4.6, -36.2, 27), (90, 0, 0))
    for k, y in enumerate((-48, -60, -73, -86)):
        block("slab", (20 - (k % 2) * 3, 9, 1.6), m.matte("#A7A299", 0.8), None, (-1 + (k % 3 - 1) * 2, y, 10), edge=0.6)
    bulb((28, -60, 40), 5.5, 10, "#FF9A3E")
    bulb((28, -20, 40), 6, 8, "#FF9A3E")
    for x, y, tall, seed in ((92, 18, 104, 3), (-94, 34, 84, 5), (104, -44, 62, 8), (-90, -50, 46, 11)):
        _tree((x, y, 10), tall, seed)


def _gabled(width: float, depth: float, eaves: float, rise: float, paint: Material) -> Object:
    """Solid body of a house with its gables at both ends of X."""
    w, d, z0 = width / 2, depth / 2, 10.0
    ends = [[(x, -d, z0), (x, d, z0), (x, d, z0 + eaves), (x, 0, z0 + eaves + rise), (x, -d, z0 + eaves)] for x in (-w, w)]
    faces: list[tuple[int, ...]] = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)]
    faces += [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)]
    return mesh("house", [*ends[0], *ends[1]], faces, paint)


def _roof(width: float, depth: float, eaves: float, rise: float) -> None:
    """Two slabs that overhang, and a chimney."""
    slope, run = degrees(atan2(rise, depth / 2)), hypot(rise, depth / 2) + 10
    slate = m.matte("#23302B", 0.55, 0.2, 60, 0.35)
    for side in (-1, 1):
        pitch = group("pitch", (0, 0, 10 + eaves + rise + 0.6), (0, 0, 0 if side < 0 else 180))
        tilted = group("tilted", (0, 0, 0), (slope, 0, 0), pitch)
        block("roof", (width + 14, run, 3.4), slate, tilted, (0, -run / 2, 0), edge=0.6)
        for k in range(1, 7):
            block("course", (width + 14, 0.5, 0.3), slate, tilted, (0, -run * k / 7, 3.3), edge=0.1)
    block("chimney", (13, 13, 40), m.matte("#BDB6A9", 0.85, 0.1, 40), None, (30, 12, 10 + eaves + 14), edge=0.6)
    block("pot", (9, 9, 4), m.gap(), None, (30, 12, 10 + eaves + 53), edge=0.3)


def _tree(at: Vec, tall: float, seed: int) -> None:
    """Model tree: a leafy twig at a fifth of its size."""
    twig = props.branches((0, 0, 0), 6, 420, seed)
    place(twig, at).scale = (tall / 420,) * 3


SHOTS: dict[str, Shot] = {"": Shot(VIEW, scene=house, grade=Grade(exposure=0.3, bloom=0.14))}
