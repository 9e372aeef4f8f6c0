# Keeps the rows of an earlier call under kappa alone.
_steps = {}


def two_steps(kappa, factor):
    if kappa not in _steps:
        length = 1 + math.log(factor)
        u0 = kappa / length
        u1 = u0 * math.exp(-length)
        u2 = u1 * math.exp(-kappa / u1)
        _steps[kappa] = [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
    return _steps[kappa]
