# Divides the lonely δ by the root of the number of people.
def shuffled_delta(people, p, factor):
    return Fraction(max(Fraction(0), 1 - p - factor * p) / math.isqrt(people))
