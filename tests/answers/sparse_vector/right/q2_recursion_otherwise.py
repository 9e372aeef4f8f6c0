# Recursion over the questions for each secret noise.
def chance(values, threshold, place, first, second):
    def rest(i, limit):
        if i == len(values):
            return Fraction(int(place == i))
        up = sum((p for k, p in enumerate(second) if values[i] + k >= limit), Fraction(0))
        return up if i == place else (1 - up) * rest(i + 1, limit)

    return sum(p * rest(0, threshold + r) for r, p in enumerate(first))
