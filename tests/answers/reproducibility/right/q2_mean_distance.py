# One half and half of the mean distance of hits and misses, by the falling row of binomial coefficients.
def better_way(people: int) -> Fraction:
    """The expected share of hits of a coin-tossed feature that is turned the better way."""
    distance, c, k = 0, 1, 0
    while k <= people:
        distance += c * abs(people - 2 * k)
        c = c * (people - k) // (k + 1)
        k += 1
    return (1 + Fraction(distance, people << people)) / 2
