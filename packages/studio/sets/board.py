"""Circuit boards: mask, tracks and the parts that sit on them. In mm; the laminate stands on z = 0, parts on `TOP`."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from ..core import material as m
from ..core.mesh import Material, Object, block, copy, cut, group, label, lathe, mesh, place, slab
from ..core.outline import Outline, Point, fillet, squircle
from ..core.shader import Shader
from ..core.units import Vec
from .drawn import lines

TOP = 1.6
"""Thickness of the laminate, mm."""

Spot = tuple[float, float, float]
"""Where a part sits: x, y and turn in degrees."""


def board(outline: Outline, parent: Object | None = None, mask: str = "#0A1712") -> Object:
    """Bare board under a deep green mask, its edge in the tan of the laminate."""
    root = group("board", parent=parent)
    slab("laminate", outline, 0, TOP - 0.08, m.matte("#8F7C4E", 0.6, 0.3, 200), root, edge=0.05, foot=0.1)
    slab("mask", outline, TOP - 0.08, TOP, _mask(mask), root, edge=0.06, foot=0.02)
    return root


def _mask(color: str) -> Material:
    """Solder mask: satin lacquer that flows over the weave."""
    s = Shader("mask")
    normal = s.bump(s.noise(60, s.coordinates(), 3), 0.05, 0.2)
    return s.principled(Base_Color=color, Roughness=0.34, Specular_IOR_Level=0.4, Coat_Weight=0.2, Coat_Roughness=0.12, Normal=normal)


def gold() -> Material:
    """Plated pads and pins."""
    return m.aluminium("#E2B968", 0.24)


def tin() -> Material:
    """Solder and terminations."""
    return m.aluminium("#C6C8CA", 0.32, 0.06)


def tracks(root: Object, paths: Sequence[Sequence[Point]], width: float = 0.25, color: str = "#12291F") -> None:
    """Copper below the mask, all in one mesh: each path is a polyline of (x, y)."""
    lines(root, paths, width, _mask(color), TOP + 0.02)


def bus(start: Point, count: int, pitch: float, *steps: Point) -> list[list[Point]]:
    """Parallel tracks, stacked along y, that make the same steps (dx, dy); bends keep their distance at 45 degrees."""
    paths = []
    for i in range(count):
        x, y = start[0], start[1] + i * pitch
        path = [(x, y)]
        for k, (dx, dy) in enumerate(steps):
            bend = -i * pitch * 0.414 * (1 if dy > 0 else -1 if dy < 0 else 0) if k else 0.0
            x, y = x + dx + bend, y + dy
            path.append((x, y))
        paths.append(path)
    return paths


def meander(start: Point, length: float, rise: float, pitch: float = 0.5) -> list[Point]:
    """Track along x that makes up for its shortness with folds."""
    x, y = start
    path = [(x - pitch * 4, y)]
    for i in range(int(length / pitch)):
        side = rise if i % 2 else 0.0
        path += [(x + i * pitch, y + rise - side), (x + (i + 1) * pitch, y + rise - side)]
    return [*path, (x + length, y), (x + length + pitch * 4, y)]


def package(root: Object, spot: Spot, size: Vec, *marks: str, leads: int = 0) -> Object:
    """Moulded chip with laser marks; `leads` is the number of gull wings on each long side (along local Y)."""
    x, y, turn = spot
    body = group("package", (x, y, TOP + 0.05), (0, 0, turn), root)
    w, d, h = size
    block("epoxy", size, m.matte("#131416", 0.52, 0.1, 160, 0.45), body, edge=0.18)
    place(lathe("dot", [(0.32, h + 0.004), (0, h + 0.004)], m.matte("#3C3D3F", 0.7), body, 32), (-w / 2 + 0.9, d / 2 - 0.9, 0))
    ink = m.matte("#77787A", 0.7)
    em = min(w / 6.5, d / (1.6 * len(marks) + 0.8)) if marks else 0
    for i, text in enumerate(marks):
        label(text, em if i == 0 else em * 0.72, (0, d * 0.18 - i * em * 1.15, h), ink, body, 500)
    if leads:
        _wings(body, w, d, leads)
    return body


def _wings(body: Object, w: float, d: float, leads: int) -> None:
    """Tinned legs along both long sides."""
    metal, first = tin(), None
    for side in (-1, 1):
        for i in range(leads):
            at = (side * (w / 2 + 0.45), (i - (leads - 1) / 2) * (d - 1.0) / max(1, leads - 1), -0.03)
            if first:
                copy(first, at, parent=body)
            else:
                first = block("leg", (1.1, 0.32, 0.22), metal, body, at, edge=0.05)


def passives(root: Object, spots: Sequence[Spot], color: str = "#8A6A4A", size: Vec = (1.6, 0.8, 0.75)) -> None:
    """Chip capacitors or resistors of one kind, on their solder."""
    w, d, h = size
    core = block("core", (w * 0.62, d, h), m.matte(color, 0.45), root, (0, 0, -50), edge=0.06)
    end = block("end", (w * 0.2, d * 1.03, h * 1.03), tin(), root, (0, 0, -50), edge=0.07)
    for x, y, turn in spots:
        holder = group("passive", (x, y, TOP + 0.04), (0, 0, turn), root)
        copy(core, parent=holder)
        for side in (-1, 1):
            copy(end, (side * w * 0.4, 0, 0), parent=holder)
    core.hide_render = end.hide_render = True


def lands(root: Object, spots: Sequence[Spot], reach: float = 0.78, size: Point = (0.75, 0.95)) -> None:
    """Tinned pads under the two ends of parts that sit at `spots`."""
    first = slab("land", squircle(*size, 0.1), TOP, TOP + 0.05, tin(), root, edge=0.02, foot=0)
    first.hide_render = True
    for x, y, turn in spots:
        a = radians(turn)
        for side in (-1, 1):
            copy(first, (x + side * reach * cos(a), y + side * reach * sin(a), 0), (0, 0, turn), root)


def pads(root: Object, places: Sequence[Point], diameter: float = 0.9, hole: float = 0.35) -> None:
    """Plated holes and test points."""
    ring = [(hole / 2, TOP), (hole / 2, TOP + 0.05), (diameter / 2, TOP + 0.05), (diameter / 2, TOP)]
    bore, metal, dark = [(hole / 2, TOP + 0.04), (0, TOP + 0.04)], gold(), m.gap()
    first = lathe("pad", ring, metal, root, 32), lathe("bore", bore, dark, root, 24)
    for body in first:
        place(body, (*places[0], 0))
        for x, y in places[1:]:
            copy(body, (x, y, 0), parent=root)


def can(root: Object, spot: Spot, size: Vec, mark: str = "") -> Object:
    """Shield of drawn tin with a row of vents."""
    x, y, turn = spot
    body = group("can", (x, y, TOP), (0, 0, turn), root)
    w, d, h = size
    slab("shell", squircle(w, d, 0.9), 0, h, m.aluminium("#B9BCBF", 0.3, 0.08), body, edge=0.35, foot=0.05)
    dark = m.gap()
    for i in range(5):
        place(lathe("vent", [(0.4, h + 0.006), (0, h + 0.006)], dark, body, 24), (-w / 2 + 1.6 + i * 1.5, d / 2 - 1.4, 0))
    if mark:
        label(mark, min(1.7, w / 8), (0, -d * 0.2, h), m.matte("#4A4C4E", 0.6), body, 500)
    return body


def crystal(root: Object, spot: Spot) -> None:
    """Quartz in its welded case, 5 x 3.2 mm."""
    x, y, turn = spot
    body = group("crystal", (x, y, TOP), (0, 0, turn), root)
    slab("base", squircle(5, 3.2, 0.5), 0, 0.4, m.matte("#C9B98C", 0.5), body, edge=0.05, foot=0.02)
    slab("lid", squircle(4.5, 2.7, 0.6), 0.4, 1.0, m.aluminium("#D2D4D6", 0.2), body, edge=0.25, foot=0.02)
    label("24.000", 0.9, (0, 0, 1.0), m.matte("#55585A", 0.6), body, 500)


def coil(root: Object, spot: Spot, mark: str = "2R2", side: float = 4.0) -> None:
    """Moulded power inductor."""
    x, y, turn = spot
    body = group("coil", (x, y, TOP), (0, 0, turn), root)
    block("ferrite", (side, side, side * 0.5), m.matte("#2A2B2D", 0.7, 0.4, 200), body, edge=0.4)
    label(mark, side * 0.3, (0, 0, side * 0.5), m.matte("#8C8E90", 0.7), body, 600)


def electrolytic(root: Object, at: Point, diameter: float = 5.0) -> None:
    """Aluminium capacitor with its black polarity mark."""
    r = diameter / 2
    body = group("electrolytic", (*at, TOP), parent=root)
    block("base", (diameter * 1.06, diameter * 1.06, 0.8), m.matte("#1B1C1D", 0.6), body, edge=0.3)
    sleeve = [
        (r * 0.96, 0.8),
        (r, 1.1, 0.2),
        (r, 1.9, 0.3),
        (r * 0.93, 2.1, 0.2),
        (r, 2.4, 0.3),
        (r, diameter * 1.08, 0.3),
        (0, diameter * 1.08),
    ]
    lathe("sleeve", fillet(sleeve, 6), m.aluminium("#C9CBCC", 0.24), body, 96)
    cap = [(r * 0.9 * cos(t), r * 0.9 * sin(t), diameter * 1.08 + 0.012) for t in (pi * (0.68 + 0.64 * k / 24) for k in range(25))]
    mesh("mark", cap, [tuple(range(25))], m.matte("#17181A", 0.5), body, flat_caps=False)


def lamp(root: Object, spot: Spot, glow: float = 3.0) -> None:
    """Lit amber diode, 1.6 x 0.8 mm."""
    x, y, turn = spot
    body = group("diode", (x, y, TOP), (0, 0, turn), root)
    block("base", (1.6, 0.8, 0.3), m.matte("#E4DCCB", 0.5), body, edge=0.05)
    block("dome", (1.0, 0.8, 0.35), m.led(glow), body, (0, 0, 0.3), edge=0.15)


def header(root: Object, spot: Spot, pins: int, rows: int = 2) -> None:
    """Pin header, 2.54 mm pitch, along local X."""
    x, y, turn = spot
    body = group("header", (x, y, TOP), (0, 0, turn), root)
    block("strip", (pins * 2.54, rows * 2.54, 2.5), m.matte("#161718", 0.5), body, edge=0.25)
    first = None
    for i in range(pins):
        for k in range(rows):
            at = ((i - (pins - 1) / 2) * 2.54, (k - (rows - 1) / 2) * 2.54, 2.3)
            if first:
                copy(first, at, parent=body)
            else:
                first = block("pin", (0.64, 0.64, 6.2), gold(), body, at, edge=0.14)


def jack(root: Object, spot: Spot) -> None:
    """Ethernet jack, its mouth towards local -Y."""
    x, y, turn = spot
    body = group("jack", (x, y, TOP), (0, 0, turn), root)
    shell = block("shell", (16, 21, 13.4), m.aluminium("#BFC2C5", 0.28, 0.05), body, edge=0.4)
    mouth = block("mouth", (11.8, 16, 8.4), m.matte("#151617", 0.6), body, (0, -6, 1.8), edge=0.2)
    notch = block("notch", (5.4, 16, 3.4), m.matte("#151617", 0.6), body, (0, -6, 9.4), edge=0.2)
    cut(shell, mouth, notch)
    block("lining", (14.6, 19.4, 12.2), m.matte("#1B1C1E", 0.6), body, (0, 0.5, 0.5), edge=0.2).visible_camera = False
    block("skirt", (16.3, 21.3, 2.2), m.matte("#161718", 0.6), body, edge=0.3)
    spring = m.aluminium("#D4D6D8", 0.22)
    for side in (-1, 1):
        for y in (-4.5, 3.5):
            block("spring", (0.5, 3.2, 7), spring, body, (side * 8.1, y, 3.6), (0, side * 4, 0), edge=0.2)
        block("tab", (2.6, 6.5, 0.5), spring, body, (side * 4.2, -3, 13.3), (3, 0, 0), edge=0.2)
    wire, first = gold(), None
    for i in range(8):
        at = ((i - 3.5) * 1.02, -6, 8.6)
        if first:
            copy(first, at, (-14, 0, 0), body)
        else:
            first = block("contact", (0.4, 9, 0.3), wire, body, at, (-14, 0, 0), edge=0.05)


def hole(root: Object, at: Point) -> None:
    """Mounting hole in its plated ring, 3.2 mm."""
    pads(root, [at], 6.0, 3.2)
