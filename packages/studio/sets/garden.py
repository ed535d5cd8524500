"""What a window looks out on: a lawn, a hedge, two trees and the neighbours' house, 11 to 26 m away and out of focus."""

import random
from math import cos, pi, sin

from ..core import material as m
from ..core.mesh import Material, block, mesh, place, sheet, tube
from ..core.shader import Shader
from ..core.shot import ON_WALL
from ..core.units import Vec

GROUND = -300.0
"""Height of the lawn below the room's floor, mm."""

TREES = ((2300, 18500, 1.0, 1), (12300, 16800, 1.1, 2), (15200, 21500, 1.3, 1), (11200, 25500, 1.0, 0))
"""Where they stand, mm, their size, and which of the greens they are."""

WINDOWS = (
    (-1900, 900, 1100, 1300),
    (1700, 900, 1500, 1300),
    (-1700, 2500, 900, 1050),
    (0, 2500, 900, 1050),
    (1700, 2500, 900, 1050),
)
"""Of the house, from the middle of its front at the ground: foot, width and height, mm."""


def sky(tones: tuple[str, str, str], strength: float) -> None:
    """Glowing backdrop, from the horizon up."""
    s = Shader("sky")
    _, height, _ = s.axes(s.coordinates())
    color = s.ramp(s.math("ADD", s.math("MULTIPLY", height, 0.0036), 0.3), *zip((0.26, 0.4, 0.62), tones, strict=True))
    backdrop = s.surface(s.node("Emission", {"Color": color, "Strength": strength}).outputs[0])
    sheet("sky", 90000, 30000, backdrop, None, (14000, 31000, 4000), (90, 0, 0))


def garden(wall: str, roof: str, leaves: tuple[str, ...], lawn: str, panes: Material) -> None:
    """Everything below the sky; `panes` are the house's windows."""
    sheet("lawn", 60000, 32000, m.matte(lawn, 0.95, 1.0, 0.6), None, (8000, 16400, GROUND))
    _house((6300, 25500, GROUND), m.matte(wall, 0.9), m.matte(roof, 0.9, 0.4, 0.4), panes)
    chance = random.Random(5)
    hedge = [((800 + 560 * i, 10800 + 40 * (i % 3), GROUND + 540 + 40 * (i % 2)), (430, 360, 600)) for i in range(24)]
    _leaves("hedge", hedge, 1500, leaves[0], chance, 42)
    bark = m.matte("#4A4138", 0.9)
    for x, y, size, color in TREES:
        tube("trunk", [(x, y, GROUND), (x + 30, y, 600), (x - 20, y, 1500), (x, y, 2600 * size)], 240 * size, bark)
        crown: list[tuple[Vec, Vec]] = []
        for i in range(14):
            reach, up = chance.uniform(0.2, 1.0) * 1100 * size, chance.uniform(0, 1)
            spread = reach * (1.1 - 0.7 * up)
            centre = (x + spread * cos(i * 2.4), y + spread * sin(i * 2.4), GROUND + (1500 + 2700 * up) * size)
            crown.append((centre, tuple(chance.uniform(420, 760) * size for _ in range(3))))
        _leaves("crown", crown, 1500, leaves[color], chance, 52 * size)


def _house(at: Vec, wall: Material, roof: Material, panes: Material) -> None:
    """Two storeys under a gable, its front towards the window."""
    x, y, z = at
    wide, deep, eaves, ridge = 6400.0, 5200.0, 3700.0, 5900.0
    block("house", (wide, deep, eaves), wall, None, (x, y + deep / 2, z), edge=10)
    gable = [(x - wide / 2, y, z + eaves), (x + wide / 2, y, z + eaves), (x, y, z + ridge)]
    mesh("gable", gable, [(0, 1, 2)], wall, flat_caps=False)
    for side in (-1, 1):
        out, low = x + side * (wide / 2 + 420), z + eaves - 290
        slope = [(out, y - 380, low), (x, y - 380, z + ridge), (x, y + deep, z + ridge), (out, y + deep, low)]
        under = [(px, py, pz - 190) for px, py, pz in slope]
        mesh("roof", slope + under, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4)], roof, flat_caps=False)
    block("chimney", (560, 560, 1500), roof, None, (x + 1500, y + 1500, z + 4900), edge=10)
    trim = m.matte("#F1EFEA", 0.7)
    for dx, dz, w, h in WINDOWS:
        block("frame", (w + 200, 60, h + 200), trim, None, (x + dx, y - 20, z + dz - 100), edge=8)
        place(sheet("panes", w, h, panes), (x + dx, y - 56, z + dz + h / 2), ON_WALL)
        block("bar", (70, 40, h), trim, None, (x + dx, y - 60, z + dz), edge=6)
        block("bar", (w, 40, 60), trim, None, (x + dx, y - 60, z + dz + h * 0.62), edge=6)
    block("door", (950, 60, 2050), m.matte("#6B3B2C", 0.6), None, (x - 200, y - 20, z), edge=8)


def _leaves(name: str, blobs: list[tuple[Vec, Vec]], count: int, color: str, chance: random.Random, size: float) -> None:
    """Leaves of `size` mm near the surface of ellipsoids, `count` in each, all in one mesh."""
    vertices: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    for (x, y, z), (rx, ry, rz) in blobs:
        for _ in range(count):
            a, up, far = chance.uniform(0, 2 * pi), chance.uniform(-1, 1), chance.uniform(0.55, 1.05)
            ring = (1 - up * up) ** 0.5 * far
            cx, cy, cz = x + rx * ring * cos(a), y + ry * ring * sin(a), z + rz * up * far
            first = len(vertices)
            for _ in range(3):
                vertices.append(tuple(c + chance.gauss(0, size) for c in (cx, cy, cz)))
            faces.append((first, first + 1, first + 2))
    s = Shader("leaves")
    face = s.node("BsdfPrincipled", {"Base Color": color, "Roughness": 0.6, "Specular IOR Level": 0.3})
    mix = s.node("MixShader", {"Fac": 0.35})
    s.feed(mix, 1, face.outputs[0])
    s.feed(mix, 2, s.node("BsdfTranslucent", {"Color": color}).outputs[0])
    mesh(name, vertices, faces, s.surface(mix.outputs[0]), flat_caps=False)
