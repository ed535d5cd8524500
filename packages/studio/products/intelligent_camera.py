"""Intelligent Camera: a barrel on a polished ball joint, neck and disc foot. 67 mm head, 109 mm tall."""

from math import cos, pi, radians, sin

from mathutils import Euler, Vector

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox
from ..core.mesh import Object, disc, group, lathe, place, tube
from ..core.outline import Outline, fillet
from ..core.shot import Card, Shot
from ..core.units import Vec
from ..sets import props, room
from ..sets.rig import NIGHT, day_table, night_table

AXIS: Vec = (0, 0, 75)
"""Where the head turns, mm."""


ON_TABLE: tuple[Vec, ...] = ((0, 30, 6), (0, 48, 6), (6, 80, 3), (60, 150, 2.4), (190, 230, 2.4), (420, 250, 2.4))
OVER_THE_EDGE: tuple[Vec, ...] = ((0, 30, 6), (0, 60, 6), (4, 120, 3), (14, 220, 2.4), (18, 284, 2.4), (18, 296, -20), (18, 297, -500))
"""Paths of the cable, mm: away over the table, or straight back and down behind it."""


def build(body: str = m.CHALK, yaw: float = 0, tilt: float = -6, cable: tuple[Vec, ...] = ON_TABLE, glow: float = 3.4) -> Object:
    """Stands on z = 0 and looks along -Y; `yaw` and `tilt` of the head in degrees."""
    root = group("camera")
    _stand(root, body)
    tube("cable", cable, 4.6, m.matte("#DAD6CE" if body == m.CHALK else "#55575C", 0.7, 0.3, 120), root)
    _head(group("head", AXIS, (90 + tilt, 0, yaw), root), body, glow)
    return root


def looks_along(yaw: float, tilt: float) -> Vec:
    """Unit vector of the optical axis."""
    return tuple(Euler((radians(90 + tilt), 0, radians(yaw))).to_matrix() @ Vector((0, 0, 1)))


def _stand(root: Object, body: str) -> None:
    """Foot, neck, ball and cable."""
    shell, shine, blast = m.soft_touch(body, 0.44), m.polished("#EDEEEF", 0.1), m.aluminium("#C9CBCD", 0.26)
    lathe("pad", fillet([(0, 0), (29, 0, 0.4), (29, 1.2, 0.2), (28, 1.6)], 4), m.rubber(), root)
    lathe("foot", fillet([(27, 1.5), (31, 1.5, 0.6), (31, 7.5, 3.4), (9, 9.2, 2), (7.2, 11.2)], 12), shell, root, 256)
    lathe("collar", fillet([(7.6, 10.0), (7.6, 11.4, 0.3), (6.2, 12.2, 0.3), (6.0, 12.6)], 6), shine, root, 128)
    lathe("neck", fillet([(6.2, 10), (6.0, 16, 8), (4.9, 28, 8), (4.9, 33)], 6), blast, root, 128)
    ball = [(9.2 * sin(pi * k / 48), -9.2 * cos(pi * k / 48)) for k in range(49)]
    place(lathe("ball", ball, shine, root, 128), (0, 0, 36.5))
    boot = lathe("boot", fillet([(0, 26), (3.6, 26), (3.6, 36, 0.8), (2.4, 37)], 4), shell, root, 48)
    place(boot, (0, 0, 6), (-90, 0, 0))


def _head(root: Object, body: str, glow: float) -> None:
    """Barrel; its own +Z is the optical axis."""
    shine, socket = m.polished("#EDEEEF", 0.1), m.aluminium("#C9CBCD", 0.26)
    shell = fillet([(0, -31), (33, -31, 23), (33.6, 0), (33, 24.5, 2.6), (29.9, 26.0, 0.4), (29.7, 24)], 22)
    lathe("shell", shell, m.soft_touch(body, 0.44), root, 256)
    cup = fillet([(12.5, -8), (12.0, -1.2, 0.8), (10.6, 0, 0.5), (8.6, -0.6, 0.3), (8.2, -6)], 6)
    place(lathe("socket", cup, socket, root, 128), (0, -35.2, 1.5), (90, 0, 0))
    lathe("trim", fillet([(29.8, 24.0), (29.8, 25.9, 0.25), (28.7, 25.9, 0.25), (28.5, 24.4)], 6), shine, root, 256)
    face = fillet([(28.6, 24.95), (16.2, 25.5, 0.7), (15.6, 23.0)], 10)
    lathe("face", [(28.6, 24.9), *face], m.dark_glass("#050608", 0.028), root, 256)
    _optics(root)
    place(disc("light", 1.5, 0, m.led(glow), root), (0, 22.3, 25.35))
    place(disc("ambient", 2.2, 0, m.dark_glass("#1B1320", 0.05), root), (0, -22.3, 25.35))
    for side in (-1, 1):
        place(disc("infrared", 3.0, 0, m.dark_glass("#16060A", 0.06), root), (22.3 * side, 0, 25.35))


