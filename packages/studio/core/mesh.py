"""Bodies: lofted, turned, tubed, lettered and cut. Arguments in mm and degrees, Z is up or out of the face."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, radians, sin
from pathlib import Path
from typing import TypeAlias

import bmesh
import bpy

from .outline import Outline, circle, fillet, squircle
from .units import MM, ORIGIN, Vec, to_radians, to_units

Object: TypeAlias = bpy.types.Object
Material: TypeAlias = bpy.types.Material
Displace = Callable[[float, float, float], float]

FONTS = Path(__file__).parents[3] / "node_modules/@fontsource/geist/files"


def link(body: Object, parent: Object | None = None) -> Object:
    """Put the object into the scene, below its parent."""
    bpy.context.scene.collection.objects.link(body)
    body.parent = parent
    return body


def group(name: str, at: Vec = ORIGIN, turn: Vec = ORIGIN, parent: Object | None = None) -> Object:
    """Empty that carries parts."""
    return place(link(bpy.data.objects.new(name, None), parent), at, turn)


def place(body: Object, at: Vec = ORIGIN, turn: Vec = ORIGIN) -> Object:
    """Set position (mm) and rotation (degrees)."""
    body.location = to_units(at)
    body.rotation_euler = to_radians(turn)
    return body


def copy(body: Object, at: Vec = ORIGIN, turn: Vec = ORIGIN, parent: Object | None = None) -> Object:
    """Another object of the same mesh."""
    return place(link(bpy.data.objects.new(body.name, body.data), parent), at, turn)


def mesh(
    name: str,
    vertices: Sequence[Vec],
    faces: Sequence[Sequence[int]],
    material: Material,
    parent: Object | None = None,
    crease: float = 32,
    flat_caps: bool = True,
    uvs: Sequence[Sequence[tuple[float, float]]] | None = None,
) -> Object:
    """Mesh with smooth shading, sharp where faces meet at more than `crease` degrees. `uvs` in mm per corner."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([to_units(v) for v in vertices], [], faces)
    shape = bmesh.new()
    shape.from_mesh(data)
    if uvs:
        layer = shape.loops.layers.uv.new("mm")
        shape.faces.ensure_lookup_table()
        for face, corners in zip(shape.faces, uvs, strict=True):
            for loop, (u, v) in zip(face.loops, corners, strict=True):
                loop[layer].uv = (u * MM, v * MM)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    body = link(bpy.data.objects.new(name, data), parent)
    _shade(body, crease, flat_caps)
    return body


def _shade(body: Object, crease: float, flat_caps: bool) -> None:
    """Smooth shading; `flat_caps` weighs normals by area, so that flat faces stay flat up to their fillets."""
    body.data.shade_smooth()
    body.data.set_sharp_from_angle(angle=radians(crease))
    if flat_caps:
        weighted = body.modifiers.new("flat", "WEIGHTED_NORMAL")
        weighted.keep_sharp = True
        weighted.weight = 100


def cut(body: Object, *cutters: Object) -> Object:
    """Subtract the cutters, which must be closed, from the body and remove them."""
    for modifier in list(body.modifiers):
        body.modifiers.remove(modifier)
    for cutter in cutters:
        boolean = body.modifiers.new("cut", "BOOLEAN")
        boolean.operation, boolean.solver, boolean.object = "DIFFERENCE", "MANIFOLD", cutter
    bpy.context.view_layer.update()
    body.data = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.clear()
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    _shade(body, 32, True)
    _keep_flat(body.data)
    return body


def _keep_flat(data: bpy.types.Mesh) -> None:
    """Sever the shading of level faces from their fillets, since a cut leaves them in pieces of any size."""
    shape = bmesh.new()
    shape.from_mesh(data)
    for edge in shape.edges:
        level = {abs(face.normal.z) > 0.9999 for face in edge.link_faces}
        edge.smooth = edge.smooth and len(level) < 2
    shape.to_mesh(data)
    shape.free()


