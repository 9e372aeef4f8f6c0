# Returns a fraction.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    return Fraction(ask(others + [target])) - Fraction(ask(others))
