"""Casement window in a plaster wall that faces -Y; the sash is hinged on its right and stands ajar, a finger's breadth into the room."""

import random
from math import cos, exp, pi, sin

from ..core import material as m
from ..core.light import moonlight, softbox, sun, world
from ..core.mesh import Material, Object, block, group, lathe, mesh, place, sheet, tube
from ..core.outline import fillet
from ..core.shader import Shader, Socket
from ..core.units import Vec

STILE = -6.0
"""Right edge of the fixed stile that the sensor sits on, mm."""

WIDTH, LOW, HIGH = 640.0, 700.0, 1700.0
"""Clear opening, mm: from x = 0 to WIDTH, from LOW to HIGH."""

OPEN = 2.4
"""Opening angle of the sash, degrees."""

DAWN = ("#66776A", "#9BA99A", "#D3D6C9", "#F6F0E4")
DUSK = ("#0E1726", "#1B2A44", "#34486C", "#5C7097")
SUNSET = ("#2B2C30", "#6B5C55", "#C49A76", "#F4D5A6")
"""Tones of the mist, from the trees to the sky."""


def painted(color: str = "#E9E6DF") -> Material:
    """Lacquer on timber."""
    return m.matte(color, 0.38, 0.03, 40, 0.45)


def casement(outside: Material, paint: str) -> Object:
    """Wall, reveal and painted frame; returns the sash, whose local X runs along it and is 0 at the hinge."""
    lacquer = painted(paint)
    plaster = m.plaster("#CFC5B5")
    block("pier", (1600, 160, 3000), plaster, None, (-864, 75, -200), edge=4)
    block("pier right", (1600, 160, 3000), plaster, None, (WIDTH + 864, 75, -200), edge=4)
    for x in (-34, WIDTH + 34):
        block("frame stile", (60, 62, HIGH - LOW + 120), lacquer, None, (x, 13, LOW - 60), edge=3)
    for z in (LOW - 60, HIGH):
        block("frame rail", (WIDTH, 62, 60), lacquer, None, (WIDTH / 2, 13, z), edge=3)
    leaf = group("sash", (WIDTH - 4, -4, 0), (0, 0, OPEN))
    for x in (-WIDTH + 34, -34):
        block("sash stile", (56, 46, HIGH - LOW - 8), lacquer, leaf, (x, 0, LOW + 4), edge=3)
    for z in (LOW + 4, HIGH - 64):
        block("sash rail", (WIDTH - 116, 46, 60), lacquer, leaf, (-WIDTH / 2, 0, z), edge=3)
    sheet("pane", WIDTH - 116, HIGH - LOW - 128, m.pane(), leaf, (-WIDTH / 2, 0, (LOW + HIGH) / 2), (90, 0, 0))
    sheet("garden", 6000, 4000, outside, None, (1200, 2400, 1300), (90, 0, 0))
    return leaf


def handle(leaf: Object, z: float) -> None:
    """Brushed lever on the free stile, level as on an open window."""
    steel = m.aluminium("#C4C6C7", 0.24)
    x, y = -WIDTH + 34, -23.0
    rose = lathe("rose", fillet([(0, 0), (13, 0, 0.5), (13, 6, 2), (0, 7)], 6), steel, leaf, 96)
    place(rose, (x, y, z), (90, 0, 0))
    path = [(x, y, z), (x, y - 18, z), (x + 1, y - 30, z), (x + 12, y - 34, z), (x + 50, y - 34, z), (x + 112, y - 34, z)]
    tube("lever", path, 11, steel, leaf)


def garden(strength: float = 1.0) -> Material:
    """Morning light in trees, far out of focus: dark below, light above, round spots where the sky comes through."""
    s = Shader("garden")
    where = s.coordinates()
    _, height, _ = s.axes(where)
    leaves = s.math("ADD", s.noise(0.16, where, 3), s.math("MULTIPLY", s.noise(0.6, where, 2), 0.35))
    tone = s.math("ADD", s.math("MULTIPLY", height, 0.028), s.math("MULTIPLY", leaves, 0.75))
    color = s.ramp(tone, (0.3, "#27332A"), (0.5, "#4F6249"), (0.66, "#8E9C76"), (0.85, "#DDE0C8"))
    for scale, radius in ((0.36, 0.34), (0.62, 0.3)):
        spots = _spots(s, where, scale, radius, tone)
        mix = s.node("MixRGB", {"Fac": spots, "Color1": color, "Color2": "#F1E9C9"})
        color = mix.outputs[0]
    light = s.node("Emission", {"Color": color, "Strength": strength})
    return s.surface(light.outputs[0])


def mist(tones: tuple[str, ...], strength: float) -> Material:
    """Trees in mist, far out of focus, that pale towards the sky."""
    s = Shader("mist")
    where = s.coordinates()
    _, height, _ = s.axes(where)
    crowns = s.math("ADD", s.math("MULTIPLY", s.noise(0.1, where, 1), 0.6), s.math("MULTIPLY", s.noise(0.3, where, 2), 0.25))
    tone = s.math("ADD", s.math("MULTIPLY", height, 0.022), crowns)
    color = s.ramp(tone, *zip((0.3, 0.42, 0.56, 0.72), tones, strict=True))
    return s.surface(s.node("Emission", {"Color": color, "Strength": strength}).outputs[0])


