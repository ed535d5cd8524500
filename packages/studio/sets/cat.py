"""A short-haired cat that sits and looks out of a window, the sensor on its collar. Made to be seen from behind: it faces +Y. All in mm."""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from ..core import material as m
from ..core.mesh import Object, grid, group
from ..core.sculpt import Array, Coat, Skin, Solid, blob, flow, fur, limb, melt, normals, skin, toned, turned
from ..core.units import MM, Vec, linear
from . import pet

HEAD: Vec = (-2, 78, 352)
"""Middle of the head."""

NOD: Vec = (4, 5, 180 - 12)
"""How the head is held: its face looks along -Y, then it is turned about x, y and z."""

NECK: Vec = (0, 62, 288)
"""Middle of the collar."""

GROWN = 1.24
"""Factor on the size of the head."""

ALONG = Vector((0.0, -0.36, -0.93)).normalized()
"""From the head to the shoulders through the collar."""

SPINE = [(0, 88, 348, 36), (0, 79, 322, 39), (0, 60, 284, 45), (0, 36, 238, 60), (0, 10, 174, 76), (0, -8, 110, 86), (0, -22, 66, 84)]
TAIL = [
    (-6, -96, 30, 25),
    (-44, -124, 20, 19),
    (-98, -124, 17, 17),
    (-142, -96, 16, 16),
    (-166, -48, 15.5, 15.5),
    (-166, 6, 15, 14.5),
    (-150, 46, 14, 12),
]
THIGHS = [[(side * 58, -20, 84, 62), (side * 84, 34, 46, 42), (side * 84, 74, 20, 19)] for side in (-1, 1)]
FORELEGS = [[(side * 38, 74, 216, 34), (side * 32, 100, 130, 24), (side * 28, 110, 50, 19), (side * 28, 116, 16, 17)] for side in (-1, 1)]
CHAINS = (SPINE, TAIL, *THIGHS, *FORELEGS)

TRUNK: Solid = melt(
    limb(SPINE),
    (blob((0, 78, 214), (46, 42, 70)), 34),
    *((blob((side * 42, 40, 212), (30, 42, 58), (-14, 0, 0)), 34) for side in (-1, 1)),
    *((limb(thigh), 40) for thigh in THIGHS),
    *((limb(leg), 18) for leg in FORELEGS),
    (limb(TAIL), 12),
)

SKULL: Solid = melt(
    blob((0, 2, 4), (41, 43, 36)),
    *((blob((side * 25, -8, -12), (22, 24, 19)), 14) for side in (-1, 1)),
    (limb([(0, -18, 8, 16), (0, -40, -9, 13)]), 13),
)


def _ear(side: float) -> Solid:
    """Cupped shell with a round tip, less tall than it is wide."""
    tall = 39.0
    root, up = np.array((side * 25, 2, 24)), np.array((side * 0.48, 0.02, 0.9))
    up /= np.linalg.norm(up)
    front = np.array((side * 0.08, -0.95, 0.0))
    front -= (front @ up) * up
    front /= np.linalg.norm(front)
    across = np.cross(up, front)

    def distance(p: Array) -> Array:
        q = p - root
        a, b, h = q @ across, q @ front, q @ up
        left = np.clip(1 - h / tall, 1e-3, 1.4)
        wide, thick = 21.0 * left**0.66, 1.8 + 2.4 * np.clip(1 - h / 22, 0, 1)
        bend = b - 9 * (a / 21) ** 2 + 3 * (h / tall) ** 2
        shell = (np.hypot(a / wide, bend / thick) - 1) * np.minimum(wide, thick)
        return np.maximum(np.maximum(shell, h - tall + 0.5), -14 - h)

    return distance


EARS: Solid = melt(_ear(1), (_ear(-1), 1))
TURN = turned(NOD)


def _to_head(p: Array) -> Array:
    """From the cat's axes to the head's."""
    return (p - np.array(HEAD)) @ TURN / GROWN


def _from_head(p: Array) -> Array:
    """From the head's axes to the cat's."""
    return p @ TURN.T * GROWN + np.array(HEAD)


def _skull(p: Array) -> Array:
    return SKULL(_to_head(p)) * GROWN


BODY: Solid = melt(TRUNK, (_skull, 22))


def _mix(a: Array, b: Array, part: Array) -> Array:
    """Between two colours."""
    return a + (b - a) * np.clip(part, 0, 1)[:, None]


def _tint(color: str) -> Array:
    return np.array(linear(color)[:3])


SAND, BARK, CREAM = _tint("#A58D70"), _tint("#33271D"), _tint("#E6DACA")


def _wave(p: Array, scale: float) -> Array:
    """Smooth noise about 0."""
    x, y, z = (p * scale).T
    return np.sin(x + 1.3 * np.sin(y + 0.4)) * 0.5 + np.sin(y * 1.7 + z + 1.1 * np.sin(x * 1.3)) * 0.5


