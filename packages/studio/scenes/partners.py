"""What the partners make: the tool of a faceplate."""

from math import pi

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, block, cut, drill, group, label, lathe, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import Shot
from ..products import dimmer_knob
from ..sets.tabletop import by_night

VIEW = View(-20, 27, 500, (10, 20, 52), focus=(0, -60, 40), lens=75, stop=9)

PLATE = squircle(86, 86, 17)
"""Outline of the dimmer's faceplate, mm."""


def mould() -> None:
    """Both halves of a mould for the dimmer's faceplate, the plate that left it, and the dimmer it became."""
    by_night(VIEW, "#1C1F22", scale=2.3, key=1.2)
    place(_cavity(), (-84, 40, 0), (0, 0, 14))
    place(_core(), (108, 104, 75), (84, 0, -12))
    fresh = group("fresh", (40, -96, 0), (0, 0, -20))
    shell = m.soft_touch(m.CHALK, 0.48)
    plate = slab("plate", PLATE, 0, 9, shell, fresh, edge=2.8, foot=0.8)
    cut(plate, drill(65, -2, 12, (0, 0), fresh))
    place(dimmer_knob.build(glow=3.2), (158, -70, 0), (0, 0, 24))


def _block(root: Object, height: float) -> Object:
    """Steel block of 176 x 150 mm, ground on all sides."""
    return block("steel", (176, 150, height), m.brushed("#A9ACAE", "X", 0.24), root, edge=1.6)


def _cavity() -> Object:
    """Lower half: the plate's outside, polished, around the island of its hole; four guide pins, two cooling ports."""
    root = group("cavity")
    steel = _block(root, 62)
    cut(steel, slab("plate", PLATE, 52, 64, m.polished("#E3E4E5", 0.07), root, edge=0.1, foot=2.8))
    lathe("island", fillet([(0, 52), (32.6, 52), (32.6, 61, 0.6), (0, 61)], 6), m.polished("#E3E4E5", 0.08), root, 192)
    for x in (-70, 70):
        for y in (-58, 58):
            pin = fillet([(0, 60), (9, 60), (9, 96, 2.5), (0, 97)], 6)
            place(lathe("pin", pin, m.polished("#D8D9DA", 0.1), root, 96), (x, y, 0))
    for x in (-40, 40):
        place(
            lathe("port", [(10, 0), (10, 1.5), (6, 1.5), (6, -6), (0, -6)], m.aluminium("#C8A766", 0.25), root, 64),
            (x, -75, 28),
            (90, 0, 0),
        )
    label("QG 086-A", 7, (0, -75.05, 28), m.gap(), root).rotation_euler = (pi / 2, 0, 0)
    return root


def _core() -> Object:
    """Upper half: the plate's inside stands out from it; four bushes, and the gate."""
    root = group("core", (0, 0, 0))
    steel = _block(root, 52)
    for x in (-70, 70):
        for y in (-58, 58):
            cut(steel, drill(18.4, 30, 60, (x, y), root))
            ring = fillet([(9.2, 51), (13, 51), (13, 53, 0.4), (9.2, 53)], 4)
            place(lathe("bush", ring, m.aluminium("#C8A766", 0.25), root, 96), (x, y, 0))
    slab("core", squircle(80, 80, 14), 50, 58, m.polished("#E3E4E5", 0.07), root, edge=2, foot=0.2)
    cut(steel, drill(3, 30, 70, (0, 0), root))
    return root


SHOTS: dict[str, Shot] = {"mould": Shot(VIEW, scene=mould, grade=Grade(exposure=0.4))}
