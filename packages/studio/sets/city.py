"""A printed map of a city: drawn once, laid on paper, on tracing paper and on a screen."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import TypeAlias

import bpy
import numpy as np
from PIL import Image, ImageDraw

from ..core.mesh import Material
from ..core.shader import Shader
from ..core.units import MM

Point: TypeAlias = tuple[float, float]
Quad: TypeAlias = tuple[Point, Point, Point, Point]

WIDTH, HEIGHT = 2400, 1700
"""Size of the drawing in pixels; four of them are a millimetre of the sheet of 600 x 425 mm."""

PIXELS = 4.0

STREETS: Sequence[Sequence[Point]] = (
    ((0, 520), (620, 600), (1210, 560), (1700, 690), (2400, 640)),
    ((0, 1240), (560, 1180), (1320, 1260), (2400, 1120)),
    ((420, 0), (520, 600), (470, 1180), (560, 1700)),
    ((1180, 0), (1210, 560), (1320, 1260), (1290, 1700)),
    ((1900, 0), (1820, 690), (1960, 1160), (1900, 1700)),
)
"""Avenues; the same lines carry pipes and routes."""

POINTS: Sequence[Point] = ((520, 600), (1210, 560), (1700, 690), (560, 1180), (1320, 1260), (1960, 1160), (890, 880), (1560, 330))
"""Where the things are, pixels."""


def on_sheet(point: Point) -> Point:
    """Pixels to mm about the middle of the sheet."""
    return ((point[0] - WIDTH / 2) / PIXELS, (HEIGHT / 2 - point[1]) / PIXELS)


def _river() -> list[Point]:
    return [(x, 900 + 210 * sin(x / 520 + 0.6) - 0.12 * x + 40 * sin(x / 170)) for x in range(-100, 2600, 40)]


def _split(quad: Quad, chance: Random, small: float) -> list[Quad]:
    """Blocks of a quarter: cut across the longer side until they are small."""
    a, b, c, d = quad
    wide, tall = hypot(b[0] - a[0], b[1] - a[1]), hypot(d[0] - a[0], d[1] - a[1])
    if max(wide, tall) < small * chance.uniform(0.8, 1.6):
        return [quad]
    t = chance.uniform(0.38, 0.62)

    def between(p: Point, q: Point) -> Point:
        return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)

    if wide > tall:
        e, f = between(a, b), between(d, c)
        halves: tuple[Quad, Quad] = ((a, e, f, d), (e, b, c, f))
    else:
        e, f = between(a, d), between(b, c)
        halves = ((a, b, f, e), (e, f, c, d))
    return [part for half in halves for part in _split(half, chance, small)]


def _shrunk(quad: Quad, gap: float) -> Quad:
    """The quad a little smaller about its middle."""
    x, y = sum(p[0] for p in quad) / 4, sum(p[1] for p in quad) / 4

    def nearer(p: Point) -> Point:
        away = hypot(p[0] - x, p[1] - y)
        k = max(0.2, 1 - gap * 1.4 / away)
        return (x + (p[0] - x) * k, y + (p[1] - y) * k)

    return (nearer(quad[0]), nearer(quad[1]), nearer(quad[2]), nearer(quad[3]))


def plan(dark: bool = False) -> Image.Image:
    """Streets, blocks, houses, parks and the river; always the same city."""
    paper, block, house, park, water, rail = (
        ("#131A17", "#1D2622", "#2A3530", "#1F3229", "#1B2E38", "#46504B")
        if dark
        else ("#F1EBDF", "#DACFBB", "#AFA18A", "#AEBD95", "#9DBDC3", "#7C756A")
    )
    chance = Random(11)
    image = Image.new("RGB", (WIDTH, HEIGHT), paper)
    draw = ImageDraw.Draw(image)
    xs, ys = (-60, 480, 1230, 1880, 2460), (-60, 570, 1210, 1760)
    for i in range(4):
        for k in range(3):
            corner = [(xs[i + a], ys[k + b]) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            bent = [(x + 26 * sin(y / 300 + i), y + 34 * sin(x / 420 + k)) for x, y in corner]
            for part in _split((bent[0], bent[1], bent[2], bent[3]), chance, 150):
                inner = _shrunk(part, 9)
                green = chance.random() < 0.07
                draw.polygon(inner, fill=park if green else block)
                if not green:
                    for lot in _split(inner, chance, 46):
                        if chance.random() < 0.86:
                            draw.polygon(_shrunk(lot, chance.uniform(3, 7)), fill=house)
    draw.polygon([(1330, 660), (1760, 740), (1790, 1010), (1400, 1060)], fill=park)
    draw.line(_river(), fill=water, width=104, joint="curve")
    for street in STREETS:
        draw.line(street, fill=paper, width=34, joint="curve")
    for street in STREETS:
        draw.line(street, fill=rail, width=2, joint="curve")
    return image


def printed(image: Image.Image, size: Point, roughness: float = 0.9, glow: float = 0.0) -> Material:
    """Picture on a surface of `size` mm with millimetre UVs that start at its corner; with alpha it is tracing paper."""
    picture = bpy.data.images.new("print", image.width, image.height)
    pixels = np.asarray(image.convert("RGBA"), np.float32)[::-1] / 255
    picture.pixels.foreach_set(pixels.ravel())
    picture.pack()
    s = Shader("printed")
    where = s.coordinates("UV", (1 / (size[0] * MM), 1 / (size[1] * MM), 1))
    texture = s.node("TexImage", {"Vector": where}, image=picture)
    if glow:
        return s.surface(s.node("Emission", {"Color": texture.outputs["Color"], "Strength": glow}).outputs[0])
    tooth = s.bump(s.noise(50, s.coordinates(), 3), 0.05, 0.3)
    face = s.node(
        "BsdfPrincipled",
        {"Base Color": texture.outputs["Color"], "Roughness": roughness, "Specular IOR Level": 0.2, "Normal": tooth},
    )
    if image.mode != "RGBA":
        return s.surface(face.outputs[0])
    mix = s.node("MixShader", {"Fac": texture.outputs["Alpha"]})
    s.feed(mix, 1, s.node("BsdfTransparent").outputs[0])
    s.feed(mix, 2, face.outputs[0])
    return s.surface(mix.outputs[0])


def tracing(
    lines: Sequence[Sequence[Point]], ink: str, width: int, zones: Sequence[Sequence[Point]] = (), tint: str = "#FFB25E"
) -> Image.Image:
    """Tracing paper: milky, with lines and tinted zones in ink."""
    image = Image.new("RGBA", (WIDTH, HEIGHT), "#FBF9F230")
    draw = ImageDraw.Draw(image, "RGBA")
    for zone in zones:
        draw.polygon(list(zone), fill=f"{tint}60")
        draw.line([*zone, zone[0]], fill=f"{tint}FF", width=7, joint="curve")
    for line in lines:
        draw.line(list(line), fill=f"{ink}F2", width=width, joint="curve")
    return image


def ring(at: Point, radius: float) -> list[Point]:
    """Circle as a polyline, pixels."""
    return [(at[0] + radius * cos(2 * pi * k / 72), at[1] + radius * sin(2 * pi * k / 72)) for k in range(73)]
