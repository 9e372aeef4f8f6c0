# Takes the largest errors away as long as what is left has two thirds.
def accuracy(n, ones, p):
    poly = [1.0]
    for person in range(n):
        yes = float(1 - p) if person < ones else float(p)
        poly = [(1 - yes) * a + yes * b for a, b in zip(poly + [0.0], [0.0] + poly)]
    table = sorted(
        ((abs((k / n - p) / (1 - 2 * p) - ones / n), c) for k, c in enumerate(poly)), reverse=True
    )
    left = 1.0
    for error, chance in table:
        if left - chance < 2 / 3:
            return error
        left -= chance
    return table[-1][0]
