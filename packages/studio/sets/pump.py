"""A centrifugal pump with its motor on a base plate, and the vibration sensor on its bearing housing. Shaft along X, mm."""

from collections.abc import Sequence
from math import cos, pi, sin

from ..core import material as m
from ..core.mesh import Material, Object, block, copy, group, lathe, place, tube
from ..core.outline import fillet

AXIS = 175.0
"""Height of the shaft above the base plate, mm."""

CROWN = 62.0
"""Radius of the bearing housing where the sensor stands, mm."""


def vibration_sensor(glow: float = 3.0, stud: bool = True) -> Object:
    """28 mm across, 36 mm tall on an M6 stud; its seat is z = 0, the knurled ring is at the bottom."""
    root = group("vibration sensor")
    metal = m.aluminium("#CFD0CF", 0.24)

    def knurl(angle: float, radius: float, z: float) -> float:
        return radius + (0.26 * cos(84 * angle) if 1.4 < z < 9.0 else 0.0)

    rows = [(14.0, z) for z in (1.2, 1.39, 1.6, 8.9, 9.1, 9.3)]
    lathe("knurl", [(0, 0), (12.6, 0), (13.6, 0.9), *rows, (13.6, 9.5), (13.0, 10.2)], metal, root, 84 * 10, displace=knurl)
    lathe(
        "neck", fillet([(13.0, 9.8), (12.4, 10.2, 0.3), (12.4, 11.2, 0.3), (14, 11.4, 0.5), (14, 22.6, 0.4), (12.6, 22.8)], 6), metal, root
    )
    lathe("ring", [(13.0, 22.4), (13.0, 24.4)], m.led(glow), root, 256)
    cap = [(12.6, 24.0), (13.9, 24.0, 0.4), (13.9, 33.6, 3.4), (10.4, 36.2, 2.4), (0, 36.4)]
    lathe("cap", fillet(cap, 14), m.soft_touch(m.GRAPHITE, 0.42), root, 256)
    if stud:
        steel = m.polished("#C4C5C6", 0.2)
        thread = [(3.0 - 0.55 * abs((k % 8) / 4 - 1), 0.2 - k * 0.125) for k in range(81)]
        lathe("stud", [*thread, (2.2, -10.4), (0, -10.6)], steel, root, 96, crease=180)
    return root


def _paint(tone: str = "#505B57") -> Material:
    """Machine enamel over casting."""
    return m.matte(tone, 0.38, 0.12, 14, 0.45)


def _along(name: str, profile: Sequence[Sequence[float]], material: Material, root: Object, segments: int = 160) -> Object:
    """Body turned about the shaft; the profile is (radius, x)."""
    return place(lathe(name, fillet(profile, 8), material, root, segments), (0, 0, AXIS), (0, 90, 0))


def _bolts(root: Object, x: float, radius: float, count: int, size: float = 15) -> None:
    """Ring of hexagon heads that face along the shaft."""
    steel = m.aluminium("#A9AAA8", 0.32)
    first = None
    for i in range(count):
        angle = 2 * pi * (i + 0.5) / count
        at = (x, radius * cos(angle), AXIS + radius * sin(angle))
        if first is None:
            head = [(0, 0), (size / 2, 0, 0.4), (size / 2, size * 0.5, 1.2), (0, size * 0.55)]
            first = place(lathe("bolt", fillet(head, 4), steel, root, 6, crease=20), at, (0, -90, 0))
        else:
            copy(first, at, (0, -90, 0), root)


def pump() -> Object:
    """Motor to the left, bearing housing in the middle, volute with its flange to the right."""
    root = group("pump")
    enamel, steel = _paint(), m.aluminium("#B9BAB8", 0.25)
    block("plate", (980, 330, 26), _paint("#4A5150"), root, (-70, 0, -26), edge=4)
    housing = [
        (20, -92),
        (54, -92, 4),
        (56, -74, 4),
        (CROWN, -66, 6),
        (CROWN, 70, 6),
        (54, 78, 6),
        (58, 108, 10),
        (96, 132, 4),
        (96, 150, 3),
        (30, 150),
    ]
    _along("housing", housing, enamel, root)
    for x in (-54, 58):
        _along("rib", [(CROWN - 4, x - 5), (CROWN + 5, x - 5, 2), (CROWN + 5, x + 5, 2), (CROWN - 4, x + 5)], enamel, root)
    block("foot", (70, 150, AXIS - 44), enamel, root, (-20, 0, 0), edge=10)
    _along("cover", [(22, -98), (46, -98, 3), (48, -90, 2), (22, -90)], steel, root)
    _bolts(root, -98, 37, 6, 10)
    _along("shaft", [(0, -190), (15, -190, 1), (15, -90), (0, -90)], m.polished("#C9CACA", 0.16), root, 96)
    _along(
        "coupling", [(0, -176), (46, -176, 3), (46, -146, 3), (43, -143), (43, -139), (46, -136, 3), (46, -112, 3), (0, -112)], steel, root
    )
    volute = [(40, 146), (136, 146, 18), (150, 176, 30), (136, 232, 20), (60, 236, 8), (56, 290, 8), (84, 296, 3), (84, 316, 3), (40, 316)]
    _along("volute", volute, enamel, root, 192)
    _bolts(root, 146, 112, 10)
    outlet = [(34, 0), (52, 0), (46, 110, 20), (48, 196, 10), (82, 202, 3), (82, 222, 3), (34, 222)]
    place(lathe("outlet", fillet(outlet, 8), enamel, root, 128), (190, -70, AXIS + 20))
    place(lathe("riser", [(52, 222), (52, 1200)], _paint("#67716C"), root, 96), (190, -70, AXIS + 20))
    _motor(root, _paint("#444D4A"))
    return root


def _motor(root: Object, enamel: Material) -> None:
    """Finned body, end shields and terminal box."""
    _along("body", [(20, -520), (96, -520, 8), (96, -226, 6), (104, -222, 3), (104, -204, 3), (20, -204)], enamel, root)
    fin = block("fin", (270, 3.4, 26), enamel, root, edge=1)
    fin.hide_render = True
    for i in range(44):
        angle = 360 / 44 * i
        if 60 < angle < 120:
            continue
        a = angle * pi / 180
        copy(fin, (-376, 92 * cos(a), AXIS + 92 * sin(a)), (angle - 90, 0, 0), root)
    block("terminal box", (130, 110, 62), enamel, root, (-370, 0, AXIS + 90), edge=6)
    tube("cable", [(-370, 60, AXIS + 120), (-370, 130, AXIS + 116), (-372, 220, AXIS + 150), (-380, 330, AXIS + 420)], 16, m.rubber(), root)
    for x in (-460, -280):
        block("foot", (60, 210, AXIS - 84), enamel, root, (x, 0, 0), edge=8)
