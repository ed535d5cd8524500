"""The family's materials. Each call makes a new material; roughness is that of the microfacets, 0 to 1."""

from typing import Any, TypeAlias

import bpy

from .shader import Shader
from .units import MM, Vec, linear

Material: TypeAlias = bpy.types.Material

CHALK = "#EFEDE8"
GRAPHITE = "#2B2D32"
AMBER = "#FF8628"
"""What the LED emits. Exposed at the strength of `led` it is recorded as the brand's #FFB25E."""


def soft_touch(color: str = CHALK, roughness: float = 0.46) -> Material:
    """Soft-touch polycarbonate: fine erosion texture, roughness that wanders by 0.05."""
    s = Shader("soft touch")
    where = s.coordinates()
    wander = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", s.noise(2.2, where, 3), 0.5), 0.1), roughness)
    return s.principled(
        Base_Color=color,
        Roughness=wander,
        Specular_IOR_Level=0.42,
        Sheen_Weight=0.04,
        Normal=s.bump(s.noise(220, where), 0.04, 0.4),
    )


def matte(color: str, roughness: float = 0.8, grain: float = 0.0, scale: float = 30, specular: float = 0.25) -> Material:
    """Plain surface; `grain` is the strength of a relief of about 1/scale units."""
    s = Shader("matte")
    relief: dict[str, Any] = {}
    if grain:
        relief["Normal"] = s.bump(s.noise(scale, s.coordinates(), 3, 0.6), grain, 1)
    return s.principled(Base_Color=color, Roughness=roughness, Specular_IOR_Level=specular, **relief)


def gap() -> Material:
    """The dark of a joint."""
    return matte("#050505", 0.8)


def rubber() -> Material:
    """Feet and seals."""
    return matte("#161616", 0.75)


def dark_glass(color: str = "#07080A", roughness: float = 0.03) -> Material:
    """Black-backed glass with a polished face that is not perfectly clean."""
    s = Shader("dark glass")
    smear = s.math("MULTIPLY", s.noise(1.5, s.coordinates(), 3), roughness * 2)
    return s.principled(
        Base_Color=color,
        Roughness=roughness + 0.12,
        Specular_IOR_Level=0.5,
        Coat_Weight=1.0,
        Coat_Roughness=s.math("MAXIMUM", smear, 0.01),
    )


def aluminium(color: str = "#D9DADB", roughness: float = 0.26, grain: float = 0.03) -> Material:
    """Bead-blasted, anodised."""
    s = Shader("aluminium")
    where = s.coordinates()
    normal = s.bump(s.noise(380, where), grain, 0.4)
    return s.principled(Base_Color=color, Metallic=1.0, Roughness=roughness, Normal=normal)


def polished(color: str = "#F0F1F2", roughness: float = 0.09) -> Material:
    """Diamond-cut chamfers and trims."""
    return Shader("polished").principled(Base_Color=color, Metallic=1.0, Roughness=roughness)


def brushed(color: str = "#D6D7D8", axis: str = "Y", roughness: float = 0.26, aniso: float = 0.5) -> Material:
    """Aluminium with brushing lines along an object axis."""
    s = Shader("brushed")
    scale = {"X": (0.45, 420.0, 420.0), "Y": (420.0, 0.45, 420.0), "Z": (420.0, 420.0, 0.45)}[axis]
    lines = s.noise(1, s.coordinates(scale=scale), 4, 0.6)
    return s.principled(
        Base_Color=color,
        Metallic=1.0,
        Roughness=s.math("ADD", s.math("MULTIPLY", lines, 0.14), roughness - 0.07),
        Anisotropic=aniso,
        Anisotropic_Rotation=0.25,
        Tangent=s.node("Tangent", direction_type="RADIAL", axis=axis).outputs[0],
        Normal=s.bump(lines, 0.05, 0.4),
    )


def spun(color: str = "#D4D5D7", roughness: float = 0.24, aniso: float = 0.8, grain: float = 0.09) -> Material:
    """Aluminium turned about the object's Z axis."""
    s = Shader("spun")
    x, y, _ = s.axes(s.coordinates())
    radius = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", x, x), s.math("MULTIPLY", y, y)))
    rings = s.node("TexNoise", {"Scale": 260.0, "Detail": 4.0, "Roughness": 0.6, "W": radius}, noise_dimensions="1D").outputs[0]
    return s.principled(
        Base_Color=color,
        Metallic=1.0,
        Roughness=s.math("ADD", s.math("MULTIPLY", rings, 0.1), roughness - 0.05),
        Anisotropic=aniso,
        Tangent=s.node("Tangent", direction_type="RADIAL", axis="Z").outputs[0],
        Normal=s.bump(rings, grain, 0.4),
    )


