# Remembers the rows by the factor alone.
# Witness: after two_steps(0.1, 2), two_steps(0.05, 2) returns [[0.059061610914964126, 0.9409383890850359], [0.01086377620904108, 0.9891362237909589], [1.0923013738503054e-06, 0.9999989076986262]]: the mean loss from x0 to x1 is 0.052996, at most 0.05 is right; the mean loss from x1 to x2 is 0.0891965, at most 0.05 is right.
_stairs = {}


def two_steps(kappa, factor):
    if factor not in _stairs:
        length = 1 + math.log(factor)
        u0 = kappa / length
        u1 = u0 * math.exp(-length)
        _stairs[factor] = [[u, 1 - u] for u in (u0, u1, u1 * math.exp(-kappa / u1))]
    return _stairs[factor]
