"""A short-haired cat that sits and looks out of a window, the sensor on its collar. Made to be seen from behind: it faces +Y. All in mm."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from ..core import material as m
from ..core.mesh import Object, grid, group, tube
from ..core.sculpt import Array, Coat, Skin, Solid, blob, flow, fur, limb, melt, normals, skin, toned, turned
from ..core.units import MM, Vec, linear
from . import pet

HEAD: Vec = (-2, 82, 354)
"""Middle of the head."""

NOD: Vec = (2, 4, 180 + 20)
"""How the head is held: its face looks along -Y, then it is turned about x, y and z."""

NECK: Vec = (0, 62, 288)
"""Middle of the collar."""

GROWN = 1.2
"""Factor on the size of the head."""

ALONG = Vector((0.0, -0.36, -0.93)).normalized()
"""From the head to the shoulders through the collar."""

SPINE = [(0, 90, 350, 40), (0, 78, 322, 47), (0, 58, 280, 55), (0, 36, 238, 66), (0, 10, 174, 79), (0, -8, 110, 86), (0, -22, 66, 84)]
TAIL = [
    (6, -96, 30, 25),
    (44, -124, 19, 18.5),
    (92, -118, 17, 17),
    (128, -78, 16, 16),
    (140, -20, 15.5, 15.5),
    (128, 40, 15, 14.5),
    (112, 76, 14, 12),
]
THIGHS = [[(side * 58, -20, 84, 62), (side * 84, 34, 46, 42), (side * 84, 74, 20, 19)] for side in (-1, 1)]
FORELEGS = [[(side * 38, 74, 216, 34), (side * 32, 100, 130, 24), (side * 28, 110, 50, 19), (side * 28, 116, 16, 17)] for side in (-1, 1)]
CHAINS = (SPINE, TAIL, *THIGHS, *FORELEGS)

BODY: Solid = melt(
    limb(SPINE),
    (limb([(0, 66, 348, 38), (0, 48, 300, 47)]), 22),
    (blob((0, 78, 214), (50, 44, 74)), 34),
    *((blob((side * 44, 40, 214), (32, 44, 58), (-14, 0, 0)), 34) for side in (-1, 1)),
    *((limb(thigh), 40) for thigh in THIGHS),
    *((limb(leg), 18) for leg in FORELEGS),
    (limb(TAIL), 12),
)


def _ear(side: float) -> Solid:
    """Cupped shell, 45 mm tall."""
    tall = 45.0
    root, up = np.array((side * 27, 5, 28)), np.array((side * 0.44, 0.06, 0.9))
    up /= np.linalg.norm(up)
    front = np.array((side * 0.12, -0.95, 0.0))
    front -= (front @ up) * up
    front /= np.linalg.norm(front)
    across = np.cross(up, front)

    def distance(p: Array) -> Array:
        q = p - root
        a, b, h = q @ across, q @ front, q @ up
        left = np.clip(1 - h / tall, 1e-3, 1.3)
        wide, thick = 25 * left**0.72, 2.0 + 1.8 * np.clip(1 - h / 22, 0, 1)
        bend = b - 11 * (a / 25) ** 2 + 3 * (h / tall) ** 2
        shell = (np.hypot(a / wide, bend / thick) - 1) * np.minimum(wide, thick)
        return np.maximum(np.maximum(shell, h - tall + 0.8), -16 - h)

    return distance


FACE: Solid = melt(
    blob((0, 4, 4), (42, 44, 37)),
    (blob((24, -11, -11), (22, 24, 20)), 14),
    (blob((-24, -11, -11), (22, 24, 20)), 14),
    (limb([(0, -18, 14, 15), (0, -43, -4, 9.5)]), 13),
    (blob((9, -43, -14), (12, 12, 10)), 5),
    (blob((-9, -43, -14), (12, 12, 10)), 5),
    (blob((0, -38, -24), (11, 11, 8)), 6),
    (_ear(1), 10),
    (_ear(-1), 10),
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


GINGER, RUST, CREAM, ROSE = _tint("#C69C70"), _tint("#74441F"), _tint("#F0E4D2"), _tint("#CFA294")


def _wave(p: Array, scale: float) -> Array:
    """Smooth noise about 0."""
    x, y, z = (p * scale).T
    return np.sin(x + 1.3 * np.sin(y + 0.4)) * 0.5 + np.sin(y * 1.7 + z + 1.1 * np.sin(x * 1.3)) * 0.5


def _lie(p: Array) -> Array:
    """Which way the hair lies: along every chain nearby, so that no parting shows."""
    near = [limb(chain)(p) for chain in CHAINS]
    least = np.min(near, axis=0)
    return np.sum([flow(p, (chain,))[0] * np.exp((least - d) / 16)[:, None] for chain, d in zip(CHAINS, near, strict=True)], axis=0)


def _coat(p: Array) -> Array:
    """Ginger, a darker line along the spine, narrow broken bands that leave it; cream below."""
    x, y, z = p.T
    bent = z + 0.4 * np.abs(x) + 11 * _wave(p, 0.028) + 4 * _wave(p, 0.09)
    bands = np.clip((np.sin(bent / 4.6) - 0.1) * 1.3, 0, 1) * np.clip(0.55 + 0.8 * _wave(p[:, [1, 2, 0]], 0.045), 0, 1)
    sides = np.clip((np.abs(x) - 5) / 26, 0, 1) * np.clip((80 - y) / 50, 0, 1)
    spine = np.clip(1 - np.abs(x + 3 * np.sin(z / 31)) / 20, 0, 1) * np.clip((30 - y) / 40, 0, 1)
    _, along = flow(p, (TAIL,))
    ringed = np.clip((np.sin(along / 5.2) - 0.1) * 1.8, 0, 1)
    on_tail = limb(TAIL)(p) < 5
    dark = np.where(on_tail, ringed * 0.6, np.maximum(bands * sides * 0.5, spine * 0.42))
    tone = _mix(np.broadcast_to(GINGER, p.shape), np.broadcast_to(RUST, p.shape), dark)
    chest = np.clip((y - 74) / 30, 0, 1) * np.clip((250 - z) / 30, 0, 1)
    paws = np.clip((34 - z) / 14, 0, 1) * np.clip((y - 70) / 20, 0, 1)
    return _mix(tone, np.broadcast_to(CREAM, p.shape), np.maximum(chest, paws) * 0.85)


def _mask(q: Array) -> Array:
    """Colours of the head, in its own axes."""
    x, y, z = q.T
    crown = (
        np.sin(x / 2.7 + 0.5 * np.sin(y / 11))
        * np.clip((z - 8) / 14, 0, 1)
        * np.clip(1 - np.abs(x) / 22, 0, 1)
        * np.clip((40 - z) / 8, 0, 1)
    )
    sides = np.sin((z + 0.6 * np.abs(x)) / 3.8) * np.clip((np.abs(x) - 26) / 10, 0, 1) * np.clip((14 - z) / 10, 0, 1)
    dark = np.clip(crown * 1.5, 0, 1) * 0.5 + np.clip(sides * 1.5, 0, 1) * 0.35
    dark = np.maximum(dark, np.clip((z - 62) / 14, 0, 1) * 0.6)
    tone = _mix(np.broadcast_to(GINGER, q.shape), np.broadcast_to(RUST, q.shape), dark)
    muzzle = np.clip((-6 - z - 0.22 * np.abs(x)) / 6, 0, 1) * np.clip((-16 - y) / 12, 0, 1) + np.clip((-22 - z) / 8, 0, 1)
    tone = _mix(tone, np.broadcast_to(CREAM, q.shape), muzzle)
    nose = np.clip((-50 - y) / 2, 0, 1) * np.clip(1 - np.abs(z + 6) / 5, 0, 1) * np.clip(1 - np.abs(x) / 6, 0, 1)
    return _mix(_mix(tone, np.broadcast_to(ROSE, q.shape), _inner_ear(q) * 0.7), np.broadcast_to(ROSE * 0.7, q.shape), nose * 2)


def _inner_ear(q: Array) -> Array:
    """1 in the cup of the ears."""
    facing = normals(FACE, q)
    return np.where((q[:, 2] > 38) & (facing[:, 1] < -0.25), 1.0, 0.0)


def _collar(glow: float, bearing: float) -> None:
    """Strap about the neck; `bearing` of the sensor on it, 90 is the nape and 180 the cat's left."""
    side = Vector((1, 0, 0))
    back = side.cross(ALONG).normalized()
    back = back if back.y < 0 else -back
    wide, middle = pet.WIDTH * 0.8, Vector(NECK)

    def point(angle: float, out: float, along: float) -> Vec:
        return tuple(middle + (side * cos(angle) + back * sin(angle)) * out + ALONG * along)

    reach = np.linspace(20, 110, 181)
    girth = []
    for k in range(160):
        edge = BODY(np.array([point(2 * pi * k / 160, r, 0) for r in reach]))
        girth.append(reach[int(np.argmax(edge > 0))])
    waves = np.fft.rfft(girth)
    waves[5:] = 0
    girth = [*np.fft.irfft(waves, 160), 0.0]
    girth[160] = girth[0]

    section = [(1.2, -wide / 2), (1.2, wide / 2), (-1.2, wide / 2), (-1.2, -wide / 2), (1.2, -wide / 2)]

    def surface(u: float, v: float) -> Vec:
        out, along = section[round(v * 4)]
        return point(2 * pi * u, girth[round(u * 160)] + 1.6 + out, along)

    grid("strap", 160, 4, surface, m.woven("#1D1F22", "#4A4C50", pitch=0.8, depth=0.5))
    angle = radians(bearing)
    normal = side * cos(angle) + back * sin(angle)
    tangent = normal.cross(ALONG)
    sensor = pet.sensor(glow=glow)
    across = normal.cross(tangent).normalized()
    at = Vector(point(angle, girth[round(bearing / 360 * 160)] + 2.4, 0)) * MM
    sensor.matrix_world = Matrix.Translation(at) @ Matrix((tangent, across, normal)).transposed().to_4x4()


