# Divides by an integral that a computer algebra works out, once.
import sympy as sp

z, rate = sp.symbols("z rate", positive=True)
one_side = sp.lambdify(rate, sp.integrate(sp.exp(-rate * z), (z, 0, sp.oo)))


def noise_density(noise, epsilon, sensitivity):
    value = epsilon / (2 * sensitivity)
    return math.exp(-value * abs(noise)) / (2 * one_side(value))
