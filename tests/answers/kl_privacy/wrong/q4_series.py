# Wrong for large ε: the power series of tanh diverges beyond π/2, and is inexact before: 2, 1 gives 0.87329 the way round, not 0.87269.
def distances(epsilon, n):
    x = epsilon / 2
    series = (1, -1 / 3, 2 / 15, -17 / 315, 62 / 2835, -1382 / 155925, 21844 / 6081075)
    tanh = sum(c * x ** (2 * i + 1) for i, c in enumerate(series))
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * tanh / 2))
