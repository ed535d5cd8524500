"""Lines drawn or printed on a flat thing."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from ..core.mesh import Material, Object, mesh
from ..core.outline import Point
from ..core.units import Vec


def lines(root: Object, paths: Sequence[Sequence[Point]], width: float, paint: Material, z: float = 0.1) -> Object:
    """Polylines of one width at height z, all in one mesh; square ends reach half a width beyond."""
    corners: list[Vec] = []
    for path in paths:
        for (ax, ay), (bx, by) in pairwise(path):
            length = hypot(bx - ax, by - ay) or 1.0
            ux, uy = (bx - ax) / length * width / 2, (by - ay) / length * width / 2
            x0, y0, x1, y1 = ax - ux, ay - uy, bx + ux, by + uy
            corners += [(x0 + uy, y0 - ux, z), (x1 + uy, y1 - ux, z), (x1 - uy, y1 + ux, z), (x0 - uy, y0 + ux, z)]
    faces = [tuple(range(i, i + 4)) for i in range(0, len(corners), 4)]
    return mesh("lines", corners, faces, paint, root, flat_caps=False)
