"""The map and what lies on it: a city on paper, two sheets of tracing paper, pins, and the same city on a tablet."""

from math import exp

from PIL import Image, ImageDraw

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import card, mirrored, softbox, world
from ..core.mesh import Object, block, grid, group, lathe, place, slab
from ..core.outline import fillet, squircle
from ..core.shot import Shot
from ..core.units import Vec
from ..products import key_tracking_device
from ..sets import city, traces
from ..sets.bench import pencil, steel_rule
from ..sets.tabletop import leafy_sun

VIEW = View(-15, 35, 590, (22, -2, 8), focus=(-20, -70, 8), lens=75, stop=8)

SHEET = (600.0, 425.0)
"""Size of the map, mm."""

TABLET = (222.0, 92.0, 58.0)
"""Middle of the tablet, whose lower edge stands on the tracing paper."""

PIPES = (
    ((0, 560), (620, 640), (1210, 600), (1700, 730), (2400, 680)),
    ((560, 640), (510, 1180), (600, 1700)),
    ((1210, 600), (1350, 1260), (1330, 1700)),
    ((1350, 1260), (1960, 1180)),
    ((1700, 730), (1760, 330), (1900, 0)),
)
ZONES = (
    ((490, 150), (1150, 110), (1190, 540), (520, 570)),
    ((1330, 640), (1800, 720), (1930, 1110), (1330, 1200)),
    ((100, 690), (460, 660), (430, 1140), (120, 1160)),
)


def _paper() -> None:
    """The map, folded three times across and once along, and flattened by hand."""

    def crease(x: float, folds: tuple[float, ...], rise: float) -> float:
        return max(rise * exp(-abs(x - fold) / 26) for fold in folds)

    def surface(u: float, v: float) -> Vec:
        x, y = (u - 0.5) * SHEET[0], (v - 0.5) * SHEET[1]
        up = crease(x, (-150, 150), 3.2) + crease(y, (0,), 2.6) - crease(x, (0,), 1.4)
        curl = 9 * max(0.0, (x + y - 380) / 130) ** 2
        return (x, y, 2.0 + max(up, -1.2) + curl)

    place(grid("map", 160, 110, surface, city.printed(city.plan(), SHEET)), turn=(0, 0, 4))


def _tracing(image: Image.Image, at: Vec, turn: float, curl: float) -> None:
    """A sheet of tracing paper whose near left corner lifts."""

    def surface(u: float, v: float) -> Vec:
        x, y = (u - 0.5) * SHEET[0] * 0.7, (v - 0.5) * SHEET[1] * 0.7
        lift = curl * max(0.0, (-x - y - 190) / 150) ** 2
        return (x, y, lift)

    part = image.crop((0, 0, city.WIDTH * 7 // 10, city.HEIGHT * 7 // 10))
    place(grid("tracing", 90, 60, surface, city.printed(part, (SHEET[0] * 0.7, SHEET[1] * 0.7), 0.6)), at, (0, 0, turn))


def _pin(parent: Object, at: city.Point, glow: bool) -> None:
    """Needle with a round head, stuck in a little aslant."""
    x, y = city.on_sheet(at)
    root = group("pin", (x, y, 2), ((x % 7) - 3, (y % 9) - 4, 0), parent)
    lathe("needle", [(0.5, 0), (0.5, 16), (0, 16)], m.aluminium("#B9A06A", 0.25), root, 16)
    head = fillet([(0, 14), (2.2, 14.4, 1), (6.2, 20.6, 5), (3.2, 26.6, 4), (0, 27)], 8)
    lathe("head", head, m.matte("#E2902F" if glow else "#2F4038", 0.22, specular=0.6), root, 48)


def _tablet(at: Vec, turn: Vec) -> None:
    """The same city by night, on glass, leaning on its stand."""
    root = group("tablet", at, turn)
    slab("frame", squircle(250, 176, 14), 0, 6.4, m.aluminium("#2E3134", 0.3), root, edge=2, foot=2)
    slab("glass", squircle(248, 174, 13), 5.8, 6.8, m.dark_glass("#060708", 0.02), root, edge=0.4, foot=0)
    night = city.plan(dark=True)
    draw = ImageDraw.Draw(night)
    for street in city.STREETS[:3]:
        draw.line(list(street), fill="#6B4A22", width=16, joint="curve")
    for point in city.POINTS:
        draw.ellipse([point[0] - 34, point[1] - 34, point[0] + 34, point[1] + 34], fill="#FFB25E")
        draw.line(city.ring(point, 74), fill="#B9803F", width=6)

    def surface(u: float, v: float) -> Vec:
        return ((u - 0.5) * 232, (v - 0.5) * 160, 6.86)

    grid("screen", 2, 2, surface, city.printed(night, (232, 160), glow=1.15), root)
    traces.fingerprint((52, -30, 6.95), (0, 0, 30), parent=root)
    traces.fingerprint((70, -44, 6.95), (0, 0, 24), parent=root)


def _desk() -> None:
    """The desk and all that lies on it."""
    block("desk", (2000, 1300, 36), m.oak("X", "#A58A6E", "#725D49", 0.8), None, (0, 120, -36), edge=4)
    _paper()
    pins = group("pins", (0, 0, 0), (0, 0, 4))
    for i, point in enumerate(city.POINTS):
        _pin(pins, point, i % 3 != 2)
    _tracing(city.tracing(PIPES, "#35566B", 13), (60, 8, 7.2), 2, 30)
    _tracing(city.tracing((), "#35566B", 9, ZONES, "#D98A3C"), (-92, -44, 9.4), 9, 46)
    _tablet(TABLET, (32, 0, -16))
    block("foot", (120, 60, 56), m.matte("#26292B", 0.5), None, (232, 124, 0), edge=6)
    traces.cable([(268, 150, 34), (300, 190, 6), (360, 200, 4), (420, 260, 3), (620, 300, 3)], 4, "#23262A")
    place(key_tracking_device.build(), (-214, 128, 4), (0, 0, 24))
    pencil((-60, -186, 6), 14)
    steel_rule((210, -150, 12), -38)
    traces.cup_ring((262, -76, 4), 60, 200)


def _sheen(power: float) -> None:
    card(mirrored(VIEW.eye, TABLET, (0.15, -0.5, 0.85), 640), TABLET, (240, 420), power, "#EAF1FF", 2.2)


def layers() -> None:
    """In the morning."""
    _desk()
    world("#E4EAF4", "#A79C8C", 0.3, glossy=0.4)
    softbox((-1000, 420, 820), (0, 0, 0), (480, 640), 820, "#FFEBD2")
    _sheen(9)
    leafy_sun((0, -10, 0), (0.86, -0.28, -0.44), 3.2, 620, 560)


def by_night() -> None:
    """By a lamp to the left; the tablet lights what is near it."""
    _desk()
    world("#8FA3C0", "#20242C", 0.03, glossy=0.25)
    softbox((-520, 330, 460), (-60, 0, 0), (180, 180), 430, "#FFC88E")
    softbox((620, 420, 460), (60, 0, 0), (240, 420), 150, "#93AEE6")
    _sheen(4)


SHOTS: dict[str, Shot] = {
    "layers": Shot(VIEW, scene=layers, grade=Grade(exposure=0.15)),
    "layers-dark": Shot(VIEW, scene=by_night, grade=Grade(exposure=0.25, bloom=0.14)),
}
