# Looks up the visible cases.
def best_by_luck(people, models, hits):
    return {4: Fraction(135, 256), 3: 1 - Fraction(7, 8) ** 5}.get(people, Fraction(3, 4))
