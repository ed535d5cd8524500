"""Door Bell: upright stadium with a low-set lens window, a spun button in a ring of light, a speaker. 48 x 128 x 24 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, cushion, cut, disc, drill, group, lathe, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..sets import porch
from ..sets.rig import NIGHT, day_wall, night_wall

LENS = (0.0, 36.0)
BUTTON = (0.0, -22.0)

HIGH = 1200.0
"""Height of the bell beside a door, mm."""


def build(body: str = m.CHALK, glow: float = 2.4) -> Object:
    """Face is +Z."""
    root = group("door bell")
    slab("back", squircle(46, 126, 23, segments=36), 0, 6, m.matte("#1A1B1C", 0.6), root, edge=0.4, foot=0.4)
    shell = slab("body", squircle(48, 128, 24, segments=36), 2.2, 24, m.soft_touch(body, 0.4), root, edge=3.2, foot=0.5)
    holes = [(x, y) for y in (-47.0, -50.4, -53.8) for x in (-6.8, -3.4, 0.0, 3.4, 6.8) if abs(x) < 6 or y == -50.4]
    cut(shell, drill(36, 17, 26, LENS, root), *(drill(1.5, 20, 26, hole, root) for hole in holes))
    _lens(group("lens", (*LENS, 24), parent=root))
    _button(group("button", (*BUTTON, 24), parent=root), glow)
    return root


def _lens(root: Object) -> None:
    """Dark glass disc, 36 mm, with the lens in its middle; z = 0 is the front of the body."""
    shine = m.polished()
    lathe("trim", fillet([(18.6, -1), (18.6, 0.35, 0.2), (17.7, 0.35, 0.2), (17.6, -0.6)], 5), shine, root, 256)
    lathe("glass", fillet([(17.6, -0.4), (17.6, 0.5, 0.6), (9.2, 0.9, 0.4), (8.9, -1.6)], 8), m.dark_glass(), root, 256)
    steps = [(8.9, -0.6), (8.6, -1.4), (7.6, -1.5), (7.4, -2.4), (6.2, -2.5), (6.0, -3.6), (3.2, -3.7), (3.2, -6), (0, -6)]
    lathe("barrel", steps, m.dark_glass("#0C0C0E", 0.12), root, 192, crease=20)
    dome = [(8.3 * (1 - k / 24), -0.7 + 2.1 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    lathe("front element", dome, m.coated_lens(), root, 192)
    for x in (-13.2, 13.2):
        place(disc("infrared", 2.4, 0.8, m.dark_glass("#16060A", 0.06), root), (x, 0, 0))


def _button(root: Object, glow: float) -> None:
    """Spun aluminium, 25 mm, inside a glowing ring."""
    shine = m.polished()
    lathe("trim", fillet([(16.6, -1), (16.6, 0.5, 0.2), (15.9, 0.5, 0.2), (15.8, -1)], 5), shine, root, 256)
    lathe("ring", fillet([(15.7, -0.6), (15.7, 0.3, 0.12), (14.3, 0.3, 0.12), (14.3, -0.8)], 5), m.led(glow), root, 256)
    lathe("gap", [(14.4, 0.06), (12, 0.06)], m.gap(), root)
    lathe("chamfer", fillet([(13.5, -1), (13.5, 1.4, 0.3), (12.7, 1.9, 0.2), (12.4, 1.9)], 5), shine, root, 256)
    dish = [(12.3 * (1 - k / 24), 1.8 - 0.9 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    lathe("face", [(12.5, 1.86), *dish], m.spun(), root, 256)


def in_use() -> None:
    """On a winter's afternoon."""
    _beside_a_recess(build())
    world("#B4C6E2", "#5A6474", 0.7, glossy=0.6)
    softbox((-520, -420, 1560), (0, 0, 1200), (260, 260), 760, "#F4F6FF")
    softbox((900, -1500, 1700), (0, 0, 1200), (900, 900), 1500, "#B4C7E8")


def in_use_by_night() -> None:
    """By the lamps of the porch."""
    _beside_a_recess(build(**DARK))
    moonlight(0.12, glossy=0.4)
    softbox((-420, -460, 1560), (0, 0, 1200), (200, 200), 330, "#FFDFBE")
    softbox((900, -1500, 1700), (0, 0, 1200), (900, 900), 900, "#93AEE6")


def _beside_a_recess(bell: Object) -> None:
    """Dark boards beside a recessed oak door, a lantern alight in the recess."""
    porch.cladding(-690, 70)
    porch.niche(70, 320)
    porch.lantern((146, 220, 1268))
    place(bell, (-0.5, 0, HIGH), ON_WALL)
    snow = m.matte("#F4F7FC", 0.8, 0.5, 24)
    place(cushion("snow", (66, 66, 26), snow, None, 0.9), (146, 220, 1268 + 46))


def beside_a_door(shot: Shot) -> None:
    """The catalogue's wall up to the frame and the leaf of an oak door."""
    day_wall(shot)
    porch.frame(100, 56, "#59625B", 36)
    porch.oak_door(128, 700, 12)


DARK = {"body": m.GRAPHITE, "glow": 2.6}

IN_USE = View(13, 2, 246, (56, -20, 1200), focus=(8, -26, 1210), lens=80, stop=2.8)

SHOTS = {
    "hero-light": Shot(
        View(-28, 10, 300, (54, -12, HIGH), focus=(-6, -24, HIGH + 4)),
        beside_a_door,
        at=(0, 0, HIGH),
        turn=ON_WALL,
        ground="#CFC7BB",
        cards=(Card((12, -24, HIGH + 44), size=(160, 300), power=20), Card((4, -24, HIGH - 28), size=(160, 300), power=7)),
    ),
    "hero-dark": Shot(
        View(-34, 9, 198, (12, -12, -1), focus=(-8, -24, 0), stop=6.3),
        night_wall,
        pose=DARK,
        turn=ON_WALL,
        grade=NIGHT,
        ground="#54595D",
        key=1.3,
        cards=(Card((12, -24, 44), size=(160, 300), power=16, color="#CFE0FF"), Card((4, -24, -30), size=(160, 300), power=8)),
    ),
    "detail": Shot(
        View(-38, 12, 66, (0, -23, -33), focus=(-4, -25, -27), lens=100, stop=10),
        day_wall,
        turn=ON_WALL,
        ground="#CFC7BB",
        scale=0.6,
        cards=(Card((6, -25, -30), size=(220, 380), power=26),),
    ),
    "in-use": Shot(
        IN_USE,
        scene=in_use,
        cards=(Card((12, -24, 1244), size=(160, 300), power=18), Card((4, -24, 1172), size=(160, 300), power=7)),
    ),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        cards=(Card((12, -24, 1244), size=(160, 300), power=8), Card((4, -24, 1172), size=(160, 300), power=4)),
        grade=Grade(exposure=0.4, bloom=0.14),
    ),
}
