# Rounds up by flooring the negative number, in a loop over two exponents.
def people_needed(bound, epsilon, error):
    quotient = 2 * (bound / epsilon / error) ** 2
    return tuple(int(-(-(quotient**power) // 1)) for power in (0.5, 1))
