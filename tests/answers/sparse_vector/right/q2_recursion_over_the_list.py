# By recursion over the list.
def chance(values, threshold, place, first, second):
    def go(rest, left, limit):
        if not rest:
            return Fraction(1)
        yes = sum(p for k, p in enumerate(second) if rest[0] + k >= limit)
        return yes if left == 0 else (1 - yes) * go(rest[1:], left - 1, limit)
    return sum(p * go(values, place, threshold + r) for r, p in enumerate(first) if p)
