"""A cat asleep, curled up about the origin, its face tucked in, the sensor on its collar. Millimetres, on z = 0."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from ..core import material as m
from ..core.mesh import Object, grid, group
from ..core.sculpt import Array, Coat, Skin, Solid, blob, flow, fur, limb, melt, normals, skin, toned, turned
from ..core.units import MM, Vec, linear
from . import pet

Knots = Sequence[tuple[float, float, float, float]]

HEAD: Vec = (18, -114, 65)
"""Middle of the head."""

NOD: Vec = (5, 13, -10)
"""How the head lies: its face looks along -Y, then it is turned about x, y and z."""

NECK: Vec = (70, -71, 64)
"""Middle of the collar."""

GROWN = 1.13
"""Factor on the size of the head."""

ALONG = Vector((0.66, 0.75, -0.02)).normalized()
"""From the head to the shoulders through the collar."""


def _bow(radius: float, start: float, end: float, steps: int, size: Sequence[float], height: Sequence[float]) -> Knots:
    """Chain on a circle; radius and height of its knots are spread over the way."""
    at = np.linspace(0, 1, steps)
    r = np.interp(at, np.linspace(0, 1, len(size)), size)
    z = np.interp(at, np.linspace(0, 1, len(height)), height)
    bearing = np.radians(start + (end - start) * at)
    return [(radius * cos(b), radius * 0.92 * sin(b), float(h), float(w)) for b, h, w in zip(bearing, z, r, strict=True)]


TRUNK = [
    (34.0, -100.0, 60.0, 40.0),
    (74.0, -68.0, 62.0, 46.0),
    *_bow(108, -14, 206, 16, (58, 68, 74, 76, 78, 74, 66), (58, 66, 70, 68, 62)),
]
TAIL = [
    (-122, -62, 40, 30),
    (-142, -96, 26, 21),
    (-122, -140, 20, 18),
    (-72, -176, 18, 17),
    (-14, -192, 17, 16.5),
    (44, -186, 16, 16),
    (88, -160, 16, 14),
    (104, -140, 18, 11),
]
FORELEG = [(104, -30, 40, 34), (112, -82, 24, 21), (86, -124, 19, 17), (44, -146, 18, 16), (14, -150, 18, 17)]
HINDLEG = [(-108, -36, 46, 52), (-84, -92, 26, 26), (-50, -134, 20, 17), (-16, -148, 18, 16)]
CHAINS = (TRUNK, TAIL, FORELEG, HINDLEG)

BODY: Solid = melt(
    limb(TRUNK),
    (blob((-100, -28, 60), (62, 66, 58), (0, 0, 20)), 34),
    (blob((98, 2, 58), (54, 62, 56)), 30),
    (limb(HINDLEG), 18),
    (limb(FORELEG), 14),
    (limb(TAIL), 9),
)


def _ear(side: float) -> Solid:
    """Cupped shell, 40 mm tall."""
    root, up = np.array((side * 29, 3, 33)), np.array((side * 0.44, 0.04, 0.9))
    up /= np.linalg.norm(up)
    front = np.array((side * 0.32, -0.95, 0.0))
    front -= (front @ up) * up
    front /= np.linalg.norm(front)
    across = np.cross(up, front)

    def distance(p: Array) -> Array:
        q = p - root
        a, b, h = q @ across, q @ front, q @ up
        left = np.clip(1 - h / 40, 1e-3, 1.4)
        wide, thick = 22 * left**0.66, 2.2 + 1.6 * np.clip(1 - h / 20, 0, 1)
        bend = b - 10 * (a / 22) ** 2 + 3 * (h / 40) ** 2
        shell = (np.hypot(a / wide, bend / thick) - 1) * np.minimum(wide, thick)
        return np.maximum(shell, h - 39.4)

    return distance


FACE: Solid = melt(
    blob((0, 4, 5), (43, 45, 38)),
    (blob((24, -11, -11), (23, 24, 20)), 14),
    (blob((-24, -11, -11), (23, 24, 20)), 14),
    (limb([(0, -18, 15, 15), (0, -41, -3, 9.5)]), 13),
    (blob((20, -27, 5), (13, 11, 10)), 9),
    (blob((-20, -27, 5), (13, 11, 10)), 9),
    (blob((9, -41, -14), (12.5, 12, 10.5)), 5),
    (blob((-9, -41, -14), (12.5, 12, 10.5)), 5),
    (blob((0, -36, -24), (12, 11, 8)), 6),
    (_ear(1), 9),
    (_ear(-1), 9),
)
TURN = turned(NOD)


def _to_head(p: Array) -> Array:
    """From the cat's axes to the head's."""
    return (p - np.array(HEAD)) @ TURN / GROWN


def _from_head(p: Array) -> Array:
    """From the head's axes to the cat's."""
    return p @ TURN.T * GROWN + np.array(HEAD)


def _mix(a: Array, b: Array, part: Array) -> Array:
    """Between two colours."""
    return a + (b - a) * np.clip(part, 0, 1)[:, None]


def _tint(color: str) -> Array:
    return np.array(linear(color)[:3])


GINGER, RUST, CREAM, ROSE = _tint("#CDA982"), _tint("#9A6D47"), _tint("#F2EADD"), _tint("#CFA294")


def _wave(p: Array, scale: float) -> Array:
    """Smooth noise about 0."""
    x, y, z = (p * scale).T
    return np.sin(x + 1.3 * np.sin(y + 0.4)) * 0.5 + np.sin(y * 1.7 + z + 1.1 * np.sin(x * 1.3)) * 0.5


def _coat(p: Array) -> Array:
    """Ginger with soft bands across the body, rings on the tail, cream below and on the paws."""
    _, along = flow(p, CHAINS)
    bands = np.sin(along / 6.6 + 1.1 * _wave(p, 0.045))
    stripe = np.clip((bands - 0.25) * 1.6, 0, 1) * np.clip((p[:, 2] - 12) / 40, 0.35, 1)
    tone = _mix(np.broadcast_to(GINGER, p.shape), np.broadcast_to(RUST, p.shape), stripe * 0.72)
    paws = np.clip((-np.abs(p[:, 0] - 2) + 34) / 16, 0, 1) * np.clip((-128 - p[:, 1]) / 10, 0, 1) * np.clip((170 + p[:, 1]) / 6, 0, 1)
    below = np.clip((26 - p[:, 2]) / 20, 0, 1) * np.clip((150 - np.hypot(p[:, 0], p[:, 1])) / 20, 0, 1) * 0.7
    chest = np.clip(1 - np.linalg.norm(p - np.array((62, -112, 26)), axis=1) / 46, 0, 1) * 1.8
    return _mix(tone, np.broadcast_to(CREAM, p.shape), np.maximum(np.maximum(paws, below), chest))


def _mask(q: Array) -> Array:
    """Colours of the face, in the head's axes."""
    x, y, z = q.T
    stripes = (
        np.sin(x / 2.3 + 0.6 * np.sin(z / 9))
        * np.clip((z - 12) / 9, 0, 1)
        * np.clip((20 - y) / 20, 0, 1)
        * np.clip(1 - np.abs(x) / 26, 0, 1)
    )
    sides = (
        np.sin((z + 0.55 * np.abs(x)) / 3.6)
        * np.clip((np.abs(x) - 26) / 10, 0, 1)
        * np.clip((14 - z) / 10, 0, 1)
        * np.clip((z + 20) / 8, 0, 1)
    )
    dark = np.clip(stripes * 1.5, 0, 1) * 0.75 + np.clip(sides * 1.5, 0, 1) * 0.5
    tone = _mix(np.broadcast_to(GINGER, q.shape), np.broadcast_to(RUST, q.shape), dark)
    muzzle = np.clip((-6 - z - 0.22 * np.abs(x)) / 6, 0, 1) * np.clip((-18 - y) / 12, 0, 1) + np.clip((-24 - z) / 8, 0, 1)
    blaze = np.clip(1 - np.abs(x) / 6, 0, 1) * np.clip((-36 - y) / 8, 0, 1) * 0.6
    rim = np.clip(1 - np.abs(np.hypot((np.abs(x) - 20) / 15, (z - 2) / 9) - 0.8) / 0.3, 0, 1) * np.clip((-22 - y) / 8, 0, 1) * 0.55
    tone = _mix(tone, np.broadcast_to(CREAM, q.shape), np.maximum(np.maximum(muzzle, blaze), rim))
    inner = _inner_ear(q)
    return _mix(tone, np.broadcast_to(ROSE, q.shape), inner * 0.5)


