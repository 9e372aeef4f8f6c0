# Uses the rule of thumb 1/2 + 1/√(2πn).
def better_way(people):
    return Fraction(0.5 + 1 / math.sqrt(2 * math.pi * people))
