# Divides the lonely δ by the number of people.
def shuffled_delta(people, p, factor):
    return max(Fraction(0), 1 - p - factor * p) / people
