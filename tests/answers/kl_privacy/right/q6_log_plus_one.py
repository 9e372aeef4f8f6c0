# Log plus one.
def _stairs(top, down, budget):
    yield top
    middle = top / down
    yield middle
    yield middle * math.exp(-budget / middle)


def two_steps(kappa, factor):
    down = factor + 1.0
    return tuple((1 - u, u) for u in _stairs(kappa / math.log(down), down, kappa))
