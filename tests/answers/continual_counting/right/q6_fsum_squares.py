# Fsum squares.
def q6_root(steps):
    squares, value = [], 1.0
    for k in range(steps):
        squares.append(value)
        value *= ((2 * k + 1) / (2 * k + 2)) ** 2
    return math.fsum(squares)


def worst_deviations(steps, rho):
    levels = steps.bit_length()
    most = max(steps.bit_count(), levels - 1)
    return (levels * most / rho / 2) ** 0.5, q6_root(steps) * (2 * rho) ** -0.5
