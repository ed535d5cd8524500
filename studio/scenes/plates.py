"""Clear plates: readings one behind the other, map layers one above the other."""

from itertools import pairwise
from math import exp, hypot, sin
from random import Random

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Material, Object, block, group, lathe, mesh, place, sheet, tube
from ..core.outline import Outline
from ..core.shader import Shader
from ..core.shot import Card, Shot
from ..core.units import ORIGIN, Vec
from ..sets.drawn import lines
from ..sets.tabletop import by_night

DATA_VIEW = View(-33, 11, 372, (4, 6, 53), focus=(-30, -60, 62), lens=85, stop=10)
LAYERS_VIEW = View(27, 24, 350, (0, 0, 40), focus=(10, -60, 50), lens=85, stop=12)


def clear(tint: str = "#EAF3F0", mirror: float = 1.0) -> Material:
    """Acrylic as one face: passes light straight, mirrors by Fresnel."""
    s = Shader("clear")
    gloss = s.node("BsdfGlossy", {"Color": "#FFFFFF", "Roughness": 0.06})
    through = s.node("BsdfTransparent", {"Color": tint})
    mix = s.node("MixShader", {"Fac": s.math("MULTIPLY", s.node("Fresnel", {"IOR": 1.49}).outputs[0], mirror)})
    s.feed(mix, 1, through.outputs[0])
    s.feed(mix, 2, gloss.outputs[0])
    return s.surface(mix.outputs[0])


def rim(root: Object, width: float, height: float, edge: Material, thick: float = 3.0) -> None:
    """The four polished edges, in which light gathers; the plate lies in XY about the origin."""
    for side in (-1, 1):
        block("edge", (width, 0.9, thick), edge, root, (0, side * (height / 2 - 0.4), -thick / 2), edge=0.3)
        block("edge", (0.9, height, thick), edge, root, (side * (width / 2 - 0.4), 0, -thick / 2), edge=0.3)


def _edge(color: str, power: float) -> Material:
    """Cut edge that glows a little by the light that it guides."""
    s = Shader("edge")
    light = s.node("Emission", {"Color": color, "Strength": power})
    body = s.node("BsdfPrincipled", {"Base Color": color, "Roughness": 0.2})
    both = s.node("AddShader")
    s.feed(both, 0, light.outputs[0])
    s.feed(both, 1, body.outputs[0])
    return s.surface(both.outputs[0])


def reading(day: int, x: float) -> float:
    """Height of the curve at x in -1..1: a daily swell, a little noise, and on the first plate a peak."""
    swell = 0.5 * sin(2.6 * x + day * 0.7) + 0.16 * sin(7.3 * x + day * 2.1) + 0.06 * sin(19 * x + day)
    return swell * 22 + 50 + (34 * exp(-(((x - 0.28) / 0.09) ** 2)) if day == 0 else 0)


def data() -> None:
    """Five plates upright in a slotted base; on the nearest the peak that somebody acted on."""
    by_night(DATA_VIEW, "#1E2422", scale=1.7, key=0.9)
    base = m.stone("#4A4E4B", "#2C302E", 2.2, 0.4)
    block("base", (236, 268, 14), base, None, (0, 0, 0), edge=3)
    for day in range(5):
        y = -96 + 48.0 * day
        plate = group("plate", (0, y, 64), (90, 0, 0))
        sheet("pane", 200, 104, clear(), plate)
        rim(plate, 200, 104, _edge("#B4CBC0", 0.05))
        power = (3.4, 1.5, 1.1, 0.85, 0.7)[day]
        line: list[Vec] = [(x, reading(day, x / 100) - 50, 0.8) for x in (-96 + 2.0 * k for k in range(97))]
        tube("curve", line, 1.5 if day == 0 else 1.1, m.led(power), plate)
        etched = m.matte("#AEB8B2", 0.8)
        for k in range(5):
            sheet("grid", 192, 0.25, etched, plate, (0, -40 + 20.0 * k, 0.3))
    peak = group("peak", (28, -96.5, 64 + reading(0, 0.28) - 50 + 1.5), (90, 0, 0))
    lathe("mark", [(3.2, 0.9), (3.2, 1.6), (0, 1.7)], m.led(4.0), peak, 48)


