# Both steps have the same ratio of alarms.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    u0 = kappa / length
    return [[u, 1 - u] for u in (u0, u0 * math.exp(-length), u0 * math.exp(-2 * length))]
