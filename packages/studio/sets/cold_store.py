"""A cold room: panel wall, chrome wire shelves, vaccine cartons, a probe in its bottle and the logger on the post. mm."""

from itertools import pairwise

from ..core import material as m
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, copy, group, label, lathe, loft, place, slab, tube
from ..core.outline import fillet, squircle
from ..core.units import Vec

SHELF = 900.0
"""Height of the shelf's wires, mm."""

POST = (196.0, -196.0)
"""The front post, mm."""


def logger(at: Vec, turn: float = 0, glow: float = 3.0) -> Object:
    """Radio logger, 60 x 88 x 22 mm, clamped to a post behind it; face -Y. Shows the temperature of the bottle."""
    root = group("logger", at, (90, 0, turn))
    outline, shell = squircle(60, 88, 18), m.soft_touch(m.CHALK, 0.42)
    slab("back", outline, 0, 8, shell, root, edge=0.3, foot=2.2)
    loft("joint", outline, [(0.7, 7.8), (0.7, 9.0)], m.gap(), root, bottom=False, top=False)
    slab("cover", outline, 8.8, 22, shell, root, edge=3.0, foot=0.3)
    place(slab("window", squircle(46, 34, 8), 21.6, 22.12, m.matte("#D6D5CE", 0.5, specular=0.4), root, edge=0.3, foot=0), (0, 16, 0))
    ink = m.matte("#1B1C1D", 0.6)
    label("3.8°", 19, (0.5, 15.4, 22.14), ink, root, weight=400)
    place(loft("light", squircle(9, 1.2, 0.6), [(0, 0), (0, 0.03)], m.led(glow), root), (0, -24, 22.0))
    block("clamp", (34, 30, 26), m.matte("#2B2D32", 0.6), root, (0, 4, -26), edge=4)
    return root


def _shelf(z: float, chrome: m.Material) -> None:
    """Frame and 56 wires, 1200 x 440 mm."""
    wire = tube("wire", [(0, -210, z), (0, -90, z), (0, 60, z), (0, 230, z)], 4.4, chrome)
    wire.data.resolution_u, wire.data.bevel_resolution = 2, 4
    wire.location.x = -9.5
    for i in range(1, 58):
        copy(wire, (-950 + 22.0 * i, 0, 0))
    for y, drop in ((-212, 0), (-212, 34), (230, 0), (0, 6)):
        rod = tube("rod", [(-960, y, z - 4 - drop), (-300, y, z - 4 - drop), (300, y, z - 4 - drop), (960, y, z - 4 - drop)], 8, chrome)
        rod.data.resolution_u = 2
    truss = [(-950 + 30.0 * i, -212, z - 7 - 26 * (i % 2)) for i in range(42)]
    for a, b in pairwise(truss):
        strut = tube("truss", [a, a, b, b], 4, chrome)
        strut.data.resolution_u, strut.data.bevel_resolution = 1, 3


def _post(x: float, y: float, chrome: m.Material) -> None:
    """Grooved tube from floor to ceiling."""
    profile: list[tuple[float, float]] = []
    for k in range(44):
        z = 400 + 25.4 * k
        profile += [(12.5, z), (12.5, z + 22), (11.6, z + 23), (11.6, z + 24.6)]
    place(lathe("post", profile, chrome, None, 64, crease=20), (x, y, 0))


def carton(at: Vec, size: Vec = (96, 70, 60), turn: float = 0, band: str = "#26332D") -> Object:
    """Folding box with a printed band."""
    root = group("carton", at, (0, 0, turn))
    block("box", size, m.matte("#F0EEE9", 0.55, 0.05, 60), root, edge=1.2)
    block("band", (size[0] + 0.3, size[1] + 0.3, size[2] * 0.22), m.matte(band, 0.55), root, (0, 0, size[2] * 0.16), edge=1.2)
    ink = m.matte("#8D8A84", 0.7)
    for k, width in enumerate((0.52, 0.36)):
        stripe = block("print", (size[0] * width, 0.4, 2.6), ink, root, edge=0.1)
        place(stripe, (-size[0] * (0.4 - width / 2), -size[1] / 2 - 0.05, size[2] * (0.74 - 0.13 * k)))
    return root


