# Difference of prefixes
def chance(values, threshold, place, first, second):
    def all_below(n):
        return sum(
            likely * math.prod(sum(second[: max(0, threshold + r - v)]) for v in values[:n])
            for r, likely in enumerate(first)
        )

    return all_below(place) - (all_below(place + 1) if place < len(values) else 0)
