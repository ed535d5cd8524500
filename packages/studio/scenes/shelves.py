"""A fleet that is watched: eight gateways on two shelves, one of which asks for attention."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import bulb, softbox, world
from ..core.mesh import Object, block, group, label, place, sheet, tube
from ..core.shot import Shot
from ..products import gateway
from ..sets import daylight

VIEW = View(-16, 4.5, 800, (-14, -100, 176), focus=(-104, -186, 150), lens=65, stop=4)

ASKS = 5
"""Number of the gateway that glows amber, from the upper left."""


def fleet() -> None:
    """Morning in the operations room."""
    _shelves("#CDC3B3", "#B59A7C", "#80684F")
    way = (0.62, 1, -0.5)
    daylight.room_light(1.7, (-60, -60, 170))
    daylight.sun_through(daylight.Patch((-60, 0, 190), (1000, 640), bars=(0.34, 0.67)), way, 4.2, "#FFDDB6")
    softbox((300, -1200, 420), (-60, -120, 170), (600, 500), 420, "#FFEBD2", glossy=False)
    daylight.twigs((160, -40, 330), way, 900)


def by_night() -> None:
    """The same at night."""
    _shelves("#4E5C52", "#8E7456", "#5F4A38")
    world("#9FB0A6", "#1C231F", 0.07, glossy=0.3)
    softbox((-1500, -1500, 420), (-60, -60, 170), (500, 900), 780, "#CBD8CC", 0.8)
    softbox((900, -900, 300), (150, -60, 120), (400, 400), 200, "#FFD5A4", 1.0, glossy=False)
    softbox((-520, -330, 900), (-160, 0, 300), (140, 140), 110, "#FFE2BE", 0.9, glossy=False)
    bulb(((ASKS % 4 - 1.5) * 208 - 8, -222, 96), 14, 20, "#FF9A3C")


def _shelves(wall: str, light_oak: str, dark_oak: str) -> None:
    """Two shelves with brass brackets, four gateways on each."""
    sheet("wall", 6000, 4000, m.plaster(wall, 0.08, 0.16), None, (0, 0, 600), (90, 0, 0))
    wood = m.oak("X", light_oak, dark_oak, 0.9)
    for z in (60.0, 268.0):
        block("shelf", (1500, 230, 26), wood, None, (0, -116, z - 26), edge=2.5)
        for side in (-315, 105, 525):
            block("bracket", (8, 190, 40), m.aluminium("#7E6A48", 0.35), None, (side, -98, z - 66), edge=1)
    for i in range(8):
        x = (i % 4 - 1.5) * 208 + (6, -8, 4, -5)[i % 4]
        z = 268.0 if i < 4 else 60.0
        _unit(i, (x, -128, z), (-6, 3, -2, 5, 2, -4, 6, -3)[i])


def _unit(number: int, at: tuple[float, float, float], turn: float) -> Object:
    """Gateway with its network cable and a brass number on the shelf's edge."""
    asks = number == ASKS
    body = gateway.build(m.CHALK, glow=4.2 if asks else 1.0)
    place(body, at, (0, 0, turn))
    if not asks:
        waist = next(part for part in body.children if part.name.startswith("waist"))
        waist.data.materials[0] = m.led(1.5, "#DDE3E4")
    root = group("cable", at)
    tube(
        "cable",
        [(0, 55, 10), (0, 76, 10), (14, 104, 10), (18, 116, -4), (18, 117, -30), (18, 117, -230)],
        4.2,
        m.matte("#23262A", 0.6),
        root,
    )
    plate = group("number", (at[0], -231.4, at[2] - 13), (90, 0, 0))
    block("plate", (30, 13, 1.0), m.matte("#B3975F", 0.4), plate, edge=0.4)
    label(f"{number + 1:02d}", 7.5, (0, 0, 1.02), m.matte("#2A241A", 0.6), plate, 500)
    return body


FLEET = Shot(VIEW, scene=fleet, grade=Grade(exposure=0.2, bloom=0.14))
FLEET_DARK = Shot(VIEW, scene=by_night, grade=Grade(exposure=0.7, bloom=0.14))
