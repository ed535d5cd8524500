"""The dashboard of a van at the end of the day, and the tracker on it. Windscreen towards +Y, tracker at the origin, mm."""

import random
from math import exp

from ..core import material as m
from ..core.light import softbox, sun, world
from ..core.mesh import Object, block, copy, disc, grid, group, lathe, loft, place, sheet, slab, torus, tube
from ..core.outline import fillet, squircle
from ..core.shader import Shader
from ..core.units import Vec

VIEW = 56.0
"""Azimuth of the camera, degrees: from the passenger's side."""


def tracker(glow: float = 3.2, lead: bool = True) -> Object:
    """Wired tracker, 66 x 40 x 15 mm, graphite; light line in its waist, lead to the rear."""
    root = group("tracker")
    outline, shell = squircle(66, 40, 10.5), m.soft_touch(m.GRAPHITE, 0.42)
    slab("base", outline, 0, 5.6, shell, root, edge=0.3, foot=1.0)
    loft("joint", outline, [(0.7, 5.4), (0.7, 6.6)], m.gap(), root, bottom=False, top=False)
    slab("cover", outline, 6.3, 15, shell, root, edge=2.8, foot=0.3)
    place(loft("light", squircle(8, 1.1, 0.55), [(0, 0), (0, 0.03)], m.led(glow), root), (-20, -11, 15.02))
    place(lathe("relief", fillet([(0, 0), (4.2, 0, 0.5), (3.4, 12, 0.8), (0, 12)], 6), m.rubber(), root, 48), (32.5, 6, 5.4), (0, 90, 0))
    if lead:
        path = [(44, 6, 5.4), (58, 6, 5), (84, 14, 3), (104, 46, 4), (110, 100, 16), (112, 170, 34), (112, 250, 36)]
        tube("lead", path, 4.6, m.matte("#161616", 0.5), root)
    return root


def _moulding() -> None:
    """Soft grained moulding: a shelf that falls towards the seats and rises to a hood over the instruments."""

    def surface(u: float, v: float) -> Vec:
        x = -760 + 1520 * u
        edge = -170 + 240 / (1 + exp((x + 150) / 34))
        y = edge + (350 - edge) * v
        hood = 66 * exp(-(((x + 350) / 150) ** 4)) / (1 + exp((edge + 70 - y) / 20))
        lip = -90 * max(0.0, (edge + 90 - y) / 90) ** 2
        return (x, y, 0.00012 * (y - 60) * abs(y - 60) + lip + hood)

    s = Shader("moulding")
    where = s.coordinates()
    grain = s.node("TexVoronoi", {"Scale": 62.0, "Vector": where}).outputs[0]
    skin = s.principled(Base_Color="#34363A", Roughness=0.5, Specular_IOR_Level=0.4, Normal=s.bump(grain, 0.35, 0.5))
    grid("moulding", 200, 90, surface, skin)
    dark = m.matte("#141517", 0.6)
    block("carcass", (1600, 280, 600), dark, None, (0, 250, -640), edge=4)
    block("door", (60, 1400, 640), dark, None, (-860, -200, -600), edge=10)
    block("vent", (190, 26, 3), m.matte("#0B0B0C", 0.5), None, (70, 250, 2), edge=1)


def _wheel() -> None:
    """The upper part of the steering wheel, before the instruments."""
    rim = m.matte("#191A1C", 0.5, 0.25, 60, 0.45)
    torus("wheel", 352, 31, rim, None, (-330, -64, -34), (66, 0, 0))


def _outside() -> None:
    """Evening sky, a row of houses as a dark band, and lamps far out of focus; all face the camera at `VIEW`."""
    far = group("outside", (0, 0, 0), (0, 0, VIEW))
    s = Shader("evening")
    _, height, _ = s.axes(s.coordinates("UV", (0.01, 0.01, 0.01)))
    tone = s.ramp(
        s.math("ADD", s.math("MULTIPLY", height, 0.75), 0.5),
        (0.3, "#2A2F33"),
        (0.4, "#4B4C4C"),
        (0.46, "#E2A46C"),
        (0.56, "#E9C79C"),
        (0.8, "#A9B6C6"),
    )
    light = s.node("Emission", {"Color": tone, "Strength": 1.15})
    sheet("evening", 9000, 5200, s.surface(light.outputs[0]), far, (0, 5200, 700), (90, 0, 0))
    chance = random.Random(21)
    lamps = [disc("street lamp", 60, 0, m.led(9, color)) for color in ("#FFB25E", "#FFD9A8", "#FF8A3C")]
    for lamp in lamps:
        lamp.hide_render = True
    for _ in range(26):
        at = (chance.uniform(-1700, 1900), chance.uniform(2800, 4600), chance.uniform(-160, 560))
        copy(lamps[chance.choice((0, 0, 1, 2))], at, (90, 0, 0), far).scale = (chance.uniform(0.5, 1.0),) * 3


def build() -> None:
    """Everything but the tracker and the light."""
    _moulding()
    _wheel()
    _outside()
    dark = m.matte("#17181A", 0.6)
    place(block("pillar", (120, 60, 1400), dark, None, edge=20), (760, 330, -60), (-24, -16, 0))
    block("frit", (2200, 40, 26), dark, None, (0, 372, -6), edge=4)


def sundown() -> None:
    """Warm sun from ahead, the sky above the windscreen, a weak fill from the cabin."""
    world("#9DB0CC", "#3A3836", 0.22, glossy=0.4)
    sun((-0.66, -0.62, -0.36), 3.4, "#FFB67C", 1.2)
    softbox((-120, 420, 620), (0, 0, 10), (900, 260), 420, "#D9E4F6", 0.8)
    softbox((-620, -520, 420), (0, 0, 10), (420, 420), 170, "#FFE3C4", 0.9, glossy=False)
