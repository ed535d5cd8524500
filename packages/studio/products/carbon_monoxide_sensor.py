"""Carbon Monoxide (CO) Sensor: round cover with a ring of 1 mm vents, amber gap towards its base. 98 x 26 mm."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, moonlight, softbox, world
from ..core.mesh import Object, arc, block, copy, group, lathe, place
from ..core.outline import fillet
from ..core.shot import ON_WALL, Shot
from ..sets import bedroom
from ..sets.rig import DUSK, day_wall, night_wall

RIBS = 80
"""Ribs of the vent ring; the slots between them are 1 mm wide."""


def build(cover: str = m.CHALK, glow: float = 1.8, halo: bool = True) -> Object:
    """Face is +Z. `glow` is the strength of the ring between cover and base, `halo` whether its light falls on the wall."""
    root = group("co sensor")
    shell = m.soft_touch(cover, 0.47)
    lathe("base", fillet([(46, 0), (48.4, 0, 0.8), (48.4, 5.0, 0.5), (43, 5.0)], 6), shell, root, 256)
    lathe("ring", [(48.7, 4.8), (48.7, 8.0)], m.led(glow), root, 256).visible_diffuse = halo
    outside = [(43, 7.4), (49, 7.4, 0.4), (49, 24.4, 7.5), (37.2, 25.1, 0.35), (37.0, 21.0)]
    lathe("cover", fillet(outside, 16), shell, root, 256)
    inside = [(28.0, 21.0), (27.8, 25.4, 0.35), (13.3, 25.9, 0.35), (13.0, 24.0)]
    lathe("boss", fillet(inside, 8), shell, root, 256)
    arc("depth", 27.9, 37.1, 21.6, 0, 360, m.gap(), root)
    _vents(root, shell)
    button = fillet([(12.5, 23.5), (12.5, 25.9, 0.5), (11.2, 25.9, 0.6), (6, 25.2, 8), (0, 25.0)], 10)
    lathe("button", button, shell, root, 192)
    return root


def _vents(root: Object, shell: m.Material) -> None:
    """Radial ribs, flush with the cover."""
    first = None
    for i in range(RIBS):
        angle = 360 / RIBS * i
        at = (32.5 * cos(radians(angle)), 32.5 * sin(radians(angle)), 21.7)
        if first is None:
            first = place(block("rib", (9.6, 1.55, 3.35), shell, root, edge=0.3), at, (0, 0, angle))
        else:
            copy(first, at, (0, 0, angle), root)


def in_use() -> None:
    """In the last light of the window."""
    _beside_a_bed(build(glow=1.8, halo=False))
    world("#B4C2D8", "#5A5F68", 0.32, glossy=0.4)
    softbox((-460, -640, 1560), (200, 0, 1000), (260, 260), 1150, "#F4F1EC")
    bulb(LAMP, 40, 40)


def in_use_by_night() -> None:
    """By a lamp, with the last of the day in the room."""
    _beside_a_bed(build(m.GRAPHITE, 3.0, halo=False))
    moonlight(0.1, glossy=0.3)
    bulb(LAMP, 70, 40)
    softbox((-420, -520, 1500), (200, 0, 1000), (220, 220), 420, "#FFE2C2")
    softbox((900, -800, 1300), (200, 0, 1000), (500, 500), 380, "#A9C1EA", glossy=False)


def _beside_a_bed(sensor: Object) -> None:
    """On the blue-green wall of a bedroom, between the headboard and a lamp that hangs over the bedside table."""
    bedroom.wall_and_bed("#66706E")
    bedroom.lamp(LAMP)
    place(sensor, (176, 0, 1010), ON_WALL)


LAMP = (330, -90, 934)
"""Middle of the hanging globe, mm."""


IN_USE = View(-27, 2, 390, (216, -60, 990), focus=(150, -28, 1010), lens=65, stop=7.1)

SHOTS = {
    "hero-light": Shot(
        View(-27, 10, 214, (12, -12, -4), focus=(-12, -26, 8), lens=135),
        day_wall,
        turn=ON_WALL,
        ground="#C6BFB3",
        pose={"glow": 1.5, "halo": False},
        scale=1.2,
    ),
    "hero-dark": Shot(
        View(-36, 16, 178, (6, -12, -3), focus=(-14, -25, 2), stop=6.3),
        night_wall,
        pose={"cover": m.GRAPHITE, "glow": 2.4},
        turn=ON_WALL,
        grade=DUSK,
        ground="#545A64",
        key=2.4,
    ),
    "detail": Shot(
        View(-48, 24, 70, (-9, -24, 5), focus=(-20, -25, 8), lens=100, stop=10),
        day_wall,
        turn=ON_WALL,
        ground="#D9D2C7",
        scale=0.7,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.6, bloom=0.14)),
}