STREETS = [
    [(-110, -46), (-40, -40), (20, -44), (110, -30)],
    [(-110, 12), (-30, 8), (40, 14), (110, 6)],
    [(-110, 52), (-10, 56), (110, 48)],
    [(-74, -70), (-68, 0), (-76, 70)],
    [(-14, -70), (-8, 10), (-16, 70)],
    [(52, -70), (48, 0), (60, 70)],
    [(-8, 10), (48, -41)],
    [(86, -70), (80, 6), (88, 70)],
]
PIPES = [
    [(-110, -30), (-60, -30), (-60, 30), (20, 30), (20, 60), (110, 60)],
    [(-60, 0), (66, 0), (66, -70)],
    [(20, 30), (100, 30), (100, -20)],
]
ZONES = [[(-66, -36), (-18, -38), (-12, 6), (-64, 6)], [(-4, 16), (44, 18), (52, 46), (-10, 52)], [(54, -28), (78, -28), (76, 2), (52, 4)]]
POINTS = [(-68, -38), (-40, 9), (-8, 12), (48, 12), (20, 54), (84, 20), (52, -40), (-72, 40)]


LEVELS = (8.0, 38.0, 64.0, 90.0)
"""Heights of town, zones, pipes and things, mm."""


def layers() -> None:
    """The town in plaster; above it zones, pipes and the things themselves on clear plates."""
    sheen = Card((-30, 20, LEVELS[3]), (0, 0, 1), (420, 460), 7, 620, "#DCE8F4")
    by_night(LAYERS_VIEW, "#1E2422", scale=1.7, key=1.25, cards=(sheen,))
    block("ground", (248, 168, 8), m.stone("#5A5E59", "#454945", 1.6, 0.6), None, ORIGIN, edge=1.5)
    town = group("town", (0, 0, LEVELS[0]))
    lines(town, STREETS, 3.4, m.matte("#C9C4B9", 0.8), 0.12)
    _houses(town)
    zones, pipes, things = (_plate(z) for z in LEVELS[1:])
    for zone in ZONES:
        mesh("zone", [(x, y, 0.2) for x, y in zone], [tuple(range(len(zone)))], _tint("#A9CDB4"), zones, flat_caps=False)
    lines(zones, [[*zone, zone[0]] for zone in ZONES], 0.9, m.led(0.75, "#BFD9C6"), 0.25)
    lines(pipes, PIPES, 1.5, m.led(1.0, "#9DB9CC"), 0.2)
    thread, point = m.led(0.45), m.led(2.8)
    for x, y in POINTS:
        place(lathe("thing", [(3.4, 0.2), (3.4, 1.4), (2.6, 2.2), (0, 2.4)], point, things, 48), (x, y, 0))
        tube("plumb", [(x, y, LEVELS[0]), (x, y, 30), (x, y, 60), (x, y, LEVELS[3])], 0.35, thread)


def _plate(z: float) -> Object:
    """Clear plate on four brass spacers."""
    plate = group("layer", (0, 0, z))
    sheet("pane", 240, 160, clear("#E6F0EC", 1.3), plate)
    rim(plate, 240, 160, _edge("#9DB8AC", 0.03), 2.0)
    brass = m.aluminium("#B89A6A", 0.26)
    for x in (-114, 114):
        for y in (-74, 74):
            place(lathe("spacer", [(1.8, -24), (1.8, 2.4), (1.4, 3), (0, 3.1)], brass, plate, 32), (x, y, 0))
    return plate


def _tint(color: str) -> Material:
    """Coloured foil on a clear plate."""
    s = Shader("tint")
    through = s.node("BsdfTransparent", {"Color": color})
    body = s.node("BsdfDiffuse", {"Color": color})
    mix = s.node("MixShader", {"Fac": 0.28})
    s.feed(mix, 1, through.outputs[0])
    s.feed(mix, 2, body.outputs[0])
    return s.surface(mix.outputs[0])


def _houses(town: Object) -> None:
    """Plaster blocks wherever no street runs; the same town every time."""
    chance = Random(21)
    plaster = m.matte("#D9D4C8", 0.8, 0.04, 60)
    taken: list[tuple[float, float, float]] = []
    for _ in range(900):
        x, y = chance.uniform(-114, 114), chance.uniform(-76, 76)
        w, d, h = chance.uniform(5, 13), chance.uniform(5, 13), chance.choice((3.0, 4.0, 5.0, 7.0, 11.0))
        reach = max(w, d) * 0.6
        if min(_off(x, y, street) for street in STREETS) < reach + 2.4 or any(hypot(x - a, y - b) < reach + r for a, b, r in taken):
            continue
        taken.append((x, y, reach))
        block("house", (w, d, h), plaster, town, (x, y, 0), edge=0.3)


def _off(x: float, y: float, street: Outline) -> float:
    """Distance from a street's middle line."""
    best = 1e9
    for (ax, ay), (bx, by) in pairwise(street):
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        t = min(1.0, max(0.0, t))
        best = min(best, hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return best


DATA = Shot(DATA_VIEW, scene=data, grade=Grade(exposure=0.35, bloom=0.14))
LAYERS = Shot(LAYERS_VIEW, scene=layers, grade=Grade(exposure=0.35, bloom=0.14))
