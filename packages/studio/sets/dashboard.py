"""The dashboard of a van at the end of the day, and the tracker on it. Windscreen towards +Y, tracker at the origin, mm."""

import random
from math import exp

from PIL import ImageDraw

from ..core import material as m
from ..core.light import softbox, sun, world
from ..core.mesh import Object, block, copy, disc, grid, group, lathe, loft, place, sheet, slab, torus, tube
from ..core.outline import fillet, squircle
from ..core.shader import Shader
from ..core.units import Vec
from . import city, traces
from .phone import phone

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


def navigation(at: Vec, turn: Vec) -> None:
    """Phone in its holder, on its side; the city with the way that is left to drive."""
    root = group("navigation", at, turn)
    device = place(phone(root), (0, 0, 0), (0, 0, 90))
    for part in device.children:
        if part.name.startswith(("screen", "island")):
            part.hide_render = True
    night = city.plan(dark=True)
    draw = ImageDraw.Draw(night)
    way = [(1180, 60), (1205, 560), (1450, 625), (1700, 690), (1830, 660)]
    draw.line(way, fill="#FF9E3A", width=26, joint="curve")
    for x, y, r, color in ((1180, 250, 44, "#FFFFFF"), (1180, 250, 30, "#FF8A28"), (1700, 690, 40, "#FFFFFF")):
        draw.ellipse([x - r, y - r, x + r, y + r], fill=color)
    part = night.crop((840, 60, 840 + 1170, 60 + 544))
    size = (142.0, 66.0)

    def screen(u: float, v: float) -> Vec:
        return ((u - 0.5) * size[0], (v - 0.5) * size[1], 8.05)

    grid("map", 2, 2, screen, city.printed(part, size, glow=1.25), root)
    grip = m.matte("#1B1C1E", 0.5)
    place(block("clamp", (60, 88, 10), grip, root, edge=3), (0, 0, -9))
    tube("arm", [(0, 0, -6), (0, -20, -30), (0, -56, -34), (0, -70, -20)], 14, grip, root)
    traces.cable([(74, 0, 4), (92, -4, 2), (100, -40, -10), (80, -84, -30), (60, -110, -60)], 3.6, "#26282A", root)


def deliveries(at: Vec, turn: float) -> None:
    """Clipboard with the day's list, half of it ticked off, and a pen."""
    root = group("deliveries", at, (0, 0, turn))
    place(slab("board", squircle(224, 312, 10), 0, 3, m.matte("#6B4C33", 0.6, 0.3, 30), root, edge=0.6, foot=0.3))
    place(sheet("paper", 204, 276, m.matte("#F1EDE3", 0.9), root), (0, -10, 3.6), (0, 0, 1.2))
    ink, tick = m.matte("#3A3D40", 0.8), m.matte("#2E5C8A", 0.7)
    for i in range(13):
        y = 96 - 17.0 * i
        block("line", (96 + 34 * ((i * 5) % 3) / 2, 2.4, 0.1), ink, root, (-24, y, 3.8), edge=0.02)
        block("line", (34, 2.0, 0.1), ink, root, (70, y, 3.8), edge=0.02)
        if i < 7:
            tube("tick", [(-92, y, 4), (-90, y - 3, 4), (-89, y - 4, 4), (-84, y + 5, 4)], 1.2, tick, root)
    place(block("clip", (104, 26, 9), m.aluminium("#B9BBBD", 0.28), root, edge=3), (0, 136, 3))
    pen = group("pen", (58, -60, 8), (0, 90, 62), root)
    lathe("pen", fillet([(0.6, -70), (4, -58, 2), (4.4, 60, 2), (3, 70), (0, 70)], 5), m.matte("#20252B", 0.35, specular=0.5), pen, 32)


def coffee(at: Vec) -> None:
    """Paper cup with its lid, a drop run down its side."""
    root = group("paper cup", at)
    lathe("cup", fillet([(0, 0), (28, 0, 1), (40, 96, 1), (41.4, 97), (0, 97)], 5), m.matte("#C9B79A", 0.8, 0.1, 60), root, 128)
    lathe("sleeve", [(33.4, 26), (33.9, 26), (37.6, 66), (37.1, 66)], m.matte("#5B4632", 0.9, 0.4, 40), root, 128)
    lid = fillet([(42.6, 95), (43, 99, 1), (39, 101, 1), (38, 112, 2), (34, 112, 1), (33, 107), (0, 107)], 5)
    lathe("lid", lid, m.matte("#232323", 0.4, specular=0.4), root, 128)


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
