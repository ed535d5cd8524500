"""Gateway: squircle hub with a woven band, a dished lid and a hairline of light at the waist. 118 x 118 x 40 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox
from ..core.mesh import Object, disc, group, loft, place
from ..core.outline import fillet, squircle
from ..core.shot import Shot
from ..sets import props, room
from ..sets.rig import day_table, night_table


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


def in_use() -> None:
    """The sideboard at dusk."""
    room.build()
    room.light(room.DUSK)
    place(build(), (20, -300, room.TOP), (0, 0, -8))
    softbox((-420, -620, room.TOP + 420), (20, -300, room.TOP), (180, 180), 420, "#FFE6C8")


DARK = {"lid": m.GRAPHITE, "warp": "#232426", "weft": "#46484C"}


def beside_a_cup(shot: Shot) -> None:
    """The catalogue's table with a cup that tells the size."""
    day_table(shot)
    props.cup((-124, 66, 0), 196)


SHOTS = {
    "hero-light": Shot(View(13.5, 20, 268, (-28, 0, 26), focus=(0, -58, 29)), beside_a_cup, turn=(0, 0, 16), ground="#CFC8BC"),
    "hero-dark": Shot(
        View(-14, 17, 196, (-2, 0, 17), focus=(0, -58, 29), stop=6.3), night_table, pose=DARK, turn=(0, 0, -14), ground="#24262B"
    ),
    "cut-out": Shot(
        View(20, 27, 200, (10, 0, 12), focus=(0, -50, 34), stop=16), day_table, turn=(0, 0, -12), ground="#EFEAE2", grade=Grade(exposure=0.45), cut_out=True,
    ),
    "cut-out-dark": Shot(
        View(20, 27, 200, (10, 0, 12), focus=(0, -50, 34), stop=16), night_table, pose=DARK, turn=(0, 0, -12), ground="#24262B", cut_out=True
    ),
    "detail": Shot(
        View(-34, 14, 58, (-24, -50, 29), focus=(-27, -53, 29), lens=100, stop=13),
        day_table,
        turn=(0, 0, 6),
        ground="#CFC8BC",
        scale=0.55,
        key=1.25,
    ),
    "in-use": Shot(View(-14, 9, 420, (66, -290, 764), focus=(20, -352, 728), lens=70, stop=3.2), scene=in_use, grade=Grade(exposure=0.55)),
}
