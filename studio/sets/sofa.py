"""Corner of a sofa with a linen cushion, afternoon window to the left."""

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import cushion, place

SEAT = 460.0
"""Height of the seat, mm."""


def seat() -> None:
    """Two seat cushions, the back and a loose cushion."""
    cover = m.woven("#6D7068", "#8D9086", pitch=1.6, depth=0.5)
    for x in (-420, 420):
        place(cushion("seat", (836, 760, 170), cover, edge=0.22), (x, -150, SEAT - 84))
    for x in (-420, 420):
        place(cushion("back", (830, 220, 520), cover, edge=0.3), (x, 240, SEAT + 170), (-10, 0, 0))
    linen = m.linen("#DED5C6", "#C6BBA8", 1.0)
    place(cushion("loose cushion", (430, 430, 130), linen, edge=0.62), (-90, -110, SEAT + 66), (16, -3, 12))


def afternoon() -> None:
    """Warm key from the window on the left, bounce from the room."""
    world("#E8EDF5", "#8D8478", 0.16, glossy=0.5)
    softbox((-1300, -700, 1500), (0, -200, SEAT), (360, 360), 1900, "#FFE0BC", 1.0)
    softbox((1300, -900, 1300), (0, -200, SEAT), (1000, 1000), 190, "#DCE6FA", 0.8)
