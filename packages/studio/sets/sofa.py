"""Corner of a sofa with a linen cushion, afternoon window to the left."""

from math import exp

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import cushion, grid, place
from ..core.units import Vec

SEAT = 460.0
"""Height of the seat, mm."""


def seat() -> None:
    """A wide seat in sage wool that gives a little where something lies, its back, a loose cushion."""
    wool = m.woven("#55625E", "#6C7974", pitch=1.15, depth=0.22)

    def surface(u: float, v: float) -> Vec:
        x, y = -560 + 1400 * u, -540 + 780 * v
        edge = 60 * max(0.0, 1 - v / 0.12) ** 2
        hollow = 5 * exp(-((x - 250) ** 2 + (y + 250) ** 2) / 2600) + 9 * exp(-((x - 215) ** 2 + (y + 60) ** 2) / 24000)
        return (x, y, SEAT - edge - hollow + 5 * exp(-((x - 250) ** 2 + (y + 250) ** 2) / 200))

    grid("seat", 200, 110, surface, wool)
    place(cushion("back", (1700, 220, 520), wool, edge=0.3), (140, 240, SEAT + 190), (-10, 0, 0))
    linen = m.linen("#D8CDBB", "#BDB09B", 1.3)
    place(cushion("loose cushion", (430, 430, 130), linen, edge=0.62), (196, 8, SEAT + 68), (20, -3, 12))


def afternoon(at: Vec) -> None:
    """Warm low key from the window on the left, bounce from the room."""
    world("#E8EDF5", "#8D8478", 0.14, glossy=0.5)
    softbox((at[0] - 620, at[1] - 160, at[2] + 420), at, (180, 180), 900, "#FFDFB8")
    softbox((at[0] + 1300, at[1] - 700, at[2] + 900), at, (1000, 1000), 260, "#DCE6FA", 0.8)
