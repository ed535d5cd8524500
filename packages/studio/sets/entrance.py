"""Office entrance: plaster wall in y = 0, to its right a glass door in a steel frame, behind it a hall with daylight."""

from ..core import material as m
from ..core.light import moonlight, softbox, world
from ..core.mesh import block, place, sheet, tube
from ..core.units import Vec
from . import props, window

EDGE = 218.0
"""Where the wall ends and the frame begins, mm."""


def wall_and_glass(sky: float) -> None:
    """Everything but the light; `sky` is what stands in the hall's window."""
    block("wall", (3000, 140, 3600), m.plaster("#9C9384", 0.08, 0.25), None, (EDGE - 1500, 70, -300), edge=4)
    steel = m.matte("#26292A", 0.45, 0.04, 60, 0.45)
    block("post", (34, 60, 3000), steel, None, (EDGE + 18, 40, -100), edge=2)
    sheet("pane", 1100, 3000, m.pane(), None, (EDGE + 585, 40, 1300), (90, 0, 0))
    brushed = m.aluminium("#C9CBCC", 0.22)
    x = EDGE + 122
    tube("pull", [(x, -34, 900 + 250 * k) for k in range(4)], 19, brushed)
    _hall(sky)


def _hall(sky: float) -> None:
    """Stone floor, oak desk, a tall plant, a window wall with trees at the back."""
    sheet("floor", 8000, 9000, m.stone("#C9C3B8", "#B2ABA0", 0.6, 0.3), None, (2200, 4400, 0))
    sheet("side wall", 9000, 4000, m.plaster("#D2CABC"), None, (300, 4600, 1500), (90, 0, 90))
    sheet("garden", 9000, 5000, window.garden(sky), None, (2600, 8200, 1500), (90, 0, 0))
    steel = m.matte("#2B2E2F", 0.5)
    for i in range(5):
        block("mullion", (60, 90, 3600), steel, None, (500 + 900 * i, 5600, 0), edge=3)
    block("transom", (5000, 90, 60), steel, None, (2400, 5600, 2300), edge=3)
    block("desk", (1500, 600, 1050), m.oak("X", "#B39A7C", "#7C654D"), None, (1750, 3600, 0), edge=8)
    block("desk top", (1600, 700, 40), m.stone("#E4E0D8", "#CFC9BE"), None, (1750, 3600, 1050), edge=6)
    block("planter", (340, 340, 620), m.matte("#3A3936", 0.55, 0.1, 40), None, (980, 2500, 0), edge=30)
    props.branches((980, 2500, 620), 16, 420, 7).scale = (2.6,) * 3
    place(props.globe(260, 2.2), (1500, 3500, 1900))


def morning(at: Vec) -> None:
    """Sky from the window wall, ceiling light on the desk, a warm key on the wall about `at`."""
    world("#DCE6F4", "#A9A294", 0.34, glossy=0.5)
    softbox((2200, 5400, 2600), (1800, 2500, 0), (4200, 2600), 9000, "#EDF2FB", 0.4)
    softbox((900, 1000, 2700), (1750, 3600, 600), (900, 900), 3600, "#F4EFE6", 0.8, glossy=False)
    softbox((at[0] - 700, -520, at[2] + 420), at, (220, 220), 1500, "#FFE7C9")
    softbox((at[0] + 900, -1300, at[2] + 300), at, (900, 900), 260, "#DCE6FA", 0.8)


def late(at: Vec) -> None:
    """The lamp of the desk, a little of the street, a warm key on the wall about `at`."""
    moonlight(0.03, glossy=0.15)
    softbox((900, 1000, 2700), (1750, 3600, 600), (900, 900), 1500, "#FFCB99", 0.8, glossy=False)
    softbox((at[0] - 700, -520, at[2] + 420), at, (220, 220), 560, "#FFE6CF")
    softbox((at[0] + 900, -1300, at[2] + 300), at, (900, 900), 520, "#A9C1EA", 0.8)
