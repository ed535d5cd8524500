"""Smart Adaptor: metered switch for one half of a duplex outlet, NEMA 5-15. 62 x 37 x 32 mm without the blades."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, cut, disc, group, lathe, loft, place, sheet, slab, tube
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..sets import props
from ..sets.rig import DUSK, day_wall, night_wall

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
    """The television's flat plug in the adaptor's socket, within its ring; its cord falls to the table and runs behind the set."""
    root = group("plug", at, parent=parent)
    black = m.matte("#23211F", 0.55)
    slab("plug", squircle(21, 21, 9), 0, 8, black, root, edge=2.6, foot=0.6)
    cord = [(0, -6, 5), (0, -20, 6), (0, -66, 6), (2, -120, 8), (12, -150, 10), (40, -156, 10), (96, -156, 10), (190, -156, 10)]
    tube("cord", cord, 5, black, root)


def in_use() -> None:
    """In the afternoon."""
    _over_a_sideboard(build(plate="#D9D4CA", glow=3.0))
    world("#C4D0E0", "#6E6A64", 0.32, glossy=0.4)
    softbox((-560, -640, TOP + 540), (0, -20, TOP + 150), (200, 200), 1100, "#FFEBD2")
    softbox((1000, -1200, TOP + 700), (60, 0, TOP + 100), (700, 700), 420, "#DCE6FA")


def in_use_by_night() -> None:
    """In graphite, by a lamp that is not seen, and the window's blue."""
    _over_a_sideboard(build(m.GRAPHITE, "#D9D4CA", 3.0))
    moonlight(0.1, glossy=0.25)
    softbox((-420, -420, TOP + 420), (20, 0, TOP + 130), (150, 150), 240, "#FFE6CC")
    softbox((1000, -1200, TOP + 700), (60, 0, TOP + 100), (700, 700), 760, "#9DB4E4")


def _over_a_sideboard(adaptor: Object) -> None:
    """Over an oak sideboard, the television that it feeds beside it."""
    sheet("wall", 8000, 4000, m.plaster("#8C958F", 0.04), None, (0, 0, 1200), (90, 0, 0))
    block("top", (2200, 430, 26), m.oak("X", "#A98D70", "#755F4A", 0.9), None, (150, -235, TOP - 26), edge=3)
    _television(104)
    root = place(adaptor, (0, 0, TOP + 140), ON_WALL)
    plug((0, props.OUTLET, props.PLATE + 32), root)


def _television(x: float) -> None:
    """On standby, its left edge at `x`: a red point in the lower corner, a receiver below it."""
    case = m.matte("#17181A", 0.42, 0.05, 60, 0.4)
    block("television", (1100, 34, 640), case, None, (x + 550, -92, TOP + 66), edge=5)
    sheet("screen", 1086, 622, m.dark_glass("#0B0D11", 0.05), None, (x + 550, -109.4, TOP + 66 + 322), (90, 0, 0))
    place(disc("standby", 1.5, 0, m.led(2.6, "#E0281E")), (x + 16, -109.6, TOP + 71), ON_WALL)
    block("neck", (18, 16, 70), case, None, (x + 118, -92, TOP), edge=2)
    block("foot", (18, 210, 7), case, None, (x + 118, -112, TOP), edge=2)
    block("receiver", (170, 120, 34), case, None, (x + 30, -190, TOP + 2), edge=4)
    place(disc("standby", 1.3, 0, m.led(2.6, "#E0281E")), (x - 36, -250.4, TOP + 20), ON_WALL)


IN_USE = View(-14, 5, 310, (48, -40, TOP + 104), focus=(-8, -46, TOP + 160), lens=70, stop=9)

SCREEN = (Card((150, -109, TOP + 190), size=(260, 420), power=20, distance=900, color="#CFDCF2"),)
"""What the dark screen mirrors."""

SHOTS = {
    "hero-light": Shot(View(-31, 14, 176, (8, -14, 4), focus=(-6, -37, 20)), day_wall, turn=ON_WALL, ground="#D3CBC0", scale=0.9),
    "hero-dark": Shot(
        View(-37, 13, 178, (9, -14, 3), focus=(-8, -37, 20), stop=6.3),
        night_wall,
        pose={"body": m.GRAPHITE, "plate": "#34363A", "glow": 3.0},
        turn=ON_WALL,
        grade=DUSK,
        ground="#545A64",
        key=2.4,
    ),
    "detail": Shot(
        View(-40, 22, 66, (-5, -32, 20), focus=(-4, -38, 20), lens=100, stop=11), day_wall, turn=ON_WALL, ground="#D3CBC0", scale=0.6
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4), cards=SCREEN),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.4, bloom=0.14), cards=SCREEN),
}
