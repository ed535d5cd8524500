"""Soft bodies: solids that melt into each other, given by their distance, skinned and covered with fur. All in mm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import TypeAlias

import bpy
import numpy as np
from mathutils import Euler
from numpy.typing import NDArray

from .mesh import Material, Object, link, mesh
from .shader import Shader
from .units import MM, ORIGIN, Vec, to_radians

Array: TypeAlias = NDArray[np.float64]
Solid: TypeAlias = Callable[[Array], Array]
"""Distance of points, rows of (x, y, z), from a surface; negative inside."""


def turned(angles: Vec) -> Array:
    """Matrix of a rotation, degrees about x, y and z."""
    return np.array(Euler(to_radians(angles)).to_matrix())


def blob(at: Vec, radii: Vec, turn: Vec = ORIGIN) -> Solid:
    """Ellipsoid."""
    matrix, r = turned(turn), np.array(radii)

    def distance(p: Array) -> Array:
        q = (p - np.array(at)) @ matrix
        k0, k1 = np.linalg.norm(q / r, axis=1), np.linalg.norm(q / r**2, axis=1)
        return k0 * (k0 - 1) / np.maximum(k1, 1e-9)

    return distance


def limb(knots: Sequence[tuple[float, float, float, float]]) -> Solid:
    """Chain of points, each with its radius."""

    def distance(p: Array) -> Array:
        return np.min([_segment(p, np.array(a), np.array(b))[0] for a, b in pairwise(knots)], axis=0)

    return distance


def _segment(p: Array, a: Array, b: Array) -> tuple[Array, Array]:
    """Distance from a cone with round ends, and the place along it."""
    way = b[:3] - a[:3]
    t = np.clip(((p - a[:3]) @ way) / (way @ way), 0, 1)
    return np.linalg.norm(p - a[:3] - t[:, None] * way, axis=1) - (a[3] + t * (b[3] - a[3])), t


def flow(p: Array, chains: Sequence[Sequence[tuple[float, float, float, float]]]) -> tuple[Array, Array]:
    """Direction of the nearest chain at each point, and the way along it in mm; hair lies so."""
    nearest, way, along = np.full(len(p), np.inf), np.zeros_like(p), np.zeros(len(p))
    for chain in chains:
        walked = 0.0
        for a, b in pairwise(np.array(chain)):
            step = b[:3] - a[:3]
            length = float(np.linalg.norm(step))
            d, t = _segment(p, a, b)
            closer = d < nearest
            nearest = np.where(closer, d, nearest)
            way[closer] = step / length
            along[closer] = walked + t[closer] * length
            walked += length
    return way, along


def melt(first: Solid, *others: tuple[Solid, float]) -> Solid:
    """Union; each part with the radius in mm in which it melts into what is before it."""

    def distance(p: Array) -> Array:
        d = first(p)
        for solid, k in others:
            e = solid(p)
            h = np.maximum(k - np.abs(d - e), 0) / k
            d = np.minimum(d, e) - h * h * k / 4
        return d

    return distance


def normals(solid: Solid, p: Array, step: float = 0.6) -> Array:
    """Outward unit normals."""
    out = np.stack([solid(p + step * e) - solid(p - step * e) for e in np.eye(3)], axis=1)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)


@dataclass(frozen=True)
class Skin:
    """Surface of a solid: vertices and faces of four."""

    vertices: Array
    faces: NDArray[np.int64]

    def body(self, name: str, material: Material, tones: Array | None = None) -> Object:
        """As an object; `tones` are linear RGB of the vertices, attribute 'tone'."""
        made = mesh(name, [tuple(v) for v in self.vertices], self.faces.tolist(), material, crease=180, flat_caps=False)
        if tones is not None:
            layer = made.data.attributes.new("tone", "FLOAT_COLOR", "POINT")
            layer.data.foreach_set("color", np.column_stack([tones, np.ones(len(tones))]).astype(np.float32).ravel())
        return made

    def scatter(self, count: int, chance: np.random.Generator) -> Array:
        """Points spread evenly over the surface."""
        a, b, c, d = (self.vertices[self.faces[:, i]] for i in range(4))
        first, second = (np.linalg.norm(np.cross(q - a, r - a), axis=1) for q, r in ((b, c), (c, d)))
        area = first + second
        face = chance.choice(len(area), count, p=area / area.sum())
        half = chance.random(count) * area[face] < first[face]
        u, v = chance.random((2, count))
        fold = u + v > 1
        u, v = np.where(fold, 1 - u, u)[:, None], np.where(fold, 1 - v, v)[:, None]
        middle = np.where(half[:, None], b[face], d[face])
        return a[face] + u * (middle - a[face]) + v * (c[face] - a[face])


def skin(solid: Solid, low: Vec, high: Vec, voxel: float) -> Skin:
    """Surface nets: one vertex in each cell that the surface crosses."""
    axes = [np.arange(a, b + voxel, voxel) for a, b in zip(low, high, strict=True)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)
    field = np.concatenate([solid(part) for part in np.array_split(grid.reshape(-1, 3), 24)]).reshape(grid.shape[:3])
    shape = tuple(n - 1 for n in field.shape)
    total, count = np.zeros((*shape, 3)), np.zeros(shape)
    faces: list[Array] = []
    crossings: list[tuple[int, Array]] = []
    for axis in range(3):
        lower, upper = (np.take(field, range(k, field.shape[axis] - 1 + k), axis) for k in (0, 1))
        cross = (lower < 0) != (upper < 0)
        part = np.where(cross, lower / np.where(cross, lower - upper, 1), 0)
        crossings.append((axis, cross))
        others = [k for k in range(3) if k != axis]
        for shift in product((0, 1), repeat=2):
            window = [slice(None)] * 3
            for k, s in zip(others, shift, strict=True):
                window[k] = slice(s, s + shape[k])
            hit = cross[tuple(window)]
            offset = np.zeros((*shape, 3))
            offset[..., axis] = part[tuple(window)]
            for k, s in zip(others, shift, strict=True):
                offset[..., k] = s
            total += np.where(hit[..., None], offset, 0)
            count += hit
    used = count > 0
    index = np.full(shape, -1)
    index[used] = np.arange(int(used.sum()))
    corner = np.stack(np.meshgrid(*(axis[:-1] for axis in axes), indexing="ij"), axis=-1)
    vertices = (corner + voxel * total / np.maximum(count, 1)[..., None])[used]
    for axis, cross in crossings:
        others = [k for k in range(3) if k != axis]
        at = np.argwhere(cross)
        at = at[np.all([(at[:, k] > 0) & (at[:, k] < shape[k]) for k in others], axis=0)]
        ring = []
        for back in ((1, 1), (0, 1), (0, 0), (1, 0)):
            cell = at.copy()
            for k, s in zip(others, back, strict=True):
                cell[:, k] -= s
            ring.append(index[tuple(cell.T)])
        faces.append(np.stack(ring, axis=1))
    return Skin(vertices, np.concatenate(faces).astype(np.int64))


@dataclass(frozen=True)
class Coat:
    """Hair: its length and how far it stands up (0 to 1), in mm; thickness at the root."""

    length: float
    lift: float = 0.3
    thick: float = 0.3
    ruffle: float = 0.22


def toned(roughness: float = 0.6) -> Material:
    """Takes its colour from the attribute 'tone'."""
    s = Shader("toned")
    color = s.node("Attribute", attribute_name="tone").outputs["Color"]
    return s.principled(Base_Color=color, Roughness=roughness, Specular_IOR_Level=0.2, Sheen_Weight=0.1)


def fur(name: str, roots: Array, out: Array, way: Array, tones: Array, coat: Coat, chance: np.random.Generator) -> Object:
    """One strand from each root, lying along `way`, standing up along `out`; neighbours meet in locks."""
    n, steps = len(roots), 5
    waves = np.stack([np.sin(roots @ w + p) for w, p in zip(chance.normal(0, 0.14, (3, 3)), (0.3, 1.7, 4.0), strict=True)], axis=1)
    drift = waves * coat.ruffle + chance.normal(0, coat.ruffle * 0.5, (n, 3))
    flat = way + drift
    flat -= np.sum(flat * out, axis=1, keepdims=True) * out
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-6)
    length = coat.length * chance.uniform(0.6, 1.12, (n, 1))
    cells = np.round((roots + waves * 2) / (coat.length * 0.5)).astype(np.int64) @ (1, 4_000, 16_000_000)
    _, lock, size = np.unique(cells, return_inverse=True, return_counts=True)
    middle = np.stack([np.bincount(lock, axis) for axis in roots.T], axis=1) / size[:, None]
    drawn = (middle[lock] - roots) * 0.6
    points = np.empty((n, steps, 3))
    for i in range(steps):
        t = i / (steps - 1)
        up = coat.lift * (t - 0.42 * t * t)
        points[:, i] = roots - 0.4 * out + length * (flat * t * (0.72 + 0.28 * t) + out * up) + drawn * t * t
    curves = bpy.data.hair_curves.new(name)
    curves.add_curves([steps] * n)
    curves.position_data.foreach_set("vector", (points * MM).astype(np.float32).ravel())
    thin = np.tile(np.linspace(1, 0.25, steps) * coat.thick / 2 * MM, n).astype(np.float32)
    curves.attributes.new("radius", "FLOAT", "POINT").data.foreach_set("value", thin)
    shade = tones * chance.uniform(0.6, 1.25, (n, 1))
    dye = np.column_stack([np.clip(shade, 0, 1), np.ones(n)]).astype(np.float32)
    curves.attributes.new("tone", "FLOAT_COLOR", "CURVE").data.foreach_set("color", dye.ravel())
    curves.materials.append(toned(0.55))
    return link(bpy.data.objects.new(name, curves))
