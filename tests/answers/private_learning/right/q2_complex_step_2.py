# The derivative of the tilt is had by a complex step, which loses no digits; densities are added up as logarithms.
import cmath


def _tilt(w, records, strength):
    return sum(r / (1 + cmath.exp(r * w)) - strength * w for r in records)


def density(weight, records, strength, epsilon):
    h = 1e-30
    value = _tilt(complex(weight, h), records, strength)
    b, speed = value.real, abs(value.imag / h)
    scale = 2 / epsilon
    log_density = -math.log(2 * scale) - abs(b) / scale + math.log(speed)
    return math.exp(log_density)
