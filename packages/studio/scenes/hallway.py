"""A hall in which nothing happens: the switch on the wall, the door ajar, the mat."""

from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import place
from ..core.shot import ON_WALL, Shot
from ..products import smart_scenes_and_switch
from ..sets import hallway

VIEW = View(13, 12, 2050, (330, -60, 575), focus=(60, -20, 1150), lens=42, stop=8)


def _hall(day: float = 1.7) -> None:
    hallway.build(day)
    place(smart_scenes_and_switch.build(), (96, 0, 1180), ON_WALL)


def by_evening() -> None:
    """Sun on the floor."""
    _hall()
    hallway.evening()


def by_night() -> None:
    """The lamp of the porch on the floor."""
    _hall(0.03)
    hallway.night()


SHOTS: dict[str, Shot] = {
    "": Shot(VIEW, scene=by_evening, grade=Grade(exposure=0.7)),
    "-dark": Shot(VIEW, scene=by_night, grade=Grade(exposure=0.5, bloom=0.14)),
}