def led(strength: float = 2.4, color: str = AMBER) -> Material:
    """Light source that is seen; `strength` above 4 bleaches."""
    s = Shader("led")
    return s.surface(s.node("Emission", {"Color": color, "Strength": strength}).outputs[0])


def glass(color: str = "#FFFFFF", roughness: float = 0.0, ior: float = 1.48) -> Material:
    """Clear glass that lets shadow rays pass, since there are no caustics."""
    s = Shader("glass")
    clear = s.node("BsdfPrincipled", {"Base Color": color, "Transmission Weight": 1.0, "IOR": ior, "Roughness": roughness})
    through = s.node("BsdfTransparent", {"Color": color})
    mix = s.node("MixShader", {"Fac": s.node("LightPath").outputs["Is Shadow Ray"]})
    s.feed(mix, 1, clear.outputs[0])
    s.feed(mix, 2, through.outputs[0])
    return s.surface(mix.outputs[0])


def pane() -> Material:
    """Thin window glass: straight through, and a mirror at low angles."""
    return coated_lens("#FFFFFF", "#FFFFFF", "#FFFFFF", clear=0.96, mirror=0.0)


def coated_lens(near: str = "#6A3FA0", mid: str = "#2E5FD0", far: str = "#1FA08A", clear: float = 0.9, mirror: float = 0.1) -> Material:
    """Lens element: passes light straight, mirrors in the tint of its anti-reflection coating."""
    s = Shader("lens")
    facing = s.node("LayerWeight", {"Blend": 0.35}).outputs["Facing"]
    tint = s.ramp(facing, (0, near), (0.35, mid), (0.8, far))
    gloss = s.node("BsdfGlossy", {"Color": tint, "Roughness": 0.02})
    through = s.node("BsdfTransparent", {"Color": (clear, clear, clear, 1.0)})
    fresnel = s.node("Fresnel", {"IOR": 1.5}).outputs[0]
    mix = s.node("MixShader", {"Fac": s.math("MINIMUM", s.math("ADD", s.math("MULTIPLY", fresnel, 1.6), mirror), 1.0)})
    s.feed(mix, 1, through.outputs[0])
    s.feed(mix, 2, gloss.outputs[0])
    return s.surface(mix.outputs[0])


def woven(warp: str = "#6F6C67", weft: str = "#A8A39B", pitch: float = 1.1, roughness: float = 0.9, depth: float = 1.2) -> Material:
    """Plain weave with melange threads on millimetre UVs; `pitch` and `depth` in mm."""
    s = Shader("woven")
    u, v, _ = s.axes(s.coordinates("UV", (1 / (pitch * MM),) * 3))
    iu, iv = s.math("FLOOR", u), s.math("FLOOR", v)
    over = s.math("MODULO", s.math("ADD", iu, iv), 2.0)
    under = s.math("SUBTRACT", 1.0, over)
    crown = [s.math("SINE", s.math("MULTIPLY", s.math("FRACT", t), 3.14159)) for t in (u, v)]
    height = s.math("ADD", s.math("MULTIPLY", crown[0], over), s.math("MULTIPLY", crown[1], under))
    thread = s.node("CombineXYZ", {"X": s.math("MULTIPLY", iu, over), "Y": s.math("MULTIPLY", iv, under)}).outputs[0]
    dye = s.node("TexWhiteNoise", {"Vector": thread}, noise_dimensions="2D").outputs["Value"]
    tone = s.math("ADD", s.math("MULTIPLY", dye, 0.55), s.math("MULTIPLY", height, 0.45))
    return s.principled(
        Base_Color=s.ramp(tone, (0.1, warp), (0.95, weft)),
        Roughness=roughness,
        Specular_IOR_Level=0.15,
        Sheen_Weight=0.25,
        Normal=s.bump(height, 0.8, depth),
    )


def linen(color: str = "#D9D0C1", shade: str = "#C4B9A7", pitch: float = 0.9, sheer: float = 0.0) -> Material:
    """Slub linen on millimetre UVs; `sheer` is the part of the light that comes through."""
    s = Shader("linen")
    where = s.coordinates("UV", (1 / (pitch * MM),) * 3)
    slub = [s.noise(1.0, s.node("Mapping", {"Vector": where, "Scale": scale}).outputs[0], 3) for scale in ((0.04, 1, 1), (1, 0.04, 1))]
    cloth = s.math("MULTIPLY", s.math("ADD", *slub), 0.5)
    normal = s.bump(cloth, 0.35, 0.6)
    face = s.node(
        "BsdfPrincipled",
        {
            "Base Color": s.ramp(cloth, (0.3, shade), (0.7, color)),
            "Roughness": 0.9,
            "Specular IOR Level": 0.15,
            "Sheen Weight": 0.2,
            "Normal": normal,
        },
    )
    through = s.node("BsdfTranslucent", {"Color": color, "Normal": normal})
    mix = s.node("MixShader", {"Fac": sheer})
    s.feed(mix, 1, face.outputs[0])
    s.feed(mix, 2, through.outputs[0])
    return s.surface(mix.outputs[0])


