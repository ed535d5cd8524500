"""Things that stand about: vase, branches, books, lamp, globe, framed print, slats. All in mm, standing on z = 0."""

import random
from math import cos, pi, sin

from ..core import material as m
from ..core.mesh import Material, Object, block, copy, cut, drill, grid, group, lathe, loft, place, sheet, slab, tube
from ..core.outline import Outline, circle, fillet, squircle
from ..core.shader import Shader
from ..core.units import Vec


def vase(at: Vec, color: str = "#3A3936", scale: float = 1.0) -> Object:
    """Stoneware bottle, 237 mm tall at scale 1."""
    profile = [
        (0, 0),
        (44, 0, 8),
        (78, 78, 90),
        (66, 158, 70),
        (24, 196, 26),
        (24, 226, 8),
        (30, 237, 2),
        (27, 238, 1),
        (20, 226),
        (20, 180),
    ]
    body = lathe("vase", fillet(profile, 16), m.matte(color, 0.55, 0.12, 40), None, 128)
    body.scale = (scale,) * 3
    return place(body, at)


def leaf_material(color: str = "#6E7B5C") -> Material:
    """Leaf that lets a third of the light through."""
    s = Shader("leaf")
    face = s.node("BsdfPrincipled", {"Base Color": color, "Roughness": 0.5, "Specular IOR Level": 0.35})
    back = s.node("BsdfTranslucent", {"Color": "#7C8A52"})
    mix = s.node("MixShader", {"Fac": 0.3})
    s.feed(mix, 1, face.outputs[0])
    s.feed(mix, 2, back.outputs[0])
    return s.surface(mix.outputs[0])


def branches(at: Vec, stems: int = 9, height: float = 520, seed: int = 4) -> Object:
    """Leafy twigs that fan out; the same seed gives the same twigs."""
    chance = random.Random(seed)
    root = group("branches", at)
    bark = m.matte("#5A4A3A", 0.8)
    leaf = _leaf(leaf_material())
    for stem in range(stems):
        bearing = stem / stems * 2 * pi + chance.uniform(-0.5, 0.5)
        lean, rise = chance.uniform(0.16, 0.52), height * chance.uniform(0.7, 1.05)
        path: list[Vec] = []
        for k in range(9):
            t = k / 8
            reach = rise * lean * t**1.6
            x, y = cos(bearing) * reach, sin(bearing) * reach * 0.8
            path.append((x + chance.uniform(-4, 4), y + chance.uniform(-4, 4), rise * t * (1 - 0.12 * t)))
        tube("stem", path, 2.6, bark, root)
        for k in range(34):
            _sprout(leaf, root, path, k, chance)
    leaf.hide_render = True
    return root


def _sprout(leaf: Object, root: Object, path: list[Vec], k: int, chance: random.Random) -> None:
    """The k-th of 34 leaves along a stem."""
    t = 0.28 + 0.72 * k / 33
    i = min(7, int(t * 8))
    part = t * 8 - i
    x, y, z = (a + (b - a) * part for a, b in zip(path[i], path[i + 1], strict=True))
    turn = (chance.uniform(5, 52), chance.uniform(-23, 23), k * 137.5 + chance.uniform(-23, 23))
    size = chance.uniform(0.6, 1.0) * (1.1 - 0.35 * t)
    copy(leaf, (x, y, z), turn, root).scale = (size,) * 3


def _leaf(material: Material) -> Object:
    """Willow-like leaf, 62 x 15 mm, bent and folded along its rib."""

    def surface(u: float, v: float) -> Vec:
        half = 7.5 * sin(pi * v**0.8) * (1 - 0.15 * v)
        side = 2 * u - 1
        return (side * half, 62 * v, -14 * v * v + abs(side) * half * 0.3)

    return grid("leaf", 4, 10, surface, material)


def book(at: Vec, size: Vec, color: str, turn: float = 0) -> Object:
    """Lying hardback, spine to the back; the pages show in front."""
    width, depth, height = size
    root = group("book", at, (0, 0, turn))
    cover = m.matte(color, 0.72, 0.25, 300)
    for z in (0.0, height - 2.6):
        block("board", (width, depth, 2.6), cover, root, (0, 0, z), edge=1.2)
    block("spine", (width, 3, height - 0.2), cover, root, (0, depth / 2 - 1.5, 0.1), edge=1.2)
    block("pages", (width - 7, depth - 6, height - 5.2), m.matte("#E6DFD0", 0.9, 0.5, 600), root, (0, 0.5, 2.6), edge=0.5)
    return root


