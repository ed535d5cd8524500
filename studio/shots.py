"""The shot list: every picture by its key, '<product>/<view>'."""

from importlib import import_module
from types import ModuleType

from .core.shot import Shot

PRODUCTS = (
    "dimmer-knob",
    "smart-lock",
    "gateway",
    "intelligent-camera",
    "humidity-sensor",
    "carbon-monoxide-sensor",
    "door-and-window-sensor",
    "key-tracking-device",
    "smart-fob-button",
    "door-bell",
    "attendance-system",
    "smart-adaptor",
    "curtain-and-blind-control",
    "smart-scenes-and-switch",
    "smart-mirror",
    "gas-sensor",
)


def module(product: str) -> ModuleType:
    """The file of a product."""
    return import_module(f"{__package__}.products.{product.replace('-', '_')}")


def shot_list() -> dict[str, Shot]:
    """All shots, in the order in which they are made."""
    return {f"{product}/{view}": shot for product in PRODUCTS for view, shot in module(product).SHOTS.items()}
