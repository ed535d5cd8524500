"""Dimmer Knob: a knob turned from the solid over a ring that shows the level. 86 x 86 x 30 mm."""

from math import pi

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, moonlight, softbox, world
from ..core.mesh import Object, arc, disc, group, lathe, place, sheet, slab
from ..core.outline import Outline, fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..core.units import Vec
from ..sets import bedroom, props
from ..sets.rig import NIGHT, day_wall, night_wall

RIDGES = 110
KNURL = (13.2, 28.2)
"""Heights between which the ridges run, mm."""


def build(plate: str = m.CHALK, level: float = 0.62, glow: float = 2.4) -> Object:
    """Face is +Z. `level` 0 to 1 is how far the ring is lit."""
    root = group("dimmer knob")
    slab("plate", squircle(86, 86, 17), 0, 9, m.soft_touch(plate, 0.48), root, edge=2.8, foot=0.8)
    well = fillet([(33.2, 9.02), (33.0, 9.05, 0.2), (32.4, 8.2, 0.1), (24, 8.2)], 6)
    lathe("well", well, m.aluminium("#C9CACC", 0.22), root)
    disc("gap", 64.8, 9.06, m.gap(), root)
    zero = 225.0
    arc("track", 29.4, 31.2, 9.10, 0, 360, m.matte("#2A2623", 0.5), root)
    arc("level", 29.4, 31.2, 9.16, zero, zero - 270 * level, m.led(glow), root)
    _knob(group("knob", turn=(0, 0, zero - 270 * level), parent=root), glow)
    return root


def _knob(root: Object, glow: float) -> None:
    """The turned part, its pip on +X."""
    shine = m.polished("#F1F2F3", 0.1)
    lathe("ridges", _side(), m.aluminium("#DCDDDE", 0.24, 0.02), root, RIDGES * 8, crease=24, displace=_ridge)
    chamfer = fillet([(27.2, 28.15), (27.2, 28.6, 0.25), (25.6, 30.2, 0.25), (25.2, 30.2)], 5)
    lathe("chamfer", chamfer, shine, root, 256)
    dish = [(24.8 * (1 - k / 24), 29.9 - 0.9 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    lathe("face", [(25.3, 30.2), (25.1, 30.15), (24.9, 29.95), *dish], m.spun(), root, 256)
    rim = fillet([(1.9, 29.7), (1.9, 29.98, 0.1), (1.35, 29.98, 0.1), (1.35, 29.6)], 4)
    place(lathe("pip rim", rim, shine, root, 64), (20.6, 0, 0))
    place(disc("pip", 2.8, 29.86, m.led(glow * 0.9), root), (20.6, 0, 0))


def _side() -> Outline:
    """Foot groove, collar and the straight that carries the ridges."""
    low, high = KNURL
    collar = fillet([(26.2, 10.2), (27.6, 10.2, 0.4), (27.6, 12.4, 0.4), (27.2, 12.9, 0.2), (27.2, low - 0.1)], 5)
    return [(26.2, 9.3), *collar, *((27.2, low + (high - low) * k / 40) for k in range(41))]


def _ridge(angle: float, radius: float, z: float) -> float:
    """Trapezoidal grooves, 0.62 mm deep, that run out softly at both ends."""
    low, high = KNURL
    if not low <= z <= high or radius < 26:
        return radius
    tooth = abs((angle * RIDGES / (2 * pi)) % 1.0 * 2 - 1)
    depth = min(1.0, max(0.0, (tooth - 0.18) / 0.5))
    end = max(0.0, min(1.0, (z - low) / 0.9, (high - z) / 0.9))
    return radius - 0.62 * depth * end * end * (3 - 2 * end)


def in_use() -> None:
    """At dusk."""
    _beside_a_lamp()
    world("#8FA3C4", "#3C424E", 0.26, glossy=0.4)
    softbox((-520, -560, 1180), (200, 0, 800), (240, 240), 260, "#D6DEEC")
    bulb(BULB, 48, 75, EMBER)


def in_use_by_night() -> None:
    """By the lamp, and the window's blue."""
    _beside_a_lamp()
    moonlight(0.09, glossy=0.25)
    softbox((-520, -560, 1180), (200, 0, 800), (240, 240), 120, "#93AEE6")
    bulb(BULB, 50, 75, EMBER)


BULB: Vec = (378, -140, bedroom.TABLE + 215)
"""In the lamp's shade."""

EMBER = "#FFAE58"
"""Light of a lamp that is dimmed to a few per cent."""


def _beside_a_lamp() -> None:
    """Olive wall of a bedroom, the reading lamp dimmed to an ember before it."""
    sheet("wall", 8000, 4000, m.plaster("#6C6B5A"), None, (0, 0, 1200), (90, 0, 0))
    props.table_lamp((378, -140, bedroom.TABLE), 0.3, EMBER)
    place(build(level=0.09), (200, 0, 800), ON_WALL)


IN_USE = View(-24, 4, 300, (242, -40, 797), focus=(186, -30, 800), lens=75, stop=2.8)
DARK = {"plate": m.GRAPHITE, "glow": 2.2}

SHOTS = {
    "hero-light": Shot(
        View(-31.5, 17, 172, (7, -12, -4), focus=(-8, -30, 8)),
        day_wall,
        turn=ON_WALL,
        ground="#D9D2C7",
        cards=(Card((20, -30, -16), size=(230, 420), power=13, color="#F1F5FF"),),
    ),
    "hero-dark": Shot(
        View(-42, 20, 150, (8, -16, -2), focus=(-12, -30, -2), stop=5.6),
        night_wall,
        pose=DARK,
        turn=ON_WALL,
        grade=NIGHT,
        ground="#545A64",
        cards=(Card((18, -30, -22), size=(260, 460), power=11, color="#CFE0FF"),),
    ),
    "detail": Shot(
        View(-66, 20, 62, (-9, -19, 7), focus=(-24, -24, 9), lens=100, stop=9),
        night_wall,
        pose=DARK,
        turn=ON_WALL,
        ground="#3C4048",
        cards=(Card((10, -30, -14), size=(220, 420), power=12, color="#CFE0FF"),),
    ),
    "in-use": Shot(
        IN_USE,
        scene=in_use,
        cards=(Card((214, -30, 786), size=(230, 420), power=12, color="#E6EEFF"),),
        grade=Grade(exposure=0.45),
    ),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        cards=(Card((214, -30, 786), size=(230, 420), power=4, color="#CFE0FF"),),
        grade=Grade(exposure=0.45, bloom=0.14),
    ),
}