def table_lamp(at: Vec, lit: float = 1.0, color: str = "#FFC98A") -> Object:
    """Mushroom lamp with an opal shade, 300 mm tall. Its bulb is a light of the scene."""
    root = group("lamp", at)
    foot = fillet([(0, 0), (62, 0, 1), (62, 12, 6), (14, 18, 6), (9, 30)], 10)
    lathe("foot", foot, m.matte("#D9D2C6", 0.6, 0.05, 60), root)
    lathe("stem", fillet([(7, 20), (7, 205)], 4), m.aluminium("#B89A6A", 0.28), root, 64)
    dome = [(118 * cos(pi / 2 * k / 32), 205 + 96 * sin(pi / 2 * k / 32)) for k in range(33)]
    shade = lathe("shade", [(112, 203), (117.5, 202.5), *dome], m.glow(color, 1.9 * lit), root, 128)
    shade.visible_shadow, shade.visible_diffuse = False, False
    return root


def globe(diameter: float, strength: float) -> Object:
    """Opal globe about its own centre, lit."""
    r = diameter / 2
    return lathe("globe", [(r * sin(pi * k / 32), -r * cos(pi * k / 32)) for k in range(33)], m.glow("#FFC98A", strength), None, 96)


def framed_print(at: Vec, width: float = 360, height: float = 470) -> Object:
    """Oak-framed print on a wall that faces -Y: a low sun over hills in the brand's colours."""
    root = group("print", at, (90, 0, 0))
    wood = m.oak("Y", "#5B4636", "#3A2C22")
    for side in (-1, 1):
        block("stile", (14, height + 24, 24), wood, root, (side * (width / 2 + 5), 0, 0), edge=1)
        block("rail", (width + 24, 14, 24), wood, root, (0, side * (height / 2 + 5), 0), edge=1)
    sheet("paper", width, height, m.matte("#E9E2D5", 0.9), root, (0, 0, 6))
    place(loft("sun", circle(width * 0.36), [(0, 0), (0, 0.2)], m.matte("#D98A3C", 0.9), root), (30, 66, 6.2))
    for x, y, w, h, z, color in ((-44, -150, 132, 165, 6.6, "#26332D"), (64, -150, 112, 96, 7.0, "#9DA08E")):
        hill = [(w * cos(pi * k / 64), h * sin(pi * k / 64)) for k in range(65)]
        place(loft("hill", hill, [(0, 0), (0, 0.2)], m.matte(color, 0.9), root), (x, y, z))
    return root


def cup(at: Vec, turn: float = 0) -> Object:
    """Stoneware cup of coffee, 82 x 74 mm without its handle, which points to +X."""
    root = group("cup", at, (0, 0, turn))
    glaze = m.matte("#3F4B48", 0.32, 0.06, 30, 0.5)
    wall = fillet([(0, 2), (26, 0, 2), (37, 14, 9), (41, 74, 1.4), (38.4, 74, 1.2), (34.6, 15, 8), (0, 9)], 10)
    lathe("wall", wall, glaze, root, 192)
    tube("handle", [(39, 0, 60), (56, 0, 62), (66, 0, 48), (60, 0, 32), (44, 0, 24), (33, 0, 21)], 8.5, glaze, root)
    lathe("coffee", [(37, 60), (0, 60)], m.matte("#20140D", 0.3, specular=0.3), root, 128)
    return root


OUTLET = 19.5
"""Distance of either outlet from the centre of its plate, mm."""

PLATE = 6.0
"""How far the outlets' faces stand before the wall, mm."""

NEMA_5_15: tuple[tuple[Outline, float, float], ...] = (
    (squircle(2.4, 8.6, 0.5), -6.35, 2.6),
    (squircle(2.2, 7.0, 0.5), 6.35, 2.6),
    ([(x, min(y, 1.6)) for x, y in circle(4.9, 48)], 0, -7.2),
)
"""Openings of an outlet about its centre, mm: neutral, line, and ground with its flat chord above."""


