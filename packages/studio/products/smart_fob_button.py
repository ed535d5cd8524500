"""Smart FOB Button: disc with one dished button in a ring of light. 36 mm across, 9 mm thick."""

from math import cos, pi, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import mirrored, moonlight, softbox, world
from ..core.mesh import Object, block, group, lathe, place, sheet, torus, tube
from ..core.outline import fillet
from ..core.shot import Card, Shot
from ..sets import props, window
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


HANGS = 58.0
"""From the middle of the fob up to that of the lever in its strap, mm."""


def strap(root: Object) -> None:
    """Wrist strap in charcoal silicone, 6.5 x 1.9 mm: through the lug and taut over a lever of 19 mm."""
    rubber = m.matte("#3A3D41", 0.6, 0.1, 90)
    over = [(HANGS + 10.8 * sin(t), 4.4 + 10.8 * cos(t)) for t in (pi * k / 8 for k in range(9))]
    path = [(21.2, 4.4), (21.2, 6.0), (25, 7.0), (HANGS - 16, 13.2), *over, (HANGS - 16, -4.4), (25, 1.8), (21.2, 2.8), (21.2, 4.4)]
    for x in (-2.3, -1.15, 0.0, 1.15, 2.3):
        tube("strap", [(x, y, z) for y, z in path], 1.9, rubber, root)


def in_use() -> None:
    """In the morning."""
    _at_a_door(build(loop=False, glow=3.0), "#A3AD9D")
    world("#DCE6F4", "#A9A294", 0.26, glossy=0.5)
    softbox((-460, -420, LEVER + 330), (40, -40, LEVER), (190, 190), 900, "#FFF0DC")
    softbox((760, -900, LEVER + 300), (40, 0, LEVER), (600, 600), 160, "#E6EEFF", 0.8)


def in_use_by_night() -> None:
    """By a lamp."""
    _at_a_door(build(**DARK, loop=False), "#8A9588")
    moonlight(0.1, glossy=0.3)
    softbox((-380, -340, LEVER + 300), (40, -40, LEVER), (150, 150), 230, "#FFDDB8")
    softbox((620, -420, LEVER + 160), (40, 0, LEVER), (260, 260), 120, "#A9C1EA")


def _at_a_door(fob: Object, paint: str) -> None:
    """The fob hangs in its strap from the lever of a door; the frame to the left."""
    block("leaf", (900, 44, 2040), window.painted(paint), None, (412, 22, 0), edge=3)
    white = window.painted()
    block("stop", (42, 60, 2080), white, None, (-62, 24, 0), edge=3)
    block("architrave", (70, 30, 2080), white, None, (-102, -4, 0), edge=5)
    props.lever(None, (0, 0, LEVER), "#B9BABB")
    strap(place(fob, (74, 4.4 - 58, LEVER - HANGS), (90, 0, 9)))


LEVER = 1020.0
"""Height of the lever above the floor, mm."""

DARK = {"color": m.GRAPHITE, "glow": 3.2}

IN_USE = View(-15, 3, 192, (42, -40, LEVER - 27), focus=(74, -64, LEVER - 60), lens=75, stop=8)


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
        cards=(Card((74, -63, LEVER - HANGS), size=(300, 160), power=16, distance=330, color="#DDE6F6"),),
    ),
}
