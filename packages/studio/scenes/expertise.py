"""Nine industries in a tray, by day and by night."""

from ..core.shot import Shot
from .cases import TRAY, TRAY_DARK

SHOTS: dict[str, Shot] = {"tray": TRAY, "tray-dark": TRAY_DARK}
