# All before are below, less all up to this one
def chance(values, threshold, place, first, second):
    def all_below(n):
        return sum(
            p
            * math.prod(
                [sum(second[: max(0, threshold + r - v)]) for v in values[:n]], start=Fraction(1)
            )
            for r, p in enumerate(first)
        )

    return all_below(place) - (all_below(place + 1) if place < len(values) else 0)
