"""Cut-away model of a house with four storeys of five suites; one suite has its lights on. Front y = 0, mm."""

import random

from ..core import material as m
from ..core.light import bulb
from ..core.mesh import Material, Object, block, copy, group, lathe, place, sheet, tube
from ..core.outline import fillet

WIDE, TALL, DEEP = 62.0, 42.0, 70.0
"""A suite, mm."""

SUITES, FLOORS = 5, 4

LIT = (3, 2)
"""Column and floor of the suite that reports."""


def _suite(root: Object, x: float, z: float, chance: random.Random, tones: list[Material]) -> None:
    """Bed, table, wardrobe, sink: what a model maker puts into 62 mm."""
    flip = chance.choice((-1, 1))
    block("bed", (22, 16, 5), tones[0], root, (x + flip * 15, DEEP - 18, z), edge=1)
    block("pillow", (5, 12, 2), tones[1], root, (x + flip * 22, DEEP - 18, z + 5), edge=0.9)
    block("wardrobe", (12, 7, 24), tones[2], root, (x - flip * 20, DEEP - 8, z), edge=0.4)
    block("table", (15, 10, 1.2), tones[1], root, (x - flip * 12, 22, z + 8), edge=0.4)
    for dx in (-6, 6):
        block("leg", (1.1, 8, 8), tones[1], root, (x - flip * 12 + dx, 22, z), edge=0.2)
    block("sofa", (22, 9, 5), tones[0], root, (x + flip * 14, 18, z), edge=1.2)
    block("sofa back", (22, 3, 9), tones[0], root, (x + flip * 14, 23, z), edge=1.2)
    block("picture", (9, 0.8, 7), tones[2], root, (x + flip * 8, DEEP - 1.4, z + 20), edge=0.2)


def build() -> Object:
    """Stands on an oak plinth whose underside is z = 0."""
    root = group("house")
    chance = random.Random(11)
    width = SUITES * WIDE
    block("plinth", (width + 130, 190, 16), m.oak("X", "#B59A7C", "#80684F", 1.2), root, (0, 40, 0), edge=1.6)
    paper, wall = m.matte("#E4DED3", 0.8, 0.04, 40), m.matte("#D6CFC2", 0.85, 0.04, 40)
    tones = [m.matte(tone, 0.8) for tone in ("#A9A498", "#DDD6C9", "#7C8078")]
    for floor in range(FLOORS + 1):
        block("slab", (width + 6, DEEP + 6, 3.2), paper, root, (0, DEEP / 2, 16 + floor * TALL), edge=0.5)
    for column in range(SUITES + 1):
        x = (column - SUITES / 2) * WIDE
        block("party wall", (2.4, DEEP, FLOORS * TALL), wall, root, (x, DEEP / 2, 18), edge=0.3)
    sheet("rear", width, FLOORS * TALL, wall, root, (0, DEEP, 18 + FLOORS * TALL / 2), (90, 0, 0))
    for column in range(SUITES):
        for floor in range(FLOORS):
            _suite(root, (column + 0.5 - SUITES / 2) * WIDE, 19.2 + floor * TALL, chance, tones)
    _roof(root, width, paper)
    _riser(root)
    _trees(root, width)
    x, z = (LIT[0] + 0.5 - SUITES / 2) * WIDE, 19.2 + LIT[1] * TALL
    shade = lathe("lamp", fillet([(0, 0), (3.4, 1, 2), (3.4, 4, 2), (0, 5)], 5), m.led(5.0, "#FFB25E"), root, 32)
    place(shade, (x - 4, 40, z + 31)).visible_shadow = False
    bulb((x - 4, 40, z + 30), 5.2, 4, "#FF9C3E").parent = root
    return root


def _roof(root: Object, width: float, paper: Material) -> None:
    """Parapet, lift house, two fans."""
    z = 19.2 + FLOORS * TALL
    block("parapet", (width + 6, 2, 7), paper, root, (0, -2, z), edge=0.3)
    block("parapet", (width + 6, 2, 7), paper, root, (0, DEEP + 2, z), edge=0.3)
    block("lift house", (34, 30, 20), paper, root, (-52, 40, z), edge=0.6)
    for x in (60, 84):
        place(lathe("fan", fillet([(0, 0), (7, 0, 0.5), (7, 8, 1), (5.6, 8, 0.5), (5.4, 6), (0, 6)], 5), paper, root, 48), (x, 44, z))


def _riser(root: Object) -> None:
    """Brass pipe through all storeys beside the party walls, with a meter in the lit suite's branch."""
    brass = m.aluminium("#B9935A", 0.3)
    for column in (1, 3):
        x = (column + 1 - SUITES / 2) * WIDE - 5
        top = 19.2 + FLOORS * TALL - 6
        tube("riser", [(x, 6, 16), (x, 6, 60), (x, 6, 120), (x, 6, top)], 2.4, brass, root)
        for floor in range(FLOORS):
            z = 19.2 + floor * TALL + 12
            tube("branch", [(x, 6, z), (x - 6, 6, z), (x - 12, 6, z), (x - 16, 6, z)], 1.7, brass, root)
            block("meter", (4.4, 4.4, 4.4), m.matte("#2B2D32", 0.5), root, (x - 7, 6, z - 2.2), edge=0.8)


def _trees(root: Object, width: float) -> None:
    """Model trees on either side of the house."""
    leaf, pin = m.matte("#5D6B57", 0.9, 0.9, 26), m.matte("#6B5A48", 0.8)
    crown = lathe("crown", fillet([(0, -15), (15, -11, 12), (13, 12, 13), (0, 17)], 12), leaf, root, 40)
    crown.hide_render = True
    half = width / 2
    left = ((-half - 34, 20, 1.1), (-half - 40, 86, 0.8), (-half - 12, -34, 0.6))
    right = ((half + 30, 74, 1.0), (half + 40, 6, 0.75), (half - 40, -36, 0.55))
    for x, y, size in (*left, *right):
        block("stem", (1.8, 1.8, 26 * size), pin, root, (x, y, 16), edge=0.5)
        copy(crown, (x, y, 16 + 34 * size), (0, 0, x), root).scale = (size, size, size * 1.1)
