"""The light of rooms: low sun through a window that is not in the picture, and by night a lamp that is not."""

from collections.abc import Sequence
from dataclasses import dataclass

from mathutils import Vector

from ..core import material as m
from ..core.light import moonlight, softbox, sun, world
from ..core.mesh import Object, mesh
from ..core.units import ORIGIN, Vec
from . import props

FAR = 3000.0
"""How far the frame darkens around the opening, mm."""


@dataclass(frozen=True)
class Patch:
    """The lit opening as it falls on a surface: its centre, its size, and the surface's two directions."""

    at: Vec
    size: tuple[float, float]
    across: Vec = (1, 0, 0)
    up: Vec = (0, 0, 1)
    bars: Sequence[float] = (0.5,)
    """Upright bars, as parts of the width."""
    rails: Sequence[float] = (0.5,)
    """Level bars, as parts of the height."""

    def point(self, x: float, y: float) -> Vector:
        """A place on the surface; the opening reaches from 0 to 1."""
        return Vector(self.at) + Vector(self.across) * (x - 0.5) * self.size[0] + Vector(self.up) * (y - 0.5) * self.size[1]


def sun_through(patch: Patch, way: Vec, strength: float, color: str = "#FFC48E", bar: float = 34, back: float = 2400) -> None:
    """Sun along `way`; the frame stands `back` mm before the surface, casts shadows and is not seen."""
    direction = Vector(way).normalized()
    sun(tuple(direction), strength, color)
    fx, fy = FAR / patch.size[0], FAR / patch.size[1]
    holes = [(-fx, fx, 1.0, fy), (-fx, fx, -fy, 0.0), (-fx, 0.0, 0.0, 1.0), (1.0, fx, 0.0, 1.0)]
    bx, by = bar / patch.size[0] / 2, bar / patch.size[1] / 2
    holes += [(x - bx, x + bx, 0.0, 1.0) for x in patch.bars] + [(0.0, 1.0, y - by, y + by) for y in patch.rails]
    black = m.matte("#0A0A0A", 1.0)
    for x0, x1, y0, y1 in holes:
        corners = [tuple(patch.point(x, y) - direction * back) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        _shadow_only(mesh("window frame", corners, [(0, 1, 2, 3)], black, flat_caps=False))


def _shadow_only(body: Object) -> None:
    """Seen by the lamps and by nothing else."""
    body.visible_camera, body.visible_diffuse, body.visible_glossy, body.visible_transmission = False, False, False, False


def twigs(target: Vec, way: Vec, distance: float = 800, stems: int = 6, height: float = 620, seed: int = 4, drop: float = 330) -> None:
    """Branches outside the picture whose shadow falls about `target`."""
    at = Vector(target) - Vector(way).normalized() * distance - Vector((0, 0, drop))
    root = props.branches(tuple(at), stems, height, seed)
    for part in root.children:
        _shadow_only(part)


def room_light(sky: float = 1.0, at: Vec = (0, 0, 300), side: float = -1) -> None:
    """Cool sky from a large window beside the camera, grey-warm walls all around. `side` -1 is the left."""
    world("#A9BBD6", "#6E655C", 0.32 * sky, glossy=0.45 * sky)
    x, y, z = at
    softbox((x + side * 1900, y - 1100, z + 1000), at, (1300, 1500), 1500 * sky, "#C4D3EC", 0.6)


def leaf_shade(at: Vec, way: Vec, strength: float = 4.5, color: str = "#FFD3A6", size: tuple[float, float] = (900, 620)) -> None:
    """The usual light of a floor: one patch of low sun on z = 0 with twigs in it."""
    sun_through(Patch(at, size, (1, 0, 0), (0, 1, 0)), way, strength, color)
    twigs(at, way)


def by_lamp(at: Vec = ORIGIN, reach: float = 1.0, lamp: float = 150, window: float = 60) -> None:
    """Night: a lamp behind `at` to the left, the window's blue from the right; `reach` takes both away, watts are for 1."""
    moonlight(0.03, glossy=0.2)
    for (x, y, z), side, power, color in (((-420, 230, 360), 200, lamp, "#FFCB99"), ((560, -420, 350), 320, window, "#A9C1EA")):
        place_of = (at[0] + x * reach, at[1] + y * reach, at[2] + z * reach)
        softbox(place_of, at, (side * reach, side * reach), power * reach**2, color)
