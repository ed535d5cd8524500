"""What stands beside the bed of somebody who is looked after: blood pressure cuff, oximeter, cane, slippers. mm, on z = 0."""

from math import cos, pi, sin

from ..core import material as m
from ..core.mesh import Object, block, cushion, grid, group, label, lathe, loft, place, slab, tube
from ..core.outline import fillet, squircle
from ..core.units import Vec
from .band import strap


def cuff(at: Vec, turn: float = 0) -> Object:
    """Upper-arm cuff, rolled to one and a half turns, on its edge; monitor on its outside, light below the digits."""
    root = group("cuff", at, (0, 0, turn))

    def roll(u: float) -> Vec:
        a = pi * (0.5 + 3.1 * u)
        r = 54 + 8.0 * u
        return (r * cos(a), r * 0.9 * sin(a), 66)

    strap("cuff", roll, 132, 5.2, m.woven("#2C3834", "#4C5A54", pitch=1.0, depth=0.5), root, 200)
    binding = m.matte("#1C2421", 0.7)
    for z in (1.5, 130.5):
        tube("binding", [(x, y, z) for x, y, _ in (roll(k / 40) for k in range(41))], 5.6, binding, root)
    box = group("monitor", (16, -54, 70), (90, 0, 14), root)
    shell = m.soft_touch(m.CHALK, 0.44)
    slab("box", squircle(66, 96, 19), 0, 20, shell, box, edge=4.2, foot=1.6)
    place(slab("window", squircle(48, 58, 10), 19.6, 20.15, m.dark_glass(), box, edge=0.3, foot=0), (0, 11, 0))
    digits = m.led(0.9, "#E9E6DD")
    label("124", 22, (0, 25, 20.2), digits, box, weight=300)
    label("78", 22, (0, 2, 20.2), digits, box, weight=300)
    place(loft("light", squircle(10, 1.2, 0.6), [(0, 0), (0, 0.03)], m.led(3.0), box), (0, -31, 20.0))
    return root


def oximeter(at: Vec, turn: float = 0) -> Object:
    """Finger clip, 60 x 34 x 33 mm, lying on its lower jaw."""
    root = group("oximeter", at, (0, 0, turn))
    outline = squircle(60, 34, 13)
    slab("lower", outline, 0, 13, m.soft_touch(m.GRAPHITE, 0.45), root, edge=2.0, foot=3.4)
    upper = group("upper", (0, 0, 16.0), (0, -5, 0), root)
    slab("upper", outline, 0, 15, m.soft_touch(m.CHALK, 0.44), upper, edge=3.6, foot=1.6)
    place(slab("glass", squircle(32, 20, 6), 14.6, 15.1, m.dark_glass(), upper, edge=0.3, foot=0), (-4, 0, 0))
    label("97", 14, (-4, -0.4, 15.15), m.led(2.2), upper, weight=400)
    pad = m.matte("#3A3D40", 0.7)
    block("pad", (40, 24, 4), pad, root, (6, 0, 12.6), edge=1.8)
    tube("hinge", [(-24, -14, 14.4), (-24, -5, 14.4), (-24, 5, 14.4), (-24, 14, 14.4)], 6, pad, root)
    return root


def cane(foot: Vec, head: Vec) -> Object:
    """Walking stick of dark beech with a crook, from its rubber foot to the start of the crook."""
    wood = m.oak("Z", "#6E4E36", "#4A3323", 1.2, 0.34)
    x0, y0, z0 = foot
    x1, y1, z1 = head
    straight = [(x0 + (x1 - x0) * k / 5, y0 + (y1 - y0) * k / 5, z0 + (z1 - z0) * k / 5) for k in range(6)]
    crook = [(x1 - 46 + 46 * cos(pi * k / 8), y1 - 4, z1 + 46 * sin(pi * k / 8)) for k in range(9)]
    tail = [(x1 - 92, y1 - 4, z1 - 20), (x1 - 92, y1 - 4, z1 - 34)]
    body = tube("cane", [*straight, *crook, *tail], 19, wood)
    lathe("ferrule", fillet([(0, 0), (13, 0, 2), (11.4, 26, 2), (9, 27)], 5), m.rubber(), None, 64).location = (
        x0 / 100,
        y0 / 100,
        z0 / 100,
    )
    return body


def slipper(at: Vec, turn: float = 0, mirror: int = 1) -> Object:
    """Felt slipper, 270 mm long, its toe to -Y."""
    root = group("slipper", at, (0, 0, turn))
    root.scale = (mirror, 1, 1)
    inner = [(0, 136), (-24, 130), (-36, 96), (-33, 20), (-42, -50), (-38, -104)]
    outer = [(0, -135), (30, -128), (46, -92), (44, -30), (36, 30), (38, 96), (22, 130)]
    loft("sole", [*outer, *inner], [(2, 0), (0, 3), (0, 13), (3, 16)], m.matte("#3B352E", 0.8), root)
    felt = m.matte("#77705F", 0.95, 0.8, 50)
    place(cushion("upper", (88, 160, 96), felt, root, 0.85), (2, -56, 22))
    place(cushion("lining", (70, 130, 20), m.matte("#C9BEA9", 0.95, 0.8, 40), root, 0.6), (0, 58, 14))
    return root


def bedding() -> None:
    """Mattress and a blanket that hangs over the near side of the bed, with soft folds."""
    linen = m.linen("#E6DFD2", "#D5CCBD", 1.0)
    block("base", (1580, 2000, 220), m.oak("Y", "#A98D70", "#755F4A", 0.9), None, (-760, -1060, 120), edge=6)
    block("mattress", (1600, 2010, 224), linen, None, (-760, -1060, 330), edge=40)

    def fall(u: float, v: float) -> Vec:
        y = -2060 + 1640 * u
        reach = 1100 * v
        fold = 10 * sin(y / 62) + 6 * sin(y / 37 + 1.3)
        if reach < 760:
            return (-700 + reach, y, 566 + 5 * sin(reach / 90 + y / 140))
        bend = min(pi / 2, (reach - 760) / 40)
        down = max(0.0, reach - 760 - 63)
        return (60 + 40 * sin(bend) - 36 + fold * down / 300, y, 566 - 40 * (1 - cos(bend)) - down)

    grid("blanket", 220, 110, fall, m.linen("#8E9488", "#747A6F", 1.2))


def legs(at: tuple[float, float]) -> None:
    """Four legs of the bedside table."""
    wood = m.oak("Z", "#A98D70", "#755F4A", 0.9)
    for x in (-205, 205):
        for y in (-165, 165):
            block("leg", (34, 34, 345), wood, None, (at[0] + x, at[1] + y, 0), edge=3)
