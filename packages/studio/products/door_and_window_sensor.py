"""Door and Window Sensor: reed switch and magnet, 41 x 22 x 11 mm and 41 x 10 x 9 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, block, group, loft, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Shot
from ..sets import window
from ..sets.bench import pencil
from ..sets.rig import NIGHT, day_table, night_table


def build(apart: float = 7, color: str = m.CHALK, slide: float = 0.0) -> Object:
    """Faces are +Z. The magnet lies `apart` mm to the right of the sensor, `slide` mm further up."""
    root = group("door and window sensor")
    sensor(root, color)
    magnet(group("magnet", (16 + apart, slide, 0), parent=root), color)
    return root


def sensor(root: Object, color: str = m.CHALK) -> None:
    """Upright bar: base, joint, cover with the light near its upper end."""
    outline = squircle(22, 41, 7)
    shell = m.soft_touch(color, 0.5)
    slab("base", outline, 0, 2.6, shell, root, edge=0.25, foot=0.4)
    slab("joint", squircle(21.2, 40.2, 6.7), 2.4, 3.0, m.gap(), root, edge=0.05, foot=0)
    slab("cover", outline, 2.9, 11, shell, root, edge=2.2, foot=0.25)
    place(loft("light", squircle(5, 0.7, 0.35), [(0, 0), (0, 0.02)], m.led(3.2), root), (0, 14.2, 11.06))
    _mark(root, 10.9, 2.45)


def magnet(root: Object, color: str = m.CHALK) -> None:
    """Slimmer bar of the same length."""
    outline = squircle(10, 41, 4.4)
    shell = m.soft_touch(color, 0.5)
    loft("cover", outline, fillet([(2.4, 0), (0, 0, 0.4), (0, 9, 2.2), (4, 9)], 12), shell, root)
    _mark(root, -4.9, 2.45)


def _mark(root: Object, x: float, z: float) -> None:
    """Notch that shows which edges face each other."""
    block("mark", (0.3, 0.9, 3.6), m.matte("#8E8B85"), root, (x, 0, z + 1.0), edge=0.12)


def in_use() -> None:
    """In the morning."""
    _on_a_casement(window.garden(1.0))
    window.morning()


def in_use_by_night() -> None:
    """By a lamp."""
    _on_a_casement(window.mist(window.DUSK, 0.7))
    window.night()


def _on_a_casement(outside: m.Material) -> None:
    """It stands ajar, so that sensor and magnet are seen as a pair."""
    sash = window.casement(outside)
    sensor(group("frame part", (window.STILE - 15, -18, 1162), ON_WALL))
    magnet(group("sash part", (-window.WIDTH + 16, -23, 1162), ON_WALL, sash))
    window.handle(sash, 1090)


def beside_a_pencil(shot: Shot) -> None:
    """The catalogue's table with a pencil that tells the size."""
    day_table(shot)
    pencil((-114, 18, 0), 14)


IN_USE = View(-20, 6, 222, (22, -40, 1132), focus=(-14, -30, 1162), lens=70, stop=8)

SHOTS = {
    "hero-light": Shot(
        View(-16, 38, 112, (6, 6, 4), focus=(-2, -12, 10), stop=11), beside_a_pencil, turn=(0, 0, 18), ground="#D5CEC3", scale=0.62
    ),
    "hero-dark": Shot(
        View(14, 30, 92, (5, 2, 4), focus=(2, -12, 10), stop=11),
        night_table,
        pose={"color": m.GRAPHITE},
        turn=(0, 0, -16),
        ground="#24262B",
        grade=NIGHT,
        scale=0.5,
    ),
    "detail": Shot(
        View(-52, 15, 44, (-2, 4, 6), focus=(-9, 6, 8), lens=100, stop=16),
        day_table,
        pose={"apart": 4.5},
        turn=(0, 0, 24),
        ground="#CFC8BC",
        scale=0.5,
    ),
    "in-use": Shot(IN_USE, scene=in_use),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(bloom=0.14)),
}
