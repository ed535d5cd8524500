"""Machine learning at work: a camera looks over a tray of covers fresh from the mould and marks the one that is chipped."""

from math import cos, pi, sin
from random import Random

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, world
from ..core.mesh import Material, Object, block, copy, cut, group, mesh, place, sheet, slab, torus
from ..core.outline import squircle
from ..core.shot import Shot
from ..core.units import Vec
from ..products import intelligent_camera
from ..sets import traces

VIEW = View(-24, 28, 348, (16, 18, 42), focus=(-40, -64, 18), lens=80, stop=9)

COLUMNS, ROWS, PITCH = 5, 4, 39.0
FLAWED = (1, 0)
"""Column and row of the chipped cover."""


def _at(i: int, k: int) -> Vec:
    return ((i - (COLUMNS - 1) / 2) * PITCH, (k - (ROWS - 1) / 2) * PITCH, 7.0)


def _tray() -> None:
    """The table with all that stands on it."""
    sheet("table", 4000, 4000, m.matte("#CBC4B8", 0.6, 0.05, 40), None, (0, 0, 0))
    sheet("wall", 6000, 4000, m.plaster("#C6BDAE"), None, (0, 900, 900), (90, 0, 0))
    tray = slab(
        "tray", squircle(COLUMNS * PITCH + 24, ROWS * PITCH + 24, 14), 0, 12, m.aluminium("#3A3E41", 0.42, 0.08), None, edge=1.4, foot=0.6
    )
    cut(
        tray,
        *(
            place(slab("nest", squircle(32, 32, 10), 0, 20, m.gap(), None, edge=0.1, foot=0.1), _at(i, k))
            for i in range(COLUMNS)
            for k in range(ROWS)
        ),
    )
    white = m.soft_touch(m.CHALK, 0.42)
    cover = slab("cover", squircle(30, 30, 9.4), 0, 13, white, None, edge=3, foot=0.4)
    cover.hide_render = True
    chance = Random(4)
    for i in range(COLUMNS):
        for k in range(ROWS):
            if (i, k) != FLAWED and (i, k) != (COLUMNS - 1, 0):
                copy(cover, _at(i, k), (0, 0, chance.uniform(-1.6, 1.6)))
    x, y, z = _at(*FLAWED)
    place(_chipped(white), (x, y, z), (0, 0, 7))
    torus("mark", 47, 2.4, m.led(3.6), None, (x, y, 13.4))
    bulb((x, y, 40), 0.5, 8, "#FF9A3C")
    loose = copy(cover, (126, -90, 0), (0, 0, 31))
    loose.hide_render = False
    traces.fingerprint((4, 3, 13.05), (0, 0, 40), (13, 18), parent=loose)
    _camera()
    traces.dust((900, 600), (0, 0, 0.1), cover=0.08)


def _chipped(white: Material) -> Object:
    """A cover whose near corner has broken off: its wall is 1.8 mm thick, and behind it is nothing."""
    bad = slab("chipped", squircle(30, 30, 9.4), 0, 13, white, None, edge=3, foot=0.4)
    cut(bad, slab("hollow", squircle(26.4, 26.4, 7.6), -1, 11.2, white, None, edge=1.6, foot=0.1))
    chance = Random(3)
    rim = [(cos(2 * pi * k / 13), sin(2 * pi * k / 13), chance.uniform(0.6, 1.2)) for k in range(13)]
    ends = [(-10 + 14 * r * wide * x, -12 + 13 * r * wide * y, z) for z, wide in ((5.5, 0.5), (16.0, 1.05)) for x, y, r in rim]
    sides = [(k, (k + 1) % 13, (k + 1) % 13 + 13, k + 13) for k in range(13)]
    return cut(bad, mesh("bite", ends, [tuple(reversed(range(13))), tuple(range(13, 26)), *sides], white))


def inspection() -> None:
    """The test room by day."""
    _tray()
    world("#DCE6F4", "#A9A294", 0.2, glossy=0.5)
    softbox((-560, 200, 430), (0, 0, 10), (240, 260), 560, "#FFEBD2")
    softbox((520, -520, 420), (0, 0, 20), (420, 420), 90, "#E2ECFF", glossy=False)
    softbox((120, 620, 420), (0, 0, 10), (620, 160), 130, "#FFFFFF")


def by_night() -> None:
    """The test room when only the camera works."""
    _tray()
    world("#8FA3C0", "#20242C", 0.02, glossy=0.25)
    softbox((-520, 300, 400), (0, 20, 10), (120, 480), 120, "#FFCB96")
    softbox((560, 260, 380), (20, 20, 10), (140, 520), 130, "#A9C1EA")


def _camera() -> None:
    """On a block behind the tray, looking down at it; its cable goes where it was put."""
    root = group("stand", (64, 136, 0), (0, 0, -26))
    block("block", (84, 84, 18), m.matte("#2A2D2F", 0.5, 0.04, 60), root, edge=4)
    body = intelligent_camera.build(yaw=-8, tilt=-26, glow=3.4)
    place(body, (0, 0, 18)).parent = root


INSPECTION = Shot(VIEW, scene=inspection, grade=Grade(exposure=0.15))
INSPECTION_DARK = Shot(VIEW, scene=by_night, grade=Grade(exposure=0.3, bloom=0.14))