def _lie(p: Array) -> Array:
    """Which way the hair lies: along every chain nearby, so that no parting shows."""
    near = [limb(chain)(p) for chain in CHAINS]
    least = np.min(near, axis=0)
    return np.sum([flow(p, (chain,))[0] * np.exp((least - d) / 16)[:, None] for chain, d in zip(CHAINS, near, strict=True)], axis=0)


def _near_head(p: Array) -> Array:
    """1 on the head, 0 on the trunk."""
    return np.clip(0.5 + (TRUNK(p) - _skull(p)) / 24, 0, 1)


def _coat(p: Array) -> Array:
    """Tabby: a dark line along the spine, narrow broken bands that leave it, rings on the tail; lines from the crown to the neck."""
    x, y, z = p.T
    bent = z + 0.45 * np.abs(x) + 13 * _wave(p, 0.028) + 5 * _wave(p, 0.09)
    bands = np.clip((np.sin(bent / 5.4) - 0.05) * 1.7, 0, 1) * np.clip(0.7 + 0.8 * _wave(p[:, [1, 2, 0]], 0.045), 0, 1)
    sides = np.clip((np.abs(x) - 7) / 22, 0, 1) * np.clip((80 - y) / 50, 0, 1)
    spine = np.clip(1.3 - np.abs(x + 3 * np.sin(z / 31)) / 17, 0, 1) * np.clip((30 - y) / 40, 0, 1)
    _, along = flow(p, (TAIL,))
    ringed = np.clip((np.sin(along / 6.4) - 0.1) * 1.8, 0, 1)
    dark = np.where(limb(TAIL)(p) < 5, ringed * 0.8, np.maximum(bands * sides * 0.8, spine * 0.85))
    u, v, w = _to_head(p).T
    crown = np.clip(np.sin(np.abs(u) / 3.1 + 0.7 * np.sin(v / 12) + 0.4) * 2, 0, 1) * np.clip(1.4 - np.abs(u) / 24, 0, 1)
    cheek = np.clip(np.sin((w + 0.5 * np.abs(u)) / 3.6) * 1.6, 0, 1) * np.clip((np.abs(u) - 26) / 8, 0, 1)
    on_head = _near_head(p)
    dark = dark * (1 - on_head) + on_head * (np.clip((w + 16) / 14, 0, 1) * crown * 0.75 + cheek * 0.5)
    tone = _mix(np.broadcast_to(SAND, p.shape), np.broadcast_to(BARK, p.shape), dark)
    chest = np.clip((y - 74) / 30, 0, 1) * np.clip((250 - z) / 30, 0, 1)
    paws = np.clip((34 - z) / 14, 0, 1) * np.clip((y - 70) / 20, 0, 1)
    return _mix(tone, np.broadcast_to(CREAM, p.shape), np.maximum(chest, paws) * 0.85)


def _ear_coat(q: Array) -> Array:
    """Dark along the rim and the tip, in the head's axes."""
    return _mix(np.broadcast_to(SAND * 0.9, q.shape), np.broadcast_to(BARK, q.shape), np.clip((q[:, 2] - 42) / 16, 0, 1) * 0.7)


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
        edge = TRUNK(np.array([point(2 * pi * k / 160, r, 0) for r in reach]))
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
    return (away > -10) & (away < 7.5) & (np.linalg.norm(p - np.array(NECK), axis=1) < 90)


def build(strands: int = 420_000, glow: float = 3.2, bearing: float = 104) -> Object:
    """The cat with its coat."""
    root = group("cat")
    chance = np.random.default_rng(7)
    hide = toned(0.8)
    body = skin(BODY, (-200, -160, -8), (170, 170, 420), 3.0)
    body.body("cat", hide, _coat(body.vertices) * 0.6).parent = root
    ears = skin(EARS, (-66, -26, 4), (66, 40, 66), 1.0)
    Skin(_from_head(ears.vertices), ears.faces).body("ears", hide, _ear_coat(ears.vertices) * 0.6).parent = root

    roots = body.scatter(strands, chance)
    roots = roots[(roots[:, 2] > 1) & ~_bare(roots)]
    head = _near_head(roots)[:, None]
    away = roots - _from_head(np.array([(0, -62, -4)]))
    way = _lie(roots)
    way = way / np.linalg.norm(way, axis=1, keepdims=True) * (1 - head) + away / np.linalg.norm(away, axis=1, keepdims=True) * head
    out, tones = normals(BODY, roots), _coat(roots)
    on_head = head[:, 0] > 0.5
    for name, part, coat in (("coat", ~on_head, Coat(14, 0.5, 0.4, 0.16)), ("head", on_head, Coat(10, 0.46, 0.36, 0.16))):
        fur(name, roots[part], out[part], way[part], tones[part], coat, chance).parent = root

    spots = ears.scatter(strands // 10, chance)
    out, way = normals(EARS, spots), np.array((0, 0.2, 1.0)) + spots * (0.012, 0, 0)
    short = Coat(5.0, 0.34, 0.26, 0.12)
    fur("ears", _from_head(spots), out @ TURN.T, way @ TURN.T, _ear_coat(spots), short, chance).parent = root
    _collar(glow, bearing)
    return root
