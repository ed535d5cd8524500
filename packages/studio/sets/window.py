"""Casement window in a plaster wall that faces -Y; the sash is hinged on its right and stands ajar, a finger's breadth into the room."""

from ..core import material as m
from ..core.light import moonlight, softbox, sun, world
from ..core.mesh import Material, Object, block, group, lathe, place, sheet, tube
from ..core.outline import fillet
from ..core.shader import Shader, Socket

STILE = -6.0
"""Right edge of the fixed stile that the sensor sits on, mm."""

WIDTH, LOW, HIGH = 640.0, 700.0, 1700.0
"""Clear opening, mm: from x = 0 to WIDTH, from LOW to HIGH."""

OPEN = 2.4
"""Opening angle of the sash, degrees."""

DAWN = ("#66776A", "#9BA99A", "#D3D6C9", "#F6F0E4")
DUSK = ("#0E1726", "#1B2A44", "#34486C", "#5C7097")
"""Tones of the mist, from the trees to the sky."""


def painted(color: str = "#E9E6DF") -> Material:
    """Lacquer on timber."""
    return m.matte(color, 0.38, 0.03, 40, 0.45)


def casement(outside: Material) -> Object:
    """Wall, reveal and frame in dark green; returns the sash, whose local X runs along it and is 0 at the hinge."""
    lacquer = painted("#4B554C")
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
