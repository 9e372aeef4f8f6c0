# A table of exact probabilities by enumerating the coins; the largest ratio, then one logarithm.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    law = {x: {a: Fraction(0) for a in (0, 1)} for x in (0, 1)}
    for x in (0, 1):
        law[x][x] += s
        law[x][1] += (1 - s) * t
        law[x][0] += (1 - s) * (1 - t)
    largest = Fraction(1)
    for a in (0, 1):
        low, high = sorted((law[0][a], law[1][a]))
        if high > 0:
            if low == 0:
                return math.inf
            largest = max(largest, high / low)
    return math.log(largest)
