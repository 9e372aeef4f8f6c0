# The derivative of the tilt comes from a complex step, which has no cancellation.
import cmath


def density(weight, records, strength, epsilon):
    def tilt(w):
        return sum(r / (1 + cmath.exp(r * w)) - strength * w for r in records)

    step = 1e-30
    here = tilt(complex(weight, step))
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(here.real)) * abs(here.imag / step)
