"""The room that a mirror on the wall y = 0 shows: a console, a print, a curtained window. z = 0 is the mirror's middle, mm."""

from math import pi, sin

from ..core import material as m
from ..core.light import bulb, softbox
from ..core.mesh import block, grid, place, sheet
from ..core.units import Vec
from . import props, window

BACK = -4200.0
"""Where the opposite wall stands."""

FLOOR = -1480.0

CONSOLE = FLOOR + 500
"""Height of the console's top, below the mirror's text."""

LEFT, RIGHT, SILL, HEAD = 1960.0, 2860.0, -640.0, 1000.0
"""Opening of the window."""


def build(night: bool = False) -> None:
    """The opposite wall and what stands before it, with its own light: daylight, or a lamp before a dark window."""
    wall = m.plaster("#B7A993")
    for x0, x1, z0, z1 in ((-5200, LEFT, FLOOR, 2200), (RIGHT, 5200, FLOOR, 2200), (LEFT, RIGHT, FLOOR, SILL), (LEFT, RIGHT, HEAD, 2200)):
        block("wall", (x1 - x0, 120, z1 - z0), wall, None, ((x0 + x1) / 2, BACK - 60, z0), edge=2)
    sheet("floor", 12000, 4300, m.oak("X", "#A98D70", "#755F4A", 0.5), None, (0, BACK / 2, FLOOR))
    _window(window.garden(0.1) if night else window.garden(2.6))
    _console(1380, vase=not night)
    if night:
        _lamp((1000, BACK + 210, CONSOLE))
        return
    softbox((2600, BACK + 250, 500), (1000, BACK + 900, -900), (900, 1500), 1300, "#E8F0FA", 0.5, glossy=False)
    softbox((300, -1700, 1900), (1500, BACK, -200), (900, 900), 3000, "#FFE9CC", 0.6, glossy=False)


def _lamp(at: Vec) -> None:
    """Lit lamp whose light goes up the wall."""
    props.table_lamp(at, 0.8)
    bulb((at[0], at[1], at[2] + 330), 420, 90)


def _window(outside: m.Material) -> None:
    """Casement of two sashes, what is outside behind it, a linen curtain at its left."""
    lacquer = m.matte("#E9E6DF", 0.4)
    middle = (LEFT + RIGHT) / 2
    for x in (LEFT + 24, middle, RIGHT - 24):
        block("bar", (50, 60, HEAD - SILL), lacquer, None, (x, BACK - 30, SILL), edge=3)
    for z in (SILL, HEAD - 50):
        block("rail", (RIGHT - LEFT, 58, 50), lacquer, None, (middle, BACK - 30, z), edge=3)
    sheet("outside", 6000, 4000, outside, None, (middle, BACK - 1500, 200), (90, 0, 180))

    def fold(u: float, v: float) -> Vec:
        return (LEFT - 230 + 330 * u, BACK + 90 + 34 * sin(u * 2 * pi * 5), FLOOR + 10 + (HEAD + 90 - FLOOR) * v)

    grid("curtain", 160, 8, fold, m.linen("#DDD3C2", "#C4B8A4", 1.6, sheer=0.3))


def _console(x: float, vase: bool) -> None:
    """Low oak console, by day with a bottle of branches; a print above it."""
    wood = m.oak("X", "#8E7256", "#5E4936", 0.8)
    block("top", (1150, 380, 34), wood, None, (x, BACK + 200, CONSOLE - 34), edge=3)
    block("body", (1100, 360, 420), wood, None, (x, BACK + 200, CONSOLE - 456), edge=3)
    place(props.framed_print((0, 0, 0), 420, 560), (x - 20, BACK + 12, 90), (90, 0, 180))
    if vase:
        props.vase((x + 330, BACK + 200, CONSOLE), "#D9D2C4")
        props.branches((x + 330, BACK + 200, CONSOLE + 190), 9, 600, 4)
