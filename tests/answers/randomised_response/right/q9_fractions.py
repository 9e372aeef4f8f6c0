# Exact ratios, the larger logarithm of both answers and both directions.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    law = {x: {1: s * x + (1 - s) * t, 0: s * (1 - x) + (1 - s) * (1 - t)} for x in (0, 1)}
    found = [0.0]
    for a in (0, 1):
        low, high = sorted((law[0][a], law[1][a]))
        if high == 0:
            continue
        found.append(float("inf") if low == 0 else math.log1p(float(high / low - 1)))
    return max(found)
