"""House front: an oak door in its frame, a lit sidelight or dark cladding beside it. Door leaf faces -Y."""

from ..core import material as m
from ..core.light import bulb
from ..core.mesh import Object, block, group, lathe, place, sheet, tube
from ..core.outline import fillet
from . import props

LEAF = 30.0
"""How far the face of the door stands in front of y = 0, mm."""


def oak_door(x0: float, x1: float, y: float = 0, light: str = "#98805F", dark: str = "#745C42") -> None:
    """Door of upright planks, 120 mm wide with V-joints, 2.2 m tall; its leaf stands before the plane `y`."""
    wood = m.oak("Z", light, dark, 1.3)
    width = 120.0
    count = int((x1 - x0) / width) + 1
    for i in range(count):
        block("plank", (width - 0.6, 40, 2300), wood, None, (x0 + width * (i + 0.5), y - LEAF + 20, -20 - 37.0 * (i % 5)), edge=2.5)


def frame(x: float, width: float = 70, color: str = "#23282A", depth: float = 110) -> None:
    """Painted post beside door or glass."""
    block("jamb", (width, depth, 2400), m.matte(color, 0.5, 0.05, 40, 0.4), None, (x, -25, -50), edge=3)


def pull_bar(at: tuple[float, float, float], length: float = 900) -> None:
    """Round bar of aged brass on two standoffs; `at` is its middle on the leaf."""
    brass = m.aluminium("#A98A58", 0.28)
    x, y, z = at
    tube("pull bar", [(x, y - 52, z + length * (k / 3 - 0.5)) for k in range(4)], 26, brass)
    for end in (-1, 1):
        tube("standoff", [(x, y - 52 * k / 3, z + end * (length / 2 - 90)) for k in range(4)], 16, brass)


def sidelight(x0: float, x1: float) -> None:
    """Pane beside the door; behind it a lit hall with two globes and branches in a vase."""
    sheet("pane", x1 - x0, 2300, m.pane(), None, ((x0 + x1) / 2, 0, 1100), (90, 0, 0))
    sheet("hall", 4000, 3000, m.plaster("#C9B394"), None, (x0 - 300, 1500, 1200), (90, 0, 0))
    block("console", (1500, 300, 60), m.oak("X"), None, (x0 - 460, 1300, 800), edge=3)
    props.vase((x0 - 560, 1280, 860))
    props.branches((x0 - 560, 1280, 1050), 7, 420)
    for x, z in ((x0 - 350, 1190), (x0 - 500, 1330)):
        globe = place(props.globe(64, 2.4), (x, 1150, z))
        globe.visible_shadow = False
        bulb((x, 1150, z), 190, 64)


def cladding(x0: float, x1: float) -> None:
    """Dark-stained boards, 140 mm wide, upright with V-joints; their faces lie in y = 0."""
    wood = m.oak("Z", "#5A4D42", "#3A312A", 1.6, 0.5)
    for i in range(int((x1 - x0) / 140)):
        block("board", (139, 30, 2400), wood, None, (x1 - 140 * (i + 0.5), 15, -61.0 * (i % 4)), edge=4)


def niche(x: float, depth: float) -> None:
    """Recess to the right of the edge x: plastered flank, oak door at its back."""
    block("flank", (24, depth, 2600), m.plaster("#B7AA97", 0.08, 0.3), None, (x + 12, depth / 2 - 6, -100), edge=4)
    oak_door(x + 24, x + 1200, depth)


def lantern(at: tuple[float, float, float]) -> Object:
    """Hanging lantern: opal cylinder between two dark caps, on a rod."""
    root = group("lantern", at)
    root.scale = (0.72,) * 3
    iron = m.matte("#1B1D1E", 0.45, 0.05, 60, 0.4)
    opal = lathe("opal", fillet([(0, -80), (36, -80, 6), (36, 50, 6), (0, 50)], 10), m.glow("#FFBE7C", 1.6), root, 96)
    opal.visible_shadow, opal.visible_diffuse = False, False
    lathe("cap", fillet([(0, 48), (44, 48, 1), (44, 60, 4), (0, 64)], 8), iron, root, 96)
    lathe("foot", fillet([(0, -92), (44, -92, 4), (44, -80, 1), (0, -78)], 8), iron, root, 96)
    tube("rod", [(0, 0, 60 + 200 * k) for k in range(4)], 9, iron, root)
    bulb(at, 13, 40)
    return root