def _inner_ear(q: Array) -> Array:
    """1 in the cup of the ears."""
    facing = normals(FACE, q)
    return np.where((q[:, 2] > 36) & (facing[:, 1] < -0.25), 1.0, 0.0)


def _collar(glow: float) -> None:
    """Strap about the neck, and the sensor on the nape."""
    side = ALONG.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(ALONG)
    radius, wide = 49.5, pet.WIDTH
    middle = Vector(NECK)

    def point(angle: float, out: float, along: float) -> Vec:
        return tuple(middle + (side * cos(angle) + up * sin(angle)) * out + ALONG * along)

    section = [(1.2, -wide / 2), (1.2, wide / 2), (-1.2, wide / 2), (-1.2, -wide / 2), (1.2, -wide / 2)]

    def surface(u: float, v: float) -> Vec:
        out, along = section[round(v * 4)]
        return point(2 * pi * u, radius + out, along)

    grid("strap", 160, 4, surface, m.woven("#1D1F22", "#4A4C50", pitch=0.8, depth=0.5))
    angle = radians(62)
    normal = side * cos(angle) + up * sin(angle)
    tangent = normal.cross(ALONG)
    sensor = pet.sensor(glow=glow)
    across = normal.cross(tangent).normalized()
    at = Vector(point(angle, radius + 3, -2)) * MM
    sensor.matrix_world = Matrix.Translation(at) @ Matrix((tangent, across, normal)).transposed().to_4x4()


