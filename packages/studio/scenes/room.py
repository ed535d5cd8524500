"""The living room with gateway, humidity sensor and camera, lit by layers that can be mixed to any hour."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ..core import engine
from ..core.camera import View, shoot_from
from ..core.grade import Grade
from ..core.mesh import place
from ..products import gateway, humidity_sensor, intelligent_camera
from ..sets import room

VIEW = View(-8, 2.4, 1490, (-60, -120, 915), focus=(20, -340, 720), lens=58, stop=5.6)

LAYERS = {
    "window": room.Mood(1.0, 0.0, 0.0),
    "sun": room.Mood(0.0, 1.0, 0.0),
    "lamp": room.Mood(0.0, 0.0, 1.0),
    "led": room.Mood(0.0, 0.0, 0.0),
}
"""One render each; light adds up, so their weighted sum is the room at any hour."""


@dataclass(frozen=True)
class Hour:
    """Weights of the layers in red, green and blue."""

    window: tuple[float, float, float]
    sun: tuple[float, float, float]
    lamp: tuple[float, float, float]
    led: tuple[float, float, float]
    grade: Grade = Grade(exposure=0.35)


HOURS = {
    "day": Hour((2.3, 2.4, 2.45), (1.25, 1.75, 2.45), (0, 0, 0), (0.5, 0.5, 0.5)),
    "dusk": Hour((0.9, 0.9, 0.95), (0.95, 0.85, 0.78), (0.6, 0.6, 0.6), (1, 1, 1)),
    "night": Hour((0.16, 0.21, 0.29), (0, 0, 0), (1.5, 1.4, 1.25), (1.3, 1.3, 1.3)),
}


def stage(layer: str) -> None:
    """Build the room with one of its lights switched on."""
    engine.clear()
    room.build(lamp=1.0 if layer == "lamp" else 0.0)
    lit = 1.0 if layer == "led" else 0.0
    place(gateway.build(glow=1.6 * lit), (20, -300, room.TOP), (0, 0, -8))
    x, y = room.BOOKS
    place(humidity_sensor.build(glow=2.6 * lit), (x + 8, y - 12, room.TOP + room.STACK + 31), (84, 0, 10))
    place(intelligent_camera.build(yaw=-24, tilt=-4, glow=3.4 * lit), (545, -300, room.TOP))
    room.light(LAYERS[layer])
    shoot_from(VIEW)


def mix(layers: Mapping[str, engine.Pixels], hour: Hour) -> engine.Pixels:
    """The room's light at an hour."""
    light: engine.Pixels = np.sum([layers[name] * np.float32(getattr(hour, name)) for name in LAYERS], axis=0)
    return light
