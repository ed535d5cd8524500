"""Seat of a sofa and the cushions behind it, afternoon window to the left."""

from math import exp, hypot

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import cushion, grid, place
from ..core.units import Vec

SEAT = 460.0
"""Height of the seat, mm."""


def seat() -> None:
    """A wide seat in sage wool, level where something lies and soft around it, and two linen cushions that meet behind."""
    wool = m.woven("#55625E", "#6C7974", pitch=1.15, depth=0.22)

    def surface(u: float, v: float) -> Vec:
        x, y = -560 + 1400 * u, -540 + 780 * v
        return (x, y, SEAT + 7 - 7 * exp(-((hypot(x - 268, y + 250) / 150) ** 4)))

    grid("seat", 200, 110, surface, wool)
    linen = m.linen("#D8CDBB", "#BDB09B", 0.9)
    for x, turn in ((108, -3), (524, 4)):
        place(cushion("cushion", (420, 170, 400), linen, edge=0.34), (x, -46, SEAT + 126), (-14, 0, turn))


def afternoon(at: Vec) -> None:
    """Warm low key from the window on the left, bounce from the room."""
    world("#E8EDF5", "#8D8478", 0.14, glossy=0.5)
    softbox((at[0] - 620, at[1] - 160, at[2] + 420), at, (180, 180), 900, "#FFDFB8")
    softbox((at[0] + 1300, at[1] - 700, at[2] + 900), at, (1000, 1000), 260, "#DCE6FA", 0.8)
