"""Straps, cuffs and pairs of wires: sections swept along a path that stays at one side up."""

from collections.abc import Callable
from math import cos, pi, sin

from mathutils import Vector

from ..core.mesh import Material, Object, grid, tube
from ..core.outline import squircle
from ..core.units import Vec

Path = Callable[[float], Vec]
"""A curve over 0..1, mm."""


def frame(path: Path, u: float, up: Vec = (0, 0, 1)) -> tuple[Vector, Vector, Vector]:
    """Point, outward normal (to the right of the way) and true up at `u`."""
    step = 1e-3
    a, b = max(0.0, u - step), min(1.0, u + step)
    along = (Vector(path(b)) - Vector(path(a))).normalized()
    out = along.cross(Vector(up)).normalized()
    return Vector(path(u)), out, out.cross(along)


def strap(name: str, path: Path, width: float, thick: float, material: Material, parent: Object | None = None, steps: int = 160) -> Object:
    """Flat band that stands on its edge: `width` upright, `thick` across. UVs in mm."""
    section = squircle(thick, width, thick * 0.45, 2.2, 5, 6)
    count = len(section)
    frames = [frame(path, i / steps) for i in range(steps + 1)]

    def surface(u: float, v: float) -> Vec:
        at, out, up = frames[round(u * steps)]
        x, z = section[round(v * count) % count]
        return tuple(at + out * x + up * z)

    return grid(name, steps, count, surface, material, parent)


def twisted_pair(points: Path, turns: float, wire: float, materials: tuple[Material, Material], parent: Object | None = None) -> None:
    """Two insulated wires wound about each other along a path."""
    steps = int(turns * 8)
    for half, material in enumerate(materials):
        line: list[Vec] = []
        for i in range(steps + 1):
            u = i / steps
            at, out, up = frame(points, u, (0, -1, 0))
            angle = 2 * pi * turns * u + pi * half
            line.append(tuple(at + (out * cos(angle) + up * sin(angle)) * wire * 0.52))
        body = tube("wire", line, wire, material, parent)
        body.data.resolution_u, body.data.bevel_resolution = 3, 3
