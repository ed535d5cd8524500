"""Traces of use: rings under cups, crumbs, dust, fingerprints, a cable that lies as it fell. All in mm."""

import random
from collections.abc import Sequence

from ..core import material as m
from ..core.mesh import Material, Object, arc, copy, cushion, place, sheet, tube
from ..core.shader import Shader
from ..core.units import Vec


def stain(color: str, cover: float, scale: float = 3.0, roughness: float = 0.5) -> Material:
    """Dried film on a surface: `cover` is its part of the light, broken up by noise of about 1/scale units."""
    s = Shader("stain")
    patchy = s.math("SUBTRACT", s.noise(scale, s.coordinates(), 4, 0.65), 0.32)
    amount = s.math("MINIMUM", s.math("MAXIMUM", s.math("MULTIPLY", patchy, cover * 4), 0.0), cover)
    film = s.node("BsdfPrincipled", {"Base Color": color, "Roughness": roughness, "Specular IOR Level": 0.3})
    mix = s.node("MixShader", {"Fac": amount})
    s.feed(mix, 1, s.node("BsdfTransparent").outputs[0])
    s.feed(mix, 2, film.outputs[0])
    return s.surface(mix.outputs[0])


def cup_ring(at: Vec, diameter: float = 56, turn: float = 0) -> None:
    """What a wet cup leaves: an open ring, darker on one side."""
    paint = stain("#2E1B0E", 0.55, 4)
    r = diameter / 2
    place(arc("ring", r - 1.1, r + 0.4, 0.05, turn, turn + 292, paint), at)
    place(arc("ring", r - 1.6, r + 1.0, 0.07, turn + 40, turn + 130, paint), at)


def crumbs(at: Vec, spread: tuple[float, float], count: int, size: float, colors: Sequence[str], seed: int = 3) -> None:
    """Small bits strewn about `at`, thicker in the middle; the same seed strews the same."""
    chance = random.Random(seed)
    kinds = [cushion("crumb", (size, size * 0.8, size * 0.6), m.matte(color, 0.9), None, 0.9) for color in colors]
    for kind in kinds:
        kind.hide_render = True
    for i in range(count):
        x, y = chance.gauss(0, spread[0] / 2), chance.gauss(0, spread[1] / 2)
        bit = copy(kinds[i % len(kinds)], (at[0] + x, at[1] + y, at[2] + size * 0.2), (0, 0, chance.uniform(0, 180)))
        bit.scale = (chance.uniform(0.35, 1.0),) * 3


def dust(size: tuple[float, float], at: Vec, turn: Vec = (0, 0, 0), color: str = "#CFC6B8", cover: float = 0.16) -> Object:
    """Thin grey film over a level face."""
    body = sheet("dust", *size, stain(color, cover, 1.3, 0.95), None, at, turn)
    body.visible_shadow = False
    return body


def fingerprint(at: Vec, turn: Vec = (0, 0, 0), size: tuple[float, float] = (15, 20), parent: Object | None = None) -> Object:
    """Greasy ridges on a polished face, 15 x 20 mm."""
    s = Shader("fingerprint")
    x, y, _ = s.axes(s.coordinates())
    bent = s.math("ADD", y, s.math("MULTIPLY", s.math("MULTIPLY", x, x), -4.0))
    wobble = s.math("MULTIPLY", s.noise(14, s.coordinates(), 2), 0.05)
    ridges = s.math("SINE", s.math("MULTIPLY", s.math("ADD", bent, wobble), 620.0))
    rx, ry = (s.math("DIVIDE", axis, half * 0.005) for axis, half in ((x, size[0]), (y, size[1])))
    inside = s.math("SUBTRACT", 1.0, s.math("ADD", s.math("MULTIPLY", rx, rx), s.math("MULTIPLY", ry, ry)))
    edge = s.math("MINIMUM", s.math("MULTIPLY", s.math("MAXIMUM", inside, 0.0), 3.0), 1.0)
    amount = s.math("MULTIPLY", s.math("MULTIPLY", s.math("MAXIMUM", ridges, 0.0), edge), 0.35)
    grease = s.node("BsdfPrincipled", {"Base Color": "#B9B6B0", "Roughness": 0.45})
    mix = s.node("MixShader", {"Fac": amount})
    s.feed(mix, 1, s.node("BsdfTransparent").outputs[0])
    s.feed(mix, 2, grease.outputs[0])
    body = sheet("fingerprint", *size, s.surface(mix.outputs[0]), parent, at, turn)
    body.visible_shadow = False
    return body


def cable(points: Sequence[Vec], diameter: float = 4.2, color: str = "#DAD5CB", parent: Object | None = None) -> Object:
    """Soft cord along its points."""
    return tube("cable", points, diameter, m.matte(color, 0.55, 0.1, 120), parent)
