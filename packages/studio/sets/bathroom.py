"""Bathroom: tadelakt wall, stone basin on an oak shelf, brass tap, towel. A window stands behind the camera."""

from math import cos, pi, sin

from ..core import material as m
from ..core.light import moonlight, softbox, world
from ..core.mesh import block, cushion, grid, lathe, place, sheet, tube
from ..core.outline import fillet
from . import props

SHELF = 860.0
"""Height of the shelf, mm."""


def basin(outside: m.Material) -> None:
    """Everything on and before the wall y = 0 but the mirror, which shows `outside` through a window."""
    sheet("wall", 8000, 5000, m.plaster("#B9B4A6", 0.1), None, (0, 0, 1600), (90, 0, 0))
    oak = m.oak("X", "#A98D70", "#755F4A", 0.8)
    block("shelf", (2600, 480, 60), oak, None, (150, -242, SHELF - 60), edge=4)
    bowl = [(0, 0), (120, 0, 10), (205, 128, 60), (205, 132, 2), (193, 132, 2), (112, 14, 60), (0, 12)]
    place(lathe("basin", fillet(bowl, 18), m.stone("#A9A59C", "#827D74", 2.0, 0.42), None, 192), (0, -250, SHELF))
    _tap((0, -40, 1030))
    _towel((440, -220, SHELF))
    _rail((690, -58, 1470))
    props.vase((-460, -200, SHELF), "#D9D2C4", 0.8)
    props.branches((-460, -200, SHELF + 160), 7, 460, 9)
    _window(outside)


def _tap(at: tuple[float, float, float]) -> None:
    """Wall spout and one lever."""
    brass = m.aluminium("#B8935A", 0.24)
    x, _, z = at
    rose = fillet([(0, 0), (30, 0, 1), (30, 6, 2), (0, 8)], 6)
    for offset in (0.0, 110.0):
        place(lathe("rose", rose, brass, None, 96), (x + offset, 0, z), (90, 0, 0))
    tube("spout", [(x, 0, z), (x, -60, z), (x, -150, z), (x, -200, z), (x, -214, z - 8), (x, -216, z - 40)], 22, brass)
    tube("stem", [(x + 110, 0, z), (x + 110, -24, z), (x + 110, -36, z), (x + 110, -52, z)], 26, brass)
    tube("lever", [(x + 110, -44, z), (x + 110, -44, z + 30), (x + 110, -44, z + 50), (x + 110, -44, z + 74)], 9, brass)


def _towel(at: tuple[float, float, float]) -> None:
    """Linen towel, folded twice."""
    cloth = m.linen("#E4DDCF", "#CFC5B4", 1.4)
    for i, width in enumerate((300, 294)):
        place(cushion("towel", (width, 210, 36), cloth, edge=0.3), (at[0] + 3 * i, at[1], at[2] + 18 + 33 * i), (0, 0, 4 - 2 * i))


def _rail(at: tuple[float, float, float]) -> None:
    """Brass rail with a linen towel over it, longer in front."""
    x, y, z = at
    brass = m.aluminium("#B8935A", 0.24)
    tube("rail", [(x - 230 + 92 * k, y, z) for k in range(6)], 16, brass)
    for end in (-1, 1):
        place(lathe("rose", fillet([(0, 0), (22, 0, 1), (22, 6, 2), (0, 8)], 6), brass, None, 96), (x + 222 * end, 0, z), (90, 0, 0))
        tube("post", [(x + 222 * end, y * k / 3, z) for k in range(4)], 14, brass)

    def surface(u: float, v: float) -> tuple[float, float, float]:
        across = (u - 0.5) * 330
        length = v * 760 - 280
        wave = 5 * sin(across / 38 + 0.6) * min(1.0, abs(length) / 260)
        if abs(length) < 14:
            angle = length / 14 * pi / 2
            return (x - 20 + across, y - 12 * sin(angle), z + 11 * cos(angle))
        front = length > 0
        return (x - 20 + across * (1 - 0.03 * abs(length) / 600), y - (14 + wave if front else -14 + 0.4 * wave), z - abs(length) + 14)

    cloth = grid("hanging towel", 60, 180, surface, m.linen("#7F8C79", "#6C7867", 1.3))
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.05


def _window(outside: m.Material) -> None:
    """Window with trees outside in the opposite wall, a linen curtain before its edge, for the mirror to show."""
    wall = m.plaster("#B9B4A6", 0.1)
    for x, width in ((-250, 2500), (4150, 2500)):
        block("opposite", (width, 60, 3200), wall, None, (x, -4200, 0), edge=2)
    block("parapet", (2000, 60, 900), wall, None, (1950, -4200, 0), edge=2)
    block("lintel", (2000, 60, 700), wall, None, (1950, -4200, 2500), edge=2)
    place(sheet("outside", 6000, 4000, outside), (1950, -5200, 1600), (90, 0, 0))

    def fold(u: float, v: float) -> tuple[float, float, float]:
        return (870 + 360 * u, -4110 + 34 * sin(u * 10 * pi), 20 + 2600 * v)

    grid("curtain", 160, 8, fold, m.linen("#E6DECF", "#CDC3B2", 1.6, sheer=0.35))


def morning() -> None:
    """Window light from the camera's left, a low sun on the wall."""
    world("#DCE6F4", "#A9A294", 0.3, glossy=0.3)
    softbox((-2400, -2300, 2300), (0, 0, 1200), (1100, 1300), 4200, "#FFE9CC", 0.8, glossy=False)
    softbox((2200, -2600, 2000), (0, 0, 1200), (1500, 1500), 700, "#DCE6FA", 0.8, glossy=False)


def evening() -> None:
    """A lamp to the camera's right lights the opposite wall and a little of the basin; the window's blue comes from the left."""
    moonlight(0.03, glossy=0.15)
    softbox((900, -1500, 2100), (120, -100, 1000), (300, 300), 480, "#FFDAB4", glossy=False)
    softbox((500, -2600, 2300), (600, -4200, 1300), (600, 600), 620, "#FFD3A6", glossy=False)
    softbox((-2400, -2300, 2300), (0, 0, 1200), (1100, 1300), 900, "#93AEE6", 0.8, glossy=False)
