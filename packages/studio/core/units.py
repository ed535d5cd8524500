"""Units and colours. Callers speak millimetres, degrees and sRGB hex; Blender gets units, radians and linear light."""

from math import radians

MM = 0.01
"""Blender units in one millimetre (1 unit = 100 mm)."""

Vec = tuple[float, float, float]
Linear = tuple[float, float, float, float]

ORIGIN: Vec = (0.0, 0.0, 0.0)


def to_units(vector: Vec) -> Vec:
    """Millimetres to Blender units."""
    return (vector[0] * MM, vector[1] * MM, vector[2] * MM)


def to_radians(angles: Vec) -> Vec:
    """Degrees to radians."""
    return (radians(angles[0]), radians(angles[1]), radians(angles[2]))


def linear(color: str) -> Linear:
    """SRGB hex such as '#FFB25E' to linear RGBA."""
    channels = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (r, g, b, 1.0)
