"""The gateway's circuit board, close."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import group, label, tube
from ..core.outline import squircle
from ..core.shot import Card, Shot
from ..sets import board as pcb
from ..sets.tabletop import by_night

VIEW = View(-34, 27, 78, (1, -2, 2), focus=(-5, -9, 3), lens=100, stop=16)


def board() -> None:
    """Processor, two memory chips with their matched tracks, power, radio shield, jack, debug cable."""
    by_night(VIEW, "#191C1C", scale=0.55, key=1.5, cards=(Card((10, 14, 2), (0, 0, 1), (200, 260), 7, 420, "#E6EEFF"),))
    root = pcb.board(squircle(104, 96, 8))
    _tracks(root)
    pcb.package(root, (-8, -6, 0), (16, 16, 1.5), "RK3328", "QG-GW2", "2631")
    for y in (4, -14):
        pcb.package(root, (16, y, 90), (13, 9, 1.0), "DDR3L", "8 Gb")
    pcb.package(root, (-10, 18, 0), (13, 11, 1.0), "eMMC", "16 GB")
    pcb.package(root, (-30, -14, 90), (6, 6, 0.9), "PMIC")
    pcb.package(root, (12, 20, 0), (5, 4, 1.4), leads=4)
    pcb.can(root, (34, 24, 0), (20, 16, 2.4), "QG-RF4")
    pcb.jack(root, (5, 38, 180))
    pcb.header(root, (31, -12, 90), 4, 1)
    pcb.crystal(root, (-24, 4, 90))
    for i, (x, y) in enumerate(((-38, -4), (-38, -12), (-38, -20))):
        pcb.coil(root, (x, y, 6 * i), ("2R2", "1R0", "2R2")[i], 5)
    for x, y in ((-34, 8), (-42, 8), (-44, -28), (30, 12)):
        pcb.electrolytic(root, (x, y), 6.3)
    _small_parts(root)
    pcb.lamp(root, (4, -30, 90), 4.2)
    for x, y in ((-46, -42), (46, -42), (46, 42), (-46, 42)):
        pcb.hole(root, (x, y))
    _print(root)
    _debug_cable()


def _tracks(root: pcb.Object) -> None:
    """Two matched buses to the memory, and fans to everything else."""
    paths = [pcb.meander((2.0, y0 + 0.62 * i), 5.2 + 0.5 * (i % 3), 0.44, 0.62) for y0 in (-1.0, -18.2) for i in range(13)]
    paths += pcb.bus((-17, -13), 9, 0.6, (-5, 0), (-4, -4), (-5, 0))
    paths += [[(-15 + 0.62 * i, 2.6), (-15 + 0.62 * i, 12.4)] for i in range(17)]
    paths += [[(-14 + 0.62 * i, -14), (-14 + 0.62 * i, -20), (-9 + 0.62 * i, -25), (-9 + 0.62 * i, -44)] for i in range(14)]
    paths += [[(20 + 0.8 * i, 9.8), (20 + 0.8 * i, 13), (26 + 0.8 * i, 15.5)] for i in range(8)]
    paths += [[(3, 24 + 0.62 * i), (14, 24 + 0.62 * i), (18, 28 + 0.62 * i), (24, 28 + 0.62 * i)] for i in range(6)]
    pcb.tracks(root, paths, 0.26, "#1A392D")
    pcb.tracks(root, [[(-40, -26), (-20, -26), (-17, -23)], [(-44, -34), (-30, -34), (-24, -28)], [(-22, 24), (-17, 19)]], 1.4)


def _small_parts(root: pcb.Object) -> None:
    """Decoupling in rows about the big chips."""
    tan = [(-17.6 + 0 * i, -13 + 2.0 * i, 0) for i in range(8)] + [(-14 + 2.1 * i, -16.8, 90) for i in range(7)]
    tan += [(24, 9 - 2.0 * i, 0) for i in range(5)] + [(24, -10 - 2.0 * i, 0) for i in range(5)]
    tan += [(-2 + 2.1 * i, 14.0, 90) for i in range(4)] + [(-34, -24.6, 0), (-38, -24.6, 0), (-30, -20, 90)]
    pcb.passives(root, tan, "#8F6E4C", (1.4, 0.7, 0.65))
    black = (
        [(6 + 2.2 * i, -34, 90) for i in range(6)] + [(6 + 2.2 * i, -37, 90) for i in range(6)] + [(9 + 2 * i, 15.4, 90) for i in range(4)]
    )
    black += [(-28 + 2 * i, 1 - 6, 90) for i in range(3)] + [(-23 + 2.0 * i, -24, 90) for i in range(5)]
    pcb.passives(root, black, "#1C1D1F", (1.4, 0.7, 0.42))
    vias = [(-3 + 1.9 * i + 0.4 * (k % 2), -22 - 1.6 * k) for i in range(7) for k in range(3)] + [
        (28 + 1.8 * i, 4 - 1.8 * k) for i in range(6) for k in range(4)
    ]
    pcb.pads(root, vias, 0.62, 0.3)
    pcb.pads(root, [(22 + 2.6 * i, -22) for i in range(4)] + [(-20, 12), (-20, 15), (-20, 18)], 1.3, 0.01)


def _print(root: pcb.Object) -> None:
    """White legend."""
    ink = m.matte("#C9CCC4", 0.8)
    z = pcb.TOP + 0.02
    for text, x, y, em in (
        ("QUIETGRID", -28, -41, 2.6),
        ("GW2 rev C", -28, -44.4, 1.7),
        ("J3 DEBUG", 36, -20, 1.4),
        ("U1", -19, 4.4, 1.2),
        ("U2", 10.6, 11.4, 1.2),
        ("U3", 10.6, -21, 1.2),
        ("L1", -33, -2, 1.1),
        ("Y1", -20.6, 7.8, 1.1),
    ):
        label(text, em, (x, y, z), ink, root, 500)


def _debug_cable() -> None:
    """Four thin wires in a black housing, out of the picture to the right."""
    holder = group("plug", (31, -12, pcb.TOP + 2.6), (0, 0, 90))
    pcb.block("housing", (10.4, 2.9, 12), m.matte("#161718", 0.5), holder, edge=0.3)
    for i, color in enumerate(("#1B1C1D", "#C9C4B8", "#E08A2C", "#5E6B62")):
        x = (i - 1.5) * 2.54
        bend = 2 * sin(radians(70 * i))
        path = [(x, 0, 11), (x, 0, 16), (x, -4 - bend, 25), (x + 4, -22 - bend, 30 + 2 * cos(i)), (x + 10, -60, 24), (x + 20, -130, 10)]
        tube("wire", path, 1.2, m.matte(color, 0.5, specular=0.4), holder)


SHOTS: dict[str, Shot] = {"board": Shot(VIEW, scene=board, grade=Grade(exposure=0.4))}
