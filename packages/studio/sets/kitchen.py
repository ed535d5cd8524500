"""Kitchen: tiles behind a stone worktop, a pot over the blue flame of a hob, spoons in a jar. Window to the left."""

from math import cos, pi, sin

from ..core import material as m
from ..core.light import bulb, softbox, world
from ..core.mesh import block, copy, group, lathe, place, sheet, torus, tube
from ..core.outline import fillet
from ..core.units import Vec

TOP, TILES = 900.0, 1210.0
"""Heights of the worktop and of the upper edge of the tiles, mm."""

CEILING = 2440.0
"""Height of the ceiling, mm."""

HOB: Vec = (-190.0, -240.0, TOP)
"""Middle of the burner."""


def build() -> None:
    """Everything on and before the wall y = 0 but the sensor."""
    sheet("wall", 8000, 5000, m.plaster("#C9C2B3", 0.08), None, (0, 0, 1600), (90, 0, 0))
    block("worktop", (3200, 640, 40), m.stone("#6E6B66", "#4C4A47", 1.6, 0.35), None, (0, -320, TOP - 40), edge=4)
    _tiles()
    _hob()
    _pot((HOB[0], HOB[1], TOP + 46))
    _jar((330, -150, TOP))


def _tiles() -> None:
    """Three rows of glazed tiles in running bond, 150 x 100 mm."""
    glaze = m.matte("#E4E0D6", 0.16, 0.02, 8, 0.5)
    tile = block("tile", (148, 9, 101), glaze, None, (-2000, -4.5, TOP), edge=2.2)
    for row in range(3):
        for k in range(-8, 9):
            copy(tile, (150 * k + 75 * (row % 2), -4.5, TOP + 2 + 103 * row))


def _hob() -> None:
    """Steel plate, burner, flames and an iron trivet."""
    iron = m.matte("#1F2022", 0.5, 0.2, 90, 0.4)
    root = group("hob", HOB)
    block("plate", (420, 400, 6), m.brushed("#B9BABC", "X", 0.3), root, edge=1.5)
    lathe("burner", fillet([(0, 6), (46, 6, 2), (46, 20, 2), (38, 24, 3), (0, 24)], 8), iron, root, 128)
    flame = m.glow("#5C8CFF", 5.0)
    for k in range(28):
        a = 2 * pi * k / 28
        tongue = lathe("flame", [(3.4, 0), (2.6, 8), (0.2, 19)], flame, root, 16)
        place(tongue, (45 * cos(a), 45 * sin(a), 17), (0, 38, 360 * k / 28))
    for k in range(4):
        a = pi / 2 * k + pi / 4
        tube("bar", [(r * cos(a), r * sin(a), z) for r, z in ((168, 8), (160, 44), (110, 46), (60, 46))], 10, iron, root)
    bulb((HOB[0], HOB[1], TOP + 30), 0.8, 40, "#6C98FF")


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


def _jar(at: Vec) -> None:
    """Stoneware jar with wooden spoons."""
    root = group("jar", at)
    wall = fillet([(0, 0), (52, 0, 8), (56, 140, 3), (50, 140, 2), (46, 10, 6), (0, 8)], 8)
    lathe("jar", wall, m.matte("#D9D2C4", 0.55, 0.12, 40), root, 128)
    wood = m.oak("Z", "#B0947A", "#7C654E", 0.5)
    for x, y, lean, height in ((-14, 6, -40, 300), (10, -8, 34, 270), (4, 16, 6, 320)):
        tip: Vec = (x + lean, y, height)
        tube("spoon", [(x * 0.3, y * 0.3, 12), (x, y, 120), (x + lean * 0.8, y, height * 0.82), tip], 9, wood, root)
        bowl = lathe("bowl", [(21 * sin(pi * k / 24), -31 * cos(pi * k / 24)) for k in range(25)], wood, root, 48)
        bowl.scale = (1, 0.4, 1)
        place(bowl, tip, (0, lean * 0.25, 0))


def under_the_ceiling() -> None:
    """The upper part of the wall over the hob: ceiling, flue and hood on the left, a shelf on the right."""
    sheet("wall", 8000, 5000, m.plaster("#B9B09E", 0.08), None, (0, 0, 1600), (90, 0, 0))
    sheet("ceiling", 8000, 4000, m.plaster("#E9E6DF", 0.05), None, (0, -2000, CEILING), (180, 0, 0))
    steel = m.brushed("#B9BABC", "Z", 0.3)
    block("cornice", (8000, 34, 46), m.matte("#F1EFEA", 0.5), None, (0, -17, CEILING - 46), edge=6)
    block("flue", (200, 170, CEILING - 1960), steel, None, (-330, -86, 1960), edge=1.5)
    block("hood", (520, 330, 70), steel, None, (-330, -166, 1900), edge=3)
    block("shelf", (620, 190, 26), m.oak("X", "#A98D70", "#755F4A", 0.6), None, (500, -96, 1900), edge=2)
    _jar((300, -96, 1926))
    _pot((480, -110, 1926))


def high_noon() -> None:
    """Window from the left, light below the ceiling."""
    world("#DCE6F4", "#8F887C", 0.3, glossy=0.5)
    softbox((-1300, -1300, 1850), (40, 0, 2200), (1000, 900), 1900, "#E9F0FA", 0.6)
    softbox((500, -1100, 1700), (60, -200, 2440), (600, 400), 420, "#FFE9CC")


def late() -> None:
    """A lamp over the worktop lights the wall from below, the window is all but dark."""
    world("#7F97C4", "#20242C", 0.03, glossy=0.15)
    softbox((560, -640, 1560), (80, 0, 2200), (240, 240), 200, "#FFC48C")
    softbox((-1300, -1300, 1850), (40, 0, 2200), (1000, 900), 130, "#93AEE6", 0.6)


def noon() -> None:
    """Window from the left, a lamp under the cupboards."""
    world("#DCE6F4", "#8F887C", 0.3, glossy=0.5)
    softbox((-1500, -1100, 1900), (0, 0, 1250), (1100, 1300), 1500, "#E9F0FA", 0.6)
    softbox((500, -420, 2000), (60, -60, 1250), (420, 200), 330, "#FFDDB0")
