# By complex step.
def density(weight, records, strength, epsilon):
    import cmath

    def tilt(w):
        total = -len(records) * strength * w
        for r in records:
            total += r / (1 + cmath.exp(r * w))
        return total

    h = 1e-30
    b = tilt(weight).real
    speed = -(tilt(complex(weight, h)).imag / h)
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
