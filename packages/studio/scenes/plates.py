"""Clear plates: readings one behind the other."""

from collections.abc import Sequence
from math import exp, sin

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Material, Object, block, group, lathe, sheet, tube
from ..core.shader import Shader
from ..core.shot import Shot
from ..core.units import Vec
from ..sets.tabletop import by_day, by_night, leafy_sun

DATA_VIEW = View(-33, 11, 372, (4, 6, 53), focus=(-30, -60, 62), lens=85, stop=10)


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
    """In daylight the curves are ink, and the nearest is amber."""
    by_day(DATA_VIEW, "#E0D8CA", scale=1.6, key=1.4)
    leafy_sun((0, 0, 10), (0.8, 0.5, -0.5), 2.2)
    inks = [m.matte(tone, 0.5) for tone in ("#E8871A", "#3C443F", "#59615B", "#767D77", "#8E948E")]
    _plates(m.stone("#E2DCD0", "#C4BCAE", 2.2, 0.5), clear("#F7FBF9"), "#5B6B62", inks, 1.6)


def by_lamp() -> None:
    """At night they glow."""
    by_night(DATA_VIEW, "#1E2422", scale=1.7, key=0.9)
    _plates(m.stone("#4A4E4B", "#2C302E", 2.2, 0.4), clear(), "#AEB8B2", [m.led(power) for power in (3.4, 1.5, 1.1, 0.85, 0.7)])


def _plates(base: Material, pane: Material, etched: str, inks: Sequence[Material], thick: float = 1.0) -> None:
    """Five plates upright in a slotted base; on the nearest the peak that somebody acted on."""
    block("base", (236, 268, 14), base, None, (0, 0, 0), edge=3)
    for day, ink in enumerate(inks):
        y = -96 + 48.0 * day
        plate = group("plate", (0, y, 64), (90, 0, 0))
        sheet("pane", 200, 104, pane, plate)
        rim(plate, 200, 104, _edge("#B4CBC0", 0.05))
        line: list[Vec] = [(x, reading(day, x / 100) - 50, 0.8) for x in (-96 + 2.0 * k for k in range(97))]
        tube("curve", line, thick * (1.5 if day == 0 else 1.1), ink, plate)
        for k in range(5):
            sheet("grid", 192, 0.25, m.matte(etched, 0.8), plate, (0, -40 + 20.0 * k, 0.3))
    peak = group("peak", (28, -96.5, 64 + reading(0, 0.28) - 50 + 1.5), (90, 0, 0))
    lathe("mark", [(3.2, 0.9), (3.2, 1.6), (0, 1.7)], inks[0], peak, 48)


DATA = Shot(DATA_VIEW, scene=data, grade=Grade(exposure=0.1))
DATA_DARK = Shot(DATA_VIEW, scene=by_lamp, grade=Grade(exposure=0.35, bloom=0.14))