def _optics(root: Object) -> None:
    """Polished rim, stepped barrel and two coated elements."""
    rim = fillet([(15.7, 24.2), (15.7, 24.9, 0.15), (15.0, 24.9, 0.2), (14.8, 23.4)], 5)
    lathe("rim", rim, m.polished("#EDEEEF", 0.1), root, 256)
    lathe("barrel", _steps(), m.dark_glass("#0C0C0E", 0.12), root, 256, crease=20)
    lathe("front element", _dome(13.9, 20.7, 3.1, 0.62), m.coated_lens(), root)
    inner = m.coated_lens("#1C6F8C", "#7A4BC0", "#C07A2A", clear=0.8, mirror=0.22)
    lathe("inner element", _dome(6.4, 14.2, 3.0, 0.8), inner, root, 128)


def _steps() -> Outline:
    """Seven baffle rings towards the sensor."""
    profile = [(14.9, 24.0)]
    r, z = 14.8, 23.2
    for _ in range(7):
        profile += [(r, z), (r - 0.28, z - 0.15), (r - 0.34, z - 0.75), (r - 0.85, z - 0.85)]
        r, z = r - 0.85, z - 0.85
    return [*profile, (r, z), (r, z - 1.5), (6.2, z - 1.6), (6.2, z - 6), (0, z - 6)]


def _dome(radius: float, base: float, rise: float, half: float) -> Outline:
    """Spherical cap from its rim at `base` to its crown; `half` is the opening angle in radians."""
    angles = [half * (1 - k / 24) for k in range(25)]
    return [(radius * sin(a) / sin(half), base + rise * (cos(a) - cos(half)) / (1 - cos(half))) for a in angles]


def in_use() -> None:
    """In the afternoon."""
    _on_a_sideboard()
    room.light(room.Mood(1.9, 0.0, 1.0))
    softbox((250, -1500, 1600), (1090, -310, 760), (420, 420), 1500, "#FFDDB8")


def in_use_by_night() -> None:
    """By a lamp; the window is all but dark."""
    _on_a_sideboard()
    room.light(room.Mood(0.4, 0.0, 0.6))
    softbox((720, -180, 1080), (1090, -310, 760), (180, 180), 170, "#FFD3A4")


def _on_a_sideboard() -> None:
    """At its end."""
    room.build(lamp=0.9)
    place(build(yaw=-20, tilt=-4, cable=OVER_THE_EDGE), (1090, -310, room.TOP))


def beside_books(shot: Shot) -> None:
    """The catalogue's table with two books that tell the size."""
    day_table(shot)
    props.book((126, 74, 0), (176, 122, 24), "#4F5A52", 8)
    props.book((132, 78, 24), (160, 112, 19), "#A5714A", -5)


IN_USE = View(-24, 5, 292, (1062, -300, 762), focus=(1085, -336, 776), lens=70, stop=3.2)

SHOTS = {
    "hero-light": Shot(
        View(12, 8, 262, (44, 0, 60), focus=(-6, -27, 76), stop=7.1),
        beside_books,
        pose={"yaw": -22, "tilt": -6},
        ground="#DCD6CC",
        cards=(Card((-32, -26, 108), looks_along(-22, -6), (200, 260), 26, 480),),
    ),
    "hero-dark": Shot(
        View(-9, 4.5, 178, (2, 0, 57), focus=(4, -28, 78), stop=5.6),
        night_table,
        pose={"body": m.GRAPHITE, "yaw": 24, "tilt": -4},
        ground="#24262B",
        grade=NIGHT,
        cards=(Card((42, -24, 112), looks_along(24, -4), (200, 260), 26, 480, "#D9E6FF"),),
    ),
    "detail": Shot(
        View(28, 4, 62, (-2, -26, 77), focus=(0, -27, 76), lens=100, stop=11),
        night_table,
        pose={"body": m.GRAPHITE, "yaw": 2, "tilt": -2},
        ground="#24262B",
        cards=(Card((-22, -26, 92), looks_along(2, -2), (160, 240), 16, 380, "#D9E6FF"),),
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.6)),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        cards=(Card((1058, -336, room.TOP + 108), looks_along(-20, -4), (200, 260), 14, 480, "#D9E6FF"),),
        grade=Grade(exposure=0.6, bloom=0.14),
    ),
}
