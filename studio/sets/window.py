"""Casement window in a plaster wall that faces -Y; the sash is hinged on its right and stands open towards the room."""

from ..core import material as m
from ..core.light import softbox, sun, world
from ..core.mesh import Material, Object, block, group, sheet
from ..core.shader import Shader

STILE = -6.0
"""Right edge of the fixed stile that the sensor sits on, mm."""

WIDTH, LOW, HIGH = 640.0, 700.0, 1700.0
"""Clear opening, mm: from x = 0 to WIDTH, from LOW to HIGH."""

OPEN = 20.0
"""Opening angle of the sash, degrees."""


def painted() -> Material:
    """White lacquer on timber."""
    return m.matte("#E9E6DF", 0.38, 0.03, 40, 0.45)


def casement() -> Object:
    """Wall, reveal and frame; returns the sash, whose local X runs along it and is 0 at the hinge."""
    lacquer = painted()
    plaster = m.plaster("#D3C9BA")
    block("pier", (1600, 160, 3000), plaster, None, (-855, 75, -200), edge=4)
    block("pier right", (1600, 160, 3000), plaster, None, (WIDTH + 855, 75, -200), edge=4)
    block("parapet", (2600, 160, LOW - 60), plaster, None, (WIDTH / 2, 75, -200), edge=4)
    block("sill", (WIDTH + 260, 250, 28), m.oak("X", "#B39A7C", "#7C654D"), None, (WIDTH / 2, -60, LOW - 88), edge=4)
    for x in (-34, WIDTH + 34):
        block("frame stile", (60, 62, HIGH - LOW + 120), lacquer, None, (x, 13, LOW - 60), edge=3)
    for z in (LOW - 60, HIGH):
        block("frame rail", (WIDTH, 62, 60), lacquer, None, (WIDTH / 2, 13, z), edge=3)
    leaf = group("sash", (WIDTH - 4, -4, 0), (0, 0, OPEN))
    for x in (-WIDTH + 34, -34):
        block("sash stile", (56, 46, HIGH - LOW - 8), lacquer, leaf, (x, 0, LOW + 4), edge=3)
    for z in (LOW + 4, HIGH - 64):
        block("sash rail", (WIDTH - 116, 46, 60), lacquer, leaf, (-WIDTH / 2, 0, z), edge=3)
    sheet("pane", WIDTH - 116, HIGH - LOW - 128, m.glass(), leaf, (-WIDTH / 2, 0, (LOW + HIGH) / 2), (90, 0, 0))
    sheet("garden", 6000, 4000, garden(), None, (1200, 2400, 1300), (90, 0, 0))
    return leaf


def garden() -> Material:
    """Morning light over hedges, far out of focus."""
    s = Shader("garden")
    where = s.coordinates()
    _, height, _ = s.axes(where)
    leaves = s.math("ADD", s.noise(0.35, where, 4), s.math("MULTIPLY", s.noise(1.7, where, 3), 0.6))
    clumps = s.math("ADD", s.math("MULTIPLY", height, 0.045), s.math("MULTIPLY", leaves, 0.62))
    color = s.ramp(clumps, (0.3, "#3F5138"), (0.45, "#7E9068"), (0.56, "#B9C3A4"), (0.7, "#EDF0EA"))
    light = s.node("Emission", {"Color": color, "Strength": 1.1})
    return s.surface(light.outputs[0])


def morning() -> None:
    """Sun through the opening on the reveal, sky from outside, soft fill from the room."""
    world("#DCE6F4", "#A9A294", 0.35, glossy=0.5)
    softbox((320, 1300, 1500), (320, 0, 1150), (1500, 1600), 2600, "#E4ECFA", 0.4)
    softbox((-620, -560, 1560), (0, 0, 1120), (220, 220), 520, "#FFE3BF")
    softbox((900, -1700, 1500), (0, 0, 1100), (1000, 1000), 160, "#E6EEFF", 0.8)
    sun((-0.62, -0.8, -0.42), 3.2, "#FFE0B8", 1.0)
