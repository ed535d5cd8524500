"""The decision on site: the gateway among its sensors."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import lathe, place
from ..core.shot import Shot
from ..products import door_and_window_sensor, gateway, humidity_sensor, smart_fob_button
from ..sets.tabletop import by_night

VIEW = View(-20, 24, 450, (0, 0, 12), focus=(0, -58, 28), lens=85, stop=9)


def site() -> None:
    """The gateway lit among four sensors: the decision stays where they are."""
    by_night(VIEW, "#16181B", scale=2.0, key=0.95)
    place(gateway.build(m.GRAPHITE, "#232426", "#46484C", 2.6), (0, 0, 0), (0, 0, 12))
    around = (
        (humidity_sensor.build(m.GRAPHITE, "#191A1C", "#F1EDE4", 1.0, humidity=44, warmth=20.8), (-150, 30, 31), (84, 0, -16)),
        (smart_fob_button.build("#3A3D42", loop=False), (-84, -98, 0), (0, 0, 0)),
        (door_and_window_sensor.build(color=m.GRAPHITE), (108, -92, 0), (0, 0, -18)),
        (humidity_sensor.build(m.GRAPHITE, "#191A1C", "#F1EDE4", 1.0, humidity=51, warmth=18.6), (156, 42, 31), (84, 0, 20)),
    )
    for body, at, turn in around:
        place(body, at, turn)
    ring = m.led(0.55)
    for radius in (96, 132, 172):
        lathe("reach", [(radius, 0.2), (radius + 0.5, 0.2)], ring, None, 256)


SHOTS: dict[str, Shot] = {"": Shot(VIEW, scene=site, grade=Grade(exposure=0.4, bloom=0.14))}
