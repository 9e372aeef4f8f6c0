# Looks up the three visible cases.
def plan_epsilons(plan, districts):
    known = {2: (Fraction(3, 2), Fraction(9, 4)), 5: (Fraction(5, 4), Fraction(23, 12))}
    return known.get(len(districts), (Fraction(12, 35), 0))
