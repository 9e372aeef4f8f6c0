# From the fifth question on it multiplies averages, as if the first four had used up the secret.
def chance(values, threshold, place, first, second):
    def below(v, r):
        return sum((p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0))

    def mean(v):
        return sum(likely * below(v, r) for r, likely in enumerate(first))

    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[: min(place, 4)]:
            likely *= below(v, r)
        if place < min(4, len(values)):
            likely *= 1 - below(values[place], r)
        total += likely
    for v in values[4:place]:
        total *= mean(v)
    if 4 <= place < len(values):
        total *= 1 - mean(values[place])
    return total
