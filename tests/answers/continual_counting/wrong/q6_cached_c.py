# The first ρ is kept with the number of steps.
_s = {}


def worst_deviations(steps, rho):
    if steps not in _s:
        c, q = 1.0, 0.0
        for k in range(steps):
            q += c * c
            c *= (k + 0.5) / (k + 1)
        _s[steps] = (
            steps.bit_length() * max(1, (steps).bit_length() - (steps & (steps + 1) > 0)),
            q,
            rho,
        )
    t, q, _ = _s[steps]
    return math.sqrt(t / (2 * rho)), q / math.sqrt(2 * _s[steps][2])
