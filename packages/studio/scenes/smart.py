"""Ember, the speaker of the sister brand, at night on the oak sideboard."""

from math import cos, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox
from ..core.mesh import Object, copy, disc, group, lathe, loft, place
from ..core.outline import circle, fillet
from ..core.shot import Shot
from ..sets import room

VIEW = View(-13, 21, 372, (-10, -300, 752), focus=(-10, -350, 768), lens=75, stop=5.6)


def speaker(glow: float = 2.4) -> Object:
    """Low drum in woven fabric, 132 mm wide and 78 mm tall; the ring runs around its dished top, the button is in its middle."""
    root = group("ember")
    outline = circle(132, 192)
    loft("foot", outline, [(8, 0), (7, 2)], m.rubber(), root, top=False)
    band = fillet([(9, 1.6), (2.4, 2.2, 4), (0, 16), (0, 60), (1.2, 70, 6), (4.0, 73.2)], 10)
    loft("cloth", outline, band, m.woven("#5E5C58", "#9C978F", pitch=1.0, depth=0.7), root, bottom=False, top=False)
    ring = fillet([(62.4, 72.6), (62.4, 74.6, 0.4), (59.4, 74.6, 0.4), (59.4, 72.6)], 5)
    lathe("ring", ring, m.led(glow), root, 192)
    top = [(59.2, 72.4), (59.2, 75.0, 0.6), (56, 75.4, 1.2), (40, 73.0, 30), (0, 71.6)]
    lathe("top", fillet(top, 12), m.soft_touch("#3A3C40", 0.5), root, 192)
    lathe("button", fillet([(14.4, 71.5), (14.4, 74.4, 1.0), (12.6, 74.6, 0.6), (0, 73.6)], 8), m.aluminium("#E4E2DD", 0.34), root, 192)
    lathe("button gap", [(16.0, 72.35), (14.4, 72.3)], m.gap(), root, 96)
    first = place(disc("microphone", 1.5, 0, m.gap(), root), (46, 0, 73.98))
    for k in range(1, 4):
        copy(first, (46 * cos(radians(90 * k)), 46 * sin(radians(90 * k)), 73.98), parent=root)
    return root


def listening() -> None:
    """The room at night; the lamp behind is dimmed, the ring says that it hears."""
    room.build(lamp=0.42)
    room.light(room.Mood(0.26, 0.0, 0.5))
    place(speaker(3.0), (-10, -300, room.TOP), (0, 0, 10))
    softbox((-420, -760, 1050), (-10, -300, 740), (160, 260), 42, "#DDE2EC", 0.9)
    softbox((330, -190, 915), (-10, -300, 740), (120, 120), 90, "#FFB878", 0.9)
    bulb((-10, -300, room.TOP + 96), 3.0, 50, "#FF9A3C")


SHOTS: dict[str, Shot] = {
    "listening": Shot(VIEW, scene=listening, grade=Grade(exposure=0.6, bloom=0.14)),
}
