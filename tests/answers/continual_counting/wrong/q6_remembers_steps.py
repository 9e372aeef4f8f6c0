# The sum of squares is kept for the next call and only continued: for fewer steps than ever before it is too large, if the number of steps is even
# Witness: called for 1024 before 2; (worst_deviations(1024, 0.5), worst_deviations(2, 0.5))[1] gives (1.4142135623730951, 3.272554150273126), right is (1.4142135623730951, 1.25)
_seen = {}


def worst_deviations(steps, rho):
    m, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    k, c, squares = _seen.get(steps % 2, (0, 1.0, 0.0))
    while k < steps:
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
        k += 1
    _seen[steps % 2] = k, c, squares
    return math.sqrt(levels * m / (2 * rho)), squares / math.sqrt(2 * rho)
