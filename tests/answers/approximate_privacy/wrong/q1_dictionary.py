# Collects the outputs in a dictionary by the second probability, so equal ones overwrite each other, as for (1/4, 1/4, 1/2) against (0, 0, 1) at factor 2.
def least_delta(one, other, factor):
    table = dict(zip(other, one))
    forth = sum(max(s - factor * t, 0) for t, s in table.items())
    back = sum(max(t - factor * s, 0) for t, s in table.items())
    return max(forth, back, 0)
