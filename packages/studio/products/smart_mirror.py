"""Smart Mirror: round low-iron glass with a ring of even light and text behind the silvering. 600 x 32 mm."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb
from ..core.mesh import Object, block, group, label, lathe, loft, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import ON_WALL, Shot
from ..sets import bathroom, bedroom, props, reflected, window
from ..sets.rig import day_wall, night_wall

GLASS = 31.6
"""Height of the mirror's face, mm."""

SHELF = -416.0
"""Top of the shelf below the mirror's middle, mm."""

HUNG = 1480.0
"""Height of the mirror's middle over a basin, mm."""

WARM_WHITE = "#FFD2A0"
"""The ring after dark: about 3500 K."""

MORNING = (
    ("07:42", 76, 300),
    ("9°, rain by noon", 28, 500),
    ("09:00  Dentist", 28, 500),
    ("Leave by 08:25", 28, 500),
)
"""Text, size in mm and weight of each line."""

EVENING = (
    ("22:10", 76, 300),
    ("4°, clear tonight", 28, 500),
    ("06:45  Alarm", 28, 500),
    ("All doors locked", 28, 500),
)
"""The same before bed."""


def build(ring: float = 2.2, warmth: str = "#FFE3BE", text: float = 1.5, lines: tuple[tuple[str, float, int], ...] = MORNING) -> Object:
    """Face is +Z. `ring` is the strength of the light, `text` that of the display."""
    root = group("smart mirror")
    frame = fillet([(262, 0), (290, 0, 2), (290, 8, 2), (300, 12, 2), (300, 31.0, 1.6), (297.6, 32, 0.6), (297.2, 31)], 10)
    lathe("frame", frame, m.brushed("#C7C9CB", "Z", 0.3), root, 384)
    silver = m.mirror()
    lathe("bevel", fillet([(297.0, 29.4), (291, GLASS, 1.0), (287.2, GLASS)], 6), silver, root, 384)
    lathe("diffuser", [(287.2, GLASS - 0.01), (275.2, GLASS - 0.01)], m.led(ring, warmth), root, 384)
    lathe("mirror", [(275.2, GLASS), (0, GLASS)], silver, root, 384)
    _text(root, m.led(text, "#FFF4E6"), lines)
    _switch(root)
    return root


def _text(root: Object, ink: m.Material, lines: tuple[tuple[str, float, int], ...]) -> None:
    """Lines at lower left."""
    y = -24.0
    for line, size, weight in lines:
        label(line, size, (-166, y, GLASS + 0.1), ink, root, weight=weight, align="LEFT")
        y -= 58 if size > 30 else 41


def _switch(root: Object) -> None:
    """Sliding switch of the microphone in the rim, at the right below the middle, with its amber mark."""
    carrier = group("switch", turn=(0, 0, -24), parent=root)
    seat = group("seat", (299.9, 0, 19), (0, 90, 0), carrier)
    slab("slot", squircle(9, 34, 4.4), -1, 0.25, m.gap(), seat, edge=0.2, foot=0)
    place(slab("slider", squircle(7.2, 16, 3.5), 0, 2.6, m.polished("#E3E4E5", 0.14), seat, edge=0.8, foot=0), (0, 7.6, 0))
    place(loft("mark", squircle(4, 5.5, 1.4), [(0, 0), (0, 0.05)], m.led(2.4), seat), (0, -9, 0.28))


def in_use() -> None:
    """Over a stone basin with a brass tap and a folded towel, reflecting a window."""
    bathroom.basin(window.garden(1.7))
    place(build(ring=1.8), (0, 0, HUNG), ON_WALL)
    bathroom.morning()


def in_use_by_night() -> None:
    """The same before bed, in the glow of the ring."""
    bathroom.basin(window.mist(window.DUSK, 0.7))
    place(build(ring=2.4, warmth=WARM_WHITE, text=0.9, lines=EVENING), (0, 0, HUNG), ON_WALL)
    _halo(HUNG, 2.0)
    bathroom.evening()


def _halo(middle: float, power: float) -> None:
    """What the ring throws on the wall."""
    for k in range(48):
        angle = radians(7.5 * k)
        bulb((318 * cos(angle), -42, middle + 318 * sin(angle)), power, 20, WARM_WHITE)


def day_room(shot: Shot) -> None:
    """The catalogue's wall, and a room behind the camera for the mirror to show."""
    day_wall(shot)
    reflected.build()


def over_a_shelf(shot: Shot) -> None:
    """The same over an oak shelf with a tumbler and twigs that tell the size."""
    day_room(shot)
    block("shelf", (560, 130, 24), m.oak("X", "#A98D70", "#755F4A", 0.8), None, (0, -66, SHELF - 24), edge=2)
    bedroom.water_glass((-150, -64, SHELF))
    props.vase((188, -62, SHELF), "#6E7B6C", 0.42)
    props.branches((188, -62, SHELF + 88), 4, 170, 9)


def night_room(shot: Shot) -> None:
    """The same by the light of a lamp, the wall in the glow of the ring."""
    night_wall(shot)
    reflected.build(night=True)
    _halo(0, 2.6)


IN_USE = View(-16, 3, 1430, (122, -120, 1342), focus=(0, -40, 1450), lens=50, stop=5.6)

SHOTS = {
    "hero-light": Shot(View(-24, 4, 1090, (8, 0, -80), focus=(0, -32, 0), stop=8), over_a_shelf, turn=ON_WALL, ground="#CFC7BA", scale=4.0),
    "hero-dark": Shot(
        View(-30, 3, 930, (30, 0, -6), focus=(0, -32, 0), stop=8),
        night_room,
        pose={"ring": 2.4, "warmth": WARM_WHITE, "text": 0.9, "lines": EVENING},
        turn=ON_WALL,
        ground="#34383C",
        scale=4.0,
        grade=Grade(exposure=0.5, bloom=0.3),
    ),
    "detail": Shot(
        View(38, 8, 150, (262, -22, -118), focus=(274, -28, -122), lens=100, stop=11),
        day_room,
        turn=ON_WALL,
        pose={"ring": 1.7},
        ground="#CFC7BA",
        scale=1.6,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.6)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.4, bloom=0.3)),
}
