"""Kitchen window that faces -Y, its sash ajar; and what is seen of any window: its paint, far views, drops on the pane."""

import random
from math import cos, exp, pi, sin

from ..core import material as m
from ..core.light import moonlight, softbox, sun, world
from ..core.mesh import Material, Object, block, group, mesh, place, sheet, slab, tube
from ..core.outline import squircle
from ..core.shader import Shader, Socket
from ..core.units import Vec

MULLION = 32.0
"""Half the width of the post between fixed light and sash, whose middle is x = 0, mm."""

WIDTH, LOW, HIGH = 520.0, 900.0, 1560.0
"""Either light reaches WIDTH mm from the mullion, and from LOW to HIGH."""

OPEN = 13.0
"""Opening angle of the sash, degrees."""

HAZE = ("#5A6650", "#8F9C82", "#CDD3C0", "#F5F5EE")
DAWN = ("#66776A", "#9BA99A", "#D3D6C9", "#F6F0E4")
DUSK = ("#0E1726", "#1B2A44", "#34486C", "#5C7097")
SUNSET = ("#2B2C30", "#6B5C55", "#C49A76", "#F4D5A6")
"""Tones of the mist, from the trees to the sky."""


def painted(color: str = "#E9E6DF") -> Material:
    """Lacquer on timber."""
    return m.matte(color, 0.38, 0.03, 40, 0.45)


def casement(paint: str) -> Object:
    """Kitchen window with its board: a fixed light on the left, a sash on the right, hinged at its right edge and ajar.

    Returns the sash, whose local X runs along it and is 0 at the hinge.
    """
    lacquer, seal = painted(paint), m.rubber()
    outer, bar = MULLION + WIDTH, LOW + 390
    for x, wide in ((-outer - 30, 60), (0, MULLION * 2), (outer + 30, 60)):
        block("post", (wide, 62, HIGH - LOW + 120), lacquer, None, (x, 13, LOW - 60), edge=3)
    for z in (LOW - 60, HIGH):
        for x in (-MULLION - WIDTH / 2, MULLION + WIDTH / 2):
            block("rail", (WIDTH, 62, 60), lacquer, None, (x, 13, z), edge=3)
    _light(None, -outer, -MULLION, LOW, HIGH, bar, 26, lacquer)
    block("board", (2400, 230, 34), lacquer, None, (0, -118, LOW - 94), edge=5)
    leaf = group("sash", (outer - 4, -4, 0), (0, 0, OPEN))
    for x in (-WIDTH + 34, -34):
        block("sash stile", (54, 48, HIGH - LOW - 8), lacquer, leaf, (x, 0, LOW + 4), edge=3)
    for z in (LOW + 4, HIGH - 62):
        block("sash rail", (WIDTH - 114, 48, 58), lacquer, leaf, (-WIDTH / 2, 0, z), edge=3)
    block("seal", (3, 7, HIGH - LOW - 20), seal, leaf, (-WIDTH + 6.4, 8, LOW + 10), edge=1)
    _light(leaf, -WIDTH + 61, -61, LOW + 62, HIGH - 62, bar, 26, lacquer)
    return leaf


def _light(parent: Object | None, x0: float, x1: float, z0: float, z1: float, bar: float, wide: float, lacquer: Material) -> None:
    """Pane with a bead around it and a level glazing bar."""
    x, z = (x0 + x1) / 2, (z0 + z1) / 2
    sheet("pane", x1 - x0, z1 - z0, m.pane(), parent, (x, 4, z), (90, 0, 0))
    block("glazing bar", (x1 - x0, 34, wide), lacquer, parent, (x, 0, bar - wide / 2), edge=4)
    for end in (x0 + 5, x1 - 5):
        block("bead", (10, 16, z1 - z0), lacquer, parent, (end, -2, z0), edge=3)
    for end in (z0, z1 - 10):
        block("bead", (x1 - x0, 16, 10), lacquer, parent, (x, -2, end), edge=3)


def handle(leaf: Object, z: float) -> None:
    """Brushed lever on the free stile, level as on an open window."""
    steel = m.aluminium("#C4C6C7", 0.24)
    x, y = -WIDTH + 34, -24.0
    root = group("handle", (x, y, z), (90, 0, 0), leaf)
    slab("rose", squircle(27, 62, 12), 0, 9, steel, root, edge=2, foot=0.3)
    tube("lever", [(0, 0, 4), (0, 0, 24), (0, 0, 38), (8, 0, 44), (46, 0, 44), (118, 0, 42)], 15, steel, root)


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
    """Sky through the opening, a warm low key from the room's left, soft fill; the sun outside comes from behind the camera."""
    world("#DCE6F4", "#A9A294", 0.3, glossy=0.5)
    softbox((200, 1300, 1700), (200, 0, 1150), (1600, 1600), 1500, "#E4ECFA", 0.4)
    softbox((-640, -720, 1640), (0, -40, 1180), (240, 240), 820, "#FFEBD2")
    softbox((900, -1300, 1500), (100, -40, 1150), (700, 700), 380, "#E6EEFF", glossy=False)
    sun((0.55, 0.62, -0.56), 4.0, "#FFE7C8", 1.0)


def night() -> None:
    """The last blue outside, a lamp in the room's left."""
    moonlight(0.12, glossy=0.3)
    softbox((320, 1300, 1500), (320, 0, 1150), (1500, 1600), 900, "#93AEE6", 0.4)
    softbox((-560, -620, 1600), (0, -40, 1180), (200, 200), 520, "#FFDDB5")
    softbox((900, -900, 1300), (100, -40, 1130), (500, 500), 260, "#A9C1EA", glossy=False)
    sun((0.6, 0.4, -0.7), 1.1, "#7F9BD8", 3.0)
