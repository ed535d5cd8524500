"""Eight NFC tags. Each lies on z = 0 about its own origin; mm."""

from math import cos, pi, sin

from ..core import material as m
from ..core.mesh import Object, arc, block, cut, drill, group, lathe, loft, place, sheet, slab, torus, tube
from ..core.outline import fillet, squircle
from ..core.units import Vec
from .band import strap


def card(root: Object) -> None:
    """ISO card, graphite, with the waves of a reader in its corner."""
    slab("card", squircle(85.6, 54, 4.2), 0, 0.9, m.soft_touch(m.GRAPHITE, 0.4), root, edge=0.3, foot=0.3)
    ink = m.matte("#D8D3C8", 0.5)
    waves = group("waves", (29, 13, 0), parent=root)
    for r in (2.0, 4.6, 7.2):
        arc("wave", r - 0.4, r + 0.4, 0.92, -40, 40, ink, waves)
    block("chip", (11, 9, 0.3), m.aluminium("#C9B07A", 0.3), root, (-28, 4, 0.75), edge=0.12)


def coin(root: Object) -> None:
    """Disc of 25 mm with a polished edge."""
    lathe(
        "disc",
        fillet([(0, 0), (12.5, 0, 0.8), (12.5, 3.2, 0.8), (11.2, 3.2, 0.2), (11.0, 2.9), (0, 2.9)], 6),
        m.soft_touch("#A79F92"),
        root,
    )
    lathe("rim", fillet([(11.6, 3.18), (12.1, 3.3, 0.1), (12.55, 2.5, 0.4), (12.55, 0.8)], 5), m.polished("#DADBDC", 0.14), root)


def fob(root: Object) -> None:
    """Drop of amber polycarbonate on a split ring."""
    body = slab("fob", squircle(30, 39, 14), 0, 6.4, m.soft_touch("#D58A35", 0.4), root, edge=2.4, foot=2.0)
    cut(body, drill(6.4, -1, 8, (0, 13.6), root))
    steel = m.polished("#D5D6D7", 0.13)
    for lift in (0.0, 1.6):
        torus("loop", 25, 1.6, steel, root, (2, 24.8, 3.4 + lift), (9, 6, 0))


def wristband(root: Object) -> None:
    """Closed silicone band standing on its edge, with an oval boss in front."""

    def loop(u: float) -> Vec:
        a = 2 * pi * u
        return (31 * cos(a), 28 * sin(a), 8)

    silicone = m.matte("#26332D", 0.55, 0.05, 90, 0.4)
    strap("band", loop, 16, 2.4, silicone, root)
    boss = slab("boss", squircle(33, 20, 9.8), -1.2, 2.6, silicone, root, edge=1.6, foot=0.2)
    place(boss, (0, -28, 9.0), (90, 0, 0))


def label(root: Object) -> None:
    """Printed antenna on paper: five turns of copper about a chip, one corner of the label lifted."""
    sheet("paper", 47, 47, m.matte("#F1ECE2", 0.8), root, (0, 0, 0.15))
    copper = m.aluminium("#B8743F", 0.3)
    turns: list[Vec] = []
    for k in range(5):
        a = 20.5 - 1.9 * k
        b = a - 1.9
        for x, y in ((-a, -a), (a, -a), (a, a), (-a, a), (-a, -b)):
            turns += [(x, y, 0.3)] * 3
    tube("antenna", turns, 0.85, copper, root)
    block("chip", (3.4, 3.4, 0.7), m.gap(), root, (-11.0, -9.0, 0.2), edge=0.2)
    tube("bridge", [(-11, -9, 0.3), (-11, -14, 0.4), (-14, -18, 0.4), (-20.5, -20.5, 0.3)], 0.8, copper, root)


def bead(root: Object) -> None:
    """Glazed ceramic on a waxed cord."""
    glaze = m.matte("#EFEBE2", 0.12, specular=0.5)
    profile = fillet([(2.6, 1.2), (2.6, 10.8, 1.0), (7.5, 12, 4), (7.9, 6, 9), (7.5, 0, 4), (2.6, 1.2)], 10)
    place(lathe("bead", [*profile[:-1], profile[0]], glaze, root, 96), (0, 0, 7.9), (0, 90, 0))
    cord = [(-30, -13, 0.9), (-24, -6, 0.9), (-12, 0, 5), (0, 0, 7.9), (10, 0, 7.4), (17, 3, 1.0), (26, 12, 0.9), (33, 10, 0.9)]
    tube("cord", cord, 1.7, m.matte("#2A2622", 0.7), root)


def screw_tag(root: Object) -> None:
    """Glass-filled disc of 34 mm, held by one countersunk screw."""
    shell = m.matte("#3A3D40", 0.6, 0.12, 120, 0.4)
    lathe("body", fillet([(0, 0), (17, 0, 0.6), (17, 3.6, 2.0), (13, 6, 2), (6.2, 6.2, 0.6), (4, 4.4)], 8), shell, root)
    head = lathe("screw", fillet([(5.6, 5.0), (5.4, 6.5, 0.3), (4.6, 7.0, 0.8), (0, 7.2)], 6), m.polished("#C9CACB", 0.18), root, 96)
    head.rotation_euler.z = 0.5
    for turn in (20, 110):
        block("slot", (5.4, 1.0, 0.6), m.gap(), root, (0, 0, 6.75), (0, 0, turn), edge=0.25)


def tile(root: Object) -> None:
    """Scene tile, 29 mm, its edge lit."""
    outline, shell = squircle(29, 29, 11.5), m.soft_touch(m.CHALK)
    slab("foot", outline, 0, 2.4, shell, root, edge=0.3, foot=0.6)
    loft("edge", outline, [(0.5, 2.2), (0.5, 3.7)], m.led(3.0), root, bottom=False, top=False)
    slab("cap", outline, 3.5, 7.2, shell, root, edge=2.0, foot=0.3)
    torus("mark", 8, 0.5, m.matte("#B9B3A8", 0.6), root, (0, 0, 7.2))


KINDS = (label, bead, coin, card, wristband, fob, screw_tag, tile)
"""Back row from the left, then the front row."""
