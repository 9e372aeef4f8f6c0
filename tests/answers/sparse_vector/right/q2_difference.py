# All below before it, less all below with it.
def chance(values, threshold, place, first, second):
    def quiet(n):
        found = 0
        for r, p in enumerate(first):
            for value in values[:n]:
                p = p * sum(q for k, q in enumerate(second) if value + k < threshold + r)
            found += p
        return Fraction(found)

    return quiet(place) - quiet(place + 1) if place < len(values) else quiet(place)
