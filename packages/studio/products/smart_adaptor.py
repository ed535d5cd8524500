"""Smart Adaptor: metered switch for one half of a duplex outlet, NEMA 5-15. 62 x 37 x 32 mm without the blades."""

import numpy as np
from PIL import Image, ImageColor

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, cut, grid, group, label, lathe, loft, place, sheet, slab, tube
from ..core.outline import circle, fillet, squircle
from ..core.shot import ON_WALL, Shot
from ..core.units import ORIGIN
from ..sets import props
from ..sets.city import printed
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


def in_use() -> None:
    """At noon."""
    _over_a_sideboard(build(outlet=False, glow=3.0), "12:40", 0.8)
    world("#C4D0E0", "#6E6A64", 0.3, glossy=0.4)
    softbox((-620, -700, TOP + 560), (60, -60, TOP + 100), (220, 220), 1400, "#FFEBD2")
    softbox((900, -1300, TOP + 800), (140, -100, TOP + 60), (800, 800), 640, "#DCE6FA", glossy=False)


def in_use_by_night() -> None:
    """In graphite, two minutes before the rule at midnight, by a lamp that is not seen and by the screen."""
    _over_a_sideboard(build(m.GRAPHITE, outlet=False, glow=3.0), "11:58", 0.75)
    moonlight(0.1, glossy=0.25)
    softbox((-420, -420, TOP + 420), (20, 0, TOP + 110), (150, 150), 330, "#FFDDB5")
    softbox((1000, -1200, TOP + 700), (60, 0, TOP + 100), (700, 700), 560, "#9DB4E4", glossy=False)


def _over_a_sideboard(adaptor: Object, clock: str, shine: float) -> None:
    """The lower half of an outlet over an oak sideboard feeds a television that idles; its box and its remote control."""
    sheet("wall", 8000, 4000, m.plaster("#8C958F", 0.04), None, (0, 0, 1200), (90, 0, 0))
    block("top", (2200, 430, 26), m.oak("X", "#A98D70", "#755F4A", 0.9), None, (150, -235, TOP - 26), edge=3)
    outlet = place(props.outlet("#C9C3B7"), (0, 0, TOP + 118), ON_WALL)
    place(adaptor, (0, -2 * props.OUTLET, 0)).parent = outlet
    _plug((0, -props.OUTLET, props.PLATE + 32), outlet)
    _television(108, clock, shine)
    _box(126, clock)
    _remote((34, -196, TOP), 52)


def _plug(at: tuple[float, float, float], parent: Object) -> None:
    """The television's flat plug in the adaptor's socket, within its ring; its cord falls to the table and runs behind the set."""
    root = group("plug", at, parent=parent)
    black = m.matte("#23211F", 0.55)
    slab("plug", squircle(21, 21, 9), 0, 8, black, root, edge=2.6, foot=0.6)
    cord = [(0, -6, 5), (0, -20, 6), (-1, -48, 6), (-3, -78, 4), (4, -94, 4), (30, -96, 0), (80, -96, -4), (200, -96, -8)]
    tube("cord", cord, 5, black, root)


def _television(x: float, clock: str, shine: float) -> None:
    """Its left edge at `x`; it shows the hour over evening hills."""
    case = m.matte("#17181A", 0.42, 0.05, 60, 0.4)
    low = TOP + 64
    block("television", (980, 34, 566), case, None, (x + 490, -92, low), edge=5)
    grid("screen", 1, 1, lambda u, v: (x + 8 + 964 * u, -109.6, low + 14 + 542 * v), printed(_hills(), (964, 542), glow=shine))
    place(label(clock, 62, ORIGIN, m.led(1.5, "#FFF3E2"), None, 500, "LEFT"), (x + 36, -110, low + 52), ON_WALL)
    block("foot", (22, 200, 8), case, None, (x + 210, -112, TOP), edge=2)
    block("neck", (22, 18, 70), case, None, (x + 210, -92, TOP), edge=2)


def _hills() -> Image.Image:
    """Five ridges before the last of the sun, paler with distance; three pixels to the mm."""
    x, y = np.arange(964 * 3)[None, :] / 3, np.arange(542 * 3)[:, None] / 3
    zenith, horizon = np.array((46, 66, 112.0)), np.array((250, 176, 112.0))
    picture = np.repeat(zenith + (horizon - zenith) * np.clip((y - 120) / 260, 0, 1)[..., None] ** 1.2, 964 * 3, axis=1)
    picture[np.hypot(x - 196, y - 356) < 26] = (255, 226, 170)
    ridges = (
        (382, 26, 130, "#C4835F"),
        (408, 24, 90, "#96655F"),
        (438, 22, 120, "#64505E"),
        (474, 18, 85, "#3B3D52"),
        (506, 16, 150, "#1F2937"),
    )
    for i, (height, swing, length, color) in enumerate(ridges):
        edge = height + swing * np.sin(x / length * 2 + 1.7 * i) + swing * 0.35 * np.sin(x / length * 7 + i) + np.sin(x / 4 + 3 * i)
        picture[y > edge] = ImageColor.getrgb(color)
    return Image.fromarray(picture.astype(np.uint8))


def _box(x: float, clock: str) -> None:
    """The receiver, which shows the hour too, its left edge at `x`."""
    block("receiver", (180, 120, 38), m.matte("#202226", 0.4, 0.05, 60, 0.4), None, (x + 90, -150, TOP + 3), edge=4)
    sheet("window", 120, 24, m.dark_glass(), None, (x + 90, -210.4, TOP + 22), (90, 0, 0))
    place(label(clock, 19, ORIGIN, m.led(2.6), None, 500), (x + 66, -210.8, TOP + 22), ON_WALL)


def _remote(at: tuple[float, float, float], turn: float) -> None:
    """Remote control on its back: a ring to steer with, a red key, rows of keys."""
    root = group("remote", at, (0, 0, turn))
    slab("body", squircle(42, 168, 10), 0, 15, m.matte("#26282B", 0.5, 0.04, 60, 0.4), root, edge=4, foot=2)
    ring = lathe("ring", fillet([(9, 14.6), (9, 16.4, 0.6), (16, 16.2, 0.8), (16, 14.6)], 5), m.matte("#4A4D52", 0.4), root, 96)
    place(ring, (0, 34, 0))
    key = m.matte("#E6E2DA", 0.5)
    for row in range(4):
        for column in (-11, 0, 11):
            place(slab("key", squircle(7.5, 5, 2), 14.6, 16.6, key, root, edge=0.6, foot=0), (column, -66 + 13 * row, 0))
    for x, y, color in ((-11, 72, "#C7372B"), (11, 72, "#E6E2DA"), (-11, -10, "#E6E2DA"), (11, -10, "#E6E2DA")):
        place(slab("key", circle(8, 48), 14.6, 16.6, m.matte(color, 0.5), root, edge=0.6, foot=0), (x, y, 0))


IN_USE = View(-14, 8, 450, (94, -60, TOP + 68), focus=(0, -50, TOP + 98), lens=55, stop=14)

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
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.4)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.4, bloom=0.14)),
}
