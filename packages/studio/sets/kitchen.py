"""The upper part of a tiled kitchen wall: ceiling, flue of the hood on the left, bowls on a cupboard. Window to the left."""

import random

from ..core import material as m
from ..core.light import moonlight, softbox, world
from ..core.mesh import block, copy, lathe, place, sheet, tube
from ..core.outline import fillet

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
    bowl = fillet([(0, 0), (18, 0, 2), (18, 3, 3), (42, 26, 17), (46, 46, 1), (44, 46, 1), (38, 26, 15), (0, 6)], 12)
    for i, aside in enumerate((0, 1.4, -0.8, 0.6)):
        clay = m.matte("#A99A85", 0.5, 0.12, 40)
        place(lathe("bowl", bowl, clay, None, 128), (244 + aside, -95, CEILING - 260 + 13 * i))


def gas_pipe(x: float) -> None:
    """Copper pipe from the ceiling down the wall, held by clips."""
    white = m.matte("#E6E2DA", 0.45)
    y = -26.0
    tube("pipe", [(x, y, CEILING + 20 - 400 * k) for k in range(5)], 15, m.aluminium("#BC8461", 0.3))
    place(lathe("rose", fillet([(0, 0), (19, 0, 1), (17, 7, 3), (0, 8)], 8), white, None, 96), (x, y, CEILING), (180, 0, 0))
    block("clip", (26, 26, 12), white, None, (x, y + 8, CEILING - 190), edge=3)


def high_noon() -> None:
    """Window from the left, light below the ceiling."""
    world("#DCE6F4", "#8F887C", 0.2, glossy=0.5)
    softbox((-1300, -900, 2000), (40, 0, 2250), (520, 640), 2700, "#FFF6EA", 0.6)
    softbox((500, -1100, 1700), (60, -200, 2440), (600, 400), 420, "#FFF3E4")


def late() -> None:
    """A lamp to the left draws the edges, the last blue of the window fills the shadows."""
    moonlight(0.12, glossy=0.3)
    softbox((-560, -420, 2080), (40, 0, 2270), (200, 200), 480, "#FFE6CC")
    softbox((900, -900, 2100), (60, 0, 2270), (500, 500), 420, "#CBD6EA", glossy=False)
