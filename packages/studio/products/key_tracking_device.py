"""Key Tracking Device: set of four tags with a steel eyelet through the body. 38 x 38 x 7 mm each."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox
from ..core.mesh import Object, block, cut, disc, drill, group, lathe, place, slab, tube
from ..core.outline import fillet, squircle
from ..core.shot import Card, Shot
from ..core.units import Vec
from ..sets import props, sofa
from ..sets.rig import day_table, night_table

EYE = (0.0, 12.4)
"""Centre of the eyelet, mm."""

COLOURS = (m.CHALK, "#A79F92", m.GRAPHITE, "#D58A35")
"""White, stone, graphite, amber."""


def tag(color: str, parent: Object | None = None, back: bool = False) -> Object:
    """One tag, face +Z; with `back` the side of the battery cover is +Z."""
    root = group("tag", parent=parent)
    shell = m.soft_touch(color, 0.42)
    body = slab("body", squircle(38, 38, 13), 0, 7, shell, root, edge=1.9, foot=1.9)
    bore = drill(6.2, -1, 8, EYE, root)
    seam = _ring_groove(root, 22.6, 23.4) if back else None
    cut(body, *([bore, seam] if seam else [bore]))
    steel = m.polished("#DADBDC", 0.16)
    ring = fillet([(2.55, -0.1), (2.55, 7.1, 0.25), (3.9, 7.15, 0.3), (3.9, 6.6)], 6)
    lip = fillet([(3.9, 0.4), (3.9, -0.15, 0.3), (2.55, -0.1, 0.25), (2.55, 0.5)], 6)
    for profile in (ring, lip):
        place(lathe("eyelet", profile, steel, root, 96), (*EYE, 0))
    if back:
        _coin_slot(root)
    else:
        place(disc("light", 1.3, 7.01, m.led(2.6), root), (0, -11.5, 0))
    return root


def _ring_groove(root: Object, inner: float, outer: float) -> Object:
    """Ring to cut with: the joint of the battery cover."""
    profile = [(inner / 2, 6.5), (outer / 2, 6.5), (outer / 2, 8), (inner / 2, 8), (inner / 2, 6.5)]
    return place(lathe("groove", profile, m.gap(), root, 96), (0, -4.5, 0))


def _coin_slot(root: Object) -> None:
    """Slot of 11 x 1.6 mm across the cover."""
    body = next(part for part in root.children if part.name.startswith("body"))
    slot = block("slot", (11, 1.7, 3), m.gap(), root, (0, -4.5, 6.1), edge=0.8)
    slot.modifiers.clear()
    cut(body, slot)


def build(layout: str = "cluster") -> Object:
    """The four tags, the white one on its keys; or, with layout 'lean', one that leans on two others and shows its back."""
    root = group("key tracking device")
    if layout == "lean":
        place(tag(COLOURS[0], root, back=True), (0, 0, 16.3), (66, 0, 0))
        for i, turn in enumerate((8, -5)):
            place(tag(COLOURS[2 - i], root), (1.5 * i, 29 + i, 7.05 * i), (0, 0, turn))
        return root
    key_ring((-27, -15, 0), (0, 0, 32)).parent = root
    for color, at, turn in zip(COLOURS[1:], LYING, (-9, 16, -24), strict=True):
        place(tag(color, root), at, (0, 0, turn))
    return root


LYING: tuple[Vec, ...] = ((21, -31, 0), (23, 14, 0), (65, -7, 0))
"""Stone, graphite and amber, mm."""

LOOP: tuple[Vec, ...] = (
    (0, 12.4, -0.6),
    (0, 12.4, 4.4),
    (0.2, 12.6, 9.4),
    (-2, 17.5, 12.6),
    (-9, 25, 9.4),
    (-11, 33, 7.2),
    (-6, 38.5, 4.4),
    (-1, 39.6, 1.0),
    (4, 38.6, 1.0),
    (9.5, 34.5, 4.0),
    (11, 28, 7.0),
    (8, 21, 2.4),
    (3, 15.5, 0.5),
    (0.2, 12.6, -0.4),
)
"""Wire of the key loop: through the tag's eyelet, over its edge, and through the bows of the keys."""


def key_ring(at: Vec, turn: Vec = (0, 0, 0), color: str = m.CHALK, brass: str = "#C9A65E") -> Object:
    """Tag on a loop of steel wire with two keys; the tag's face is +Z."""
    root = group("keys", at, turn)
    place(tag(color, root), (0, 0, 2.2), (4, 0, 0))
    tube("loop", LOOP, 1.9, m.polished("#C9CACB", 0.14), root)
    props.house_key(root, (-8.6, 42, 1.4), (1, -4, 6), "#C3C4C4")
    props.house_key(root, (11.5, 41, 2.8), (-3, 2, -42), brass)
    return root


def in_use() -> None:
    """In the afternoon."""
    _on_a_sofa(m.CHALK)
    sofa.afternoon((250, -250, sofa.SEAT))


def in_use_by_night() -> None:
    """The graphite one, by a lamp."""
    _on_a_sofa(m.GRAPHITE)
    moonlight(0.06, glossy=0.3)
    softbox((-60, -420, sofa.SEAT + 330), (250, -200, sofa.SEAT), (130, 130), 130, "#FFD3A2")
    softbox((620, -120, sofa.SEAT + 300), (250, -220, sofa.SEAT), (200, 200), 130, "#A9C1EA")


def _on_a_sofa(color: str) -> None:
    """Before two linen cushions."""
    sofa.seat()
    key_ring((250, -250, sofa.SEAT - 2.4), (1.2, 0, -62), color, "#D6C491")


IN_USE = View(6, 31, 178, (270, -232, 472), focus=(262, -256, 466), lens=75, stop=11)

SHEEN = (Card((318, -236, 463), (0, 0, 1), (100, 260), 40, 420, "#F6F1E8"),)
"""What the keys mirror."""

GRAIN = 0.7 / 255
"""A little, as the cloth leaves no gradient to band."""

SHOTS = {
    "hero-light": Shot(View(-9, 47, 204, (1, 3, 2), focus=(-10, -10, 7), stop=14), day_table, ground="#D5CEC3", scale=0.9),
    "hero-dark": Shot(
        View(4, 42, 196, (5, 4, 2), focus=(-10, -10, 7), stop=14),
        night_table,
        ground="#24262B",
        scale=0.85,
        grade=Grade(exposure=-0.5),
        cards=(Card((-48, 32, 3), (0, 0, 1), (300, 300), 60, color="#FFF1E0"),),
    ),
    "detail": Shot(
        View(-8, 16, 74, (3, 2, 17), focus=(2, -8, 18), lens=100, stop=13),
        day_table,
        pose={"layout": "lean"},
        turn=(0, 0, 22),
        ground="#CFC8BC",
        scale=0.55,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4, grain=GRAIN), cards=SHEEN),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.6, bloom=0.14, grain=GRAIN), cards=SHEEN),
}
