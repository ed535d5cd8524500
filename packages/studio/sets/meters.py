"""The meter room of an apartment house: pipes, water meters, one twisted pair from meter to meter. Wall y = 0, mm."""

from ..core import material as m
from ..core.light import softbox, world
from ..core.mesh import Material, Object, arc, block, copy, disc, group, label, lathe, place, tube
from ..core.outline import fillet
from ..core.units import Vec
from .band import twisted_pair

PITCH = 172.0
"""From pipe to pipe, mm."""

ROWS = (1050.0, 1420.0)
"""Heights of the meters, mm."""

SHELF = (300.0, 1128.0)
"""Middle and height of the gateway's shelf, mm."""

COLUMNS = 5


def meter(at: Vec, reading: str, materials: tuple[Material, Material, Material]) -> Object:
    """Single-jet water meter, 78 mm across, with its register and the pulse unit that the pair is clamped to."""
    brass, white, grey = materials
    root = group("meter", at, (90, 0, 0))
    lathe("body", fillet([(0, 14), (30, 14, 4), (35, 30, 6), (35, 56, 2), (0, 56)], 8), brass, root, 96)
    lathe("collar", fillet([(34, 52), (39, 52, 1.5), (39, 68, 2.5), (33, 70, 1), (32.4, 66), (0, 66)], 8), grey, root, 128)
    disc("register", 64, 66.2, white, root)
    ink = m.matte("#1B1C1D", 0.6)
    label(reading, 9.4, (0, 9, 66.3), ink, root, weight=500)
    dial = group("dial", (0, -12, 66.3), parent=root)
    arc("scale", 6.4, 6.9, 0, 0, 360, ink, dial)
    block("needle", (0.9, 6, 0.2), m.matte("#C77F33", 0.5), dial, (2.0, 2.2, 0), (0, 0, -42), edge=0.1)
    window = lathe("window", fillet([(0, 69), (32, 69), (32, 68)], 3), m.glass(), root, 96)
    window.visible_shadow = False
    for side in (-1, 1):
        nut = lathe("nut", fillet([(0, -12), (21, -12, 2), (21, 12, 2), (0, 12)], 5), brass, root, 6, crease=20)
        place(nut, (0, side * 52, 32), (90, 0, 0))
    block("pulse unit", (46, 20, 18), m.matte("#2B2D32", 0.5), root, (0, -29, 62), edge=3)
    place(disc("light", 2.2, 0, m.led(2.6), root), (16, -29, 80.1))
    return root


def _clip(at: Vec) -> None:
    """Saddle that holds the pair to the wall."""
    block("clip", (9, 8, 14), m.matte("#D9D4CA", 0.5), None, at, edge=1.5)


def build() -> None:
    """Wall, ten meters, the pair, the shelf."""
    from_left = [(i - (COLUMNS - 1)) * PITCH + 60 for i in range(COLUMNS)]
    wall = m.plaster("#A8A59D", 0.12, 0.16)
    for i in range(-2, 3):
        for j in range(4):
            block("shuttering", (1196, 30, 596), wall, None, (i * 1200 - 300, 15, 120 + j * 600), edge=2)
    block("joint", (8000, 10, 3000), m.matte("#4A4844", 0.9), None, (0, 26, 0), edge=1)
    copper, steel = m.aluminium("#B9825A", 0.34), m.aluminium("#A9ABA9", 0.34)
    fabric = (m.aluminium("#B79A5E", 0.32), m.matte("#EFECE5", 0.5), m.matte("#59645F", 0.45, specular=0.4))
    pipe = tube("pipe", [(0, -32, 400), (0, -32, 900), (0, -32, 1700), (0, -32, 2600)], 22, copper)
    pipe.data.resolution_u = 4
    pipe.location.x = from_left[0] / 100
    for x in from_left[1:]:
        copy(pipe, (x, 0, 0))
    for z in (800.0, 1700.0):
        tube("header", [(-900, -60, z), (-400, -60, z), (200, -60, z), (900, -60, z)], 34, steel)
    for row, z in enumerate(ROWS):
        for i, x in enumerate(from_left):
            meter((x, 0, z), f"{((row * 5 + i) * 7919 + 12418) % 90000 + 10000:05d}", fabric)
    _pair(from_left)
    _shelf()


def _pair(xs: list[float]) -> None:
    """From the upper row down to the lower one and on to the shelf, with a short drop to each meter."""
    wires = (m.matte("#D58A35", 0.42, specular=0.45), m.matte("#EFEBE2", 0.42, specular=0.45))
    y, depth = ROWS[0] - 108, -14.0
    x, top = SHELF

    def level(u: float) -> Vec:
        return (xs[0] - 60 + (x - xs[0]) * u, depth, y - 5 * abs((u * 5.6) % 1 - 0.5))

    twisted_pair(level, 46, 5.2, wires)
    for place_x in xs:
        _clip((place_x + 50, -8, y - 10))

        def drop(u: float, at: float = place_x) -> Vec:
            return (at + 14 + 10 * u * (1 - u), depth - 46 * u, y + 4 + 66 * u)

        twisted_pair(drop, 5, 4.6, wires)

    def home(u: float) -> Vec:
        return (x - 60 + 62 * u, depth - 20 * u * (1 - u), y + (top + 14 - y) * u**1.7)

    twisted_pair(home, 10, 5.2, wires)


def _shelf() -> None:
    """Folded steel, graphite."""
    x, z = SHELF
    iron = m.matte("#2B2D32", 0.45, 0.05, 60, 0.4)
    block("shelf", (230, 180, 5), iron, None, (x, -92, z - 5), edge=1)
    block("back", (230, 4, 46), iron, None, (x, -3, z - 46), edge=1)
    block("lip", (230, 3, 14), iron, None, (x, -181, z - 14), edge=1)


def light() -> None:
    """Caged lamp high on the left, grey light from the stairs on the right."""
    world("#B4C0CF", "#4D4A46", 0.2, glossy=0.4)
    softbox((-1250, -620, 1950), (0, 0, 1220), (300, 300), 1500, "#FFDDB2", 0.8)
    softbox((1500, -1500, 1600), (200, 0, 1200), (700, 1200), 520, "#CFDDF0", 0.7)
