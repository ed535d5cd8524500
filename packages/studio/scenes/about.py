"""The workshop, and the hands at work in it."""

from mathutils import Vector

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, sun, world
from ..core.mesh import block, group, label, mesh, place, sheet
from ..core.outline import circle
from ..core.shader import Shader
from ..core.shot import Shot
from ..products import gateway
from ..sets import props
from ..sets.bench import housings, microscope, pencil, soldering_station, steel_rule, task_lamp
from .bench_hands import BENCH_HANDS, BENCH_HANDS_DARK
from .taken_apart import dimmer_board

VIEW = View(9, 6, 1470, (50, -160, 958), focus=(60, -360, 840), lens=50, stop=5.6)

TOP = 760.0
"""Height of the bench, mm."""


def workshop() -> None:
    """Bench by a tall window in the late afternoon."""
    _bench(("#C9B48E", "#E9DFCB", "#C9D8E8"), 1.5)
    _light()


def workshop_by_night() -> None:
    """The same bench after dusk, in the cone of its task lamp."""
    _bench(("#5A5566", "#35425E", "#1E2C46"), 0.6)
    world("#3C4A66", "#15161A", 0.09, glossy=0.25)
    softbox((-1700, -1500, 1700), (100, -200, 850), (1100, 1500), 520, "#8FA6D6", 0.7)
    softbox((1500, -1700, 1500), (100, -200, 850), (900, 900), 130, "#FFD2A0", 0.8, glossy=False)
    bulb((-262, -234, TOP + 322), 380, 24, "#FFBE80")
    bulb((420, -420, TOP + 640), 140, 60, "#FFC48E")


def _bench(sky: tuple[str, str, str], glow: float) -> None:
    """Bench, tools and window, without their light."""
    sheet("wall", 8000, 4000, m.plaster("#C9BEAE", 0.07), None, (0, 0, 1400), (90, 0, 0))
    block("bench", (3200, 620, 44), m.oak("X", "#A98D70", "#755F4A", 0.8), None, (0, -315, TOP - 44), edge=4)
    block("apron", (3100, 30, 110), m.matte("#23302A", 0.5), None, (0, -560, TOP - 154), edge=3)
    _window(-640, 330, 300, sky, glow)
    block("rail", (1500, 20, 50), m.oak("X", "#8C7258", "#5F4C3B", 0.9), None, (420, -10, 1250), edge=3)
    _tools()
    soldering_station((-180, -250, TOP), -10)
    place(gateway.build(glow=2.4), (120, -380, TOP), (0, 0, -10))
    housings((190, -215, TOP), 5, 78)
    microscope((590, -300, TOP), 22)
    _mat()


def _window(x: float, width: float, sill: float, sky: tuple[str, str, str], glow: float) -> None:
    """Tall steel window at the left edge, six panes; the sky behind from its foot up."""
    s = Shader("sky")
    _, height, _ = s.axes(s.coordinates())
    color = s.ramp(s.math("ADD", s.math("MULTIPLY", height, 0.05), 0.5), (0.2, sky[0]), (0.5, sky[1]), (0.9, sky[2]))
    light = s.node("Emission", {"Color": color, "Strength": glow})
    place(sheet("sky", width, 1500, s.surface(light.outputs[0])), (x, -3, TOP + sill / 3 + 750), (90, 0, 0))
    steel = m.matte("#23282A", 0.4, 0.03, 40, 0.45)
    z0 = TOP + sill / 3
    for dx in (-width / 2, 0, width / 2):
        block("bar", (26 if dx else 18, 40, 1500), steel, None, (x + dx, -14, z0), edge=2)
    for k in range(5):
        block("bar", (width, 34, 16), steel, None, (x, -12, z0 + 300 * k), edge=2)
    block("sill", (width + 90, 130, 26), m.stone("#A9A49A", "#8B867C", 1.0), None, (x, -66, z0 - 26), edge=3)
    props.vase((x + 40, -70, z0), "#3A3936", 0.55)
    props.branches((x + 40, -70, z0 + 108), 5, 300, 9)


