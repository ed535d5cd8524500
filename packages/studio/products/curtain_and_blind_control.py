"""Curtain & Blind Control: upright motor with a belt pulley or a chain wheel at its top. 52 x 52 x 210 mm."""

from itertools import pairwise
from math import cos, pi, radians, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import softbox, sun, world
from ..core.mesh import Object, block, copy, grid, group, lathe, loft, place, sheet, slab, tube
from ..core.outline import fillet, squircle
from ..core.shot import Shot
from ..core.units import Vec
from ..sets import window
from ..sets.rig import day_table

BEADS = 16
"""Pockets of the chain wheel, 6 mm apart."""


def build(head: str = "pulley", body: str = m.CHALK, glow: float = 2.2, belt: bool = False) -> Object:
    """Stands on z = 0, front towards -Y. `head` is 'pulley' for a curtain rail or 'chain' for a blind."""
    root = group("curtain control")
    shell = m.soft_touch(body, 0.45)
    outline = squircle(52, 52, 17, segments=28)
    slab("foot", outline, 0, 17.4, shell, root, edge=0.5, foot=2.2)
    loft("ring", outline, [(1.2, 17.0), (1.2, 19.0)], m.led(glow), root, bottom=False, top=False)
    if head == "pulley":
        slab("body", outline, 18.6, 178, shell, root, edge=2.6, foot=0.5)
        slab("joint", squircle(38, 38, 13), 177, 179.2, m.gap(), root, edge=0.2, foot=0)
        _pulley(group("pulley", (0, 0, 179.2), parent=root), belt)
    else:
        slab("body", outline, 18.6, 210, shell, root, edge=2.6, foot=0.5)
        _chain_wheel(group("wheel", (0, -26, 178), (90, 0, 0), root))
    place(slab("port", squircle(9.4, 3.4, 1.7), 0, 0.2, m.gap(), root, edge=0.1, foot=0), (0, -25.95, 9), (90, 0, 0))
    return root


def _pulley(root: Object, belt: bool) -> None:
    """Toothed belt pulley between two aluminium flanges, and its belt."""
    metal, shine = m.aluminium("#D2D3D4", 0.24), m.polished()
    for z in (0.4, 24.4):
        flange = fillet([(0, z), (19, z, 0.8), (20.5, z + 1.2, 0.6), (19, z + 2.6, 0.8), (0, z + 2.6)], 5)
        lathe("flange", flange, shine if z > 20 else metal, root, 192)
    lathe("teeth", [(15.5, z) for z in (2.8, 24.6)], metal, root, 24 * 12, displace=lambda a, r, z: r - 0.9 * max(0, sin(24 * a)))
    top = [(17.5 * (1 - k / 16), 27.05 - 0.5 * (1 - (1 - k / 16) ** 2)) for k in range(17)]
    lathe("cap", top, m.spun(), root, 192)
    lathe("screw", fillet([(4.4, 26), (4.4, 28.0, 0.5), (0, 28.2)], 5), shine, root, 96)
    if belt:
        _belt(root)


def _belt(root: Object) -> None:
    """Belt, 9 mm wide, that wraps the front half and runs to the back."""
    rubber = m.matte("#5E5C59", 0.65, 0.3, 120)

    def surface(u: float, v: float) -> Vec:
        z = 9 + 9 * v
        run, wrap = 520.0, pi * 16.6
        s = u * (2 * run + wrap)
        if s < run:
            return (-16.6, run - s, z)
        if s > run + wrap:
            return (16.6, s - run - wrap, z)
        a = pi + (s - run) / 16.6
        return (16.6 * cos(a), 16.6 * sin(a), z)

    belt = grid("belt", 420, 2, surface, rubber, root)
    thick = belt.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.014


