"""Humidity Sensor: square with an e-paper face and a membrane behind vents in its lower edge. 62 x 62 x 16 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox
from ..core.mesh import Object, block, cut, group, label, loft, place, slab
from ..core.outline import squircle
from ..core.shot import Card, Shot
from ..core.units import Vec
from ..sets import props, room
from ..sets.daylight import Patch, sun_through, twigs
from ..sets.rig import NIGHT, day_table, night_table

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
    """At dusk, the sun's last patch on the wall behind."""
    x, y, z = _on_books()
    room.light(room.Mood(0.7, 0.0, 0.2))
    softbox((x - 190, y - 300, z + 190), (x, y, z), (130, 130), 160, "#FFE8CC")
    way = (1.0, 0.62, -0.34)
    sun_through(Patch((x + 62, 0, 900), (300, 260)), way, 3.4, "#FFB27C", bar=22)
    twigs((x + 52, 0, 930), way, 700, 5, 420)


def in_use_by_night() -> None:
    """By the lamp of the room, in the window's blue."""
    x, y, z = _on_books()
    room.light(room.Mood(0.6, 0.0, 0.5))
    softbox((x + 260, y - 260, z + 210), (x, y, z), (130, 130), 48, "#FFC48C")


def _on_books() -> Vec:
    """On the stack of books, where its middle is returned; a vase with twigs behind it."""
    room.build()
    props.vase((-182, -146, room.TOP), "#5B675F", 0.55)
    props.branches((-182, -146, room.TOP + 100), 8, 260, 9)
    x, y = room.BOOKS
    at = (x + 8, y - 12, room.TOP + room.STACK + 31)
    place(build(humidity=19, warmth=22.3), at, (84, 0, 6))
    return at


def beside_a_cup(shot: Shot) -> None:
    """The catalogue's table with a cup that tells the size."""
    day_table(shot)
    props.cup((88, 96, 0), -24)


IN_USE = View(-9, 6, 262, (-290, -262, 804), focus=(-322, -272, 803), lens=85, stop=10)

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
        pose={"body": m.GRAPHITE, "paper": "#191A1C", "ink": "#F1EDE4", "backlight": 1.0, "humidity": 38, "warmth": 19.8},
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
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(bloom=0.14)),
}
