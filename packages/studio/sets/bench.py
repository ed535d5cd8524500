"""Tools of the trade: pencil, rule, soldering station, microscope, lamp. In mm, standing on z = 0."""

from math import cos, pi, radians, sin

from ..core import material as m
from ..core.mesh import Object, block, copy, group, label, lathe, loft, place, slab, torus, tube
from ..core.outline import fillet, squircle
from ..core.units import Vec


def pencil(at: Vec, turn: float, length: float = 168) -> Object:
    """Hexagonal pencil in green-black with an amber dip, lying; the point looks along the turned X."""
    root = group("pencil", (at[0], at[1], at[2] + 3.2), (0, 90, turn))
    six = [(3.6 * cos(radians(60 * k)), 3.6 * sin(radians(60 * k))) for k in range(6)]
    loft("paint", six, [(0, 0), (0, length - 26)], m.matte("#1F2A25", 0.3, specular=0.5), root, crease=20)
    lathe("dip", [(3.7, -0.4), (3.7, 9), (0, 9)], m.matte("#E08A2C", 0.3, specular=0.5), root, 6, crease=20)
    lathe("wood", [(3.3, length - 26), (0.9, length - 5), (0, length - 5)], m.matte("#C79E6B", 0.7, 0.2, 60), root, 48)
    lathe("lead", [(0.95, length - 5.4), (0.25, length), (0, length)], m.matte("#2A2A2C", 0.4), root, 32)
    return root


def steel_rule(at: Vec, turn: float, length: float = 220) -> Object:
    """Steel rule, 26 mm wide, marks along both edges."""
    root = group("rule", at, (0, 0, turn))
    block("steel", (length, 26, 1.0), m.aluminium("#D8D4CC", 0.34), root, edge=0.3)
    ink = m.matte("#2E3032", 0.7)
    first = None
    for i in range(int(length / 2) - 3):
        x, tall = -length / 2 + 8 + 2 * i, 7.0 if i % 10 == 0 else 5.0 if i % 5 == 0 else 3.2
        if first is None:
            first = block("mark", (0.28, 1, 0.02), ink, root, (0, 0, -9), edge=0.01)
            first.hide_render = True
        copy(first, (x, 12.6 - tall / 2, 1.0), parent=root).scale = (1, tall, 1)
        if i % 10 == 0:
            label(f"{2 * i // 10}", 4.2, (x + 3.4, 3.4, 1.01), ink, root)
    return root


def soldering_station(at: Vec, turn: float = 0) -> Object:
    """Station with an amber reading, iron in its coil stand."""
    root = group("station", at, (0, 0, turn))
    case = m.matte("#33373A", 0.5, 0.06, 60, 0.4)
    slab("case", squircle(120, 150, 14), 0, 96, case, root, edge=6, foot=2)
    face = group("face", (0, -75, 50), (90, 0, 0), root)
    slab("panel", squircle(96, 66, 8), -2, 1.6, m.matte("#17191A", 0.4), face, edge=0.6, foot=0)
    label("350", 24, (-10, 12, 1.65), m.led(2.0), face, 500)
    label("°C", 14, (31, 15.5, 1.65), m.led(2.0), face, 500)
    place(lathe("knob", fillet([(11, 1), (10.4, 13, 1), (0, 13.4)], 6), m.aluminium("#C9CACC", 0.26), face, 96), (24, -16, 0))
    place(lathe("socket", fillet([(8, 1), (8, 5, 0.6), (5.6, 5.4, 0.4), (5.4, 2)], 5), m.polished("#B9BBBD", 0.2), face, 64), (-24, -16, 0))
    tube(
        "lead",
        [(-24, -84, 34), (-26, -120, 26), (-60, -150, 4), (-120, -120, 4), (-176, -60, 30), (-176, -30, 66), (-172, -12, 84)],
        6.5,
        m.matte("#1C1E1F", 0.6),
        root,
    )
    _iron(group("stand", (-150, -20, 0), parent=root))
    return root


def _iron(root: Object) -> None:
    """Weighted foot, wire coil, the iron leaning in it."""
    block("foot", (84, 104, 16), m.matte("#2A2D2F", 0.5), root, edge=4)
    steel = m.polished("#B9BBBD", 0.18)
    coil = [(13 * cos(t), 13 * sin(t), -20 + 2.6 * t / (2 * pi) * 2) for t in (2 * pi * k / 12 for k in range(12 * 16 + 1))]
    holder = group("coil", (0, 6, 66), (-38, 0, 0), root)
    tube("wire", coil, 2.6, steel, holder)
    lathe(
        "handle", fillet([(0, 66), (8, 66, 2), (11, 78, 4), (9.5, 120, 20), (8, 160, 4), (0, 162)], 8), m.matte("#1C1E1F", 0.55), holder, 96
    )
    lathe("grip", fillet([(10.9, 82), (11.4, 84, 0.6), (11.2, 108, 0.6), (10.3, 110)], 5), m.matte("#C77F2F", 0.6), holder, 96)
    lathe("barrel", fillet([(0, -30), (1, -30), (4, -10, 2), (4, 60), (7, 66)], 5), steel, holder, 64)