def _bare(p: Array) -> Array:
    """Where the collar lies."""
    away = (p - np.array(NECK)) @ np.array(ALONG)
    return (np.abs(away) < 9.5) & (np.linalg.norm(p - np.array(NECK), axis=1) < 70)


def build(strands: int = 420_000, glow: float = 3.2) -> Object:
    """The cat with its fur."""
    root = group("cat")
    chance = np.random.default_rng(7)
    hide = toned(0.8)
    solid = melt(BODY, (blob((-6, 0, 44), (84, 74, 58)), 34))
    body = skin(solid, (-215, -225, -8), (215, 195, 160), 3.2)
    body.body("cat", hide, _coat(body.vertices) * 0.6).parent = root
    face = skin(FACE, (-62, -66, -44), (62, 58, 94), 1.3)
    head = Skin(_from_head(face.vertices), face.faces)
    head.body("head", hide, _mask(face.vertices) * 0.8).parent = root

    roots = body.scatter(int(strands * 0.72), chance)
    roots = roots[(roots[:, 2] > -2) & (FACE(_to_head(roots)) > 1.5) & ~_bare(roots)]
    way, _ = flow(roots, CHAINS)
    fur("coat", roots, normals(solid, roots), way, _coat(roots), Coat(10.5, 0.34, 0.34), chance).parent = root

    spots = face.scatter(int(strands * 0.28), chance)
    world = _from_head(spots)
    keep = (solid(world) > 0.5) & ~((_inner_ear(spots) > 0.5) & (chance.random(len(spots)) < 0.8))
    spots, world = spots[keep], world[keep]
    out = normals(FACE, spots)
    back = spots - np.array((0, -62, -8))
    short = spots[:, 1] < -8
    for name, part, coat in (("face", short, Coat(4.2, 0.26, 0.24, 0.16)), ("nape", ~short, Coat(7.5, 0.32, 0.28, 0.2))):
        fur(name, world[part], out[part] @ TURN.T, back[part] @ TURN.T / 60, _mask(spots[part]), coat, chance).parent = root
    _collar(glow)
    return root
