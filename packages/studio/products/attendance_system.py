"""Attendance System: wall terminal with a glass front, two camera windows, a fingerprint sensor. 92 x 190 x 24 mm."""

from itertools import pairwise
from math import cos, hypot, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.mesh import Object, arc, cut, disc, drill, group, label, lathe, loft, place, slab
from ..core.outline import Point, fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..core.units import Vec
from ..sets import entrance
from ..sets.drawn import lines
from ..sets.rig import NIGHT, day_wall, night_wall

FACE = 24.3
FINGER = (0.0, -68.0)

MORNING = ("08:57", "Good morning, Noor", "In since 08:57")
EVENING = ("17:36", "Good evening, Noor", "Out since 17:36")
"""Time, greeting and state on the screen."""


def build(body: str = m.CHALK, glow: float = 2.4, evening: bool = False) -> Object:
    """Face is +Z; the screen shows a punch of the morning or of the evening."""
    root = group("attendance system")
    slab("back", squircle(84, 182, 16), 0, 4, m.aluminium("#B9BBBD", 0.3), root, edge=0.4, foot=0.3)
    shell = slab("body", squircle(92, 190, 18), 3, 23, m.soft_touch(body, 0.45), root, edge=2.8, foot=0.6)
    cut(shell, drill(27.2, 19, 26, FINGER, root))
    slab("joint", squircle(83.6, 137.6, 14.2), 22.6, 23.05, m.gap(), place_group(root), edge=0.03, foot=0)
    glass = place_group(root)
    slab("glass", squircle(82.8, 136.8, 13.8), 22.7, FACE, m.dark_glass(), glass, edge=1.2, foot=0)
    _cameras(glass)
    _screen(glass, *(EVENING if evening else MORNING))
    _fingerprint(group("fingerprint", (*FINGER, 23), parent=root), glow)
    return root


def place_group(root: Object) -> Object:
    """Frame of the glass, whose centre lies 21.5 mm above that of the body."""
    return group("front", (0, 21.5, 0), parent=root)


def _cameras(root: Object) -> None:
    """Two infrared cameras for depth, the colour camera and the light between them."""
    z = FACE + 0.03
    for x in (-22, 22):
        lathe_at = group("camera", (x, 52, z), parent=root)
        arc("window", 0.0, 6.6, 0, 0, 360, m.dark_glass("#14090D", 0.04), lathe_at)
        arc("trim", 6.5, 6.9, 0.01, 0, 360, m.matte("#8C8F94", 0.4, specular=0.5), lathe_at)
        dome = [(4.2 * (1 - k / 16), 0.05 + 0.9 * (1 - (1 - k / 16) ** 2)) for k in range(17)]
        lathe("lens", dome, m.coated_lens(clear=0.35, mirror=0.25), lathe_at, 96)
    place(disc("light", 1.6, 0, m.led(3.0), root), (0, 52, z))
    place(disc("ambient", 3.0, 0, m.dark_glass("#1B1320", 0.05), root), (8, 52, z))


def _screen(root: Object, time: str, words: str, state: str) -> None:
    """Time, name and a tick, as after a punch."""
    z = FACE + 0.04
    ink, faint, amber = m.led(1.1, "#F3EFE8"), m.led(0.42, "#F3EFE8"), m.led(2.2)
    label(time, 19, (0, 13, z), ink, root, weight=300)
    label("20 November 2026", 4.6, (0, -2.5, z), faint, root)
    place(loft("rule", squircle(10, 0.6, 0.3), [(0, 0), (0, 0.02)], amber, root), (0, -14, z))
    label(words, 5.6, (0, -25, z), ink, root)
    label(state, 4.6, (0, -33.5, z), faint, root)
    label("Card or PIN", 4.2, (0, -56, z), faint, root)


