"""The pet family: oval sensor, woven collar, location clip, charging stand, feeder, fountain. All in mm, on z = 0."""

import random
from math import atan2, cos, degrees, pi, radians, sin

from ..core import material as m
from ..core.mesh import Material, Object, block, copy, cushion, cut, disc, group, lathe, loft, place, slab, torus, tube
from ..core.outline import circle, fillet, squircle
from ..core.units import Vec
from .band import frame, strap

OVAL = squircle(43, 29, 14.4, 2.2, 24)
"""Outline of the sensor."""

WIDTH = 22.0
"""Width of the strap, mm."""


def sensor(parent: Object | None = None, color: str = m.CHALK, glow: float = 3.2) -> Object:
    """28 g, 43 x 29 x 12.5 mm; its back lies on z = 0, the light is right of the middle."""
    root = group("sensor", parent=parent)
    slab("back", OVAL, 0, 4.2, m.soft_touch(m.GRAPHITE), root, edge=0.4, foot=1.6)
    slab("joint", squircle(42, 28, 13.9, 2.2), 4, 4.9, m.gap(), root, edge=0.05, foot=0)
    slab("cover", OVAL, 4.7, 12.5, m.soft_touch(color, 0.44), root, edge=3.6, foot=0.3)
    place(disc("light", 1.9, 0, m.led(glow), root), (12.6, 0, 12.53))
    return root


def ring(u: float) -> Vec:
    """The collar as it lies: a loose turn of some 390 mm whose ends overlap behind."""
    a = radians(96 + 392 * u)
    r = 61 + 3.6 * cos(2 * a + 0.9) + 2.2 * cos(3 * a) + 3.6 * u
    return (r * cos(a), r * sin(a), WIDTH / 2)


def on_strap(body: Object, bearing: float, away: float = 1.2, lift: float = 0.0) -> Object:
    """Fix something to the outside of the collar; bearing -90 faces the camera."""
    at, out, _ = frame(ring, (bearing - 96) % 360 / 392)
    facing = degrees(atan2(out.y, out.x))
    return place(body, (at.x + out.x * away, at.y + out.y * away, at.z + lift), (90, 0, facing + 90))


def collar(glow: float = 3.2) -> Object:
    """Charcoal strap, aluminium slides and D-ring; the sensor is in front."""
    root = group("collar")
    strap("strap", ring, WIDTH, 2.3, m.woven("#1D1F22", "#4A4C50", pitch=0.8, depth=0.5), root, 240)
    metal = m.aluminium("#C9C9C7", 0.24)
    for bearing in (88, 122):
        on_strap(_slide(metal, root), bearing, -2.0)
    ring_of_steel = group("d-ring", parent=root)
    torus("d-ring", 21, 2.6, m.polished("#D5D6D7", 0.13), ring_of_steel, (0, 0, 0), (0, 0, 0))
    on_strap(ring_of_steel, 28, 3.5, -1.0)
    on_strap(sensor(root, glow=glow), -88, lift=3.6)
    return root


def _slide(metal: Material, root: Object) -> Object:
    """Frame that the strap runs through."""
    slide = group("slide", parent=root)
    outline = squircle(11, WIDTH + 7, 3.5)
    slab("slide", outline, 0, 8.2, metal, slide, edge=1.6, foot=1.6)
    return slide


def clip(parent: Object | None = None, glow: float = 3.2) -> Object:
    """Location clip, 29 x 28 mm, amber; two jaws joined above the strap, which runs at z = 0."""
    root = group("clip", parent=parent)
    shell = m.soft_touch("#D58A35", 0.42)
    outline = squircle(29, 28, 11)
    slab("front", outline, 1.5, 11.0, shell, root, edge=3.2, foot=0.8)
    slab("rear", outline, -5.6, -1.5, shell, root, edge=0.8, foot=1.6)
    place(block("bridge", (21, 6, 3.4), shell, root, edge=1.2), (0, 12.2, -1.5))
    block("hinge", (20, 3.2, 9), shell, root, (0, 12.0, -4.6), edge=1.4)
    place(disc("light", 1.6, 0, m.led(glow, "#FFF0D8"), root), (0, -8.5, 11.03))
    return root


def collar_with_clip() -> Object:
    """The collar with the clip snapped on beside the sensor."""
    root = collar()
    on_strap(clip(root), -50, 0.0, 3.4)
    return root


def stand(glow: float = 3.4) -> Object:
    """Oak foot with a white cradle that leans back and holds the sensor by its contacts."""
    root = group("stand")
    place(slab("foot", squircle(84, 62, 24), 0.6, 11, m.oak("X", "#B59A7C", "#80684F", 1.6), root, edge=1.6, foot=0.8), (0, 4, 0))
    slab("sole", squircle(78, 56, 21), 0, 0.8, m.rubber(), root, edge=0.1, foot=0)
    lean = group("lean", (0, 12, 29.0), (70, 0, 0), root)
    shell = m.soft_touch(m.CHALK, 0.44)
    slab("cradle", squircle(52, 40, 18), -9, 0, shell, lean, edge=2.6, foot=2.6)
    place(slab("lip", squircle(30, 7, 3.4), -4, 7.5, shell, lean, edge=1.8, foot=0.4), (0, -18.4, 0))
    place(sensor(lean, glow=glow), (0, 0.6, 0.3))
    cord = [(0, 30, 6), (0, 46, 5), (10, 76, 2.2), (60, 110, 2), (150, 118, 2), (320, 90, 2)]
    tube("cord", cord, 3.6, m.matte("#DAD5CB", 0.5), root)
    return root


