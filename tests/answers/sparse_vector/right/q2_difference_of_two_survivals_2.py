# By difference of two survivals.
def chance(values, threshold, place, first, second):
    # first above at place = all below before it, less all below up to it
    cumulated = [Fraction(0), *itertools.accumulate(second)]
    def silent(n):
        total = Fraction(0)
        for r in range(len(first)):
            p = Fraction(first[r])
            for v in values[:n]:
                p *= cumulated[min(len(second), max(0, threshold + r - v))]
            total += p
        return total
    return silent(place) if place == len(values) else silent(place) - silent(place + 1)