def outlet(plate: str = "#ECE8E0") -> Object:
    """Duplex outlet with its cover plate, 70 x 114 mm. Face is +Z."""
    root = group("duplex outlet")
    shell = m.matte(plate, 0.35, specular=0.45)
    cover = slab("cover plate", squircle(70, 114, 7), 0, PLATE - 0.8, shell, root, edge=2.4, foot=0.2)
    cut(cover, drill(4.6, -1, 8, (0, 0), root))
    lathe("screw", fillet([(2.2, 2), (2.2, 4.9, 0.4), (0, 5.1)], 5), m.aluminium("#CFCBC2", 0.3), root, 48)
    for y in (-OUTLET, OUTLET):
        place(slab("outlet", squircle(34, 28.5, 11), 3, PLATE, shell, root, edge=0.7, foot=0), (0, y, 0))
        for hole, dx, dy in NEMA_5_15:
            place(loft("hole", hole, [(0, PLATE - 1), (0, PLATE + 0.03)], m.gap(), root), (dx, y + dy, 0))
    return root


def lever(parent: Object | None, at: Vec, color: str = "#C4C6C7") -> Object:
    """Door lever of 125 mm that points to +X, on a rose of 52 mm; `at` is the rose's middle on a leaf that faces -Y."""
    root = group("lever", at, (90, 0, 0), parent)
    steel = m.aluminium(color, 0.24)
    lathe("rose", fillet([(0, 0), (26, 0, 0.5), (26, 8, 2.5), (0, 9)], 6), steel, root, 128)
    tube("lever", [(0, 0, 0), (0, 0, 30), (0, 0, 44), (8, 0, 56), (34, 0, 58), (80, 0, 58), (125, 0, 58)], 19, steel, root)
    return root


def slats(x0: float, x1: float, z1: float, y: float, material: Material, pitch: float = 44) -> None:
    """Row of upright battens, 27 x 22 mm."""
    first = block("slat", (27, 22, z1), material, None, (x0, y, 0), edge=2)
    for i in range(1, int((x1 - x0) / pitch)):
        copy(first, (x0 + i * pitch, y, 0), (0, 0, 180 * (i * 7 % 3 % 2)))


def house_key(parent: Object, at: Vec, turn: Vec, color: str, roughness: float = 0.24) -> None:
    """Cylinder key of 57 mm, its bow at the origin and its blade along +Y: toothed on one side, milled along its middle."""
    root = group("key", at, turn, parent)
    metal = m.brushed(color, "Y", roughness, 0.35)
    bow = slab("bow", squircle(25, 23, 10, 2.6), 0, 2.3, metal, root, edge=0.45, foot=0.45)
    cut(bow, drill(7.5, -1, 4, (0, -6), root))
    place(slab("stamp", squircle(13, 8.4, 3.4), 2.2, 2.34, m.matte("#3A3833", 0.5), root, edge=0.02, foot=0), (0, 4.6, 0))
    place(slab("name", squircle(12.5, 7.9, 3.2), 2.2, 2.36, metal, root, edge=0.02, foot=0), (0, 4.6, 0))
    block("neck", (9.6, 5, 2.3), metal, root, (0, 12, 0), edge=0.4)
    teeth: list[tuple[float, float]] = [(4.0, 12)]
    for i, depth in enumerate((2.4, 1.1, 3.0, 1.7, 2.6)):
        y = 18.5 + 4.6 * i
        teeth += [(4.0, y - 2.0), (4.0 - depth, y - 0.6), (4.0 - depth, y + 0.6), (4.0, y + 2.0)]
    blade = [*teeth, (4.0, 41.4), (0.6, 45.2), (-1.4, 45.2), (-4.0, 42.6), (-4.0, 12)]
    loft("blade", blade, [(0.25, 0.1), (0, 0.35), (0, 1.95), (0.25, 2.2)], metal, root)
    place(block("groove", (1.5, 29, 0.06), m.matte("#4A463D", 0.4), root, edge=0.02), (-1.6, 28.5, 2.19))
