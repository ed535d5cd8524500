"""Two hands in knitted work gloves at a soldering joint; the joint is the origin, whose worker sits to the right. All in mm."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ..core import material as m
from ..core.mesh import Material, Object
from ..core.sculpt import Array, Skin, Solid, blob, limb, melt, normals, skin
from ..core.shader import Shader
from ..core.units import Vec

Knot = tuple[float, float, float, float]
Finger = Sequence[Knot]
"""Joints from the knuckle to the tip, each with its radius."""

IRON: Vec = (0.745, 0.255, 0.616)
"""Way of the iron from its tip."""

LIFT = 13.5
"""Height of the joint over the bench."""


@dataclass(frozen=True)
class Hand:
    """Fingers from thumb to little finger; the wrist, and the forearm behind it."""

    fingers: Sequence[Finger]
    wrist: Knot
    elbow: Knot
    ball: Vec
    """Ball of the thumb."""


RIGHT = Hand(
    (
        [(150, 36, 52, 17), (114, 17, 64, 12.5), (84, 9, 70, 10.6), (59, 13.5, 60, 8.4)],
        [(122, 64, 95, 12.5), (86, 51, 109, 10.4), (64, 39, 92, 9.0), (49, 27.5, 71, 7.6)],
        [(126, 80, 84, 12.6), (84, 74, 88, 10.6), (61, 55, 68, 9.2), (52, 35, 45, 7.8)],
        [(134, 93, 69, 12), (94, 91, 60, 10), (79, 77, 38, 8.8), (86, 62, 25, 7.8)],
        [(144, 101, 53, 10.5), (113, 105, 36, 8.6), (98, 96, 19, 7.6), (101, 82, 11, 6.8)],
    ),
    (184, 62, 47, 25),
    (400, 128, 62, 36),
    (146, 40, 54),
)

LEFT = Hand(
    (
        [(136, -86, 34, 16), (102, -64, 34, 12), (72, -54, 35, 10.4), (48, -46, 31, 8.2)],
        [(102, -92, 58, 12.2), (68, -76, 65, 10.2), (51, -63, 50, 8.8), (42, -53, 36, 7.4)],
        [(104, -107, 52, 12.2), (66, -101, 52, 10.4), (46, -88, 36, 9.0), (43, -75, 20, 7.6)],
        [(110, -120, 43, 11.6), (74, -122, 38, 9.8), (56, -111, 22, 8.6), (60, -98, 11, 7.4)],
        [(120, -129, 34, 10.2), (90, -137, 25, 8.4), (76, -130, 14, 7.4), (80, -119, 8.5, 6.6)],
    ),
    (172, -114, 36, 24),
    (400, -176, 56, 36),
    (132, -84, 36),
)


def _shape(hand: Hand) -> Solid:
    """Fingers melt a little into each other and well into the palm."""
    thumb, *others = hand.fingers
    wx, wy, wz, wr = hand.wrist
    rays = [
        limb([finger[0], (wx * 0.7 + finger[0][0] * 0.3, wy * 0.7 + finger[0][1] * 0.3, wz * 0.7 + finger[0][2] * 0.3, 19)])
        for finger in others
    ]
    parts: list[tuple[Solid, float]] = [(ray, 12) for ray in rays]
    parts += [(blob(hand.ball, (27, 16, 18), (0, 20, 24)), 14)]
    parts += [(limb(finger), 5) for finger in others]
    parts += [(limb(thumb), 9)]
    arm = limb([(wx, wy, wz, wr), hand.elbow])
    return melt(arm, *parts)


def _glove() -> Material:
    """Grey knit in creases; the fingers are dipped in dark rubber, which is dull and smoother."""
    s = Shader("glove")
    where = s.coordinates()
    x, y, z = s.axes(where)
    run = s.math("ADD", s.math("MULTIPLY", x, 0.5), s.math("ADD", y, s.math("MULTIPLY", z, 0.6)))
    knit = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", x, 420.0)), s.math("SINE", s.math("MULTIPLY", run, 420.0)))
    tone = s.node("Attribute", attribute_name="tone").outputs
    dipped, _, _ = s.axes(tone["Vector"])
    color = s.node("MixRGB", {"Fac": dipped, "Color1": "#86857D", "Color2": "#26292A"})
    bare = s.math("SUBTRACT", 1.0, dipped)
    relief = s.bump(s.math("ADD", s.math("MULTIPLY", knit, s.math("MULTIPLY", bare, 0.5)), s.noise(9, where, 4, 0.6)), 0.5, 1.1)
    rough = s.math("SUBTRACT", 0.94, s.math("MULTIPLY", dipped, 0.36))
    return s.principled(Base_Color=color.outputs[0], Roughness=rough, Specular_IOR_Level=0.25, Sheen_Weight=0.15, Normal=relief)


def _creases(hand: Hand, p: Array) -> Array:
    """Height of the cloth over the hand: folds across every joint, slack over the back, ribs of the cuff behind the wrist."""
    x, y, z = p.T
    height = 0.7 * np.sin(x / 6.5 + 1.8 * np.sin(y / 13 + z / 19)) * np.sin(z / 9 + x / 17)
    for finger in hand.fingers:
        for before, joint in pairwise(np.array(finger)):
            way = (joint - before)[:3] / np.linalg.norm((joint - before)[:3])
            along, far = (p - before[:3]) @ way, np.linalg.norm(p - before[:3], axis=1) / (before[3] * 1.25)
            height += 0.85 * np.sin(along * 1.3 + 0.3 * y + 0.5) * np.exp(-(far**4))
    wrist, elbow = np.array(hand.wrist[:3]), np.array(hand.elbow[:3])
    way = (elbow - wrist) / np.linalg.norm(elbow - wrist)
    side = np.cross(way, (0, 0, 1))
    behind, angle = (p - wrist) @ way, np.arctan2((p - wrist) @ np.cross(way, side), (p - wrist) @ side)
    cuff = np.clip((behind - 2) / 3, 0, 1)
    return height * (1 - cuff) + cuff * (1.6 + 0.6 * np.sin(angle * 30))


def _hand(hand: Hand, low: Vec, high: Vec) -> Object:
    shape = _shape(hand)
    made = skin(shape, low, high, 1.3)
    knuckles = np.array([finger[1][:3] for finger in hand.fingers])
    tips = np.array([finger[-1][:3] for finger in hand.fingers])
    near, far = (np.min(np.linalg.norm(made.vertices[:, None] - spots, axis=2), axis=1) for spots in (tips, knuckles))
    wave = 1.6 * np.sin(made.vertices[:, 0] / 5) * np.sin(made.vertices[:, 1] / 6)
    dipped = np.clip((far + wave - near + 6) / 2.5, 0, 1)
    cloth = Skin(made.vertices + normals(shape, made.vertices) * _creases(hand, made.vertices)[:, None], made.faces)
    return cloth.body("glove", _glove(), np.column_stack([dipped, dipped, dipped]))


def _sleeve(hand: Hand, cloth: Material) -> None:
    """Sleeve of a work jacket in folds, over the cuff of the glove."""
    a, b = np.array(hand.wrist[:3]), np.array(hand.elbow[:3])
    way = (b - a) / np.linalg.norm(b - a)

    def at(mm: float, radius: float) -> Knot:
        return (*(float(v) for v in a + way * mm), radius)

    def folds(p: Array) -> Array:
        along = (p - a) @ way
        x, y, z = p.T
        wide = np.sin(along / 9 + 1.6 * np.sin(x / 40 + y / 23) + z / 17) + 0.6 * np.sin(along / 5.3 + y / 11 + 1.7 * np.sin(z / 21))
        return wide * np.clip((along - 48) / 30, 0, 1) * 2.2

    tube = limb([at(38, 30), at(60, 33), at(110, 41), at(400, 52)])
    inner = limb([at(20, 25.5), at(44, 27.5)])

    def cut(p: Array) -> Array:
        along = (p - a) @ way
        body = np.maximum(tube(p) + folds(p), 36 - along)
        return np.maximum(body, -np.maximum(inner(p), along - 43))

    reach = max(abs(float(b[1])), abs(float(a[1]))) + 70
    sign = 1 if a[1] > 0 else -1
    low, high = (150.0, min(-70.0 * sign, sign * reach), -12.0), (340.0, max(-70.0 * sign, sign * reach), 130.0)
    skin(cut, low, high, 2.2).body("sleeve", cloth)


def build() -> None:
    """Both hands with their sleeves."""
    cloth = m.matte("#2E4038", 0.9, 0.5, 55)
    for hand, low, high in ((RIGHT, (36.0, -8.0, -2.0), (262.0, 132.0, 128.0)), (LEFT, (28.0, -166.0, -2.0), (262.0, -30.0, 86.0))):
        _hand(hand, low, high)
        _sleeve(hand, cloth)


def on_iron(away: float) -> Vec:
    """Point of the iron's axis, `away` mm from its tip."""
    n = sum(v * v for v in IRON) ** 0.5
    return (IRON[0] / n * away, IRON[1] / n * away, LIFT + 1.6 + IRON[2] / n * away)
