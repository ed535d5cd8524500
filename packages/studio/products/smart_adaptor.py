"""Smart Adaptor: metered switch for one half of a duplex outlet, NEMA 5-15. 62 x 37 x 32 mm without the blades."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, moonlight, softbox, world
from ..core.mesh import Object, block, cut, group, lathe, loft, place, sheet, slab, tube
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Shot
from ..core.units import Vec
from ..sets import props
from ..sets.rig import NIGHT, day_wall, night_wall

TOP = 700.0
"""Height of the sideboard below the outlet, mm."""


def build(body: str = m.CHALK, plate: str = "#E4E0D8", glow: float = 2.2, outlet: bool = True) -> Object:
    """Adaptor in the upper half of an outlet. Face is +Z; z = 0 is the wall."""
    root = group("smart adaptor")
    if outlet:
        props.outlet(plate).parent = root
    _adaptor(group("adaptor", (0, props.OUTLET, props.PLATE), parent=root), body, glow)
    return root


def _adaptor(root: Object, body: str, glow: float) -> None:
    """Oblong body; the socket and its ring sit in the middle of the face."""
    shell = m.soft_touch(body, 0.46)
    front = slab("body", squircle(62, 37, 12), 0.6, 32, shell, root, edge=2.8, foot=0.6)
    groove = [(14.4, 31), (15.6, 31), (15.6, 33), (14.4, 33), (14.4, 31)]
    channel = lathe("channel", groove, m.gap(), root, 192)
    cut(front, channel, *_openings(root))
    ring = fillet([(15.5, 31.0), (15.5, 31.85, 0.15), (14.5, 31.85, 0.15), (14.5, 31.0)], 4)
    lathe("ring", ring, m.led(glow), root, 256)
    _contacts(root)
    place(slab("button", squircle(14, 6, 3), 0, 1.0, shell, root, edge=0.6, foot=0.1), (-30.6, 0, 17), (0, -90, 0))


def _openings(root: Object) -> list[Object]:
    """Neutral, line and ground, to cut 9 mm deep."""
    return [place(loft("slot", outline, [(0, 23), (0, 34)], m.gap(), root), (x, y, 0)) for outline, x, y in props.NEMA_5_15]


def _contacts(root: Object) -> None:
    """The shutters, seen at the bottom of the openings."""
    sheet("shutters", 24, 24, m.matte("#3A3632", 0.4), root, (0, 0, 25))


def plug(at: tuple[float, float, float], parent: Object) -> None:
    """Lamp plug in the adaptor's socket; its cord falls 170 mm to the table and runs to the lamp."""
    root = group("plug", at, parent=parent)
    black = m.matte("#23211F", 0.55)
    slab("plug", squircle(24, 26, 9), 0, 17, black, root, edge=4, foot=0.6)
    cord = [(0, -8, 12), (0, -20, 13), (0, -66, 14), (2, -122, 26), (12, -164, 50), (46, -165, 84), (96, -165, 96), (190, -165, 96)]
    tube("cord", cord, 6, black, root)


def in_use() -> None:
    """In the evening."""
    _over_a_sideboard()
    world("#7F93B4", "#333945", 0.24, glossy=0.4)
    softbox((-520, -640, TOP + 520), (0, -20, TOP + 150), (200, 200), 380, "#E3E6EE")
    bulb(BULB, 120, 75)


def in_use_by_night() -> None:
    """By the lamp that it feeds."""
    _over_a_sideboard()
    moonlight(0.05, glossy=0.2)
    softbox((-520, -640, TOP + 520), (0, -20, TOP + 150), (200, 200), 56, "#93AEE6")
    bulb(BULB, 110, 75)


BULB: Vec = (150, -148, TOP + 215)
"""In the lamp's shade."""


def _over_a_sideboard() -> None:
    """Over an oak sideboard, the lamp that it feeds beside it."""
    sheet("wall", 8000, 4000, m.plaster("#77705F"), None, (0, 0, 1200), (90, 0, 0))
    block("top", (2200, 430, 26), m.oak("X", "#A98D70", "#755F4A", 0.9), None, (150, -235, TOP - 26), edge=3)
    props.table_lamp((150, -148, TOP), 0.62)
    root = place(build(plate="#C9C2B5"), (0, 0, TOP + 140), ON_WALL)
    plug((0, props.OUTLET, props.PLATE + 32), root)


IN_USE = View(-24, 5, 330, (62, -40, TOP + 120), focus=(-14, -44, TOP + 160), lens=70, stop=4)

SHOTS = {
    "hero-light": Shot(View(-31, 14, 176, (8, -14, 4), focus=(-6, -37, 20)), day_wall, turn=ON_WALL, ground="#D3CBC0", scale=0.9),
    "hero-dark": Shot(
        View(-37, 13, 178, (9, -14, 3), focus=(-8, -37, 20), stop=6.3),
        night_wall,
        pose={"body": m.GRAPHITE, "plate": "#34363A", "glow": 3.0},
        turn=ON_WALL,
        grade=NIGHT,
        ground="#545A64",
        key=1.8,
    ),
    "detail": Shot(
        View(-40, 22, 66, (-5, -32, 20), focus=(-4, -38, 20), lens=100, stop=11), day_wall, turn=ON_WALL, ground="#D3CBC0", scale=0.6
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.4, bloom=0.14)),
}
