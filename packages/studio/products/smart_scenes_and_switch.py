"""Smart Scenes and Switch: six low keys in two columns, an e-paper strip of names between them. 118 x 118 x 11 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, group, label, loft, mesh, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..core.units import Vec
from ..sets import dining
from ..sets.rig import NIGHT, day_wall, night_wall

NAMES = (("Morning", "Away"), ("Dinner", "Reading"), ("Cinema", "Night"))
"""Scenes of the left and the right key, row by row."""

COLUMN, ROW = 35.1, 35.3
"""Offset of the key columns and pitch of the rows, mm."""

PAPER = 8.32
"""Height of the printed face of the strip, mm."""


def build(
    plate: str = m.CHALK, paper: str = "#D2D1CA", ink: str = "#1B1C1D", printed: bool = True, field: str = "#6E6A63", glow: float = 2.4
) -> Object:
    """Face is +Z. With `printed` the names are ink, else they stand out in white on a dark strip."""
    root = group("scenes and switch")
    shell = m.soft_touch(plate, 0.47)
    slab("plate", squircle(118, 118, 21), 0, 7.2, shell, root, edge=2.6, foot=0.8)
    slab("field", squircle(107.4, 107.4, 16), 6.6, 7.24, m.matte(field, 0.7), root, edge=0.05, foot=0)
    stroke = m.matte("#9A968E", 0.5)
    for row in range(3):
        for side in (-1, 1):
            _key(group("key", (side * COLUMN, ROW * (1 - row), 0), parent=root), shell, stroke)
    slab("glass", squircle(31.6, 105.1, 6), 6.8, 8.3, m.matte(paper, 0.42, specular=0.5), root, edge=0.5, foot=0)
    _names(root, m.matte(ink, 0.6) if printed else m.led(0.95, ink))
    place(slab("edge light", squircle(1.3, 24, 0.65), 7.0, 10.6, m.led(glow), root, edge=0.4, foot=0), (-54.4, 0, 0))
    return root


def _key(root: Object, shell: m.Material, stroke: m.Material) -> None:
    """Flat key of 36 x 33.9 mm with a crisp edge, 0.6 mm of travel above the field, a stroke let in for the finger."""
    face = [(0, 6.4), (0, 10.2, 0.3), (0.9, 11.0, 0.5), (5, 11.0)]
    loft("key", squircle(36.0, 33.9, 7), fillet(face, 10), shell, root, bottom=False)
    place(loft("stroke", squircle(9, 1.3, 0.64), [(0, 0), (0, 0.02)], stroke, root), (0, -10.5, 11.0))


def _names(root: Object, ink: m.Material) -> None:
    """Each row of the strip: the left key's name above, the right key's below, a hairline between rows."""
    for row, (left, right) in enumerate(NAMES):
        y = ROW * (1 - row)
        label(left, 6.4, (-11.6, y + 5.4, PAPER), ink, root, weight=500, align="LEFT")
        label(right, 6.4, (11.6, y - 5.6, PAPER), ink, root, weight=500, align="RIGHT")
        _pointer(root, ink, -1, y + 5.4)
        _pointer(root, ink, 1, y - 5.6)
        if row:
            place(loft("rule", squircle(24, 0.22, 0.1), [(0, 0), (0, 0.01)], ink, root), (0, y + ROW / 2, PAPER))


def _pointer(root: Object, ink: m.Material, side: int, y: float) -> None:
    """Small triangle at the edge of the strip that points to the key."""
    corners = [(0.0, -1.3, 0.0), (0.0, 1.3, 0.0), (side * 1.8, 0.0, 0.0)]
    place(mesh("pointer", corners, [(0, 1, 2)], ink, root, flat_caps=False), (side * 12.9, y, PAPER))


def in_use() -> None:
    """In the evening: low sun on the panel, the pendant lit over the table."""
    _at_the_opening(build(glow=3.0))
    dining.evening(AT)


def in_use_by_night() -> None:
    """By the pendant and a lamp."""
    _at_the_opening(build(**DARK), "#6F7A86")
    dining.late(AT)


AT: Vec = (-20, 0, 1180)
"""Its place on the wall."""


def _at_the_opening(panel: Object, wall: str = "#BDB6AA") -> None:
    """To a dining room."""
    dining.beyond(150, wall)
    place(panel, AT, ON_WALL)


DARK = {"plate": m.GRAPHITE, "paper": "#191A1C", "ink": "#F1EDE4", "printed": False, "field": "#101113", "glow": 3.0}

IN_USE = View(20, 2, 310, (72, -10, 1182), focus=(-20, -11, 1180), lens=60, stop=4)

SHOTS = {
    "hero-light": Shot(View(-27, 12, 234, (8, -8, -3), focus=(-20, -11, 4), stop=8), day_wall, turn=ON_WALL, ground="#D3CCC1"),
    "hero-dark": Shot(
        View(-34, 14, 196, (7, -8, -2), focus=(-20, -11, 4), stop=6.3),
        night_wall,
        pose=DARK,
        turn=ON_WALL,
        grade=NIGHT,
        ground="#545A64",
        key=1.3,
        cards=(Card((30, -11, -30), size=(240, 420), power=14, color="#CFE0FF"),),
    ),
    "detail": Shot(
        View(-26, 20, 66, (-14, -10, 1), focus=(-9, -9, 2), lens=100, stop=20), day_wall, turn=ON_WALL, ground="#D3CCC1", scale=0.65
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.5)),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        grade=Grade(exposure=0.55, bloom=0.14),
        cards=(Card((-40, -11, 1200), size=(300, 420), power=11, color="#CFE0FF"),),
    ),
}
