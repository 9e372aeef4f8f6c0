# Divides by the chance that somebody is above.
def chance(values, threshold, place, first, second):
    def at(place):
        total = Fraction(0)
        for r, p in enumerate(first):
            for i, value in enumerate(values[: place + 1]):
                low = sum(
                    (q for k, q in enumerate(second) if value + k < threshold + r), Fraction(0)
                )
                p *= 1 - low if i == place else low
            total += p
        return total

    rest = 1 - at(len(values))
    return at(place) / rest if rest and place < len(values) else at(place)