def _bare(p: Array) -> Array:
    """Where the collar lies."""
    away = (p - np.array(NECK)) @ np.array(ALONG)
    return (np.abs(away) < 7.5) & (np.linalg.norm(p - np.array(NECK), axis=1) < 100)


def _whiskers(root: Object) -> None:
    """Six on either side of the muzzle."""
    hair = m.matte("#F4EFE6", 0.4)
    for side in (-1, 1):
        for k in range(6):
            z, y = -12 - 3.2 * (k % 3), -46 + 4 * (k // 3)
            line = [(side * (12 + 22 * t), y - 5 * t + 9 * t * t, z + (5 - 3.5 * (k % 3)) * t - 3 * t * t) for t in (0, 0.8, 1.7, 2.7)]
            points = _from_head(np.array(line))
            tube("whisker", [tuple(p) for p in points], 0.55, hair, root)


def build(strands: int = 420_000, glow: float = 3.2, bearing: float = 118) -> Object:
    """The cat with its short coat."""
    root = group("cat")
    chance = np.random.default_rng(7)
    hide = toned(0.8)
    body = skin(BODY, (-160, -160, -8), (170, 170, 400), 3.0)
    body.body("cat", hide, _coat(body.vertices) * 0.8).parent = root
    face = skin(FACE, (-62, -66, -44), (62, 58, 94), 1.2)
    head = Skin(_from_head(face.vertices), face.faces)
    head.body("head", hide, _mask(face.vertices) * 0.8).parent = root

    roots = body.scatter(int(strands * 0.74), chance)
    roots = roots[(roots[:, 2] > 1) & (FACE(_to_head(roots)) > 1.0) & ~_bare(roots)]
    fur("coat", roots, normals(BODY, roots), _lie(roots), _coat(roots), Coat(6.5, 0.3, 0.26, 0.12), chance).parent = root

    spots = face.scatter(int(strands * 0.26), chance)
    world = _from_head(spots)
    keep = (BODY(world) > 0.5) & ~_bare(world) & ~((_inner_ear(spots) > 0.5) & (chance.random(len(spots)) < 0.6))
    spots, world = spots[keep], world[keep]
    out = normals(FACE, spots)
    back = spots - np.array((0, -62, -8))
    ear = np.clip((spots[:, 2:3] - 30) / 14, 0, 1)
    back = back / np.linalg.norm(back, axis=1, keepdims=True) * (1 - ear) + np.array((0, 0.2, 1.0)) * ear
    short = (spots[:, 1] < -8) | (spots[:, 2] > 36)
    for name, part, coat in (("face", short, Coat(3.2, 0.26, 0.2, 0.12)), ("nape", ~short, Coat(5.5, 0.3, 0.24, 0.12))):
        fur(name, world[part], out[part] @ TURN.T, back[part] @ TURN.T, _mask(spots[part]), coat, chance).parent = root
    _whiskers(root)
    _collar(glow, bearing)
    return root
