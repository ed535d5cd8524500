"""Eight NFC tags on a stone slab."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import card, softbox, world
from ..core.mesh import Object, block, group, sheet
from ..core.shot import Shot
from ..sets import daylight, tags

PLACES = (
    (-88, 44, 6),
    (-26, 40, 24),
    (27, 42, 0),
    (92, 46, -4),
    (-86, -34, 14),
    (-20, -42, -10),
    (36, -36, 0),
    (88, -34, 8),
)
"""x, y and turn of each tag on the slab."""


def build() -> Object:
    """The slab's upper face is z = 0."""
    root = group("tags")
    block("slab", (360, 250, 22), m.stone("#A39E95", "#7B756D", 0.9, 0.5), root, (0, 4, -22), edge=2.5)
    for kind, (x, y, turn) in zip(tags.KINDS, PLACES, strict=True):
        kind(group(kind.__name__, (x, y, 0), (0, 0, turn), root))
    return root


def on_stone() -> None:
    """Late sun over the slab; a twig and a bar of the window lie across it."""
    build()
    sheet("table", 6000, 6000, m.plaster("#C9C1B5", 0.05, 0.04), None, (0, 0, -22))
    way = (1, 0.5, -0.56)
    daylight.room_light(1.0, (0, 0, 0))
    daylight.sun_through(daylight.Patch((-6, 14, 0), (560, 380), (1, 0, 0), (0, 1, 0), (0.3,), ()), way, 4.0, "#FFD9B0", bar=26)
    daylight.twigs((-70, 90, 0), way, 620, 5, 560, 9)
    card((-60, 700, 520), (60, 20, 0), (700, 260), 90, "#EAF1FF")


def by_night() -> None:
    """The slab under a warm lamp from the left, a cool edge from the right."""
    build()
    sheet("table", 6000, 6000, m.matte("#24272B", 0.8, 0.05, 30), None, (0, 0, -22))
    world("#8FA3C0", "#20242C", 0.03, glossy=0.3)
    softbox((-420, 260, 330), (-20, 0, 0), (150, 420), 300, "#FFCF9C")
    softbox((520, 160, 360), (0, 0, 0), (160, 520), 190, "#A9C1EA")
    card((-60, 700, 520), (60, 20, 0), (700, 260), 40, "#EAF1FF")


VIEW = View(-7, 43, 268, (2, 9, 0), focus=(10, -20, 4), stop=13)

SHOTS = {
    "tags": Shot(VIEW, scene=on_stone, grade=Grade(exposure=0.35)),
    "tags-dark": Shot(VIEW, scene=by_night, grade=Grade(exposure=0.35, bloom=0.14)),
}
