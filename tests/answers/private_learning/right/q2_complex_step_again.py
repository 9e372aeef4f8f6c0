# The derivative by a complex step.
def density(weight, records, strength, epsilon):
    import cmath

    def tilt(w):
        return sum(r / (1 + cmath.exp(r * w)) for r in records) - len(records) * strength * w

    h = 1e-30
    z = tilt(complex(weight, h))
    return epsilon / 4 * math.exp(-epsilon * abs(z.real) / 2) * abs(z.imag) / h
