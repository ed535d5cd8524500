"""Eight NFC tags on a stone slab."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, block, group
from ..core.shot import Shot
from ..sets import tags
from ..sets.rig import day_table

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
    block("slab", (380, 230, 24), m.stone("#9A958C", "#6F6A63", 0.9, 0.5), root, (6, 4, -24), edge=2.5)
    for kind, (x, y, turn) in zip(tags.KINDS, PLACES, strict=True):
        kind(group(kind.__name__, (x, y, 0), (0, 0, turn), root))
    return root


SHOTS = {
    "tags": Shot(
        View(-8, 39, 312, (4, 0, -2), focus=(20, -30, 4), stop=13),
        day_table,
        at=(0, 0, 24),
        turn=(0, 0, -3),
        ground="#CFC8BC",
        scale=1.3,
        grade=Grade(exposure=0.3),
    ),
}
