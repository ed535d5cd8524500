"""Where the edge gateway works: beside the meters, and under a shop's counter."""

from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import place
from ..core.shot import Shot
from ..products import gateway
from ..sets import counter, meters


def meter_room() -> None:
    """The pair ends at the gateway on its shelf."""
    meters.build()
    x, z = meters.SHELF
    place(gateway.build(glow=2.0), (x, -100, z), (0, 0, -6))
    meters.light()


def shop_counter() -> None:
    """The chalk gateway in the shade of the counter."""
    counter.build()
    place(gateway.build(glow=2.0), (70, 96, counter.SHELF), (0, 0, 10))
    counter.light()


SHOTS = {
    "meter-room": Shot(
        View(15, 4, 850, (30, -60, 1216), focus=(300, -150, 1150), lens=60, stop=5), scene=meter_room, grade=Grade(exposure=0.55)
    ),
    "shop-counter": Shot(
        View(-12, 4, 690, (20, 100, 912), focus=(70, 40, 760), lens=60, stop=4), scene=shop_counter, grade=Grade(exposure=0.7)
    ),
}
