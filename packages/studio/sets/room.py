"""Living room: plaster wall, oak sideboard, vase, books, lamp. Window to the left; its top stands at z = 700 mm."""

from dataclasses import dataclass

from mathutils import Vector

from ..core import material as m
from ..core.light import bulb, softbox, sun, world
from ..core.mesh import block, copy, loft, mesh, place, sheet
from ..core.outline import circle
from . import props

TOP = 700.0
"""Height of the sideboard, mm."""

BOOKS = (-330.0, -255.0)
"""Where the stack of books stands, mm."""

STACK = 71.0
"""Height of the stack, mm."""


@dataclass(frozen=True)
class Mood:
    """Factors on the light of the room: sky in the window, low sun, table lamp."""

    window: float
    sun: float
    lamp: float


DAY = Mood(2.4, 1.5, 0.0)
DUSK = Mood(0.9, 0.9, 0.6)
NIGHT = Mood(0.18, 0.0, 1.4)


def build(lamp: float = 0.6, art: bool = True) -> None:
    """Everything but products and lights; `lamp` is how brightly its shade is seen, `art` the print on the wall."""
    sheet("wall", 8000, 4000, m.plaster("#C9BDAC"), None, (0, 0, 1200), (90, 0, 0))
    along, upright = m.oak("X", "#A98D70", "#755F4A", 0.9), m.oak("Z", "#A98D70", "#6E5844", 0.9)
    props.slats(420, 1500, 2600, -12, upright)
    block("top", (2200, 430, 26), along, None, (150, -235, TOP - 26), edge=3)
    block("carcass", (2140, 400, 430), m.matte("#2A211A", 0.7), None, (150, -225, 240), edge=1)
    reed = place(loft("reed", circle(17, 20), [(0, 0), (0, 420)], upright), (-905, -428, 244))
    for i in range(1, 120):
        copy(reed, (-905 + 17.6 * i, -428, 244), (0, 0, i * 47))
    props.table_lamp((330, -230, TOP), lamp)
    if art:
        props.framed_print((-330, -4, 1190))
    props.vase((-640, -240, TOP))
    props.branches((-640, -240, TOP + 190))
    height = TOP
    for size, color, turn in (((230, 165, 26), "#6F7A73", 4), ((210, 150, 20), "#D8CDBB", -3), ((196, 142, 24), "#A9683F", 7)):
        props.book((*BOOKS, height), size, color, turn)
        height += size[2] + 0.3


def light(mood: Mood) -> None:
    """Cool window from the left, warm sun through its bars, the lamp."""
    world("#93A9C9", "#4E566A", 0.27 * mood.window, glossy=0.35 * mood.window)
    if mood.window:
        softbox((-2300, -1300, 1500), (0, 0, 1000), (1500, 1700), 1900 * mood.window, "#B4C8E8", 0.6)
    if mood.sun:
        _low_sun(4.2 * mood.sun)
    if mood.lamp:
        bulb((330, -230, TOP + 215), 150 * mood.lamp, 75)


def _low_sun(strength: float) -> None:
    """Sun from the left through a window with a mullion and a transom; the frame casts shadows and is not seen."""
    way = Vector((1.0, 0.62, -0.34)).normalized()
    sun(tuple(way), strength, "#FFB27C")
    black = m.matte("#0A0A0A", 1.0)
    outside = [(-3000, 3000, 1720, 4000), (-3000, 3000, -3000, 780), (-3000, -560, 780, 1720), (430, 3000, 780, 1720)]
    for x0, x1, z0, z1 in [*outside, (-85, -45, 780, 1720), (-560, 430, 1235, 1265)]:
        corners = [tuple(Vector((x, 0, z)) - way * 2600) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        frame = mesh("window frame", corners, [(0, 1, 2, 3)], black, flat_caps=False)
        frame.visible_camera, frame.visible_diffuse, frame.visible_glossy = False, False, False