def _fingerprint(root: Object, glow: float) -> None:
    """Glass in a thin ring of light, a faint finger's ridges below it; z = 0 is the front of the body."""
    lathe("well", fillet([(13.6, -3), (13.6, 0.1, 0.3), (12.9, 0.1, 0.3), (12.8, -3)], 6), m.polished(), root, 256)
    lathe("ring", fillet([(12.7, -2), (12.7, -0.35, 0.2), (11.6, -0.35, 0.2), (11.6, -2)], 4), m.led(glow), root, 256)
    dish = [(10.9 * (1 - k / 24), -0.2 - 0.9 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    lathe("sensor", [(11.4, -1.6), (11.3, -0.4), (11.1, -0.2), *dish], m.dark_glass("#15181C", 0.05), root, 256)
    lines(root, _ridges(), 0.34, m.led(0.24, "#DCE8F2"), -0.14)


def _ridges() -> list[list[Point]]:
    """A loop as on the ball of a finger, within 10 mm about the origin: ridges that rise, bend over and come down."""
    paths: list[list[Point]] = []
    for i in range(9):
        bend = 0.7 + 1.12 * i
        over = [(bend * cos(radians(a)), 1.35 * bend * sin(radians(a)) - 1.5) for a in range(0, 181, 6)]
        legs = [-1.5 - 0.6 * k for k in range(1, 16)]
        right = [(bend * (1 + 0.012 * (y + 1.5) ** 2 / bend) + 0.12 * sin(1.3 * y + i), y) for y in legs]
        left = [(-bend * (1 + 0.02 * (y + 1.5) ** 2 / bend) + 0.12 * sin(1.1 * y - i), y) for y in legs]
        path = [*reversed(right), *over, *left]
        paths += [[a, b] for a, b in pairwise(path[(7 * i) % 11 :]) if max(hypot(*a), hypot(*b)) < 9.9]
    return paths


AT: Vec = (96, 0, 1285)
"""Its place beside a door."""


def in_use() -> None:
    """In the morning."""
    _by_the_door(1.5, build())
    entrance.morning(AT)


def in_use_by_night() -> None:
    """In graphite, on an evening in winter."""
    _by_the_door(0.03, build(m.GRAPHITE, evening=True))
    entrance.late(AT)


def _by_the_door(sky: float, terminal: Object) -> None:
    """Plaster wall beside the glass door of an office, a hall behind it."""
    entrance.wall_and_glass(sky)
    place(terminal, AT, ON_WALL)


IN_USE = View(-13, 1, 400, (176, -40, 1288), focus=(80, -25, 1285), lens=70, stop=3.2)

SHOTS = {
    "hero-light": Shot(
        View(-28, 8, 300, (18, -12, -1), focus=(-14, -25, 0), lens=120, stop=13),
        day_wall,
        turn=ON_WALL,
        ground="#D3CCC1",
        scale=1.2,
        cards=(Card((60, -25, 70), size=(230, 520), power=44),),
    ),
    "hero-dark": Shot(
        View(-36, 8, 286, (16, -14, -1), focus=(-14, -25, 0), stop=6.3),
        night_wall,
        pose={"body": m.GRAPHITE, "glow": 2.8},
        turn=ON_WALL,
        grade=NIGHT,
        ground="#545A64",
        scale=1.2,
        key=1.3,
        cards=(Card((60, -25, 70), size=(230, 520), power=38, color="#CFE0FF"),),
    ),
    "detail": Shot(
        View(-32, 16, 66, (-1, -22, -66), focus=(0, -25, -73), lens=100, stop=11),
        day_wall,
        turn=ON_WALL,
        ground="#D3CCC1",
        scale=0.62,
        cards=(Card((12, -23, -74), size=(200, 420), power=30),),
    ),
    "in-use": Shot(IN_USE, scene=in_use, cards=(Card((150, -25, 1356), size=(260, 520), power=46),)),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        cards=(Card((150, -25, 1356), size=(260, 520), power=14), Card((51, -18, 1285), (-0.8, -0.6, 0), (90, 500), 20, color="#FFE0BC")),
    ),
}