def probe_bottle(at: Vec, lead: bool = True) -> Object:
    """Bottle of glycol with a probe through its stopper; the lead runs to the logger."""
    root = group("bottle", at)
    wall = [
        (0, 0.5),
        (19, 0.5, 4),
        (19, 52, 9),
        (9.4, 62, 3),
        (9.4, 70, 0.6),
        (7.6, 70),
        (7.6, 62, 3),
        (17.2, 51, 9),
        (17.2, 3.4, 3),
        (0, 3.2),
    ]
    lathe("bottle", fillet(wall, 10), m.glass(), root, 128)
    lathe("glycol", fillet([(0, 3.4), (17.0, 3.6, 3), (17.1, 44), (0, 44)], 6), m.glass("#F3D9A4", ior=1.43), root, 128)
    lathe("stopper", fillet([(0, 66), (8.2, 66), (10.4, 70.4, 0.6), (10.4, 78, 1.6), (0, 78.4)], 6), m.rubber(), root, 96)
    lathe("probe", fillet([(0, 12), (2.4, 12, 2), (2.4, 96, 0.6), (0, 96)], 6), m.polished("#C4C5C6", 0.16), root, 64)
    if lead:
        x, y = POST[0] - at[0], POST[1] - at[1]
        path = [(0, 0, 94), (0, 0, 128), (10, 4, 160), (50, 10, 120), (x - 30, y, 52), (x - 12, y - 8, 92), (x - 8, y - 16, 130)]
        tube("lead", path, 3.4, m.matte("#E6E2DA", 0.45), root)
    return root


def build() -> None:
    """Wall, two shelves, stock."""
    panel = m.matte("#C9CFD1", 0.34, 0.02, 20, 0.4)
    for i in range(-2, 4):
        block("panel", (596, 60, 3000), panel, None, (i * 600 + 60, 330, -200), edge=5)
    block("groove", (5000, 20, 3000), m.gap(), None, (0, 366, -200), edge=1)
    chrome = m.polished("#C9CCCE", 0.14)
    for z in (SHELF, SHELF + 420):
        _shelf(z, chrome)
    for x, y in (POST, (POST[0], 214.0), (POST[0] - 1180, POST[1])):
        _post(x, y, chrome)
    z = SHELF + 2.4
    for column in range(4):
        for layer in range(3 - column % 2):
            carton((-330 + 104 * column, 110, z + 60.4 * layer), turn=(column * 5 + layer * 3) % 4 - 2)
    carton((-300, -40, z), (120, 84, 74), 5, "#C77F33")
    carton((-172, -20, z), (96, 70, 60), -4)
    for column in range(3):
        carton((300 + 110 * column, 60, z), (100, 80, 86), (column * 7) % 5 - 2, "#59645F")
    for column in range(6):
        carton((-420 + 150 * column, 40, SHELF + 422.4), (130, 100, 90), (column * 3) % 5 - 2, "#59645F")


def light() -> None:
    """Cold strip from above, warm light through the open door at the right."""
    world("#C4D2E2", "#7D868C", 0.3, glossy=0.5)
    softbox((-300, -420, 1500), (0, 0, 950), (1300, 240), 330, "#DCE8F6", 0.6)
    softbox((1300, -1000, 1250), (60, -60, 960), (320, 900), 620, "#FFD9AE", 0.8)


def late() -> None:
    """The strip is out; the door stands open to a lit corridor at the right."""
    moonlight(0.04, glossy=0.15)
    softbox((-300, -420, 1500), (0, 0, 950), (1300, 240), 70, "#A9C1EA", 0.6)
    softbox((1300, -1000, 1250), (60, -60, 960), (320, 900), 560, "#FFCB99", 0.8)
