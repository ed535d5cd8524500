"""A photograph as data: which pose of which product, on which set, seen from where."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .camera import View
from .grade import Grade
from .units import ORIGIN, Vec


@dataclass(frozen=True)
class Card:
    """Reflection card, given by the place where it is to be seen: a point of the product and its normal there.

    Point and distance in mm, power in watts. Aim past a corner, so that the gradient dies across the glass.
    """

    point: Vec
    normal: Vec = (0, -1, 0)
    size: tuple[float, float] = (220, 460)
    power: float = 60
    distance: float = 650
    color: str = "#EAF1FF"


@dataclass(frozen=True)
class Shot:
    """One picture. A `rig` lights one product; a `scene` builds its own surroundings and lights. Cards serve both."""

    view: View
    rig: "Callable[[Shot], None] | None" = None
    scene: Callable[[], None] | None = None
    pose: Mapping[str, Any] = field(default_factory=dict)
    """Arguments of the product's `build`."""
    at: Vec = ORIGIN
    turn: Vec = ORIGIN
    ground: str = "#D6CFC4"
    """Colour of the wall or the paper."""
    scale: float = 1.0
    """Size of the light set; 1 suits a frame of 200 mm."""
    key: float = 1.0
    """Factor on the key light."""
    cards: tuple[Card, ...] = ()
    grade: Grade = Grade()
    cut_out: bool = False
    """Leaves the ground out, but for the shadow on it: for a page's own ground. Needs a rig with a table."""


ON_WALL: Vec = (90, 0, 0)
"""Turns a product whose face is +Z so that it hangs on the wall y = 0 and faces the camera."""
