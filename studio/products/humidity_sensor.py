"""Humidity Sensor: square with an e-paper face and a membrane behind vents in its lower edge. 62 x 62 x 16 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.light import softbox, world
from ..core.mesh import Object, block, cushion, cut, group, label, loft, place, sheet, slab
from ..core.outline import squircle
from ..core.shot import Card, Shot
from ..core.units import Vec
from ..sets import props, window
from ..sets.rig import day_table, night_table

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


SILL = 900.0
"""Height of the stone sill, mm."""


def in_use() -> None:
    """On the sill of a bathroom window, between a plant and a folded towel, in the morning."""
    sheet("tiles", 4000, 1000, m.matte("#B9C2B8", 0.3, 0.02, 30, 0.5), None, (0, 0, SILL - 500), (90, 0, 0))
    block("sill", (1400, 190, 30), m.stone("#D9D4CA", "#BDB6AA", 1.2, 0.35), None, (0, -70, SILL - 30), edge=4)
    white = window.painted()
    for x in (-330, 330):
        block("stile", (70, 50, 1200), white, None, (x, 40, SILL), edge=3)
    block("rail", (600, 50, 60), white, None, (0, 40, SILL), edge=3)
    sheet("pane", 600, 1200, m.glass("#EAF2F0", 0.34), None, (0, 44, SILL + 600), (90, 0, 0))
    sheet("garden", 6000, 4000, window.garden(1.1), None, (0, 1600, SILL + 300), (90, 0, 0))
    props.vase((-112, -40, SILL), "#D8CDBB", 0.5)
    props.branches((-112, -40, SILL + 96), 6, 190, 12)
    towel = m.linen("#E4DED2", "#CFC6B6", 1.4)
    for k in range(3):
        place(cushion("towel", (210, 130, 34), towel, None, 0.42), (206, -64, SILL + 17 + 29 * k), (0, 0, (2, -2, 1)[k]))
    place(build(humidity=61, warmth=22.8), (22, -104, SILL + 31), (84, 0, -4))
    world("#DCE6F4", "#A9A294", 0.32, glossy=0.5)
    softbox((60, 620, SILL + 520), (0, -60, SILL), (900, 700), 520, "#F1F4F6", 0.6)
    softbox((-420, -620, SILL + 360), (20, -100, SILL + 30), (220, 220), 330, "#FFEBD2")


def beside_a_cup(shot: Shot) -> None:
    """The catalogue's table with a cup that tells the size."""
    day_table(shot)
    props.cup((88, 96, 0), -24)


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
    "in-use": Shot(View(-9, 7, 330, (22, -104, SILL + 62), focus=(22, -112, SILL + 33), lens=80, stop=3.6), scene=in_use),
}