def _chain_wheel(root: Object) -> None:
    """Wheel that faces +Z with a bead chain over its upper half."""
    metal, bead = m.aluminium("#D2D3D4", 0.24), m.polished("#E3E4E5", 0.12)
    radius = BEADS * 6.0 / (2 * pi)
    lathe("hub", fillet([(0, 0.2), (24, 0.2, 0.5), (24, 1.6, 0.6), (21, 2.0)], 6), metal, root, 192)

    def pocket(angle: float, r: float, z: float) -> float:
        dip = max(0.0, cos(angle * BEADS)) ** 0.6
        return r - 1.5 * dip if 2.6 < z < 7.4 else r

    rim = [(radius + 0.6, 1.8 + 0.3 * k) for k in range(22)]
    lathe("pockets", rim, metal, root, BEADS * 24, crease=50, displace=pocket)
    lathe("front", fillet([(radius + 0.6, 8.0), (radius + 0.6, 8.6, 0.4), (10, 8.6, 0.4), (9.4, 7.8)], 6), m.polished(), root, 192)
    dish = [(9.6 * (1 - k / 16), 8.2 - 0.7 * (1 - (1 - k / 16) ** 2)) for k in range(17)]
    lathe("cap", dish, m.spun(), root, 160)
    ball = lathe("bead", [(2.25 * sin(pi * k / 24), -2.25 * cos(pi * k / 24)) for k in range(25)], bead, root, 48)
    path = _chain_path(radius)
    place(ball, path[0])
    for at in path[1:]:
        copy(ball, at, parent=root)
    for a, b in pairwise(path):
        tube("wire", [a, b], 0.9, bead, root)


