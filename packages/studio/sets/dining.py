"""Dining room behind an opening: the wall in y = 0 ends in a rounded edge, table, chairs and pendant stand behind it."""

from ..core import material as m
from ..core.light import bulb, moonlight, softbox, world
from ..core.mesh import block, group, lathe, place, sheet, tube
from ..core.outline import fillet
from ..core.units import Vec
from . import props
from .daylight import Patch, sun_through, twigs

TABLE: Vec = (60, 1700, 740)
"""Middle of the table top, mm."""


def beyond(edge: float, wall: str = "#A39886") -> None:
    """The wall up to `edge` and the room behind it."""
    block("wall", (2400, 150, 3400), m.plaster(wall, 0.08), None, (edge - 1200, 75, -300), edge=12)
    sheet("far wall", 8000, 4000, m.plaster("#6F7768"), None, (0, 3300, 1200), (90, 0, 0))
    sheet("floor", 8000, 6000, m.oak("Y", "#9C8166", "#6E5843", 0.7), None, (0, 1500, 0))
    props.framed_print((-330, 3296, 1360), 560, 730)
    x, y, z = TABLE
    wood = m.oak("X", "#B0967A", "#7C644D", 0.8)
    block("table", (1900, 900, 36), wood, None, (x, y, z - 36), edge=6)
    for side in (-1, 1):
        block("trestle", (60, 700, z - 36), wood, None, (x + 820 * side, y, 0), edge=6)
    for dx, dy, turn in ((-420, -560, 8), (260, -590, -6), (-300, 640, 184)):
        _chair((x + dx, y + dy, 0), turn)
    profile = fillet([(0, 0), (60, 0, 10), (130, 62, 30), (126, 63, 2), (58, 8, 14), (0, 8)], 12)
    place(lathe("bowl", profile, m.matte("#D9D2C4", 0.5, 0.1, 40), None, 128), (x - 190, y - 80, z))
    _pendant((x - 80, y, 1330))


def _chair(at: Vec, turn: float) -> None:
    """Oak frame, linen seat, a curved rail as its back; it faces +Y."""
    root = group("chair", at, (0, 0, turn))
    wood = m.oak("Z", "#8F765B", "#5E4A38", 0.8)
    for x in (-200, 200):
        for y, height in ((-200, 800), (200, 450)):
            block("leg", (32, 32, height), wood, root, (x, y, 0), edge=6)
    block("seat", (440, 440, 50), m.linen("#C9BFAE", "#B3A794"), root, (0, 0, 440), edge=18)
    tube("back", [(-204, -196, 770), (-120, -236, 775), (120, -236, 775), (204, -196, 770)], 52, wood, root)


def _pendant(at: Vec) -> None:
    """Dome of dark enamel on a cord, its light warm."""
    root = group("pendant", at)
    shade = fillet([(24, 150), (60, 150, 20), (190, 0, 60), (190, -10), (187, -10), (180, 2, 40), (58, 140, 20), (24, 142)], 14)
    lathe("shade", shade, m.matte("#26302B", 0.4, specular=0.5), root, 160)
    tube("cord", [(0, 0, 150), (0, 0, 500), (0, 0, 900), (0, 0, 1800)], 6, m.gap(), root)
    lit = place(props.globe(100, 4.0), (at[0], at[1], at[2] + 6))
    lit.visible_shadow = False
    bulb((at[0], at[1], at[2] - 20), 1500, 50)


def late(at: Vec) -> None:
    """The pendant is lit, and a lamp in the room before the wall."""
    moonlight(0.12, glossy=0.3)
    softbox((-2300, -1500, 1900), at, (1500, 1700), 1500, "#A9C1EA", 0.6)
    softbox((at[0] - 420, -300, at[2] + 420), at, (160, 160), 330, "#FFE1C2")
    softbox((1100, 700, 1700), (140, 75, at[2]), (500, 500), 420, "#FFC992", 0.8, glossy=False)


def evening(at: Vec) -> None:
    """Low sun through bars and twigs on the wall about `at`, cool window light, light from the room on the edge."""
    way = (0.85, 1.05, -0.42)
    world("#93A9C9", "#4E566A", 0.26, glossy=0.4)
    softbox((-2300, -1500, 1900), at, (1500, 1700), 900, "#B4C8E8", 0.6)
    sun_through(Patch((at[0] + 20, 0, at[2] + 20), (520, 330), rails=(0.1,), bars=(0.2,)), way, 3.8, "#FFC592", bar=22)
    twigs((at[0] + 150, 0, at[2] + 150), way, 900, 4, 380)
    softbox((1100, 700, 1700), (140, 75, at[2]), (500, 500), 420, "#FFC992", 0.8, glossy=False)
    softbox((1500, 1500, 2100), (200, 3300, 1300), (900, 900), 1300, "#F2D9B4", glossy=False)
