"""The gateway on a counter in front of the living room, at dusk and by night; its left is left to words."""

from dataclasses import dataclass, replace

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, world
from ..core.mesh import block, place
from ..core.shot import Shot
from ..products import gateway
from ..sets import props, room, traces
from ..sets.props import cup

COUNTER = 900.0
"""Height of the counter, mm; the sideboard behind it is lower, so that its lamp is seen."""

AT = (276.0, -1300.0, COUNTER)
"""Where the gateway stands."""

VIEW = View(0, 11.5, 304, (230, -1300, COUNTER + 20), focus=(276, -1340, COUNTER + 28), lens=70, stop=7)


@dataclass(frozen=True)
class Hour:
    """Light of the counter: key, rim, the room's lamp, sky; strength of the waist; the window's blue on the wall."""

    key: float
    key_color: str
    rim: float
    lamp: float
    sky: float
    waist: float
    wall: float


DUSK = Hour(540, "#FFE0C0", 420, 0.8, 0.07, 2.6, 480)
NIGHT = Hour(150, "#E9C6A6", 190, 0.45, 0.014, 2.8, 70)


def _counter() -> None:
    """Oak board with a book, a cup that has been drunk from, and the gateway's cord."""
    block("counter", (2600, 680, 34), m.oak("X", "#6E5643", "#463529", 0.8, 0.36), None, (276, AT[1] + 10, COUNTER - 34), edge=4)
    x, y, z = AT
    props.book((x + 118, y + 186, z), (214, 152, 24), "#54625B", 14)
    cup((x + 96, y + 176, z + 24.3), 24)
    traces.cup_ring((x + 32, y - 96, z), 57, 30)
    traces.crumbs((x + 60, y + 86, z), (90, 40), 26, 1.6, ("#B98B57", "#8D6238"), 6)
    cord = [
        (x + 6, y + 54, z + 9),
        (x + 10, y + 74, z + 8),
        (x + 2, y + 104, z + 2.4),
        (x - 60, y + 150, z + 2.2),
        (x - 84, y + 220, z + 2.2),
    ]
    cord += [(x - 40, y + 300, z + 2.2), (x - 20, y + 346, z + 2.2), (x - 14, y + 362, z - 10), (x - 12, y + 366, z - 120)]
    traces.cable(cord, 4.4, "#CFC9BE")


def counter(hour: Hour) -> None:
    """The whole picture at an hour."""
    room.build(hour.lamp, art=False)
    _counter()
    place(gateway.build(glow=hour.waist), AT, (0, 0, -9))
    world("#8FA6CC", "#4A4E5C", hour.sky, glossy=0.35 * (hour.sky + 0.2))
    bulb((330, -230, room.TOP + 215), 170 * hour.lamp, 75)
    x, y, z = AT
    softbox((x + 170, y - 330, z + 560), (x, y + 10, z + 20), (200, 200), hour.key, hour.key_color, glossy=False)
    softbox((x + 300, y + 460, z + 330), (x, y, z + 30), (160, 420), hour.rim, "#FFB877", glossy=False)
    softbox((-900, -700, 1500), (-240, 0, 930), (500, 500), hour.wall, "#6F90D4", glossy=False)
    softbox((x - 520, y + 300, z + 320), (x, y, z + 20), (140, 420), hour.rim * 0.55, "#A9C1EA")


def at_dusk() -> None:
    """The last light from the window, the lamp is on."""
    counter(DUSK)


def by_night() -> None:
    """The lamp and the line of light, and a little moon."""
    counter(NIGHT)


DAY_SHOT = Shot(VIEW, scene=at_dusk, grade=Grade(exposure=0.2, bloom=0.12))
SHOTS: dict[str, Shot] = {"": DAY_SHOT, "-dark": replace(DAY_SHOT, scene=by_night)}