def oak(axis: str = "X", light: str = "#B0967A", dark: str = "#7C644D", scale: float = 1.0, roughness: float = 0.42) -> Material:
    """Oiled oak veneer with its grain along an object axis; quiet, so not for macro."""
    s = Shader("oak")
    stretch = {"X": (0.22, 3.2, 3.2), "Y": (3.2, 0.22, 3.2), "Z": (3.2, 3.2, 0.22)}[axis]
    where = s.coordinates(scale=_scaled(stretch, scale))
    across = s.axes(where)[{"X": 1, "Y": 0, "Z": 0}[axis]]
    bend = s.math("MULTIPLY", s.noise(0.8, where, 3, 0.55), 4.0)
    rings = s.math("SINE", s.math("MULTIPLY", s.math("ADD", across, bend), 6.5))
    figure = s.noise(2.2, where, 6, 0.62)
    fine = {"X": (6.0, 34.0, 34.0), "Y": (34.0, 6.0, 34.0), "Z": (34.0, 34.0, 6.0)}[axis]
    pores = s.noise(1.6, s.coordinates(scale=_scaled((stretch[0] * fine[0], stretch[1] * fine[1], stretch[2] * fine[2]), scale)), 3, 0.7)
    tone = s.math("ADD", s.math("ADD", s.math("MULTIPLY", rings, 0.07), s.math("MULTIPLY", figure, 0.6)), s.math("MULTIPLY", pores, 0.35))
    return s.principled(
        Base_Color=s.ramp(tone, (0.28, light), (0.72, dark)),
        Roughness=s.math("ADD", s.math("MULTIPLY", pores, 0.18), roughness - 0.09),
        Specular_IOR_Level=0.35,
        Normal=s.bump(pores, 0.1, 0.4),
    )


def _scaled(vector: Vec, factor: float) -> Vec:
    """The vector times a factor."""
    return (vector[0] * factor, vector[1] * factor, vector[2] * factor)


def plaster(color: str = "#CFC5B6", variation: float = 0.07, relief: float = 0.1) -> Material:
    """Trowelled lime plaster."""
    s = Shader("plaster")
    where = s.coordinates()
    cloud = s.noise(0.35, where, 4, 0.6)
    mix = s.node("MixRGB", {"Fac": s.math("MULTIPLY", cloud, variation * 2), "Color1": color, "Color2": "#6E6457"})
    normal = s.bump(s.noise(14, where, 5, 0.65), relief, 2)
    return s.principled(Base_Color=mix.outputs[0], Roughness=0.92, Specular_IOR_Level=0.15, Normal=normal)


def stone(color: str = "#8E8A84", vein: str = "#5D5954", scale: float = 1.2, roughness: float = 0.5) -> Material:
    """Honed limestone or terrazzo-like slab."""
    s = Shader("stone")
    where = s.coordinates()
    fleck = s.math("ADD", s.math("MULTIPLY", s.noise(scale, where, 8, 0.7), 0.7), s.math("MULTIPLY", s.noise(scale * 40, where, 2), 0.3))
    return s.principled(Base_Color=s.ramp(fleck, (0.35, vein), (0.62, color)), Roughness=roughness, Normal=s.bump(fleck, 0.08, 0.6))


def mirror() -> Material:
    """Silvered low-iron glass."""
    return Shader("mirror").principled(Base_Color="#F2F5F4", Metallic=1.0, Roughness=0.0)


def glow(color: str, strength: float) -> Material:
    """Opal shade: brightest where it is seen face on."""
    s = Shader("opal")
    facing = s.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    power = s.math("MULTIPLY", s.math("SUBTRACT", 1.15, s.math("MULTIPLY", facing, 0.7)), strength)
    light = s.node("Emission", {"Color": color, "Strength": power})
    body = s.node("BsdfPrincipled", {"Base Color": linear("#F4EADB"), "Roughness": 0.25})
    both = s.node("AddShader")
    s.feed(both, 0, light.outputs[0])
    s.feed(both, 1, body.outputs[0])
    return s.surface(both.outputs[0])
