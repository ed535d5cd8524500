"""Bedroom: plaster wall, linen headboard and pillow, oak bedside table. Window to the left."""

from ..core import material as m
from ..core.light import softbox
from ..core.mesh import Object, block, cushion, group, lathe, place, sheet, torus, tube
from ..core.outline import fillet
from ..core.units import Vec
from . import props, room

TABLE = 520.0
"""Height of the bedside table, mm."""


def wall_and_bed(wall: str = "#CBBFAE") -> None:
    """Headboard to the left of x = 60, pillows before it, wall to the right."""
    sheet("wall", 8000, 4000, m.plaster(wall), None, (0, 0, 1200), (90, 0, 0))
    cover = m.linen("#A7A08F", "#8B8474", 1.1)
    for i in range(3):
        panel = cushion("headboard", (330, 90, 560), cover, edge=0.28)
        place(panel, (-105 - 332 * i, -46, 700))
    for i, (x, turn) in enumerate(((-390, -5), (-900, 4))):
        pillow = cushion("pillow", (520, 150, 300), m.linen("#EDE7DC", "#DDD5C8", 0.8), edge=0.8)
        place(pillow, (x, -170 - 12 * i, 640), (-20, turn, 0))
    sheet("blanket", 1600, 900, m.linen("#8E9488", "#747A6F", 1.2), None, (-760, -700, 560))


def bedside(at: Vec = (330, -260, 0)) -> Object:
    """Oak table, 520 mm high, with one drawer."""
    wood = m.oak("X", "#A98D70", "#755F4A", 0.9)
    body = block("bedside", (480, 400, 158), wood, None, (at[0], at[1], TABLE - 180), edge=4)
    block("top", (500, 420, 22), wood, None, (at[0], at[1], TABLE - 22), edge=3)
    block("joint", (440, 2, 3), m.gap(), None, (at[0], at[1] - 210, TABLE - 30), edge=0.5)
    return body


def lamp(at: Vec) -> None:
    """Opal globe of 90 mm that hangs on a cord, `at` its middle. Its bulb is a light of the scene."""
    root = group("lamp", at)
    shade = props.globe(90, 0.6)
    shade.parent, shade.visible_shadow, shade.visible_diffuse = root, False, False
    brass = m.aluminium("#B89A6A", 0.28)
    lathe("cap", fillet([(0, 42), (16, 42), (16, 48, 2), (9, 51, 2), (9, 78, 3), (3, 81), (0, 81)], 8), brass, root, 96)
    tube("cord", [(0, 0, 80 + 600 * k) for k in range(4)], 4.6, m.matte("#3A3936", 0.8, 0.3, 120), root)


def morning() -> None:
    """Soft window from the left with its mullion's shadow."""
    room.light(room.Mood(1.35, 0.75, 0.0))
    softbox((-700, -1500, 1500), (150, -200, 700), (420, 420), 620, "#FFE6CC")


def water_glass(at: Vec) -> Object:
    """Tumbler, 72 x 105 mm, two thirds full."""
    wall = fillet([(0, 1), (33, 0, 3), (36, 105, 1), (34.4, 105, 0.8), (31.6, 9, 4), (0, 8)], 8)
    body = place(lathe("tumbler", wall, m.glass(), None, 128), at)
    water = fillet([(0, 8.2), (31.5, 9.2, 4), (33.5, 68), (0, 68)], 6)
    place(lathe("water", water, m.glass("#F4FAFA", ior=1.33), None, 128), at)
    return body


def reading_glasses(at: Vec, turn: float) -> Object:
    """Round acetate spectacles, folded open on their temples."""
    root = group("glasses", at, (0, 0, turn))
    horn = m.dark_glass("#3B2417", 0.1)
    for side in (-1, 1):
        torus("rim", 46, 3.2, horn, root, (side * 32, 0, 25), (82, 0, 0))
        lens = lathe("lens", [(22.5, 0), (0, 0)], m.glass(), root, 96)
        place(lens, (side * 32, 0, 25), (82, 0, 0))
        temple = [(side * 56, 1, 34), (side * 62, 6, 34), (side * 62, 60, 26), (side * 60, 104, 12), (side * 58, 128, 2)]
        tube("temple", temple, 3.0, horn, root)
    tube("bridge", [(-10, 0, 28), (-4, -1, 33), (4, -1, 33), (10, 0, 28)], 3.0, horn, root)
    return root
