"""Door and Window Sensor: reed switch and magnet, 41 x 22 x 11 mm and 41 x 10 x 9 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, cut, group, loft, place, sheet, slab
from ..core.outline import Outline, squircle
from ..core.shot import ON_WALL, Shot
from ..sets import window
from ..sets.bench import pencil
from ..sets.rig import NIGHT, day_table, night_table

GRIPS = (-12.4, -15.2)
"""Slots for a fingernail in the door of the cell, mm below the middle."""


def build(apart: float = 7, color: str = m.CHALK, slide: float = 0.0) -> Object:
    """Faces are +Z. The magnet lies `apart` mm to the right of the sensor, `slide` mm further up."""
    root = group("door and window sensor")
    sensor(root, color)
    magnet(group("magnet", (16 + apart, slide, 0), parent=root), color)
    return root


def sensor(root: Object, color: str = m.CHALK, glow: float = 3.2) -> None:
    """Upright bar: base, joint, cover with the light near its upper end and the door of the cell at its lower one."""
    outline = squircle(22, 41, 7)
    shell = m.soft_touch(color, 0.5)
    _base(root, outline, shell)
    cover = slab("cover", outline, 2.9, 11, shell, root, edge=2.2, foot=0.25)
    grip = squircle(8, 1.3, 0.64)
    cut(
        cover,
        place(loft("seam", squircle(30, 0.4, 0.19), [(0, 2.6), (0, 12)], m.gap(), root), (0, -6, 0)),
        *(place(loft("grip", grip, [(0, 10.3), (0, 12)], m.gap(), root), (0, y, 0)) for y in GRIPS),
    )
    ground = m.matte("#6B6760" if color == m.CHALK else "#0C0D0E")
    for y in GRIPS:
        place(loft("ground of the grip", grip, [(0.02, 10.2), (0.02, 10.7)], ground, root), (0, y, 0))
    place(loft("light", squircle(5, 0.7, 0.35), [(0, 0), (0, 0.02)], m.led(glow), root), (0, 14.2, 11.02))
    _mark(root, 7.9, 11, -1)


def magnet(root: Object, color: str = m.CHALK) -> None:
    """Slimmer bar of the same length."""
    outline = squircle(10, 41, 4.4)
    shell = m.soft_touch(color, 0.5)
    _base(root, outline, shell)
    slab("cover", outline, 2.9, 9, shell, root, edge=2.2, foot=0.25)
    _mark(root, -2.1, 9, 1)


def _base(root: Object, outline: Outline, shell: m.Material) -> None:
    """Plate that is stuck on, and the joint above it."""
    slab("base", outline, 0, 2.6, shell, root, edge=0.25, foot=0.4)
    loft("joint", outline, [(0.4, 2.4), (0.4, 3.0)], m.gap(), root, bottom=False, top=False)


def _mark(root: Object, x: float, z: float, way: int) -> None:
    """Triangle on the face that points at the other part, its tip 2.2 mm from `x`."""
    triangle = [(0, -1.5), (2.2, 0), (0, 1.5)] if way < 0 else [(0, 1.5), (-2.2, 0), (0, -1.5)]
    place(loft("mark", triangle, [(0, 0), (0, 0.02)], m.matte("#8E8B85", 0.6), root), (x if way > 0 else x - 0.6, 0, z + 0.005))


def in_use() -> None:
    """In the morning."""
    _on_a_casement(m.CHALK, "#66756C", window.mist(window.HAZE, 0.95), 1.4)
    window.morning()


def in_use_by_night() -> None:
    """By a lamp; far out of focus, neighbours are at home."""
    _on_a_casement(m.GRAPHITE, "#A39E94", window.mist(window.DUSK, 0.8), 3.2)
    for x, y, z in ((-30, 2320, 1180), (150, 2270, 1180), (1230, 1960, 1120)):
        sheet("lit window", 62, 96, m.led(1.1, "#FFB46A"), None, (x, y, z), ON_WALL)
    window.night()


def _on_a_casement(color: str, lacquer: str, outside: m.Material, glow: float) -> None:
    """The sensor on the post, the magnet on the sash that stands open."""
    sheet("outside", 9000, 6000, outside, None, (1400, 3000, 1200), (90, 0, 0)).visible_shadow = False
    sash = window.casement(lacquer)
    sensor(group("frame part", (window.MULLION - 20, -18, HEIGHT), ON_WALL), color, glow)
    magnet(group("sash part", (-window.WIDTH + 14, -24, HEIGHT), ON_WALL, sash), color)
    window.handle(sash, HEIGHT - 62)


HEIGHT = 1196.0
"""Of both parts above the floor, mm."""


def beside_a_pencil(shot: Shot) -> None:
    """The catalogue's table with a pencil that tells the size."""
    day_table(shot)
    pencil((-114, 18, 0), 14)


IN_USE = View(-16, 3, 330, (50, -40, 1170), focus=(10, -30, 1196), lens=60, stop=8)

SHOTS = {
    "hero-light": Shot(
        View(-16, 38, 112, (6, 6, 4), focus=(-2, -12, 10), stop=11), beside_a_pencil, turn=(0, 0, 18), ground="#D5CEC3", scale=0.62
    ),
    "hero-dark": Shot(
        View(14, 30, 92, (5, 2, 4), focus=(2, -12, 10), stop=11),
        night_table,
        pose={"color": m.GRAPHITE},
        turn=(0, 0, -16),
        ground="#0E0F12",
        grade=NIGHT,
        scale=0.5,
        key=1.6,
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