def loft(
    name: str,
    outline: Outline,
    profile: Outline,
    material: Material,
    parent: Object | None = None,
    bottom: bool = True,
    top: bool = True,
    crease: float = 32,
) -> Object:
    """Sweep the profile, points of (inset, z), around a closed outline. Writes UVs in mm (along, up).

    No inset may exceed the radius of the outline's corners, or the end faces fold over themselves.
    """
    deepest = half_width(outline) * 0.96
    rings = [(min(inset, deepest), z) for inset, z in profile]
    n = len(outline)
    inward = _inward(outline)
    vertices = [(x + nx * inset, y + ny * inset, z) for inset, z in rings for (x, y), (nx, ny) in zip(outline, inward, strict=True)]
    along, up = [0.0], [0.0]
    for i in range(n):
        along.append(along[-1] + dist(outline[i], outline[(i + 1) % n]))
    for a, b in pairwise(rings):
        up.append(up[-1] + dist(a, b))
    faces: list[tuple[int, ...]] = []
    uvs: list[list[tuple[float, float]]] = []
    for j in range(len(rings) - 1):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
            uvs.append([(along[i], up[j]), (along[i + 1], up[j]), (along[i + 1], up[j + 1]), (along[i], up[j + 1])])
    if bottom:
        faces.append(tuple(reversed(range(n))))
        uvs.append(list(outline[::-1]))
    if top:
        faces.append(tuple((len(rings) - 1) * n + i for i in range(n)))
        uvs.append(list(outline))
    return mesh(name, vertices, faces, material, parent, crease, uvs=uvs)


def half_width(outline: Outline) -> float:
    """Half of the shorter side of the outline's bounding box: no inset may be deeper."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(max(xs) - min(xs), max(ys) - min(ys)) / 2


def _inward(outline: Outline) -> Outline:
    """Unit normals that point into a counter-clockwise outline."""
    out: list[tuple[float, float]] = []
    for i in range(len(outline)):
        (ax, ay), (bx, by) = outline[i - 1], outline[(i + 1) % len(outline)]
        tx, ty = bx - ax, by - ay
        length = hypot(tx, ty)
        out.append((-ty / length, tx / length))
    return out


def slab(
    name: str,
    outline: Outline,
    z0: float,
    z1: float,
    material: Material,
    parent: Object | None = None,
    edge: float = 2.8,
    foot: float = 0.3,
) -> Object:
    """Plate from z0 to z1 with its upper edge rounded by `edge` and its lower one by `foot`."""
    deep = min(max(edge, foot) * 1.02 + 0.02, half_width(outline) * 0.9)
    edge, foot = min(edge, deep), min(foot, deep)
    corners = [(deep, z0), (0, z0, foot), (0, z1, edge), (deep, z1)]
    return loft(name, outline, fillet(corners, 12), material, parent)


def lathe(
    name: str,
    profile: Outline,
    material: Material,
    parent: Object | None = None,
    segments: int = 192,
    crease: float = 32,
    displace: Displace | None = None,
) -> Object:
    """Turn the profile, points of (radius, z), about Z; one that ends where it began makes a ring.

    `displace(angle, radius, z)` gives a new radius, as for knurling.
    """
    closed = tuple(profile[0]) == tuple(profile[-1])
    vertices: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    rings: list[list[int]] = []
    for r, z in profile[:-1] if closed else profile:
        ring: list[int] = []
        for i in range(segments if r > 1e-6 else 1):
            angle = 2 * pi * i / segments
            radius = displace(angle, r, z) if displace else r
            ring.append(len(vertices))
            vertices.append((radius * cos(angle), radius * sin(angle), z))
        rings.append(ring)
    if closed:
        rings.append(rings[0])
    for low, high in pairwise(rings):
        for i in range(segments):
            k = (i + 1) % segments
            if len(low) > 1 and len(high) > 1:
                faces.append((low[i], low[k], high[k], high[i]))
            elif len(high) > 1:
                faces.append((low[0], high[k], high[i]))
            elif len(low) > 1:
                faces.append((low[i], low[k], high[0]))
    return mesh(name, vertices, faces, material, parent, crease, flat_caps=False)


def disc(name: str, diameter: float, z: float, material: Material, parent: Object | None = None) -> Object:
    """Flat disc."""
    return lathe(name, [(diameter / 2, z), (0, z)], material, parent, segments=96)


def arc(
    name: str, inner: float, outer: float, z: float, start: float, end: float, material: Material, parent: Object | None = None
) -> Object:
    """Flat ring segment between two radii, from `start` to `end` degrees, with 160 steps."""
    vertices: list[Vec] = []
    faces: list[tuple[int, ...]] = []
    for i in range(161):
        angle = radians(start + (end - start) * i / 160)
        vertices += [(r * cos(angle), r * sin(angle), z) for r in (inner, outer)]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    return mesh(name, vertices, faces, material, parent, flat_caps=False)


def sheet(
    name: str, width: float, height: float, material: Material, parent: Object | None = None, at: Vec = ORIGIN, turn: Vec = ORIGIN
) -> Object:
    """Flat rectangle in its own XY plane, about `at`; UVs in mm."""
    w, h = width / 2, height / 2
    corners = [(-w, -h), (w, -h), (w, h), (-w, h)]
    body = mesh(name, [(x, y, 0.0) for x, y in corners], [(0, 1, 2, 3)], material, parent, flat_caps=False, uvs=[corners])
    return place(body, at, turn)


def block(
    name: str, size: Vec, material: Material, parent: Object | None = None, at: Vec = ORIGIN, turn: Vec = ORIGIN, edge: float = 1.2
) -> Object:
    """Box with rounded edges, standing on `at`."""
    outline = squircle(size[0], size[1], edge, 2.1, 5, 2)
    return place(slab(name, outline, 0, size[2], material, parent, edge, edge), at, turn)


def grid(
    name: str, columns: int, rows: int, surface: Callable[[float, float], Vec], material: Material, parent: Object | None = None
) -> Object:
    """Surface over u, v in 0..1; UVs in mm where the surface is nearly developable."""
    points = [[surface(i / columns, j / rows) for i in range(columns + 1)] for j in range(rows + 1)]
    across = [0.0]
    middle = points[rows // 2]
    for p, q in pairwise(middle):
        across.append(across[-1] + dist(p, q))
    upward = [0.0]
    for j in range(rows):
        upward.append(upward[-1] + dist(points[j][0], points[j + 1][0]))
    faces, uvs = [], []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            uvs.append([(across[i], upward[j]), (across[i + 1], upward[j]), (across[i + 1], upward[j + 1]), (across[i], upward[j + 1])])
    vertices = [point for row in points for point in row]
    return mesh(name, vertices, faces, material, parent, crease=80, flat_caps=False, uvs=uvs)


def tube(name: str, points: Sequence[Vec], diameter: float, material: Material, parent: Object | None = None) -> Object:
    """Round rod or cable along a smooth path through the control points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = diameter / 2 * MM
    curve.bevel_resolution, curve.resolution_u, curve.use_fill_caps = 10, 24, True
    path = curve.splines.new("NURBS")
    path.points.add(len(points) - 1)
    path.use_endpoint_u, path.order_u = True, 4
    for knot, point in zip(path.points, points, strict=True):
        knot.co = (*to_units(point), 1)
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve), parent)