def _chain_path(radius: float) -> list[Vec]:
    """Centres of the beads: up one side, over the wheel, down the other."""
    angles = [radians(360 / BEADS * i) for i in range(BEADS // 2 + 1)]
    over: list[Vec] = [(radius * cos(a), radius * sin(a), 5.0) for a in angles]
    down = range(1, 30)
    right: list[Vec] = [(radius, -6.0 * i, 5.0) for i in reversed(down)]
    left: list[Vec] = [(-radius, -6.0 * i, 5.0) for i in down]
    return [*right, *over, *left]


def in_use() -> None:
    """Before a bright window."""
    _before_a_window(window.garden(0.7))
    world("#DCE6F4", "#A9A294", 0.3, glossy=0.5)
    softbox((350, 1300, 1600), (100, 0, 1400), (1500, 1600), 2600, "#E6EDF9", 0.4)
    softbox((-760, -380, 1690), (0, -100, 1470), (200, 200), 1150, "#FFE4C2")
    sun((-0.5, -0.85, -0.4), 2.4, "#FFE0B8", 1.0)


def in_use_at_sunset() -> None:
    """In graphite, in a dim room; the last sun stands low outside and lights the linen from behind."""
    _before_a_window(window.mist(window.SUNSET, 0.8), m.GRAPHITE, "#8B8580")
    world("#8C9BB8", "#2A2724", 0.12, glossy=0.35)
    softbox((350, 1300, 1500), (100, 0, 1400), (1500, 900), 1100, "#FFB27C", 0.4)
    softbox((-620, -420, 1640), (40, -100, 1470), (160, 160), 420, "#C9D6EE")
    sun((-0.42, -0.9, -0.16), 3.2, "#FFAC66", 1.0)


TRACK = "#F2F0EB"
"""Lacquer of the ceiling track."""


def _before_a_window(outside: m.Material, body: str = m.CHALK, wall: str = "#D3C9BA") -> None:
    """Under the end of a ceiling track; the linen it draws hangs to its right."""
    lacquer = window.painted()
    block("lintel", (3000, 120, 600), m.plaster(wall), None, (300, 60, 1646), edge=4)
    for x in (-236, 560):
        block("stile", (46, 60, 2000), lacquer, None, (x, 60, -440), edge=3)
    block("rail", (1900, 56, 46), lacquer, None, (500, 61, 1600), edge=3)
    sheet("garden", 6000, 4000, outside, None, (800, 2400, 1300), (90, 0, 0))
    block("track", (1500, 46, 24), window.painted(TRACK), None, (690, -100, 1590), edge=3)
    _curtain(96, 900, m.linen("#EEE7DA", "#DAD0BF", 0.9, sheer=0.45), top=1558, gliders=TRACK)
    place(build(body=body, belt=True), (-22, -100, 1384), (0, 0, -90))


def _on_its_rail(wall: str, rail: str, cloth: m.Material, body: str) -> None:
    """The motor under the open end of a rail, its belt, and the curtain that the belt draws."""
    sheet("wall", 8000, 4000, m.plaster(wall), None, (0, 0, 1200), (90, 0, 0))
    block("rail", (1500, 46, 24), window.painted(rail), None, (712, -100, 1590), edge=3)
    block("bracket", (34, 76, 92), m.aluminium("#B9BBBD", 0.3), None, (0, -38, 1446), edge=3)
    place(build(body=body, belt=True, glow=2.8), (0, -100, 1384), (0, 0, -90))
    _curtain(112, 900, cloth, top=1558, gliders=rail)


def by_day() -> None:
    """Before a green-grey wall, chalk."""
    _on_its_rail("#7E8C83", "#F2F0EB", m.linen("#DDD2BF", "#C4B69F", 0.8), m.CHALK)
    world("#FFFFFF", "#B4BCC6", 0.16, glossy=0.7)
    softbox((-860, -400, 1930), (60, -100, 1450), (240, 240), 2300, "#FFEFDC")
    softbox((620, -1500, 1600), (100, -100, 1460), (900, 900), 240, "#E6EEFF", glossy=False)


def by_night() -> None:
    """Before a dark wall, graphite: a lamp from the left, the last of the day from the right."""
    _on_its_rail("#3C4048", "#4A4C51", m.linen("#6E6A63", "#55524D", 0.8), m.GRAPHITE)
    world("#8FA3C0", "#20242C", 0.05, glossy=0.4)
    softbox((-700, -330, 1800), (20, -100, 1450), (120, 420), 900, "#FFDDB5")
    softbox((760, -700, 1700), (120, -100, 1460), (300, 700), 420, "#C9DCFF")


def _curtain(x0: float, x1: float, cloth: m.Material, top: float = 1580, gliders: str = "#E9E6DF") -> None:
    """Linen in soft pleats from its gliders to below the picture."""

    def surface(u: float, v: float) -> Vec:
        x = x0 + (x1 - x0) * u
        fold = 34 * sin(u * 2 * pi * 8.5) + 9 * sin(u * 2 * pi * 3.1 + 1.0)
        return (x + 8 * sin(u * 40 + 2 * v), -100 + fold * (0.55 + 0.45 * (1 - v)), 600 + (top - 600) * v)

    grid("curtain", 420, 24, surface, cloth)
    for i in range(12):
        block("glider", (7, 5, 1592 - top + 4), m.matte(gliders, 0.4), None, (x0 + 8 + (x1 - x0) / 11.5 * i, -100, top - 4), edge=1)


IN_USE = View(-12, -2, 460, (66, -100, 1498), focus=(-22, -126, 1480), lens=70, stop=4)

SHOTS = {
    "hero-light": Shot(View(-24, -3, 420, (92, -100, 1482), focus=(-10, -126, 1480), stop=7.1), scene=by_day, grade=Grade(exposure=0.45)),
    "hero-dark": Shot(View(-28, -3, 430, (92, -100, 1470), focus=(-10, -126, 1480), stop=6.3), scene=by_night, grade=Grade(exposure=0.65)),
    "detail": Shot(
        View(-30, 12, 70, (-3, -34, 176), focus=(-2, -35, 186), lens=100, stop=11),
        day_table,
        pose={"head": "chain"},
        ground="#CFC8BC",
        scale=0.7,
    ),
    "in-use": Shot(IN_USE, scene=in_use),
    "in-use-dark": Shot(IN_USE, scene=in_use_at_sunset, grade=Grade(bloom=0.14)),
}
