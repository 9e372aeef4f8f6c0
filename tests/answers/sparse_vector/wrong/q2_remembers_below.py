# Keeps the chances of below from call to call, by value and noisy threshold, and forgets that the table may differ.
_below = {}


def chance(values, threshold, place, first, second):
    def below(v, limit):
        if (v, limit) not in _below:
            _below[v, limit] = sum(p for k, p in enumerate(second) if v + k < limit)
        return _below[v, limit]

    total = Fraction(0)
    for r, likely in enumerate(first):
        for v in values[:place]:
            likely *= below(v, threshold + r)
        if place < len(values):
            likely *= 1 - below(values[place], threshold + r)
        total += likely
    return total
