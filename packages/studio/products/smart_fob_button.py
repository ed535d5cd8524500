"""Smart FOB Button: disc with one dished button in a ring of light. 36 mm across, 9 mm thick."""

from math import cos, pi, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import mirrored, moonlight, softbox
from ..core.mesh import Object, group, lathe, place, sheet, torus, tube
from ..core.outline import fillet
from ..core.shot import Card, Shot
from ..sets import bedroom, props
from ..sets.rig import NIGHT, day_table, night_table


def build(color: str = m.CHALK, loop: bool = True, key: bool = False, glow: float = 2.2) -> Object:
    """Face is +Z; the lug for loop or strap points to +Y. `key` hangs on the loop."""
    root = group("fob")
    shell = m.soft_touch(color, 0.42)
    body = [(0, 0), (16.4, 0, 1.4), (18, 2.4, 2.6), (18, 7.4, 2.2), (15.9, 9.0, 1.4), (12.95, 9.0, 0.3), (12.85, 7.4)]
    lathe("body", fillet(body, 14), shell, root, 256)
    lathe("well", [(13.3, 7.5), (10, 7.5)], m.gap(), root)
    lathe("ring", [(13.0, 8.6), (12.0, 8.6)], m.led(glow), root, 256)  # From wall to wall: no dark gap beside the light.
    button = fillet([(12.1, 7.4), (12.1, 8.95, 0.45), (10.6, 8.95, 0.6), (5.5, 8.1, 9), (0, 7.9)], 12)
    lathe("button", button, shell, root, 256)
    _lug(root)
    if loop:
        steel = m.polished("#D5D6D7", 0.13)
        for lift in (0.0, 1.7):
            torus("loop", 26, 1.7, steel, root, (3.2, 31.4, 2.2 + lift), (5, 0, 0))
    if key:
        props.house_key(root, (16, 45, 1.2), (2, 0, -44), "#CFA85E", 0.16)
    return root


def _lug(root: Object) -> None:
    """Steel bow at the rim, 2 mm wire."""
    bow = [(5.2 * cos(t), 17.0 + 6.4 * max(0.0, sin(t)), 4.4) for t in (pi * k / 16 for k in range(17))]
    tube("lug", [(5.2, 14, 4.4), *bow, (-5.2, 14, 4.4)], 2.0, m.polished("#D5D6D7", 0.13), root)


def strap(root: Object) -> None:
    """Wrist strap in charcoal silicone, lying in a loose loop."""
    rubber = m.matte("#3A3D41", 0.6, 0.1, 90)
    for wide in (-1.6, -0.8, 0.0, 0.8, 1.6):
        path = [(0, 20, 4.4), (0, 30, 5), (-16, 54, 4), (-44, 74, 4), (-66, 52, 4), (-50, 26, 4), (-22, 30, 5), (-4, 30, 6), (0, 23, 5)]
        tube("strap", [(x, y, z + 2.4 + wide) for x, y, z in path], 1.9, rubber, root)


def in_use() -> None:
    """In the morning."""
    _bedside(build(loop=False, glow=3.0))
    bedroom.morning()
    softbox((-230, -300, 830), (300, -330, bedroom.TABLE), (150, 150), 540, "#FFE3C2")


def in_use_by_night() -> None:
    """By a lamp."""
    _bedside(build(**DARK, loop=False))
    moonlight(0.06, glossy=0.3)
    softbox((40, -150, 740), (290, -330, bedroom.TABLE), (110, 110), 75, "#FFE6CC")
    softbox((620, -420, 760), (290, -330, bedroom.TABLE), (220, 220), 40, "#B4C7EA")


def _bedside(fob: Object) -> None:
    """On a linen cloth over the bedside table, with a book."""
    bedroom.wall_and_bed()
    bedroom.bedside()
    sheet("cloth", 470, 410, m.linen("#A9AA9B", "#8C8E80", 1.1), None, (320, -257, bedroom.TABLE + 0.3))
    root = place(fob, (268, -344, bedroom.TABLE), (0, 0, 20))
    strap(root)
    props.book((374, -228, bedroom.TABLE + 0.3), (150, 112, 22), "#7A4B33", 24)


DARK = {"color": m.GRAPHITE, "glow": 3.2}

IN_USE = View(8, 29, 150, (266, -332, 532), focus=(268, -352, 529), lens=75, stop=9)


def under_a_flag(shot: Shot) -> None:
    """The catalogue's table, with black cloth for half of the key to mirror: brass is what it reflects."""
    day_table(shot)
    flag = sheet("flag", 100, 300, m.gap(), None, mirrored(shot.view.eye, (10, 26, 4), (0, 0, 1), 200), (0, 0, 18))
    flag.visible_camera, flag.visible_diffuse, flag.visible_shadow = False, False, False


SHOTS = {
    "hero-light": Shot(
        View(-14, 40, 124, (10, 16, 3), focus=(-2, -6, 9), stop=11),
        under_a_flag,
        pose={"key": True},
        turn=(0, 0, -28),
        ground="#D5CEC3",
        scale=0.6,
        cards=(Card((70, 44, 4), (0, 0, 1), (70, 200), 40, color="#FFF6EA"),),
    ),
    "hero-dark": Shot(
        View(12, 33, 104, (6, 13, 3), focus=(-2, -8, 9), stop=11),
        night_table,
        pose={**DARK, "key": True},
        turn=(0, 0, -14),
        ground="#24262B",
        grade=NIGHT,
        scale=0.5,
    ),
    "detail": Shot(
        View(-24, 26, 52, (1, -3, 7), focus=(-2, -11, 9), lens=100, stop=14),
        day_table,
        pose={"glow": 3.0},
        turn=(0, 0, -28),
        ground="#CFC8BC",
        scale=0.45,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.5)),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        grade=Grade(exposure=0.5, bloom=0.14),
        cards=(Card((268, -344, 529), (0, 0, 1), (300, 160), 16, 330, "#DDE6F6"),),
    ),
}
