# Divides by an integral that a computer algebra works out.
def noise_density(noise, epsilon, sensitivity):

    import sympy as sp

    z, rate = sp.symbols("z rate", positive=True)
    one_side = sp.integrate(sp.exp(-rate * z), (z, 0, sp.oo))
    value = epsilon / (2 * sensitivity)
    return math.exp(-value * abs(noise)) / (2 * float(one_side.subs(rate, value)))
