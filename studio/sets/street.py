"""An architect's model of a few streets, with a white delivery van and the line that it drove. Van at the origin, mm."""

import random
from itertools import pairwise

from ..core import material as m
from ..core.mesh import Object, block, copy, group, lathe, loft, mesh, place, slab, tube
from ..core.outline import circle, fillet
from ..core.units import Vec

PITCH = (132.0, 104.0)
"""From street to street, mm."""

STREET = 40.0
"""Width of a street between kerbs, mm."""

LOW = {(-1, 0): 24, (0, 0): 40, (1, 0): 52, (-2, 0): 34, (-1, -1): 0, (0, -1): 0, (1, -1): 0, (-2, -1): 0}
"""Height of the blocks about the van, so that it stands in the sun; 0 is a square with trees."""


def van(parent: Object) -> Object:
    """Delivery van, 94 x 36 x 43 mm, driving along +X."""
    root = group("van", parent=parent)
    tail = [(-44, 43, 5), (-47, 40, 5), (-47, 5, 4), (0, 5)]
    side = [(0, 5), (44, 5, 4), (47, 12, 4), (46.6, 19, 4), (38, 24, 8), (25, 40.5, 7), (10, 43, 20), *tail]
    white = m.soft_touch("#F1EFEA", 0.34)
    place(slab("body", fillet(side, 8)[:-1], 0, 36, white, root, edge=2.6, foot=2.6), (0, 18, 0), (90, 0, 0))
    glass = m.dark_glass()
    window = fillet([(20, 25), (34.4, 25, 1.5), (25, 37.5, 2.5), (14, 37.5, 2), (14, 25, 2), (20, 25)], 6)[:-1]
    place(slab("side glass", window, 0, 36.3, glass, root, edge=0.1, foot=0.1), (0, 18.15, 0), (90, 0, 0))
    front = [(37.6, -14.5, 25.6), (37.6, 14.5, 25.6), (27.0, 13.5, 39.2), (27.0, -13.5, 39.2)]
    mesh("windscreen", front, [(0, 1, 2, 3)], glass, root, flat_caps=False)
    tyre, hub = m.rubber(), m.aluminium("#C4C4C2", 0.3)
    for x in (-27, 28):
        for y, turn in ((-17.2, 90), (17.2, -90)):
            wheel = group("wheel", (x, y, 7.4), (turn, 0, 0), root)
            lathe("tyre", fillet([(0, -5), (7.4, -5, 1), (7.4, 1.2, 1.4), (4.6, 1.4), (4.4, 0.9), (0, 0.9)], 6), tyre, wheel, 64)
            lathe("hub", fillet([(4.4, 0.8), (3.8, 1.3, 0.3), (0, 1.1)], 4), hub, wheel, 48)
    for y in (-12.5, 12.5):
        block("lamp", (1.2, 7, 4), m.matte("#DDDAD2", 0.15, specular=0.5), root, (46.2, y, 15), edge=0.5)
    block("bumper", (3, 33, 6), m.matte("#3A3D40", 0.6), root, (45.6, 0, 5.5), edge=1.2)
    block("joint", (0.5, 36.16, 30), m.gap(), root, (12, 0, 8), edge=0.1)
    return root


def _houses(root: Object) -> None:
    """Paper blocks on their kerbs; each lot holds two to four houses of one street front."""
    chance = random.Random(8)
    tones = [m.matte(tone, 0.85, 0.05, 40) for tone in ("#E6E0D5", "#DBD4C7", "#EEE9DF", "#CFC7B9")]
    kerb = m.matte("#DAD3C6", 0.85)
    width, depth = PITCH[0] - STREET, PITCH[1] - STREET
    for i in range(-5, 5):
        for j in range(-2, 6):
            x, y = (i + 0.5) * PITCH[0], (j + 0.5) * PITCH[1]
            block("kerb", (width, depth, 2), kerb, root, (x, y, 0), edge=0.6)
            tall = LOW.get((i, j), chance.choice((30, 44, 58, 72) if j >= 0 else (14, 20)))
            parts = chance.choice((2, 3))
            for k in range(parts if tall else 0):
                part = (width - 8) / parts
                height = tall * chance.uniform(0.7, 1.1)
                at = (x - width / 2 + 4 + part * (k + 0.5), y + chance.uniform(-3, 3), 2)
                block("house", (part - 1, depth - 12, height), chance.choice(tones), root, at, edge=0.5)
            if not tall:
                _trees(root, x, y, chance)


def _trees(root: Object, x: float, y: float, chance: random.Random) -> None:
    """Seven round crowns on pins."""
    leaf, pin = m.matte("#75806A", 0.9, 0.8, 30), m.matte("#6B5A48", 0.8)
    crown = lathe("crown", fillet([(0, -9), (9, -7, 8), (9, 7, 9), (0, 9)], 10), leaf, root, 32)
    crown.hide_render = True
    for _ in range(7):
        size = chance.uniform(0.6, 1.05)
        at: Vec = (x + chance.uniform(-40, 40), y + chance.uniform(-24, 24), 12 + 9 * size)
        copy(crown, at, (0, 0, 0), root).scale = (size, size, size)
        place(loft("pin", circle(1.4, 12), [(0, 2), (0, 16)], pin, root), (at[0], at[1], 0))


def _route(root: Object, glow: float) -> None:
    """Amber line from the far end of the model to the van's rear."""
    px, py = PITCH
    corners = [(-44.0, 0.0), (-px, 0.0), (-px, py), (0.0, py), (0.0, 3 * py), (-px, 3 * py), (-px, 6 * py)]
    points: list[Vec] = [(*corners[0], 0.6)]
    for a, b in pairwise(corners):
        for t in (0.05, 0.1, 0.5, 0.9, 0.95):
            points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0.6))
    points.append((*corners[-1], 0.6))
    tube("route", points, 4.2, m.led(glow), root)


def build(glow: float = 2.0) -> Object:
    """The whole model; the street's face is z = 0."""
    root = group("streets")
    _houses(root)
    _route(root, glow)
    van(root)
    return root
