"""Where the animal lives: its door with the snow outside, its cushion on the sleep mat. mm."""

from math import cos, exp, pi, sin

from ..core import material as m
from ..core.light import moonlight, softbox, sun, world
from ..core.mesh import Object, block, copy, cut, grid, group, lathe, loft, place, sheet, slab, tube
from ..core.outline import squircle
from ..core.shader import Shader
from ..core.shot import ON_WALL
from ..core.units import Vec

SILL = 250.0
"""Height of the middle of the opening above the floor, mm."""


def door(glow: float = 2.4) -> Object:
    """Pet door in a house door that faces -Y: frame, clear flap with its magnets, light above the opening."""
    root = group("pet door", (0, 0, 0), ON_WALL)
    lacquer = m.matte("#4F6069", 0.36, 0.03, 40, 0.45)
    panel = slab("panel", squircle(900, 1600, 4, 2.1, 4), -44, 0, lacquer, root, edge=1, foot=1)
    place(panel, (70, 812, 0))
    hole = loft("hole", squircle(232, 288, 40), [(0, -80), (0, 60)], m.gap(), root)
    cut(panel, place(hole, (0, SILL, 0)))
    shell = m.soft_touch(m.CHALK, 0.44)
    frame = slab("frame", squircle(304, 360, 62), 0, 19, shell, root, edge=5, foot=0.4)
    place(frame, (0, SILL, 0))
    cut(frame, place(loft("opening", squircle(226, 282, 38), [(0, -20), (0, 60)], m.gap(), root), (0, SILL, 0)))
    tunnel = loft("tunnel", squircle(230.6, 286.6, 39.6), [(0, -46), (0, 6)], m.soft_touch(m.GRAPHITE), root, bottom=False, top=False)
    place(tunnel, (0, SILL, 0))
    place(loft("light", squircle(30, 1.8, 0.9), [(0, 0), (0, 0.04)], m.led(glow), root), (0, SILL + 160, 19.0))
    _flap(root)
    _jamb()
    return root


def _jamb() -> None:
    """Architraves, wall and skirting on both sides of the door, threshold."""
    paint = m.matte("#E4DFD5", 0.4, 0.03, 40, 0.45)
    plaster = m.plaster("#C7BCAB")
    for middle, away in ((-421, -1), (561, 1)):
        block("architrave", (74, 30, 1700), paint, None, (middle, 4, 0), edge=4)
        block("wall", (2400, 120, 3000), plaster, None, (middle + away * 1237, 60, 0), edge=2)
        block("skirting", (2400, 16, 110), paint, None, (middle + away * 1237, -8, 0), edge=3)
    block("threshold", (908, 90, 12), m.aluminium("#B9BBBD", 0.3), None, (70, 10, 0), edge=3)


def bowl(at: Vec) -> None:
    """Steel bowl of 150 mm with a rubber foot."""
    root = group("bowl", at)
    lathe("foot", [(70, 0), (75, 3), (74, 8), (66, 8)], m.matte("#3A3D41", 0.7), root, 128)
    wall = [(72, 6), (66, 40), (68, 46), (74, 47), (74, 45), (62, 42), (52, 12), (0, 9)]
    lathe("wall", wall, m.brushed("#C9CBCC", "Z", 0.26), root, 192)


def _flap(root: Object) -> None:
    """Hung from its upper edge; it still swings outwards, by 24 degrees, behind the cat that went out."""
    hinge = group("hinge", (0, SILL + 136, -14), (-24, 0, 0), root)
    place(slab("flap", squircle(222, 276, 36), -2.5, 2.5, m.glass("#D3E2E0"), hinge, edge=1.2, foot=1.2), (0, -136, 0))
    strip = squircle(104, 11, 5.4)
    place(slab("magnet", strip, -5, 5, m.soft_touch(m.GRAPHITE), hinge, edge=1.6, foot=1.6), (0, -258, 0))
    place(slab("axle", squircle(150, 12, 5.8), -6, 6, m.soft_touch(m.GRAPHITE), hinge, edge=2, foot=2), (0, -6, 0))


