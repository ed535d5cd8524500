"""House front: an oak door in its frame, brick or render beside it, the lamp of the porch. Door leaf faces -Y."""

import random

from ..core import material as m
from ..core.mesh import Object, block, copy, group, lathe, place, sheet
from ..core.outline import fillet
from ..core.shader import Shader

LEAF = 30.0
"""How far the face of the door stands in front of y = 0, mm."""


def oak_door(x0: float, x1: float, light: str = "#98805F", dark: str = "#745C42") -> None:
    """Door of upright planks, 120 mm wide with V-joints, 2.2 m tall."""
    wood = m.oak("Z", light, dark, 1.3)
    width = 120.0
    count = int((x1 - x0) / width) + 1
    for i in range(count):
        block("plank", (width - 0.6, 40, 2300), wood, None, (x0 + width * (i + 0.5), -LEAF + 20, -20 - 37.0 * (i % 5)), edge=2.5)


def frame(x: float, color: str = "#23282A") -> None:
    """Painted jamb, 70 mm wide, beside the door."""
    block("jamb", (70, 110, 2400), m.matte(color, 0.5, 0.05, 40, 0.4), None, (x, -25, -50), edge=3)


def dusk_door() -> None:
    """Door to the right of x = 60, jamb, rendered wall to the left."""
    oak_door(60, 1500)
    frame(20)
    sheet("render", 4000, 4000, m.plaster("#8E8A83", 0.1, 0.5), None, (-2015, -10, 1000), (90, 0, 0))


def wall_lamp(at: tuple[float, float, float]) -> Object:
    """Outdoor lamp: opal cylinder between two dark caps on a wall plate."""
    root = group("porch lamp", at)
    iron = m.matte("#1B1D1E", 0.45, 0.05, 60, 0.4)
    plate = lathe("plate", fillet([(0, 0), (48, 0, 1), (48, 14, 4), (0, 16)], 8), iron, root)
    place(plate, (0, -8, 0), (90, 0, 0))
    block("arm", (16, 110, 16), iron, root, (0, -70, 52), edge=3)
    opal = lathe("opal", fillet([(0, -92), (42, -92, 6), (42, 60, 6), (0, 60)], 10), m.glow("#FFBE7C", 1.9), root, 96)
    place(opal, (0, -130, 0))
    opal.visible_shadow, opal.visible_diffuse = False, False
    place(lathe("cap", fillet([(0, 58), (50, 58, 1), (50, 70, 4), (0, 74)], 8), iron, root, 96), (0, -130, 0))
    return root


def bricks(x0: float, x1: float, z0: float, z1: float) -> None:
    """Running bond of 215 x 65 mm with recessed joints; five bricks, dealt in a fixed order."""
    sheet("mortar", x1 - x0 + 400, z1 - z0 + 400, m.matte("#8F8A82", 0.95, 0.5, 25), None, ((x0 + x1) / 2, 9, (z0 + z1) / 2), (90, 0, 0))
    tones = ("#69473C", "#5B3D35", "#735247", "#4F3731", "#7C6257")
    kinds = [block("brick", (215, 60, 65), m.matte(tone, 0.92, 1.0, 9), None, (0, 3000, 0), edge=2.5) for tone in tones]
    course = 0
    z = z0
    while z < z1:
        x = x0 - 112.5 * (course % 2)
        place_in_course = 0
        while x < x1:
            deal = (course * 7 + place_in_course * 11 + course * place_in_course * 3) % 13 % 5
            copy(kinds[deal], (x, 30 + (deal - 2) * 0.6, z))
            x += 225
            place_in_course += 1
        z += 75
        course += 1


STEP = 0.0
"""Height of the doorstep, mm."""


def snowy_step() -> None:
    """Stone step under a dusting of snow, a coir mat before the door."""
    block("step", (2600, 900, 60), m.stone("#8C8A86", "#6A6865"), None, (200, -420, STEP - 60), edge=6)
    s = Shader("snow")
    where = s.coordinates()
    drift = s.noise(1.6, where, 5, 0.6)
    snow = s.node("BsdfPrincipled", {"Base Color": "#EEF2F6", "Roughness": 0.75, "Normal": s.bump(s.noise(30, where, 4), 0.4, 3)})
    bare = s.node("BsdfTransparent")
    mix = s.node("MixShader", {"Fac": s.node("MapRange", {"Value": drift, "From Min": 0.42, "From Max": 0.55}).outputs[0]})
    s.feed(mix, 1, bare.outputs[0])
    s.feed(mix, 2, snow.outputs[0])
    sheet("snow", 2600, 900, s.surface(mix.outputs[0]), None, (200, -420, STEP + 0.6))
    block("mat", (760, 420, 14), m.matte("#4B3F33", 0.95, 1.0, 60), None, (430, -330, STEP), edge=3)


def snowfall(about: tuple[float, float, float], flakes: int) -> None:
    """Falling flakes between the camera and the door; always the same ones."""
    chance = random.Random(12)
    white = m.led(0.9, "#F2F6FF")
    first = None
    for _ in range(flakes):
        at = (about[0] + chance.uniform(-420, 420), about[1] + chance.uniform(-420, 560), about[2] + chance.uniform(-330, 330))
        size = chance.uniform(0.6, 1.3)
        if first is None:
            first = place(lathe("flake", [(0, -1.6), (1.2, -1), (1.6, 0), (1.2, 1), (0, 1.6)], white, None, 12), at)
        else:
            copy(first, at).scale = (size,) * 3
