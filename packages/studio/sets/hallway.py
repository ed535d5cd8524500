"""A hall at the end of the day: the house door stands ajar, a mat that many feet have crossed, shoes. Wall y = 0, mm."""

from math import sin

from ..core import material as m
from ..core.light import softbox, sun, world
from ..core.mesh import Object, block, copy, grid, group, lathe, place, sheet, tube
from ..core.outline import fillet
from ..core.shader import Shader
from ..core.units import Vec
from . import care, props

DOOR = 300.0
"""Left edge of the opening, mm; it is 900 wide."""

AJAR = -27.0
"""Opening angle of the leaf, degrees, outwards; its hinge is on the right."""


def _worn_mat(at: Vec, turn: float) -> Object:
    """Coir mat, 700 x 420 mm; its middle is trodden flat and pale, its border dark."""
    s = Shader("coir")
    where = s.coordinates()
    x, y, _ = s.axes(where)
    ex, ey = (s.math("DIVIDE", axis, half) for axis, half in ((x, 2.3), (y, 1.4)))
    away = s.math("ADD", s.math("MULTIPLY", ex, ex), s.math("MULTIPLY", ey, ey))
    worn = s.math("SUBTRACT", 1.0, s.math("ADD", away, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(1.6, where, 4), 0.5), 0.9)))
    tone = s.ramp(s.math("MAXIMUM", worn, 0.0), (0.0, "#6A553B"), (0.5, "#8F7A5C"), (0.9, "#A3927A"))
    hair = s.noise(70, where, 4, 0.7)
    coir = s.principled(Base_Color=tone, Roughness=0.97, Specular_IOR_Level=0.1, Normal=s.bump(hair, 1.0, 5))
    root = group("mat", at, (0, 0, turn))

    def surface(u: float, v: float) -> Vec:
        mx, my = (u - 0.5) * 700, (v - 0.5) * 420
        lift = 16 * max(0.0, (mx - my - 470) / 90) ** 2
        return (mx, my, 15 + 1.6 * sin(mx / 50) * sin(my / 44) + min(lift, 14))

    grid("coir", 140, 90, surface, coir, root)
    block("rim", (708, 428, 13), m.matte("#2B2D2E", 0.85, 0.4, 30), root, edge=2)
    return root


def _leaf() -> None:
    """Painted door with three panels; scuffed at its foot; the lever on its left."""
    paint = m.matte("#3B4C43", 0.42, 0.04, 40, 0.45)
    leaf = group("leaf", (DOOR + 900, 30, 0), (0, 0, AJAR))
    block("leaf", (894, 44, 2040), paint, leaf, (-449, 0, 8), edge=3)
    for z, tall in ((180, 520), (780, 520), (1380, 520)):
        for x in (-640, -258):
            block("panel", (300, 10, tall), paint, leaf, (x, -20, z), edge=6)
    props.lever(leaf, (-838, -22, 1020), "#B9A27A")
    block("kick plate", (760, 2, 150), m.brushed("#A79A80", "X", 0.3), leaf, (-449, -23, 30), edge=0.5)


def _frame() -> None:
    """Wall on both sides of the opening, architraves, skirting, floor."""
    plaster = m.plaster("#CABFAE", 0.06)
    block("wall", (3000, 120, 3000), plaster, None, (DOOR - 1500, 60, 0), edge=2)
    block("wall right", (1600, 120, 3000), plaster, None, (DOOR + 900 + 800, 60, 0), edge=2)
    block("lintel", (1000, 120, 900), plaster, None, (DOOR + 450, 60, 2060), edge=2)
    white = m.matte("#E7E1D6", 0.4, 0.03, 40, 0.45)
    for x in (DOOR - 36, DOOR + 936):
        block("architrave", (76, 26, 2130), white, None, (x, -8, 0), edge=4)
    block("skirting", (DOOR - 74 + 3000, 18, 120), white, None, ((DOOR - 74 - 3000) / 2, -8, 0), edge=3)
    sheet("floor", 9000, 9000, m.oak("Y", "#A48A6E", "#715C48", 0.7), None, (0, -3000, 0))


