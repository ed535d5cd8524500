"""The gateway's circuit board, close."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import group, label, tube
from ..core.outline import squircle
from ..core.shot import Card, Shot
from ..sets import board as pcb
from ..sets.drawn import lines
from ..sets.tabletop import by_night

VIEW = View(-34, 27, 78, (1, -2, 2), focus=(-5, -9, 3), lens=100, stop=48)


def board() -> None:
    """Processor, two memory chips with their matched tracks, power, radio shield, jack, debug cable."""
    by_night(VIEW, "#191C1C", scale=0.55, key=1.5, cards=(Card((10, 14, 2), (0, 0, 1), (200, 260), 7, 420, "#E6EEFF"),))
    root = pcb.board(squircle(104, 96, 8), mask="#0C2419")
    _tracks(root)
    pcb.package(root, (-8, -6, 0), (16, 16, 1.5), "RK3328", "QG-GW2", "2631")
    for y in (4, -14):
        pcb.package(root, (16, y, 90), (13, 9, 1.0), "DDR3L", "8 Gb")
    pcb.package(root, (-10, 18, 0), (13, 11, 1.0), "eMMC", "16 GB")
    pcb.package(root, (-30, -14, 90), (6, 6, 0.9), "PMIC")
    pcb.package(root, (12, 20, 0), (5, 4, 1.4), leads=4)
    pcb.can(root, (34, 24, 0), (20, 16, 2.4), "QG-RF4")
    pcb.jack(root, (5, 38, 180))
    pcb.can(root, (30, -35, 90), (15, 14, 1.5), "microSD")
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
    """Two matched buses to the memory, and tracks from the processor to everything else."""
    paths = []
    for i in range(9):
        for y, way in ((-5.2 + 0.75 * i, 1), (-13.2 + 0.75 * i, -1)):
            bend = 1.2 - way * 0.31 * i
            fold = pcb.meander((bend + 5.6, y + 4 * way), 2.4 + 0.5 * (i % 3), 0.34, 0.5)
            paths.append(
                [(-0.4, y), (bend + 2.4 * (way > 0), y), (bend + 2.4 * (way > 0) + 4, y + 4 * way), *fold[1:], (11.8, fold[-1][1])]
            )
        paths.append([(-15.6, -12 + 0.75 * i), (-20 - 0.31 * i, -12 + 0.75 * i), (-24 - 0.31 * i, -16 + 0.75 * i), (-27.4, -16 + 0.75 * i)])
    paths += [[(-15 + 0.9 * i, 1.6), (-15 + 0.9 * i, 12.8)] for i in range(11)]
    paths += [[(-23 + 2 * i, -23.2), (-23 + 2 * i, -21.4), (-17 + 2 * i, -15.4), (-17 + 2 * i, -13.6)] for i in range(5)]
    paths += [[(-3 + 1.9 * i, -25.2), (-3 + 1.9 * i, -26), (1 + 2 * i, -30 - 0.1 * i), (1 + 2 * i, -46)] for i in range(7)]
    paths += [[(20 + 0.9 * i, 9.8), (20 + 0.9 * i, 12.4 + 0.37 * i), (26 + 0.9 * i, 18.4 + 0.37 * i)] for i in range(7)]
    paths += [[(-3.6, 24 + 0.8 * i), (13 + 0.33 * i, 24 + 0.8 * i), (17 + 0.33 * i, 28 + 0.8 * i), (24.4, 28 + 0.8 * i)] for i in range(5)]
    paths += [[(20.4, y0 - 2.0 * i), (23.3, y0 - 2.0 * i)] for y0 in (9, -10) for i in range(5)]
    paths += [[(26.5 + 1.2 * i, -23), (26.5 + 1.2 * i, -28)] for i in range(7)] + [
        [(-24, 6.4), (-24, 9), (-20, 13)],
        [(-21, 4), (-15.8, -1.2)],
    ]
    pcb.tracks(root, paths, 0.22, "#236048")
    pcb.tracks(root, [[(-36, y), (-33, y)] for y in (-4, -12, -20)] + [[(-41, y), (-46, y)] for y in (-4, -12, -20)], 0.9, "#236048")


def _small_parts(root: pcb.Object) -> None:
    """Decoupling in rows about the big chips, each part on its pads."""
    tan = [(-17.6, -13 + 2.0 * i, 0) for i in range(8)] + [(-14 + 2.1 * i, -16.8, 90) for i in range(7)]
    tan += [(24, 9 - 2.0 * i, 0) for i in range(5)] + [(24, -10 - 2.0 * i, 0) for i in range(5)]
    tan += [(-2 + 2.1 * i, 14.0, 90) for i in range(4)] + [(-34, -24.6, 0), (-38, -24.6, 0), (-30, -20, 90)]
    pcb.passives(root, tan, "#8F6E4C", (1.4, 0.7, 0.65))
    black = [(1 + 2 * i, y, 90) for i in range(7) for y in (-34, -38)] + [(9 + 2 * i, 15.4, 90) for i in range(4)]
    black += [(-28 + 2 * i, 1 - 6, 90) for i in range(3)] + [(-23 + 2.0 * i, -24, 90) for i in range(5)]
    pcb.passives(root, black, "#1C1D1F", (1.4, 0.7, 0.42))
    pcb.lands(root, tan + black)
    vias = [(-3 + 1.9 * i, -22 - 1.6 * k) for i in range(7) for k in range(3)] + [
        (28 + 1.8 * i, 4 - 1.8 * k) for i in range(6) for k in range(4)
    ]
    vias += [(26 + 0.9 * i, 18.4 + 0.37 * i) for i in range(0, 7, 2)]
    pcb.pads(root, vias, 0.62, 0.3)
    pcb.pads(root, [(22 + 2.6 * i, -22) for i in range(4)] + [(-20, 13), (-20, 16), (-20, 19)], 1.3, 0.01)


def _print(root: pcb.Object) -> None:
    """White legend."""
    ink = m.matte("#C9CCC4", 0.8)
    z = pcb.TOP + 0.02
    for text, x, y, em in (
        ("QUIETGRID", -15, -31, 2.4),
        ("GW2 rev C", -15, -34.4, 1.6),
        ("J3 DEBUG", 36, -20, 1.4),
        ("U1", -19, 4.4, 1.2),
        ("U2", 10.6, 11.4, 1.2),
        ("U3", 10.6, -21, 1.2),
        ("L1", -33, -2, 1.1),
        ("Y1", -20.6, 7.8, 1.1),
    ):
        label(text, em, (x, y, z), ink, root, 500)
    for i in range(8):
        label(f"C{i + 11}", 0.8, (-20, -13 + 2.0 * i, z), ink, root, 500)
        label(f"R{i + 31}", 0.8, (1 + 2.0 * min(i, 6), -36, z), ink, root, 500)
    boxes = ((-8, -6, 17, 17), (16, 4, 10, 14), (16, -14, 10, 14), (-10, 18, 14, 12), (-30, -14, 7, 7), (30, -35, 15, 16))
    corners = []
    for x, y, w, h in boxes:
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            cx, cy = x + a * w / 2, y + b * h / 2
            corners.append([(cx - a * 1.6, cy), (cx, cy), (cx, cy - b * 1.6)])
    lines(root, corners, 0.16, ink, z)


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
