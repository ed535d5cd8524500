"""The services, one picture each."""

from ..core.shot import Shot
from .desk import BESIDE, BESIDE_DARK, PLAN, PLAN_DARK, ROW, ROW_DARK
from .inspection import INSPECTION, INSPECTION_DARK
from .plates import DATA
from .shelves import FLEET
from .taken_apart import LAID_OUT

SHOTS: dict[str, Shot] = {
    "workbench": ROW,
    "workbench-dark": ROW_DARK,
    "app-development": BESIDE,
    "app-development-dark": BESIDE_DARK,
    "consulting": PLAN,
    "consulting-dark": PLAN_DARK,
    "managed": FLEET,
    "aiot": LAID_OUT,
    "data": DATA,
    "machine-learning": INSPECTION,
    "machine-learning-dark": INSPECTION_DARK,
}