def microscope(at: Vec, turn: float = 0) -> Object:
    """Stereo microscope on a post; looks down at a spot 120 mm before its foot."""
    root = group("microscope", at, (0, 0, turn))
    white, dark, steel = m.soft_touch("#E4E0D7", 0.4), m.matte("#1D1F20", 0.5), m.polished("#CFD0D1", 0.14)
    place(slab("base", squircle(210, 250, 26), 0, 18, white, root, edge=4, foot=1), (0, -70, 0))
    place(lathe("plate", fillet([(48, 17), (48, 19.4, 0.6), (0, 19.6)], 5), m.matte("#D6D3CB", 0.5), root, 128), (0, -110, 0))
    lathe("post", fillet([(13, 10), (13, 330, 2), (0, 331)], 6), steel, root, 96)
    place(slab("arm", squircle(64, 120, 18), 214, 258, white, root, edge=8, foot=8), (0, -46, 0))
    for side in (-1, 1):
        wheel = place(
            lathe("focus", fillet([(0, 0), (22, 0, 2), (22, 16, 3), (0, 18)], 8), dark, root, 96), (side * 31, -8, 236), (0, side * 90, 0)
        )
        wheel.name = "focus"
    head = group("head", (0, -110, 196), parent=root)
    lathe("objective", fillet([(0, -46), (26, -46, 1), (30, -30, 4), (30, 6), (38, 20, 6), (38, 70, 8), (0, 74)], 8), white, head, 128)
    torus("light", 66, 9, m.led(1.5, "#FFF3DF"), head, (0, 0, -42))
    place(slab("body", squircle(110, 90, 24), 56, 110, white, head, edge=10, foot=8), (0, 4, 0))
    for side in (-1, 1):
        tube_ = group("eyepiece", (side * 30, -24, 100), (42, 0, -side * 4), head)
        lathe(
            "barrel",
            fillet([(0, -10), (18, -10), (18, 44, 2), (15, 46), (15, 66, 1), (19, 70, 2), (19, 84, 4), (12, 86), (11, 80)], 6),
            dark,
            tube_,
            96,
        )
    return root


def housings(at: Vec, count: int = 6, pitch: float = 80) -> None:
    """Row of white housings fresh from the mould, standing on their edges."""
    shell = m.soft_touch(m.CHALK, 0.46)
    for i in range(count):
        root = group("housing", (at[0] + pitch * i, at[1], at[2] + 31), (84, 0, (-4, 3, -2, 5, -3, 2, 4, -5)[i % 8]))
        slab("shell", squircle(62, 62, 19, segments=28), 0, 15, shell, root, edge=3, foot=1)
        slab("window", squircle(51, 51, 14), 14, 15.05, m.gap(), root, edge=0.1, foot=0)


def task_lamp(at: Vec, turn: float = 0) -> Object:
    """Anglepoise in green-black with a conical shade."""
    root = group("task lamp", at, (0, 0, turn))
    iron = m.matte("#1F2A25", 0.4, 0.03, 40, 0.45)
    lathe("foot", fillet([(0, 0), (70, 0, 1), (70, 14, 5), (10, 20, 4), (0, 20)], 8), iron, root, 128)
    tube("low arm", [(0, 0, 18), (-20, 0, 90), (-60, 0, 220), (-74, 0, 266)], 11, iron, root)
    tube("high arm", [(-74, 0, 266), (-20, 0, 310), (110, 0, 400), (150, 0, 424)], 11, iron, root)
    place(lathe("joint", circle_profile(13), m.aluminium("#B89A6A", 0.26), root, 64), (-74, 7, 266), (90, 0, 0))
    shade = lathe("shade", fillet([(17, 62), (20, 60, 2), (24, 30, 10), (66, -34, 2), (64, -34), (21, 28)], 8), iron, root, 128)
    place(shade, (160, 0, 400), (0, 24, 0))
    place(lathe("bulb", [(0, -16), (20, -8), (26, 6), (20, 20), (0, 26)], m.led(3.0, "#FFD9A6"), root, 64), (156, 0, 394))
    return root


def circle_profile(radius: float) -> list[tuple[float, float]]:
    """Profile of a flat drum of 14 mm."""
    return [(0, 0), (radius, 0), (radius, 14), (0, 14)]
