"""The services, one picture each."""

from ..core.shot import Shot
from .desk import BESIDE, BESIDE_DARK, PLAN, PLAN_DARK, ROW, ROW_DARK
from .inspection import INSPECTION, INSPECTION_DARK
from .plates import DATA, DATA_DARK
from .shelves import FLEET, FLEET_DARK
from .taken_apart import OPENED, OPENED_DARK

SHOTS: dict[str, Shot] = {
    "workbench": ROW,
    "workbench-dark": ROW_DARK,
    "app-development": BESIDE,
    "app-development-dark": BESIDE_DARK,
    "consulting": PLAN,
    "consulting-dark": PLAN_DARK,
    "managed": FLEET,
    "managed-dark": FLEET_DARK,
    "aiot": OPENED,
    "aiot-dark": OPENED_DARK,
    "data": DATA,
    "data-dark": DATA_DARK,
    "machine-learning": INSPECTION,
    "machine-learning-dark": INSPECTION_DARK,
}
