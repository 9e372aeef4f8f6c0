# Remembers results by the number of steps, and forgets rho.
_kept = {}


def worst_deviations(steps, rho):
    if steps not in _kept:
        l, m = steps.bit_length(), (steps + 1).bit_length() - 1
        S = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
        _kept[steps] = math.sqrt(l * m / (2 * rho)), S / math.sqrt(2 * rho)
    return _kept[steps]
