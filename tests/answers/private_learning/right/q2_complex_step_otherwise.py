# Right: complex step.
def density(weight, records, strength, epsilon):
    import cmath

    def tilt(w):
        return sum(float(r) / (1 + cmath.exp(float(r) * w)) for r in records) - len(records) * float(strength) * w

    h = 1e-30
    b = tilt(complex(float(weight), h))
    return float(epsilon) / 4 * math.exp(-float(epsilon) * abs(b.real) / 2) * abs(b.imag) / h
