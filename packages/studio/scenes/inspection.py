"""Machine learning at work: a camera looks over a tray of covers fresh from the mould and marks the one that is chipped."""

from random import Random

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, world
from ..core.mesh import block, copy, cut, drill, group, place, sheet, slab, torus
from ..core.outline import squircle
from ..core.shot import Shot
from ..core.units import Vec
from ..products import intelligent_camera
from ..sets import traces

VIEW = View(-22, 24, 440, (26, 24, 44), focus=(-20, -50, 18), lens=80, stop=8)

COLUMNS, ROWS, PITCH = 7, 5, 39.0
FLAWED = (2, 1)
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
            if (i, k) != FLAWED and (i, k) != (6, 0):
                copy(cover, _at(i, k), (0, 0, chance.uniform(-1.6, 1.6)))
    x, y, z = _at(*FLAWED)
    bad = slab("chipped", squircle(30, 30, 9.4), 0, 13, white, None, edge=3, foot=0.4)
    cut(bad, drill(15, 4, 20, (13.5, -13)), drill(7, 7, 20, (4.5, -15)), drill(6, 6, 20, (15.5, -3)))
    place(bad, (x, y, z), (0, 0, 7))
    torus("mark", 43, 1.3, m.led(3.6), None, (x, y, 12.6))
    bulb((x, y, 34), 0.5, 8, "#FF9A3C")
    loose = copy(cover, (206, -92, 0), (0, 0, 31))
    loose.hide_render = False
    traces.fingerprint((4, 3, 13.05), (0, 0, 40), (13, 18), parent=loose)
    _camera()
    traces.dust((900, 600), (0, 0, 0.1), cover=0.08)


def inspection() -> None:
    """The test room by day."""
    _tray()
    world("#DCE6F4", "#A9A294", 0.2, glossy=0.5)
    softbox((-560, 260, 430), (0, 0, 10), (240, 260), 640, "#FFEBD2")
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
    root = group("stand", (96, 158, 0), (0, 0, -26))
    block("block", (84, 84, 18), m.matte("#2A2D2F", 0.5, 0.04, 60), root, edge=4)
    body = intelligent_camera.build(yaw=-8, tilt=-26, glow=3.4)
    place(body, (0, 0, 18)).parent = root


INSPECTION = Shot(VIEW, scene=inspection, grade=Grade(exposure=0.15))
INSPECTION_DARK = Shot(VIEW, scene=by_night, grade=Grade(exposure=0.3, bloom=0.14))
