"""A phone with a simple app: 72 x 148 x 8 mm. Lies on its back, screen +Z, top +Y."""

from math import cos, radians, sin

from ..core import material as m
from ..core.mesh import Material, Object, arc, disc, group, label, loft, place, slab
from ..core.outline import Outline, squircle
from ..core.units import Vec

SIZE: Vec = (72, 148, 8)

GLASS = 8.03
"""Height of the screen's surface, mm."""

DECK, INK, QUIET = "#101614", "#F1EDE4", "#8D928E"
"""Ground of the app, its text and its small text."""


def phone(parent: Object | None = None, power: float = 1.0) -> Object:
    """The device with its lit, empty screen; `power` is how bright it is."""
    root = group("phone", parent=parent)
    slab("frame", squircle(72, 148, 12), 0, 7.6, m.aluminium("#2E3134", 0.3), root, edge=2.2, foot=2.2)
    slab("glass", squircle(70.6, 146.6, 11.4), 7.0, 8.0, m.dark_glass("#060708", 0.02), root, edge=0.5, foot=0)
    _flat("screen", squircle(66.4, 142.4, 9.4), GLASS, m.led(0.6 * power, DECK), root)
    _flat("island", squircle(17, 5, 2.5), GLASS + 0.02, m.dark_glass(), root, (0, 65, 0))
    for y in (24, 38):
        place(slab("key", squircle(2, 9, 1), 0, 36.4, m.aluminium("#2E3134", 0.3), root, edge=0.5, foot=0), (0, y, 4), (0, 90, 0))
    return root


def _flat(name: str, outline: Outline, z: float, paint: Material, root: Object, at: Vec = (0, 0, 0)) -> Object:
    """Printed shape on the screen."""
    return place(loft(name, outline, [(0, z), (0, z + 0.005)], paint, root, bottom=False), at)


def dial(root: Object, room: str = "Bedroom", level: float = 0.62, power: float = 1.0) -> None:
    """One round control: the level as an amber ring and as a number."""
    ink, quiet = m.led(1.0 * power, INK), m.led(0.5 * power, QUIET)
    z = GLASS + 0.02
    label(room, 6.2, (0, 47, z), ink, root, 500)
    label("Reading light", 3.6, (0, 40, z), quiet, root)
    arc("track", 22.6, 25.4, z, 0, 360, m.led(0.5 * power, "#2B322F"), root)
    arc("level", 22.6, 25.4, z + 0.03, 225, 225 - 270 * level, m.led(2.0 * power), root)
    angle = radians(225 - 270 * level)
    place(disc("pip", 4.6, z + 0.05, ink, root), (24 * cos(angle), 24 * sin(angle), 0))
    label(f"{level * 100:.0f}", 17, (-2, 1, z), ink, root, 300)
    label("%", 5.4, (11.6, 4.6, z), quiet, root)
    for i, (name, lit) in enumerate((("Off", 0), ("Warm", 1), ("Bright", 0))):
        x = (i - 1) * 20
        _flat("pill", squircle(18, 9, 4.5), z, m.led(0.6 * power, "#F6B25E" if lit else "#232A27"), root, (x, -41, 0))
        label(name, 3.4, (x, -41, z + 0.03), m.led(0.8 * power, "#15110A" if lit else "#C9CBC6"), root, 500)
    _flat("home", squircle(24, 1, 0.5), z, quiet, root, (0, -66, 0))