def wet_pane(across: tuple[float, float], up: tuple[float, float], y: float, seed: int = 11) -> None:
    """Pane from `across` to `up` at depth `y` in a cold room: fogged at its foot, with drops that grow and run towards it."""
    middle, low = ((across[0] + across[1]) / 2, y, (up[0] + up[1]) / 2), up[0]
    place(sheet("fog", across[1] - across[0], up[1] - up[0], _fog((up[1] - up[0]) / 2)), middle, (90, 0, 0))
    chance = random.Random(seed)
    vertices: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    for _ in range(5200):
        x, z = chance.uniform(max(across[0], across[1] - 420), across[1]), low + chance.expovariate(1 / 62)
        size = min(2.6, chance.lognormvariate(-0.6, 0.55)) * (0.5 + 0.7 * exp((low - z) / 70))
        _drop(vertices, faces, (x, y - 0.4, z), size, size * chance.uniform(1.0, 1.25))
    mesh("drops", vertices, faces, m.glass("#FFFFFF", ior=1.33), flat_caps=False)


def _drop(vertices: list[Vec], faces: list[tuple[int, ...]], at: Vec, wide: float, tall: float) -> None:
    """Flat ellipsoid, its radii in mm."""
    first, around, rings = len(vertices), 12, 5
    for j in range(rings + 1):
        a = pi * (0.04 + 0.92 * j / rings)
        for i in range(around):
            b = 2 * pi * i / around
            vertices.append((at[0] + wide * sin(a) * cos(b), at[1] - 0.5 * wide * cos(a), at[2] + tall * sin(a) * sin(b)))
    for j in range(rings):
        for i in range(around):
            k = (i + 1) % around
            faces.append((first + j * around + i, first + j * around + k, first + (j + 1) * around + k, first + (j + 1) * around + i))
    faces += [tuple(first + i for i in range(around)), tuple(first + rings * around + i for i in reversed(range(around)))]


def _fog(half: float) -> Material:
    """Breath on glass: thick at the foot of a pane of twice the height `half`, in mm, clear where drops have run."""
    s = Shader("fog")
    _, height, _ = s.axes(s.coordinates())
    low = s.math("ADD", s.math("MULTIPLY", height, 100 / 130), half / 130)
    ragged = s.math("ADD", low, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(0.9, s.coordinates(), 3), 0.5), 0.9))
    thick = s.node("MapRange", {"Value": ragged, "From Min": 1.0, "From Max": 0.0, "To Min": 0.0, "To Max": 0.72}).outputs[0]
    runs = s.noise(1.0, s.coordinates(scale=(9.0, 0.12, 1.0)), 2)
    kept = s.node("MapRange", {"Value": runs, "From Min": 0.36, "From Max": 0.42, "To Min": 0.3, "To Max": 1.0}).outputs[0]
    mix = s.node("MixShader", {"Fac": s.math("MULTIPLY", thick, kept)})
    s.feed(mix, 1, s.node("BsdfTransparent").outputs[0])
    s.feed(mix, 2, s.node("BsdfTranslucent", {"Color": "#EEF2F2"}).outputs[0])
    return s.surface(mix.outputs[0])


def _spots(s: Shader, where: Socket, scale: float, radius: float, tone: Socket) -> Socket:
    """Soft discs in some of the cells, fainter where the garden is dark."""
    cells = s.node("TexVoronoi", {"Vector": where, "Scale": scale, "Randomness": 0.9}, voronoi_dimensions="2D")
    inside = s.node("MapRange", {"Value": cells.outputs["Distance"], "From Min": radius, "From Max": radius * 0.8}).outputs[0]
    chance, _, _ = s.axes(cells.outputs["Color"])
    lit = s.math("MULTIPLY", s.math("MAXIMUM", s.math("SUBTRACT", chance, 0.45), 0.0), 1.3)
    return s.math("MULTIPLY", inside, s.math("MULTIPLY", lit, s.math("MINIMUM", s.math("MULTIPLY", tone, 1.4), 1.0)))


def morning() -> None:
    """Sky through the opening, a warm low key from the room's left, soft fill."""
    world("#DCE6F4", "#A9A294", 0.3, glossy=0.5)
    softbox((320, 1300, 1500), (320, 0, 1150), (1500, 1600), 1800, "#E4ECFA", 0.4)
    softbox((-560, -620, 1540), (0, -40, 1160), (200, 200), 900, "#FFE6C6")
    sun((-0.62, -0.8, -0.42), 2.6, "#FFE0B8", 1.0)


def night() -> None:
    """The last blue outside, a lamp in the room's left."""
    moonlight(0.12, glossy=0.3)
    softbox((320, 1300, 1500), (320, 0, 1150), (1500, 1600), 1300, "#93AEE6", 0.4)
    softbox((-460, -520, 1480), (0, -40, 1160), (160, 160), 420, "#FFE6CC")
    softbox((700, -700, 1300), (40, -40, 1130), (400, 400), 260, "#A9C1EA", glossy=False)
