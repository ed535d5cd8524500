"""Lines drawn or printed on a flat thing."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from ..core.mesh import Material, Object, mesh
from ..core.outline import Point
from ..core.units import Vec


def lines(root: Object, paths: Sequence[Sequence[Point]], width: float, paint: Material, z: float = 0.1) -> Object:
    """Polylines of one width at height z with mitred bends, all in one mesh; square ends reach half a width beyond."""
    corners: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    for path in paths:
        ways = []
        for (ax, ay), (bx, by) in pairwise(path):
            length = hypot(bx - ax, by - ay) or 1.0
            ways.append(((bx - ax) / length, (by - ay) / length))
        for k, (x, y) in enumerate(path):
            (ux, uy), (vx, vy) = ways[max(k - 1, 0)], ways[min(k, len(ways) - 1)]
            end = width / 2 * ((k == len(ways)) - (k == 0))
            half = width / 2 / max(0.4, 1 + ux * vx + uy * vy)
            nx, ny = (uy + vy) * half, -(ux + vx) * half
            corners += [(x + ux * end + nx, y + uy * end + ny, z), (x + ux * end - nx, y + uy * end - ny, z)]
            if k:
                last = len(corners) - 1
                faces.append((last - 3, last - 1, last, last - 2))
    return mesh("lines", corners, faces, paint, root, flat_caps=False)
