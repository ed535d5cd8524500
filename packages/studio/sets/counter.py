"""A shop counter seen from the till: oak top with paper bags, a shelf below it, the shop beyond. mm."""

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import Object, block, grid, group, lathe, place, sheet, tube
from ..core.outline import fillet
from ..core.units import Vec
from . import props

TOP, SHELF = 930.0, 730.0
"""Heights of the counter and of the shelf below it, mm."""


def bag(at: Vec, size: Vec = (190, 105, 250), turn: float = 0, color: str = "#B08E66") -> Object:
    """Paper bag, standing open, with two cord handles."""
    root = group("bag", at, (0, 0, turn))
    kraft = m.matte(color, 0.85, 0.2, 22)
    width, depth, height = size

    def surface(u: float, v: float) -> Vec:
        t = 4 * u
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
        i = min(3, int(t))
        part = t - i
        x = corners[i][0] + (corners[i + 1][0] - corners[i][0]) * part
        y = corners[i][1] + (corners[i + 1][1] - corners[i][1]) * part
        pinch = 1 - 0.26 * v * (1 - abs(y) if abs(x) > 0.99 else 0)
        slump = 1 + 0.012 * v * ((u * 7.3) % 1 - 0.5)
        return (x * width / 2 * pinch * slump, y * depth / 2 * (1 - 0.1 * v), height * v)

    body = grid("paper", 64, 24, surface, kraft, root)
    body.data.set_sharp_from_angle(angle=0.6)
    for y in (-1, 1):
        cord = [(-34, 0, -26), (-34, y * 2, 16), (-28, y * 8, 50), (0, y * 12, 66), (28, y * 8, 50), (34, y * 2, 16), (34, 0, -26)]
        place(tube("handle", cord, 4.6, m.matte("#8F7250", 0.8), root), (0, y * depth * 0.44, height))
    return root


def build() -> None:
    """Counter, bags, what stands on the shelf, the shop."""
    oak = m.oak("X", "#B0947A", "#7C654E", 0.8)
    block("top", (2600, 620, 38), oak, None, (0, 120, TOP - 38), edge=3)
    block("shelf", (2600, 430, 22), oak, None, (0, 190, SHELF - 22), edge=2)
    panel = m.matte("#26302B", 0.5, 0.04, 40, 0.4)
    block("front", (2600, 22, TOP - 40), panel, None, (0, 416, 0), edge=2)
    for x in (-560, 500):
        block("side", (26, 430, TOP - 40), panel, None, (x, 190, 0), edge=2)
    bag((-196, 150, TOP), turn=9)
    bag((-2, 196, TOP), (170, 95, 224), -6, "#C9B598")
    _things()
    _shop()


def _things() -> None:
    """Receipt rolls and order books on the shelf."""
    paper, core = m.matte("#EFEBE2", 0.8), m.matte("#8C7558", 0.8)
    for i, (x, y) in enumerate(((-306, 120), (-236, 150), (-290, 190))):
        roll = fillet([(10, 0), (31, 0, 1), (31, 58, 1), (10, 58)], 4)
        place(lathe("roll", roll, paper, None, 96), (x, y, SHELF + (0.3 * i)))
        place(lathe("core", [(10, 57), (8.4, 57.5), (8.4, 2)], core, None, 48), (x, y, SHELF + 0.5 + 0.3 * i))
    height = SHELF
    for size, color, turn in (((210, 150, 22), "#59645F", -4), ((190, 140, 16), "#C77F33", 5), ((200, 142, 14), "#DED5C6", -2)):
        props.book((300, 120, height), size, color, turn)
        height += size[2] + 0.3


def _shop() -> None:
    """Far shelves and a bright shop window, out of focus."""
    sheet("floor", 9000, 9000, m.stone("#A59D92", "#8A8379", 0.6, 0.5), None, (0, 2000, 0))
    sheet("far wall", 9000, 3600, m.plaster("#BDB3A4"), None, (0, 3300, 1500), (90, 0, 0))
    wood = m.oak("X", "#A98D70", "#755F4A", 0.8)
    goods = [m.matte(tone, 0.7) for tone in ("#59645F", "#D8CDBB", "#C77F33", "#8F8A82", "#E6DFD0")]
    for row in range(5):
        z = 700.0 + 330 * row
        block("far shelf", (2400, 320, 30), wood, None, (560, 3120, z), edge=3)
        for k in range(13):
            size = (110 + 24 * ((k * 5 + row) % 3), 110, 120 + 40 * ((k * 7 + row * 3) % 4))
            block("goods", size, goods[(k * 3 + row) % 5], None, (-530 + 176 * k, 3080, z + 30), edge=6)


def light() -> None:
    """Window of the shop from the right, a warm lamp above the counter."""
    world("#C4D0E0", "#6E655C", 0.26, glossy=0.4)
    softbox((2300, 1500, 1900), (0, 300, 950), (1500, 1800), 3000, "#E6EDF8", 0.6)
    softbox((-900, -900, 1700), (0, 150, 900), (420, 420), 760, "#FFD9AC", 0.9)
    softbox((-300, 1900, 2500), (560, 3100, 1200), (700, 700), 1900, "#FFE0BC", 0.8, glossy=False)
    softbox((-520, -900, 800), (70, 96, 750), (420, 300), 340, "#FFE3C4", 0.9)
