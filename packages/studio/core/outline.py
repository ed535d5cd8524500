"""Plane curves in mm: the outlines that bodies are lofted from and the profiles they are turned from."""

from collections.abc import Sequence
from math import acos, atan2, cos, dist, hypot, pi, sin, tan

Point = tuple[float, float]
Outline = Sequence[Point]
"""Points of a curve, in order."""


def circle(diameter: float, segments: int = 192) -> Outline:
    """Circle about the origin, counter-clockwise."""
    r = diameter / 2
    return [(r * cos(2 * pi * i / segments), r * sin(2 * pi * i / segments)) for i in range(segments)]


def squircle(width: float, height: float, radius: float, exponent: float = 2.4, segments: int = 24, straight: int = 10) -> Outline:
    """Rectangle with superelliptic corners, whose curvature grows from zero; counter-clockwise.

    The curve starts 1.22 radii before the corner, which looks like a plain fillet of `radius`.
    """
    reach = min(radius * 1.22, width / 2, height / 2)
    corner = [pi / 2 * i / segments for i in range(segments + 1)]
    arc = [(reach * cos(t) ** (2 / exponent), reach * max(0.0, sin(t)) ** (2 / exponent)) for t in corner[:-1]]
    arc.append((0.0, reach))
    x0, y0 = width / 2 - reach, height / 2 - reach
    quadrant = [(x0 + x, y0 + y) for x, y in arc]
    ring = [
        *quadrant,
        *((-x, y) for x, y in reversed(quadrant)),
        *((-x, -y) for x, y in quadrant),
        *((x, -y) for x, y in reversed(quadrant)),
    ]
    return _subdivided(ring, longest=max(width, height) * 0.12, parts=straight)


def _subdivided(ring: list[Point], longest: float, parts: int) -> Outline:
    """The ring without coincident points, its long edges split into `parts`."""
    out: list[Point] = []
    for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
        length = dist(p, q)
        if length < 1e-6:
            continue
        n = parts if length > longest else 1
        out += [(p[0] + (q[0] - p[0]) * i / n, p[1] + (q[1] - p[1]) * i / n) for i in range(n)]
    return out


def fillet(points: Sequence[Sequence[float]], segments: int = 8) -> Outline:
    """Open polyline of (x, y) or (x, y, radius); inner points with a radius become arcs."""
    out: list[Point] = []
    last = len(points) - 1
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0.0
        if radius <= 0 or i in (0, last):
            out.append((point[0], point[1]))
        else:
            room = (0.998 if i == 1 else 0.499, 0.998 if i == last - 1 else 0.499)
            out += _arc(points[i - 1], point, points[i + 1], radius, segments, room)
    return out


def _arc(
    before: Sequence[float],
    at: Sequence[float],
    after: Sequence[float],
    radius: float,
    segments: int,
    room: tuple[float, float],
) -> Outline:
    """The arc that rounds the corner `at`; its radius shrinks to the part of either edge that it may use."""
    ax, ay, bx, by = before[0] - at[0], before[1] - at[1], after[0] - at[0], after[1] - at[1]
    la, lb = hypot(ax, ay), hypot(bx, by)
    ax, ay, bx, by = ax / la, ay / la, bx / lb, by / lb
    angle = acos(max(-1.0, min(1.0, ax * bx + ay * by)))
    if angle > pi - 1e-3:
        return [(at[0], at[1])]
    trim = min(radius / tan(angle / 2), la * room[0], lb * room[1])
    radius = trim * tan(angle / 2)
    mx, my = ax + bx, ay + by
    reach = radius / sin(angle / 2) / hypot(mx, my)
    cx, cy = at[0] + mx * reach, at[1] + my * reach
    start = atan2(at[1] + ay * trim - cy, at[0] + ax * trim - cx)
    end = atan2(at[1] + by * trim - cy, at[0] + bx * trim - cx)
    sweep = (end - start + pi) % (2 * pi) - pi
    n = max(2, int(segments * abs(sweep) / (pi / 2)) + 1)
    return [(cx + radius * cos(start + sweep * k / n), cy + radius * sin(start + sweep * k / n)) for k in range(n + 1)]
