"""The crafts as layers: base, circuit board, light guide and cover of one sensor."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, lathe, place
from ..core.outline import circle, fillet
from ..core.shot import Shot
from ..sets import board as pcb
from ..sets.tabletop import by_day, by_night

VIEW = View(-24, 15, 284, (6, 0, 82), focus=(0, -46, 96), lens=85, stop=11)


def by_noon() -> None:
    """On pale paper."""
    by_day(VIEW, "#D3CBBF", scale=1.35)
    layers()


def by_lamp() -> None:
    """On charcoal paper, between two rims."""
    by_night(VIEW, scale=1.35)
    layers()


def layers() -> None:
    """Base, board, light guide and cover of one sensor, one above the other on a steel rod."""
    shell = m.soft_touch()
    lathe("base", fillet([(0, 2), (44, 2), (44, 14, 0.4), (47, 14, 0.6), (47, 0, 2.5), (0, 0)], 10), shell, None, 256)
    for k in range(3):
        a = radians(90 + 120 * k)
        place(lathe("boss", fillet([(4, 2), (4, 12, 0.4), (1.4, 12), (1.4, 4)], 4), shell, None, 48), (36 * cos(a), 36 * sin(a), 0))
    place(_round_board(), (0, 0, 46))
    guide = fillet([(40, 0), (46.6, 0, 0.6), (46.6, 5, 0.6), (44.6, 5.4), (43.6, 2.4, 1), (40, 2.4), (40, 0)], 6)
    place(lathe("guide", guide, m.matte("#EFE4CF", 0.25, specular=0.5), None, 256), (0, 0, 88))
    place(lathe("edge", [(46.7, 1.2), (46.9, 1.5), (46.9, 3.9), (46.7, 4.2)], m.led(2.2), None, 256), (0, 0, 88))
    cover = fillet(
        [(45, 0), (47, 0, 0.3), (47, 22, 8), (40, 24, 4), (14, 24.6), (13.6, 23.6, 0.3), (12.8, 23.6, 0.3), (12.4, 24.8, 0.8), (0, 24.2)],
        14,
    )
    place(lathe("cover", cover, shell, None, 256), (0, 0, 126))
    steel = m.brushed("#8F9194", "Z", 0.3)
    lathe("rod", [(1.6, 2), (1.6, 148)], steel, None, 64)
    for below in (46, 88, 126):
        place(
            lathe("collar", fillet([(1.6, -9), (5, -9, 0.6), (5, -1.5, 0.6), (9, -1.5, 0.4), (9, 0, 0.4), (1.6, 0)], 5), steel, None, 96),
            (0, 0, below),
        )


def _round_board() -> Object:
    """Board of 80 mm, round."""
    root = pcb.board(circle(82, 160))
    rings = [
        [(r * cos(t), r * sin(t)) for t in (radians(a + 3.0 * k) for k in range(36))]
        for r, a in ((39 - 0.9 * i, 40 + 17 * i) for i in range(6))
    ]
    pcb.tracks(root, rings, 0.35)
    pcb.can(root, (8, -20, 8), (20, 15, 2.4), "QG-RF4")
    pcb.package(root, (-15, -14, 0), (9, 9, 1), "QG52")
    pcb.package(root, (-10, 12, 0), (7, 5, 1.2), leads=4)
    pcb.electrolytic(root, (16, 10), 8)
    pcb.coil(root, (-27, -2, 10), "4R7", 6)
    pcb.crystal(root, (-24, -18, 60))
    pcb.passives(
        root,
        [(-4 + 2.6 * i, -6, 90) for i in range(6)]
        + [(-20 + 2.6 * i, -26, 90) for i in range(5)]
        + [(2 + 2.6 * i, 20, 90) for i in range(4)],
    )
    for k in range(12):
        a = 30 * k
        pcb.lamp(root, (37.5 * cos(radians(a)), 37.5 * sin(radians(a)), a + 90), 2.6)
    return root


SHOTS: dict[str, Shot] = {
    "": Shot(VIEW, scene=by_noon, grade=Grade(exposure=0.3)),
    "-dark": Shot(VIEW, scene=by_lamp, grade=Grade(exposure=0.3)),
}
