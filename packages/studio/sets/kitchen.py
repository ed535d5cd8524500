"""The upper part of a kitchen's wall: ceiling, flue of the hood on the left, a cupboard with a pot on it. Window to the left."""

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import block, group, lathe, sheet, torus, tube
from ..core.outline import fillet
from ..core.units import Vec

CEILING = 2440.0
"""Height of the ceiling, mm."""


def _pot(at: Vec) -> None:
    """Enamelled pot with a lid, 210 mm wide."""
    enamel, rim = m.matte("#3E5A50", 0.22, 0.02, 20, 0.5), m.polished("#D8D9DA", 0.2)
    root = group("pot", at)
    body = fillet([(0, 0), (96, 0, 14), (105, 132, 4), (107, 132, 1), (103, 130, 1), (0, 128)], 12)
    lathe("body", body, enamel, root, 192)
    torus("rim", 212, 3.4, rim, root, (0, 0, 132))
    lid = [(103 * (1 - k / 24), 134 + 22 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    lathe("lid", lid, enamel, root, 192)
    lathe("knob", fillet([(6, 150), (7, 164, 3), (17, 168, 5), (15, 180, 6), (0, 182)], 8), m.oak("Z", "#A98D70", "#755F4A", 0.5), root, 96)
    for side in (-1, 1):
        loop = [(side * x, y, 104) for x, y in ((100, -34), (128, -32), (140, -14), (140, 14), (128, 32), (100, 34))]
        tube("handle", loop, 10, enamel, root)


def under_the_ceiling() -> None:
    """Everything on and before the wall y = 0 but the sensor."""
    sheet("wall", 8000, 5000, m.plaster("#B9B09E", 0.08), None, (0, 0, 1600), (90, 0, 0))
    sheet("ceiling", 8000, 4000, m.plaster("#E9E6DF", 0.05), None, (0, -2000, CEILING), (180, 0, 0))
    block("cornice", (8000, 26, 34), m.matte("#F1EFEA", 0.5), None, (0, -13, CEILING - 34), edge=5)
    block("flue", (220, 190, 1000), m.brushed("#B9BABC", "Z", 0.3), None, (-240, -96, CEILING - 1000), edge=1.5)
    block("cupboard", (700, 330, 600), m.matte("#59645F", 0.5, 0.03, 40, 0.4), None, (566, -166, CEILING - 860), edge=2)
    _pot((330, -150, CEILING - 260))


def high_noon() -> None:
    """Window from the left, light below the ceiling."""
    world("#DCE6F4", "#8F887C", 0.3, glossy=0.5)
    softbox((-1300, -1300, 1850), (40, 0, 2200), (1000, 900), 1900, "#E9F0FA", 0.6)
    softbox((500, -1100, 1700), (60, -200, 2440), (600, 400), 420, "#FFE9CC")


def late() -> None:
    """A lamp over the worktop lights the wall from below, the window is all but dark."""
    world("#7F97C4", "#20242C", 0.03, glossy=0.15)
    softbox((-60, -760, 1700), (60, 0, 2280), (240, 240), 260, "#FFCB99")
    softbox((-1300, -1300, 1850), (40, 0, 2200), (1000, 900), 170, "#A9C1EA", 0.6)
