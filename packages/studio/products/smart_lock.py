"""Smart Lock, outer half: brushed aluminium, a keypad behind dark glass, a turn thrown by hand. 70 x 176 x 40 mm."""

from math import cos, pi

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, arc, disc, group, label, lathe, loft, mesh, place, slab
from ..core.outline import Outline, fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..sets import porch, props
from ..sets.rig import day_wall, night_wall

FACE = 26.34
"""Height of the printed face of the glass, mm."""


def build(turn: float = -24, body: str = "#CDCECF", lit: float = 1.0) -> Object:
    """Face is +Z. `turn` in degrees from upright, `lit` is the brightness of the digits."""
    root = group("smart lock")
    slab("body", squircle(70, 176, 35, segments=40), 0, 25, m.brushed(body, aniso=0.55), root, edge=2.6, foot=0.8)
    slab("gap", squircle(65.6, 171.6, 32.8, segments=40), 24.5, 25.06, m.gap(), root, edge=0.03, foot=0)
    slab("glass", squircle(64.6, 170.6, 32.3, segments=40), 24.6, 26.3, m.dark_glass(), root, edge=1.4, foot=0)
    _keypad(root, lit)
    status = squircle(15, 1.0, 0.5)
    place(loft("status", status, [(0, -0.02), (0, 0.02)], m.led(2.6), root), (0, 71, FACE))
    _turn(group("turn", (0, -46, 0), (0, 0, turn), root))
    return root


def _keypad(root: Object, lit: float) -> None:
    """Ten digits on an 18 x 17.5 mm pitch, a cross to clear and a padlock to confirm."""
    ink, faint = m.led(1.15 * lit, "#F3EFE8"), m.led(0.45 * lit, "#F3EFE8")
    for i in range(9):
        label(str(i + 1), 9.6, (-18 + 18 * (i % 3), 54 - 17.5 * (i // 3), FACE), ink, root, weight=300)
    label("0", 9.6, (0, 1.5, FACE), ink, root, weight=300)
    for angle in (45, -45):
        place(_bar(5.2, 0.44, faint, root), (-18, 1.5, FACE), (0, 0, angle))
    place(arc("shackle", 1.65, 2.1, 0, 0, 180, ink, root), (18, 2.4, FACE))
    for x in (-1.87, 1.87):
        place(_bar(0.45, 1.6, ink, root), (18 + x, 1.8, FACE))
    place(loft("padlock", squircle(6, 4.4, 0.9), [(0, 0), (0, 0.01)], ink, root), (18, -0.6, FACE))


def _bar(width: float, height: float, material: m.Material, root: Object) -> Object:
    """Printed stroke."""
    w, h = width / 2, height / 2
    return mesh("stroke", [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], material, root, flat_caps=False)


def _turn(root: Object) -> None:
    """Waisted bar in a dished bezel; the pip of light marks its upper end."""
    shine = m.polished()
    bezel = fillet([(25.8, 26.0), (25.8, 28.6, 0.5), (23.6, 28.6, 0.5), (23.2, 26.8)], 6)
    lathe("bezel", bezel, shine, root, 256)
    dish = [(23.2 * (1 - k / 30), 27.5 - 0.8 * (1 - (1 - k / 30) ** 2)) for k in range(31)]
    lathe("dish", [(23.3, 27.6), *dish], m.spun("#77797C", 0.36, 0.7), root, 256)
    grip = fillet([(0, 25.6), (0, 39.8, 1.5), (1.7, 39.8)], 10)
    loft("grip", _waist(), grip, m.brushed("#D6D7D8", roughness=0.24), root, bottom=False)
    rim = fillet([(1.5, 39.6), (1.5, 39.95, 0.08), (1.1, 39.95, 0.08), (1.1, 39.7)], 4)
    place(lathe("pip rim", rim, shine, root, 48), (0, 15.2, 0))
    place(disc("pip", 2.3, 39.88, m.led(2.4), root), (0, 15.2, 0))


def _waist() -> Outline:
    """Stadium of 13.5 x 42.5 mm whose flanks are drawn in by 13 %."""
    stadium = squircle(13.5, 42.5, 6.7, 2.1, 24, 28)
    return [(x * (1 - 0.13 * cos(min(1.0, abs(y) / 16) * pi / 2) ** 2), y) for x, y in stadium]


def in_use() -> None:
    """At dusk."""
    _in_the_door()
    world("#8FA3C0", "#3A4150", 0.4, glossy=0.6)
    softbox((1100, -1300, 1900), (128, 0, 1050), (700, 700), 1500, "#B4C7E8")
    softbox((-420, -420, 1420), (128, 0, 1050), (160, 160), 380, "#FFD09A")


def in_use_by_night() -> None:
    """By the lamp over the door."""
    _in_the_door()
    moonlight(0.06, glossy=0.3)
    softbox((1100, -1300, 1900), (128, 0, 1050), (700, 700), 320, "#93AEE6")
    softbox((-300, -460, 1560), (128, 0, 1050), (160, 160), 430, "#FFD3A4")


def _in_the_door() -> None:
    """Oak front door, a lit hall behind the pane beside it."""
    porch.oak_door(60, 900)
    porch.frame(36, 48)
    porch.sidelight(-300, 12)
    porch.pull_bar((236, -porch.LEAF, 820))
    place(build(turn=38), (128, -porch.LEAF, 1055), ON_WALL)


def over_a_lever(shot: Shot) -> None:
    """The catalogue's wall as the leaf of a door, with its lever."""
    day_wall(shot)
    props.lever(None, (26, 0, -158))


IN_USE = View(20, 2, 345, (78, -60, 1052), focus=(128, -60, 1055), lens=70, stop=2.8)

SHOTS = {
    "hero-light": Shot(
        View(-30.5, 10, 402, (40, -12, -44), focus=(-6, -30, 0)),
        over_a_lever,
        pose={"turn": -24},
        turn=ON_WALL,
        ground="#7C8A80",
        grade=Grade(exposure=0.4),
        cards=(Card((54, -26, 88), size=(230, 520), power=62),),
    ),
    "hero-dark": Shot(
        View(-38, 8, 262, (16, -14, -1), focus=(-14, -28, 0), stop=5.6),
        night_wall,
        pose={"turn": -24, "body": "#8A8C90"},
        turn=ON_WALL,
        ground="#545C60",
        scale=1.15,
        key=1.9,
        grade=Grade(exposure=0.8),
        cards=(Card((58, -26, 70), size=(230, 520), power=34, color="#CFE0FF"),),
    ),
    "detail": Shot(
        View(-34, 9, 112, (1, -28, -36), focus=(2, -40, -38), lens=100, stop=8),
        day_wall,
        pose={"turn": -34},
        turn=ON_WALL,
        ground="#7C8A80",
        scale=0.85,
        key=0.8,
        cards=(Card((44, -26, 10), size=(200, 420), power=50),),
    ),
    "in-use": Shot(
        IN_USE,
        scene=in_use,
        cards=(Card((176, -57, 1150), size=(240, 480), power=26, color="#CFE0FF"),),
        grade=Grade(exposure=0.4),
    ),
    "in-use-dark": Shot(
        IN_USE,
        scene=in_use_by_night,
        cards=(Card((176, -57, 1150), size=(240, 480), power=12, color="#CFE0FF"),),
        grade=Grade(exposure=0.4, bloom=0.14),
    ),
}
