"""Gateway: squircle hub with a woven band, a dished lid and a hairline of light at the waist. 118 x 118 x 40 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, disc, group, loft, place, sheet, torus
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Shot
from ..sets import props, traces
from ..sets.rig import NIGHT, day_table, night_table


def build(lid: str = m.CHALK, warp: str = "#6F6C67", weft: str = "#A8A39B", glow: float = 1.6) -> Object:
    """Stands on z = 0. `glow` is the strength of the waist."""
    root = group("gateway")
    outline = squircle(118, 118, 46, 2.3, 36)
    loft("foot", outline, [(7, 0), (6, 1.6)], m.rubber(), root, top=False)
    band = fillet([(6.2, 1.4), (1.2, 1.7, 2.5), (0, 14), (0, 27.4), (0.5, 28.4, 0.6), (1.6, 28.7)], 8)
    loft("band", outline, band, m.woven(warp, weft, pitch=0.95, depth=0.7), root, bottom=False, top=False)
    loft("waist", outline, [(1.5, 28.2), (1.5, 30.0)], m.led(glow), root, bottom=False, top=False)
    cap = [(1.6, 29.7), (0.2, 29.8, 0.4), (0.2, 39.6, 3.4), (5.0, 40.0, 1.2), (11.5, 36.8, 5.0), (40, 36.2)]
    loft("lid", outline, fillet(cap, 16), m.soft_touch(lid), root, bottom=False)
    place(disc("sensor", 2.2, 0, m.dark_glass(), root), (0, -39, 36.9))
    return root


SHELF = 700.0
"""Height of the board that the gateway stands on, mm."""


def in_use() -> None:
    """In the afternoon."""
    _bookcase(build())
    world("#A9B7CE", "#6E655C", 0.16, glossy=0.4)
    softbox((-620, -900, SHELF + 520), (40, -150, SHELF + 60), (320, 320), 1500, "#FFE6C8")
    softbox((900, -800, SHELF + 300), (40, -150, SHELF + 60), (500, 600), 260, "#C9D6EC", glossy=False)


def in_use_by_night() -> None:
    """By a lamp."""
    _bookcase(build(**DARK, glow=3), "#74897F", "#B3AEA2")
    moonlight(0.1, glossy=0.4)
    softbox((-300, -520, SHELF + 330), (40, -150, SHELF + 40), (150, 150), 170, "#FFD9B2")
    softbox((620, -640, SHELF + 300), (40, -60, SHELF + 120), (400, 400), 420, "#A9C1EA")


def _bookcase(gateway: Object, color: str = "#4A5A50", vase: str = "#A9683F") -> None:
    """Between books and a plant; its cable goes through the back panel."""
    paint = m.matte(color, 0.45, 0.04, 40, 0.45)
    sheet("back panel", 3000, 2400, paint, None, (0, 0, 900), (90, 0, 0))
    for z in (SHELF - 24, SHELF + 330):
        block("board", (1400, 290, 24), paint, None, (0, -146, z), edge=2)
    for x in (-470, 470):
        block("upright", (26, 286, 1600), paint, None, (x, -146, 200), edge=2)
    _books()
    place(gateway, (62, -168, SHELF), (0, 0, -8))
    grommet = group("grommet", (160, -1, SHELF + 44), ON_WALL)
    torus("ring", 15, 5, paint, grommet)
    disc("hole", 14, 0.2, m.gap(), grommet)
    cord = [(66, -112, 709), (70, -92, 709), (92, -60, 702.4), (138, -44, 703), (160, -30, 716), (160, -8, 742), (160, 4, 744)]
    traces.cable(cord, 4.4, "#CFC9BE")
    props.vase((262, -150, SHELF), vase, 0.62)
    props.branches((262, -150, SHELF + 118), 6, 210, 8)
    traces.dust((860, 250), (0, -150, SHELF + 0.3), cover=0.12)


def _books() -> None:
    """A row of spines to the left, the last one leaning."""
    x = -392.0
    for wide, tall, color in (
        (34, 232, "#C9BDA6"),
        (26, 214, "#7C5A3E"),
        (40, 246, "#2B3A34"),
        (22, 205, "#D58A35"),
        (30, 226, "#8E9488"),
        (38, 240, "#B9AE9C"),
        (24, 210, "#54625B"),
        (32, 222, "#E3DBCB"),
        (28, 236, "#6B4A34"),
    ):
        block("book", (wide, 160, tall), m.matte(color, 0.75, 0.25, 300), None, (x + wide / 2, -150, SHELF), edge=2.4)
        x += wide + 1.2
    place(block("leaning", (27, 158, 228), m.matte("#35566B", 0.75, 0.25, 300), None, edge=2.4), (x + 18, -150, SHELF + 3), (0, -11, 0))


DARK = {"lid": m.GRAPHITE, "warp": "#232426", "weft": "#46484C"}


def beside_a_cup(shot: Shot) -> None:
    """The catalogue's table with a cup that tells the size."""
    day_table(shot)
    props.cup((-124, 66, 0), 196)


IN_USE = View(-11, 9, 480, (44, -168, 776), focus=(50, -226, 728), lens=70, stop=3.6)

SHOTS = {
    "hero-light": Shot(View(13.5, 20, 268, (-28, 0, 26), focus=(0, -58, 29)), beside_a_cup, turn=(0, 0, 16), ground="#CFC8BC"),
    "hero-dark": Shot(
        View(-14, 17, 196, (-2, 0, 17), focus=(0, -58, 29), stop=6.3),
        night_table,
        pose=DARK,
        turn=(0, 0, -14),
        ground="#0E0F12",
        grade=NIGHT,
        key=1.5,
    ),
    "cut-out": Shot(
        View(20, 27, 200, (10, 0, 12), focus=(0, -50, 34), stop=16),
        day_table,
        turn=(0, 0, -12),
        ground="#EFEAE2",
        grade=Grade(exposure=0.45),
        cut_out=True,
    ),
    "cut-out-dark": Shot(
        View(20, 27, 200, (10, 0, 12), focus=(0, -50, 34), stop=16),
        night_table,
        pose=DARK,
        turn=(0, 0, -12),
        ground="#24262B",
        cut_out=True,
    ),
    "detail": Shot(
        View(-34, 14, 58, (-24, -50, 29), focus=(-27, -53, 29), lens=100, stop=13),
        day_table,
        turn=(0, 0, 6),
        ground="#CFC8BC",
        scale=0.55,
        key=1.25,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.2, bloom=0.14)),
}
