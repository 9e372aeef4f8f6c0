# A cumulated table of the noise, read at a place that is held within the table.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""
    cumulated = [Fraction(0), *itertools.accumulate(second)]

    def below(gap):
        return cumulated[max(0, min(gap, len(second)))]

    total = Fraction(0)
    for limit, likely in enumerate(first, threshold):
        how_many = math.prod(below(limit - v) for v in values[:place])
        last = 1 - below(limit - values[place]) if place < len(values) else 1
        total += likely * how_many * last
    return total