def _tools() -> None:
    """Drawings pinned to the wall, a coil of wire on its peg."""
    ink = m.matte("#5B615E", 0.85)
    for i, (x, w, h, turn) in enumerate(((150, 300, 212, 0.6), (470, 212, 300, -0.8), (720, 212, 300, 0.5))):
        root = group("drawing", (x, -4, 1120 + (i % 2) * 20), (90, 0, 0))
        paper = group("paper", (0, 0, 0), (0, 0, turn), root)
        sheet("sheet", w, h, m.matte("#EFEAE0", 0.9), paper, (0, 0, 0.5))
        for k in range(3):
            ring = [(r, 1.0) for r in ((34 + 18 * k), (35 + 18 * k))]
            body = mesh("ring", *_ring(ring[0][0], ring[1][0]), ink, paper, flat_caps=False)
            place(body, (-20 if i else -60, 30, 0.8))
        for k in range(4):
            block("rule", (w * 0.5, 0.8, 0.1), ink, paper, (w * 0.12, -h * 0.28 - 9 * k, 0.6), edge=0.02)
        label(("Dimmer Knob", "Light guide", "Shell, lower half")[i], 9, (-w * 0.06, h * 0.42, 0.8), ink, paper)


def _ring(inner: float, outer: float) -> tuple[list[tuple[float, float, float]], list[tuple[int, ...]]]:
    """Flat ring of 96 pieces."""
    low, high = circle(2 * inner, 96), circle(2 * outer, 96)
    faces: list[tuple[int, ...]] = [(i, (i + 1) % 96, (i + 1) % 96 + 96, i + 96) for i in range(96)]
    return [(x, y, 0.0) for x, y in (*low, *high)], faces


def _mat() -> None:
    """Green cutting mat with work on it."""
    block("mat", (430, 290, 4), m.matte("#2C3F36", 0.75, 0.05, 60), None, (150, -440, TOP), edge=2)
    place(dimmer_board(), (250, -460, TOP + 4), (0, 0, 30))
    pencil((20, -480, TOP + 4), 24)
    steel_rule((110, -540, TOP + 4), 4)
    task_lamp((-420, -200, TOP), -12)


def _light() -> None:
    """Sky from the window, low sun along the wall through its bars, bounce from the room."""
    world("#B9C6DC", "#7D7466", 0.36, glossy=0.4)
    softbox((-1700, -1500, 1700), (100, -200, 850), (1100, 1500), 2300, "#DCE6F6", 0.7)
    softbox((1500, -1700, 1500), (100, -200, 850), (900, 900), 420, "#FFE6CC", 0.8, glossy=False)
    bulb((-262, -234, TOP + 322), 60, 26, "#FFC98A")
    way = Vector((1.0, 0.62, -0.38)).normalized()
    sun(tuple(way), 3.6, "#FFC48E", 0.9)
    black = m.matte("#0A0A0A", 1.0)
    bars = [(-4000, 4000, 1560, 4500), (-4000, 4000, -3000, 800), (-4000, 120, 800, 1560), (860, 4000, 800, 1560)]
    bars += [(470, 496, 800, 1560), (120, 860, 1170, 1192)]
    for x0, x1, z0, z1 in bars:
        corners = [tuple(Vector((x, 0, z)) - way * 2700) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        frame = mesh("window frame", corners, [(0, 1, 2, 3)], black, flat_caps=False)
        frame.visible_camera = frame.visible_diffuse = frame.visible_glossy = False


SHOTS: dict[str, Shot] = {
    "workshop": Shot(VIEW, scene=workshop, grade=Grade(exposure=0.65)),
    "workshop-dark": Shot(VIEW, scene=workshop_by_night, grade=Grade(exposure=0.45, bloom=0.14)),
    "bench-hands": BENCH_HANDS,
    "bench-hands-dark": BENCH_HANDS_DARK,
}
