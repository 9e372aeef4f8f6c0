# Keeps results between calls by the number of steps, and forgets that rho may be another.
_known = {}


def worst_deviations(steps, rho):
    if steps not in _known:
        c, total = 1.0, 0.0
        for k in range(steps):
            total += c * c
            c *= (2 * k + 1) / (2 * k + 2)
        ones = (steps + 1).bit_length() - 1
        _known[steps] = math.sqrt(steps.bit_length() * ones / (2 * rho)), total / math.sqrt(2 * rho)
    return _known[steps]
