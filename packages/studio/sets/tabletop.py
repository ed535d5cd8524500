"""A table for still lifes of several things: the catalogue's table light without a product, and sun through leaves."""

from mathutils import Vector

from ..core.camera import View
from ..core.light import sun
from ..core.mesh import Object, place
from ..core.shot import Card, Shot
from ..core.units import MM, Vec
from . import props
from .rig import day_table, night_table


def by_day(view: View, ground: str = "#D6CFC4", scale: float = 1.0, key: float = 1.0, cards: tuple[Card, ...] = ()) -> None:
    """Pale paper under the low warm key."""
    day_table(Shot(view, ground=ground, scale=scale, key=key, cards=cards))


def by_night(view: View, ground: str = "#24262B", scale: float = 1.0, key: float = 1.0, cards: tuple[Card, ...] = ()) -> None:
    """Charcoal paper between a warm and a cool rim."""
    night_table(Shot(view, ground=ground, scale=scale, key=key, cards=cards))


def unseen(body: Object) -> None:
    """Leave only the shadow of a thing and of all its parts."""
    for part in (body, *body.children_recursive):
        part.visible_camera = part.visible_diffuse = part.visible_glossy = part.visible_transmission = False


def leafy_sun(target: Vec, way: Vec, strength: float, away: float = 700, size: float = 520, color: str = "#FFD2A0") -> None:
    """Low sun along `way` through twigs that hang `away` mm before the target."""
    path = Vector(way).normalized()
    sun(tuple(path), strength, color, 0.9)
    twigs = props.branches((0, 0, 0), 6, size, 9)
    foot = Vector(target) - path * away - Vector((0, 0, size * 0.5))
    unseen(place(twigs, tuple(foot)))


def named_parts(root: Object) -> dict[str, Object]:
    """The parts of a product by the names that its file gives them."""
    return {part.name.split(".")[0]: part for part in root.children}


def slide(root: Object, offsets: dict[str, float]) -> None:
    """Move parts along the product's own Z, in mm."""
    parts = named_parts(root)
    for name, offset in offsets.items():
        parts[name].location.z += offset * MM
