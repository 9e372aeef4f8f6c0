# Remembers sigma per sensitivity by epsilon only and scales it; delta is forgotten.
_unit = {}

def least_sigma(epsilon, delta, sensitivity):
    if epsilon not in _unit:
        low, high = 0.0, 1000.0
        for _ in range(80):
            s = (low + high) / 2
            if normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(-0.5 / s - epsilon * s) <= delta:
                high = s
            else:
                low = s
        _unit[epsilon] = high
    return _unit[epsilon] * sensitivity