def winter(glow: float) -> None:
    """Snow, a hedge and a low sky behind the door, which glows; tiles and a coir mat in front of it."""

    def drift(u: float, v: float) -> Vec:
        x, y = -2600 + 5200 * u, 60 + 5200 * v
        return (x, y, -70 + 26 * sin(x / 410 + 0.7) * cos(y / 530) + 12 * sin(x / 130 + y / 170))

    s = Shader("snow")
    sparkle = s.bump(s.noise(9, s.coordinates(), 4), 0.5, 6)
    grid("snow", 90, 90, drift, s.principled(Base_Color="#EEF2F6", Roughness=0.7, Normal=sparkle))
    block("hedge", (6400, 500, 430), m.matte("#46564A", 0.95, 1.0, 7), None, (900, 3300, -90), edge=60)
    s = Shader("sky")
    where = s.coordinates()
    _, height, _ = s.axes(where)
    clouds = s.math("MULTIPLY", s.noise(0.5, where, 5), 0.3)
    tone = s.math("ADD", s.math("MULTIPLY", s.math("ADD", height, 9.0), 0.06), clouds)
    color = s.ramp(tone, (0.1, "#59625B"), (0.24, "#8B948E"), (0.3, "#EBD3B2"), (0.52, "#D3DEEA"))
    light = s.node("Emission", {"Color": color, "Strength": glow})
    sheet("sky", 12000, 4200, s.surface(light.outputs[0]), None, (0, 5000, 900), (90, 0, 0))
    sheet("tiles", 5000, 3000, m.stone("#A9A39A", "#8B857C", 0.6, 0.5), None, (0, -1500, 0))
    block("mat", (560, 300, 7), m.woven("#5C5146", "#7A6A57", pitch=5, depth=2), None, (0, -206, 0), edge=3)


def winter_light() -> None:
    """Low sun from outside, cool sky, a warm lamp of the hall to the left."""
    world("#BFD0E6", "#5E5850", 0.45, glossy=0.5)
    sun((-0.34, -0.86, -0.4), 6.2, "#FFDDB6", 0.8)
    softbox((-1150, -820, 900), (0, 0, 250), (420, 420), 760, "#FFDDB4", 0.9)
    softbox((1100, -1300, 700), (0, 0, 250), (800, 900), 120, "#DCE6FA", 0.8, glossy=False)


def winter_night() -> None:
    """The hall's lamp, a moon on the snow."""
    moonlight(0.03, glossy=0.2)
    sun((-0.34, -0.86, -0.4), 1.0, "#9FB6E8", 0.8)
    softbox((-850, -820, 900), (0, 0, 250), (420, 420), 330, "#FFCB99", 0.9)
    softbox((1100, -1300, 700), (0, 0, 250), (800, 900), 90, "#A9C1EA", 0.8, glossy=False)


def mat(at: Vec, turn: float) -> Object:
    """Felt mat, 780 x 690 mm and 5 mm thick, stitched along its edge; its radio sits on the near left corner, on a cable."""
    root = group("mat", at, (0, 0, turn))
    slab("felt", squircle(780, 690, 46), 0, 5, m.matte("#6F716C", 0.97, 0.8, 45), root, edge=1.6, foot=0.6)
    thread = m.matte("#B9B5AA", 0.9)
    first = block("stitch", (7, 1.3, 0.9), thread, root, (0, 0, 4.7), edge=0.3)
    first.hide_render = True
    for side in (-1, 1):
        for k in range(-31, 32):
            copy(first, (k * 11.0, side * 333, 4.7), parent=root)
        for k in range(-26, 27):
            copy(first, (side * 378, k * 11.0, 4.7), (0, 0, 90), root)
    box = group("radio", (-318, -268, 5), (0, 0, 0), root)
    slab("box", squircle(86, 46, 16), 0, 15, m.soft_touch(m.CHALK, 0.44), box, edge=4, foot=0.4)
    place(loft("light", squircle(12, 1.4, 0.7), [(0, 0), (0, 0.04)], m.led(3.2), box), (18, 0, 15.0))
    cord = [(-42, 4, 6), (-64, 6, 4), (-110, 20, -2), (-190, 90, -3), (-260, 260, -3), (-420, 420, -3), (-700, 520, -3)]
    tube("cord", cord, 4.4, m.matte("#DAD5CB", 0.55), box)
    return root


def cushion_with_hollow(at: Vec) -> Object:
    """Round floor cushion of 620 mm, 110 mm thick, pressed down to `at` by who lies on it; piped along its waist."""
    root = group("cushion", at)
    cloth = m.woven("#56635B", "#8A9488", pitch=1.5, depth=0.7)

    def surface(u: float, v: float) -> Vec:
        a = 2 * pi * u
        if v < 0.6:
            r = 262 * v / 0.6
            z = -3 + 26 / (1 + exp(-(r - 182) / 14))
        else:
            t = pi * (v - 0.6) / 0.4
            r = 262 + 48 * sin(t)
            z = -32 + 55 * cos(t) if t < pi * 0.98 else -87
        fold = 2.6 * sin(13 * a + 0.9 * sin(3 * a)) * exp(-(((r - 236) / 40) ** 2)) + 2.0 * sin(5 * a + r / 40) * r / 310
        return (r * cos(a), r * sin(a) * 0.95, z + fold)

    grid("cushion", 240, 110, surface, cloth, root)
    piping = [(311 * cos(2 * pi * k / 64), 311 * 0.95 * sin(2 * pi * k / 64), -32) for k in range(65)]
    tube("piping", piping, 8, m.matte("#3A453F", 0.8, 0.4, 60), root)
    return root