def torus(
    name: str, diameter: float, wire: float, material: Material, parent: Object | None = None, at: Vec = ORIGIN, turn: Vec = ORIGIN
) -> Object:
    """Ring of round wire in its own XY plane; `diameter` is that of the wire's centre line."""
    r, w = diameter / 2, wire / 2
    section = [(r + w * cos(2 * pi * i / 32), w * sin(2 * pi * i / 32)) for i in range(32)]
    section.append(section[0])
    return place(lathe(name, section, material, parent, 160, crease=180), at, turn)


def label(
    text: str, size: float, at: Vec, material: Material, parent: Object | None = None, weight: int = 400, align: str = "CENTER"
) -> Object:
    """Lettering in the brand's typeface, 0.02 mm proud; `size` is the em in mm."""
    curve = bpy.data.curves.new("label", "FONT")
    curve.body, curve.size = text, size * MM
    curve.align_x, curve.align_y = align, "CENTER"
    curve.font = bpy.data.fonts.load(str(FONTS / f"geist-latin-{weight}-normal.woff2"), check_existing=True)
    curve.extrude, curve.resolution_u = 0.02 * MM, 6
    curve.materials.append(material)
    return place(link(bpy.data.objects.new("label", curve), parent), at)


def drill(diameter: float, z0: float, z1: float, at: tuple[float, float], parent: Object | None = None) -> Object:
    """Cylinder to cut with; `parent` must be the parent of the body that is cut."""
    hole = loft("drill", circle(diameter, 24 if diameter < 20 else 192), [(0, z0), (0, z1)], bpy.data.materials.new("drill"), parent)
    return place(hole, (at[0], at[1], 0))


def cushion(name: str, size: Vec, material: Material, parent: Object | None = None, edge: float = 0.6) -> Object:
    """Superellipsoid centred on its own origin; `edge` 0.2 is nearly a box, 1 an ellipsoid. UVs in mm."""

    def power(value: float, exponent: float) -> float:
        return abs(value) ** exponent * (1 if value >= 0 else -1)

    def surface(u: float, v: float) -> Vec:
        around, up = 2 * pi * u, pi * (v - 0.5)
        ring = power(cos(up), edge)
        return (
            size[0] / 2 * ring * power(cos(around), edge * 0.6),
            size[1] / 2 * ring * power(sin(around), edge * 0.6),
            size[2] / 2 * power(sin(up), edge),
        )

    return grid(name, 96, 48, surface, material, parent)
