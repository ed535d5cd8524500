"""The upper part of a tiled kitchen wall: ceiling, flue of the hood on the left, twigs on a cupboard. Window to the left."""

import random

from ..core import material as m
from ..core.light import moonlight, softbox, world
from ..core.mesh import block, copy, lathe, place, sheet, tube
from ..core.outline import fillet
from . import props

CEILING = 2440.0
"""Height of the ceiling, mm."""


TILE = (62.0, 124.0)
"""Width and height of a tile, mm; joints are 2 mm."""


def _tiles() -> None:
    """Upright hand-made tiles up to the cornice: three glazes, no two of them quite level, so that each mirrors the window its own way."""
    chance = random.Random(5)
    sheet("grout", 8000, 5000, m.matte("#B9B4A3", 0.9), None, (0, -4, 1600), (90, 0, 0))
    glazes = [m.matte(color, 0.16, 0.05, 14, 0.5) for color in ("#7F8C79", "#86917E", "#788673")]
    width, height = TILE
    first = [block("tile", (width - 2, 8, height - 2), glaze, None, (0, 60, 0), edge=1.6) for glaze in glazes]
    for row in range(5):
        for column in range(-9, 13):
            turn = (chance.uniform(-0.35, 0.35), 0, chance.uniform(-0.5, 0.5))
            at = (column * width + 4, -2 - chance.uniform(0, 0.6), CEILING - 34 - (row + 1) * height)
            copy(chance.choice(first), at, turn)


def under_the_ceiling() -> None:
    """Everything on and before the wall y = 0 but the sensor."""
    _tiles()
    sheet("ceiling", 8000, 4000, m.plaster("#E9E6DF", 0.05), None, (0, -2000, CEILING), (180, 0, 0))
    block("cornice", (8000, 26, 34), m.matte("#F1EFEA", 0.5), None, (0, -13, CEILING - 34), edge=5)
    block("flue", (220, 190, 1000), m.brushed("#B9BABC", "Z", 0.3), None, (-244, -96, CEILING - 1000), edge=1.5)
    block("cupboard", (700, 330, 600), m.matte("#59645F", 0.5, 0.03, 40, 0.4), None, (540, -166, CEILING - 860), edge=2)
    props.vase((262, -70, CEILING - 260), "#8E7B62", 0.4)
    props.branches((262, -70, CEILING - 180), 5, 120, 9)


def gas_pipe(x: float, z: float) -> None:
    """Copper pipe from the ceiling down the wall, held by two clips; its cock at `z` is open, the yellow lever along the pipe."""
    copper, brass = m.aluminium("#BC8461", 0.3), m.aluminium("#B79C66", 0.32)
    white = m.matte("#E6E2DA", 0.45)
    y = -26.0
    tube("pipe", [(x, y, CEILING + 20 - 400 * k) for k in range(5)], 15, copper)
    place(lathe("rose", fillet([(0, 0), (19, 0, 1), (17, 7, 3), (0, 8)], 8), white, None, 96), (x, y, CEILING), (180, 0, 0))
    for up in (84, -196):
        block("clip", (26, 26, 12), white, None, (x, y + 8, z + up), edge=3)
    nuts = ((7, -30), (13, -30, 1), (13, -18, 1.5), (10, -17, 1), (15, -8, 4), (15, 8, 4), (10, 17, 1), (13, 18, 1.5), (13, 30, 1), (7, 30))
    place(lathe("cock", fillet([*nuts], 8), brass, None, 96), (x, y, z))
    place(lathe("spindle", fillet([(0, 0), (6, 0), (6, 24, 1), (0, 24)], 4), brass, None, 48), (x, y, z), (90, 0, 0))
    yellow = m.matte("#D9A032", 0.4, specular=0.5)
    place(lathe("hub", fillet([(0, 22), (9, 22, 1), (9, 27, 2), (0, 27)], 6), yellow, None, 64), (x, y, z), (90, 0, 0))
    block("lever", (9, 4, 62), yellow, None, (x, y - 24.5, z - 66), edge=1.8)
    place(lathe("nut", fillet([(0, 26), (4.2, 26), (4.2, 30, 0.8), (0, 30)], 6), brass, None, 6), (x, y, z), (90, 0, 0))


def high_noon() -> None:
    """Window from the left, light below the ceiling."""
    world("#DCE6F4", "#8F887C", 0.2, glossy=0.5)
    softbox((-1300, -900, 2000), (40, 0, 2250), (520, 640), 2300, "#FFF1DE", 0.6)
    softbox((500, -1100, 1700), (60, -200, 2440), (600, 400), 420, "#FFE9CC")


def late() -> None:
    """A lamp to the left draws the edges, the last blue of the window fills the shadows."""
    moonlight(0.12, glossy=0.3)
    softbox((-560, -420, 2080), (40, 0, 2270), (200, 200), 480, "#FFE6CC")
    softbox((900, -900, 2100), (60, 0, 2270), (500, 500), 420, "#CBD6EA", glossy=False)
