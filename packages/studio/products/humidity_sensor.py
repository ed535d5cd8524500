"""Humidity Sensor: square with an e-paper face and a membrane behind vents in its lower edge. 62 x 62 x 16 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, cut, group, label, lathe, loft, place, sheet, slab
from ..core.outline import squircle
from ..core.shot import Card, Shot
from ..core.units import Vec
from ..sets import props, window
from ..sets.rig import NIGHT, day_table, night_table

DARK = {"body": m.GRAPHITE, "paper": "#191A1C", "ink": "#F1EDE4", "backlight": 1.0}

PAPER = 15.18
"""Height of the e-paper, mm."""

STANDING: Vec = (84, 0, 0)
"""Leans back by 6 degrees on its lower edge."""


def build(
    body: str = m.CHALK,
    paper: str = "#D6D5CE",
    ink: str = "#1B1C1D",
    backlight: float = 0.0,
    glow: float = 2.6,
    humidity: int = 46,
    warmth: float = 21.4,
) -> Object:
    """Face is +Z, up is +Y. `backlight` lets the digits of the dark version stand out as printed white; the face shows per cent and °C."""
    root = group("humidity sensor")
    shell = slab("body", squircle(62, 62, 19, segments=28), 0, 15, m.soft_touch(body, 0.45), root, edge=3.0, foot=2.0)
    cut(shell, *(_vent(x, root) for x in range(-15, 16, 3)))
    block("membrane", (36, 1, 5), m.matte("#F4F2EC", 0.9, 0.4, 200), root, (0, -28.6, 5.2), edge=0.3)
    loft("joint", squircle(62, 62, 19, segments=28), [(-0.02, 3.4), (-0.02, 3.75)], m.gap(), root, bottom=False, top=False)
    slab("window", squircle(51, 51, 14), 14.6, 15.12, m.matte(paper, 0.5, specular=0.4), root, edge=0.3, foot=0)
    _reading(root, m.matte(ink, 0.6) if not backlight else m.led(backlight, ink), humidity, warmth)
    amber = m.led(glow)
    place(loft("light", squircle(7, 0.8, 0.4), [(0, -0.01), (0, 0.02)], amber, root), (0, 19.6, PAPER))
    return root


def _vent(x: float, root: Object) -> Object:
    """Upright slot of 1.1 x 6 mm in the lower edge."""
    slot = loft("vent", squircle(1.1, 6, 0.5, segments=6, straight=1), [(0, 4.4), (0, 10.8)], m.gap(), root)
    return place(slot, (x, -30.5, 0))


def _reading(root: Object, ink: m.Material, humidity: int, warmth: float) -> None:
    """Humidity large, temperature small, the last hours as five bars."""
    label(f"{humidity}", 21, (-4.2, 3.4, PAPER), ink, root, weight=300)
    label("%", 8, (14.4, 7.4, PAPER), ink, root)
    label(f"{warmth:.1f}°", 5.6, (-10.6, -14, PAPER), ink, root, weight=500)
    for k, height in enumerate((2.2, 3.4, 2.6, 4.4, 5.4)):
        bar = loft("bar", squircle(1.4, 2 + height, 0.7), [(0, 0), (0, 0.02)], ink, root)
        place(bar, (7.4 + 2.7 * k, -16.4 + (2 + height) / 2, PAPER))


def in_use() -> None:
    """On a misty morning, the pane wet from the night."""
    _in_a_damp_corner(window.mist(window.DAWN, 0.9), build(humidity=68, warmth=16.2))
    world("#DCE6F4", "#A9A294", 0.22, glossy=0.5)
    softbox((-200, 900, 1500), (0, 0, 950), (1100, 1100), 800, "#DDE8F6", 0.4)
    softbox((-330, -420, 1220), (0, -90, 930), (180, 180), 240, "#FFE9D2")


def in_use_by_night() -> None:
    """In graphite, by a lamp in the room, the last blue outside."""
    _in_a_damp_corner(window.mist(window.DUSK, 0.8), build(**DARK, humidity=68, warmth=16.2))
    for x, z, size, tone in LIT:
        place(lathe("lit window", [(0, 0), (size, 0)], m.led(2.4, tone), None, 24), (x, 2300, z), (90, 0, 0))
    moonlight(0.1, glossy=0.4)
    softbox((-200, 900, 1500), (0, 0, 950), (1100, 1100), 520, "#93AEE6", 0.4)
    softbox((-400, -330, 1250), (0, -90, 930), (180, 220), 200, "#FFDDB8")


BOARD = 900.0
"""Height of the window board, mm."""

LIT = ((-240, 1010, 13, "#FFB25E"), (-60, 1130, 16, "#FF9A45"), (40, 1020, 12, "#FFD8A8"), (160, 1090, 14, "#FFB25E"))
"""Windows of other houses: where, how large, which light."""


def _in_a_damp_corner(outside: m.Material, sensor: Object) -> None:
    """On a window board, where the cold pane meets the reveal and its lower part is wet."""
    plaster, lacquer = m.plaster("#CCC5B7"), window.painted("#56625A")
    block("reveal", (300, 500, 1400), plaster, None, (262, -120, BOARD - 100), edge=3)
    block("board", (1600, 260, 30), m.stone("#8F8B84", "#77736C", 2.0, 0.42), None, (-560, -118, BOARD - 30), edge=5)
    block("stile", (44, 50, 1200), lacquer, None, (90, 24, BOARD), edge=4)
    block("rail", (1450, 50, 34), lacquer, None, (-657, 24, BOARD), edge=4)
    place(sheet("outside", 6000, 4000, outside), (800, 2400, 1300), (90, 0, 0))
    window.wet_pane((-900, 68), (BOARD + 34, BOARD + 900), 14)
    place(sensor, (0, -96, BOARD + 31), (84, 0, 6))


def beside_a_cup(shot: Shot) -> None:
    """The catalogue's table with a cup that tells the size."""
    day_table(shot)
    props.cup((88, 96, 0), -24)


EDGES = (
    Card((-29, -104, 935), (-0.8, -0.6, 0), (90, 260), 14, 400, "#FFE0BC"),
    Card((0, -98, 962), (0, -0.6, 0.8), (300, 90), 14, 400, "#C9DCFF"),
)
"""What graphite mirrors by night: the lamp on its left edge, the window on its upper one."""

IN_USE = View(-14, 7, 240, (16, -96, 957), focus=(0, -104, 935), lens=85, stop=9)

SHOTS = {
    "hero-light": Shot(
        View(-19, 13, 186, (34, 2, 32), focus=(-12, -8, 36)),
        beside_a_cup,
        pose={"humidity": 43, "warmth": 20.6},
        at=(0, 0, 31),
        turn=(84, 0, 7),
        ground="#D5CEC3",
        scale=0.75,
    ),
    "hero-dark": Shot(
        View(-21, 8, 122, (3, 2, 30), focus=(-12, -8, 36), stop=6.3),
        night_table,
        pose={**DARK, "humidity": 38, "warmth": 19.8},
        at=(0, 0, 31),
        turn=(84, 0, 7),
        ground="#24262B",
        grade=NIGHT,
        scale=0.75,
        cards=(Card((18, -8, 52), (0.1, -0.99, 0.1), (200, 300), 20, 480, "#D9E6FF"),),
    ),
    "detail": Shot(
        View(20, 26, 46, (0, -31, 8), focus=(0, -31, 10), lens=100, stop=14),
        day_table,
        at=(0, 0, 0),
        ground="#CFC8BC",
        scale=0.6,
    ),
    "in-use": Shot(IN_USE, scene=in_use),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(bloom=0.14), cards=EDGES),
}