def feeder(glow: float = 2.2) -> Object:
    """Low feeder, 300 x 232 mm: steel bowl in the lid's opening, light under the rim, lid half open."""
    root = group("feeder")
    shell, outline = m.soft_touch(m.CHALK, 0.42), squircle(300, 232, 92, 2.3, 36)
    slab("sole", squircle(288, 220, 86), 0, 3, m.rubber(), root, edge=0.2, foot=0)
    loft("body", outline, fillet([(7, 2), (0.5, 2.5, 3), (0, 54, 0.6), (2.4, 54.4)], 8), shell, root, bottom=False, top=False)
    loft("waist", outline, [(2.2, 53.6), (2.2, 57.4)], m.led(glow), root, bottom=False, top=False)
    rim = slab("rim", outline, 57, 70, shell, root, edge=4.2, foot=0.6)
    cut(rim, loft("opening", circle(178, 128), [(0, 40), (0, 90)], m.gap(), root))
    steel = m.brushed("#CFCFCD", "Z", 0.2, 0.3)
    bowl = [(0, 20), (58, 20, 26), (84, 66, 8), (87.2, 71.4, 1.6), (92.5, 71.6, 0.6), (92.5, 70)]
    lathe("bowl", fillet(bowl, 14), steel, root, 192)
    _kibble(root)
    lid = group("lid", (0, 100, 74), (-58, 0, 0), root)
    place(slab("lid", squircle(214, 196, 84, 2.3, 30), 0, 11, shell, lid, edge=3.6, foot=1.2), (0, -98, 0))
    place(slab("seal", squircle(190, 172, 74), -2.0, 0.2, m.matte("#B9B4AA", 0.7), lid, edge=0.8, foot=0.8), (0, -98, 0))
    return root


def _kibble(root: Object) -> None:
    """Dry food, heaped to the middle of the bowl; always the same heap."""
    chance = random.Random(5)
    kinds = [cushion("kibble", (11, 9.5, 7.5), m.matte(tone, 0.85, 0.5, 60), root, 0.8) for tone in ("#7A5535", "#6A472B", "#8A6340")]
    for kind in kinds:
        kind.hide_render = True
    for i in range(230):
        r, a = 66 * chance.random() ** 0.55, chance.uniform(0, 2 * pi)
        at = (r * cos(a), r * sin(a), 50 - 0.0017 * r * r + chance.uniform(-4, 3))
        copy(kinds[i % 3], at, (chance.uniform(-40, 40), chance.uniform(-40, 40), chance.uniform(0, 180)), root)


def fountain(glow: float = 2.2) -> Object:
    """Ceramic bowl, 270 mm; from a raised dish in its middle a sheet of water falls all around."""
    root = group("fountain")
    glaze = m.matte("#E7E2D8", 0.16, 0.04, 24, 0.5)
    lathe("sole", fillet([(0, 0), (96, 0), (96, 8)], 4), m.rubber(), root)
    lathe("base", fillet([(98, 1), (104, 1.5, 1), (107, 14, 2), (104, 14.6)], 6), m.soft_touch(m.CHALK), root, 256)
    lathe("waist", [(103.5, 14), (103.5, 18)], m.led(glow), root, 256)
    wall = [(100, 17.6), (108, 17.6, 1), (131, 62, 60), (135, 92, 3.2), (128, 92, 3), (126.6, 86)]
    lathe("bowl", fillet(wall, 18), glaze, root, 256)
    inside = fillet([(126.6, 86), (118, 50, 40), (60, 36, 30), (0, 36)], 18)
    dark = m.matte("#2F3C37", 0.14, 0.04, 24, 0.5)
    lathe("inside", inside, dark, root, 256)
    post = [(44, 30), (44, 70, 40), (62, 108, 3), (61, 112.5, 2.4), (54, 112.5, 3), (40, 109, 20), (0, 109)]
    lathe("dish", fillet(post, 14), dark, root, 256)
    water = m.glass("#F6FBFB", ior=1.33)
    pool = [(r, 74 + 1.1 * sin((r - 66) / 3.4) * 2.718 ** (-(r - 66) / 22)) for r in [64 + 1.2 * i for i in range(53)]]
    lathe("pool", [(64, 74), *pool, (126.6, 74)], water, root, 256, crease=180)
    swell = [(r, 115 + 0.9 * cos(r / 2.9) * 2.718 ** (-r / 26)) for r in [1.2 * i for i in range(46)]]
    lathe("brim", [*swell, (60, 114.2), (63.4, 112.6), (65.0, 109.5)], water, root, 256, crease=180)

    def folds(angle: float, radius: float, z: float) -> float:
        depth = (110 - z) / 36
        return radius + depth * (1.3 * sin(11 * angle) + 0.8 * sin(23 * angle + 1.3) + 0.4 * sin(41 * angle))

    fall = [(65.0 + 1.5 * (k / 16) ** 0.6, 109.5 - 36.5 * k / 16) for k in range(17)]
    lathe("fall", fall, water, root, 512, crease=180, displace=folds)
    return root
