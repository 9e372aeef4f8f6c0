# By match on the sign.
def flip_probability(epsilon):
    match (epsilon > 0) - (epsilon < 0):
        case -1:
            raise ValueError(epsilon)
        case 0:
            return Fraction(1, 2)
    grown = Fraction(math.exp(epsilon))
    return 1 / (grown + 1)
