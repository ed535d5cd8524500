"""Lights. Positions and sizes in mm, power in watts at the scale of 100 mm to the unit."""

from math import radians

import bpy
from mathutils import Vector

from .mesh import link
from .units import MM, Vec, linear, to_units


def aim(body: bpy.types.Object, target: Vec) -> None:
    """Turn a light or a camera towards a point."""
    way = Vector(to_units(target)) - body.location
    body.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()


def softbox(
    at: Vec,
    target: Vec,
    size: tuple[float, float],
    power: float,
    color: str = "#FFFFFF",
    falloff: float = 1.0,
    glossy: bool = True,
    diffuse: bool = True,
) -> bpy.types.Object:
    """Rectangular light, hot in its centre and dark at its edge, which is what makes a reflection photographic."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", size[0] * MM, size[1] * MM
    lamp.energy, lamp.color = power, linear(color)[:3]
    _fade(lamp, falloff)
    body = link(bpy.data.objects.new("softbox", lamp))
    body.location = to_units(at)
    aim(body, target)
    body.visible_camera, body.visible_glossy, body.visible_diffuse = False, glossy, diffuse
    return body


def _fade(lamp: bpy.types.AreaLight, falloff: float) -> None:
    """Strength (4u(1-u) 4v(1-v)) ^ (0.75 falloff), lifted so that the power stays about the same."""
    lamp.use_nodes = True
    tree = lamp.node_tree

    def math(operation: str, a: object, b: object) -> bpy.types.NodeSocket:
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for i, value in enumerate((a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, node.inputs[i])
            else:
                node.inputs[i].default_value = value
        return node.outputs[0]

    uv = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"], uv.inputs[0])
    u, v = (math("MULTIPLY", math("MULTIPLY", axis, math("SUBTRACT", 1.0, axis)), 4.0) for axis in uv.outputs[:2])
    fade = math("POWER", math("MULTIPLY", u, v), 0.75 * falloff)
    tree.links.new(math("MULTIPLY", fade, 1 + 1.1 * falloff), tree.nodes["Emission"].inputs["Strength"])


def card(at: Vec, target: Vec, size: tuple[float, float], power: float, color: str = "#FFFFFF", falloff: float = 1.4) -> bpy.types.Object:
    """Reflection card: seen by glossy rays only, so it shapes glass and metal and leaves the diffuse light alone."""
    return softbox(at, target, size, power, color, falloff, diffuse=False)


def mirrored(eye: Vec, point: Vec, normal: Vec, distance: float) -> Vec:
    """Where a card must stand for `point` of a surface to mirror it into the eye."""
    view = (Vector(eye) - Vector(point)).normalized()
    out = Vector(normal).normalized()
    return tuple(Vector(point) + (2 * out.dot(view) * out - view) * distance)


def bulb(at: Vec, power: float, radius: float, color: str = "#FFB36B") -> bpy.types.Object:
    """Lamp filament, not seen itself; `radius` in mm softens its shadows."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, linear(color)[:3], radius * MM
    body = link(bpy.data.objects.new("bulb", lamp))
    body.location = to_units(at)
    body.visible_camera, body.visible_glossy = False, False
    return body


def sun(direction: Vec, strength: float, color: str = "#FFD2A0", angle: float = 1.4) -> bpy.types.Object:
    """Parallel light along `direction`; `angle` in degrees is the width of its penumbra."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, linear(color)[:3], radians(angle)
    body = link(bpy.data.objects.new("sun", lamp))
    body.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return body


def world(zenith: str, nadir: str, strength: float, glossy: float) -> None:
    """Dome from nadir to zenith for diffuse light; reflections see bright zenith, dark horizon and grey floor."""
    dome = bpy.data.worlds.new("dome")
    bpy.context.scene.world = dome
    tree = dome.node_tree
    tree.nodes.clear()
    new, join = tree.nodes.new, tree.links.new
    split, height = new("ShaderNodeSeparateXYZ"), new("ShaderNodeMapRange")
    join(new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    height.inputs["From Min"].default_value = -1
    join(split.outputs[2], height.inputs[0])

    def background(stops: list[tuple[float, str]], power: float) -> bpy.types.NodeSocket:
        ramp, light = new("ShaderNodeValToRGB"), new("ShaderNodeBackground")
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for element, (position, color) in zip(ramp.color_ramp.elements, stops, strict=True):
            element.position, element.color = position, linear(color)
        join(height.outputs[0], ramp.inputs[0])
        join(ramp.outputs[0], light.inputs[0])
        light.inputs[1].default_value = power
        return light.outputs[0]

    mix = new("ShaderNodeMixShader")
    join(new("ShaderNodeLightPath").outputs["Is Glossy Ray"], mix.inputs[0])
    join(background([(0.3, nadir), (0.95, zenith)], strength), mix.inputs[1])
    studio = [(0.0, "#6E6A64"), (0.4, "#595959"), (0.52, "#1D1D1F"), (0.66, "#898A8C"), (1.0, zenith)]
    join(background(studio, glossy), mix.inputs[2])
    join(mix.outputs[0], new("ShaderNodeOutputWorld").inputs[0])


def moonlight(strength: float, glossy: float) -> None:
    """The dome of every room by night."""
    world("#7F97C4", "#20242C", strength, glossy=glossy)