def _outside(strength: float) -> None:
    """What is seen through the gap: a step and an evening garden, bright and out of focus."""
    s = Shader("evening")
    where = s.coordinates()
    _, height, _ = s.axes(where)
    tone = s.math("ADD", s.math("MULTIPLY", height, 0.04), s.math("MULTIPLY", s.noise(0.35, where, 3), 0.5))
    color = s.ramp(tone, (0.12, "#4A553F"), (0.32, "#9A9560"), (0.5, "#F0C98E"), (0.8, "#FFE6C0"))
    light = s.node("Emission", {"Color": color, "Strength": strength})
    sheet("garden", 7000, 5000, s.surface(light.outputs[0]), None, (800, 3200, 1400), (90, 0, 0)).visible_shadow = False
    block("step", (1500, 900, 30), m.stone("#7A746A", "#5F5A52", 1.0), None, (DOOR + 450, 560, -40), edge=3)


def _belongings() -> None:
    """Two pairs of shoes, an umbrella, a lead and a coat's hem on their hooks."""
    care.slipper((-20, -210, 0), 168)
    care.slipper((90, -190, 0), 186, -1)
    rail = m.oak("X", "#9A8064", "#6A5643", 0.9)
    block("rail", (620, 22, 70), rail, None, (-620, -11, 1560), edge=3)
    brass = m.aluminium("#B89A6A", 0.28)
    peg = place(
        lathe("peg", fillet([(0, 0), (9, 0), (9, 40, 6), (15, 52, 4), (12, 60, 4), (0, 62)], 6), brass, None, 48),
        (-860, -22, 1595),
        (90, 0, 0),
    )
    for x in (-700, -540, -380):
        copy(peg, (x, -22, 1595), (90, 0, 0))
    lead = [
        (-700, -62, 1600),
        (-716, -60, 1500),
        (-724, -40, 1240),
        (-700, -34, 1010),
        (-676, -40, 1240),
        (-688, -60, 1500),
        (-699, -64, 1600),
    ]
    tube("lead", lead, 11, m.matte("#C77F2F", 0.85, 0.4, 40))
    cane = [(-540, -60, 1590), (-536, -66, 1640), (-500, -70, 1650), (-470, -66, 1600), (-468, -62, 1500), (-466, -44, 900)]
    tube("umbrella", cane, 15, m.matte("#2A2F2C", 0.6))
    folds = lathe(
        "cloth",
        fillet([(8, 0), (30, 20, 8), (44, 420, 30), (24, 560, 20), (10, 600)], 8),
        m.matte("#26332D", 0.85, 0.3, 30),
        None,
        64,
        displace=_folds,
    )
    place(folds, (-466, -46, 760))


def _folds(angle: float, radius: float, z: float) -> float:
    return radius * (1 + 0.16 * sin(8 * angle + z / 160))


def build(day: float = 1.7) -> None:
    """Everything but the device and the light; `day` is how bright the garden is."""
    _frame()
    _leaf()
    _outside(day)
    _worn_mat((DOOR + 400, -280, 0), -4)
    _belongings()


def evening() -> None:
    """Low sun comes through the gap along the floor; the hall itself is cool and quiet."""
    world("#A9B7CE", "#5E5850", 0.2, glossy=0.35)
    sun((0.16, -0.86, -0.4), 5.6, "#FFC48A", 0.9)
    softbox((-1900, -1900, 2100), (0, 0, 1000), (1400, 1500), 1900, "#C9D6EC", 0.7)
    softbox((1200, -1500, 1900), (400, 0, 900), (700, 700), 420, "#FFE6CC", 0.9, glossy=False)


def night() -> None:
    """The porch lamp outside, nothing in the hall."""
    world("#7F92B8", "#20242C", 0.05, glossy=0.15)
    softbox((DOOR + 300, 900, 2100), (DOOR + 100, -600, 0), (300, 300), 5200, "#FFB774", 0.8)
    softbox((-1900, -1900, 2100), (0, 0, 1000), (1400, 1500), 620, "#9DB4E4", 0.7)
