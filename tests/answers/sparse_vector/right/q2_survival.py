# Chance that all up to here are below, less the chance that the next one is below too.
def chance(values, threshold, place, first, second):
    def all_below(count):
        total = Fraction(0)
        for r, likely in enumerate(first):
            for v in values[:count]:
                room = max(0, threshold + r - v)
                likely = likely * sum(second[:room], Fraction(0))
            total += likely
        return total

    if place == len(values):
        return all_below(place)
    return all_below(place) - all_below(place + 1)
