# Logarithms.
def cells_needed(people, share):
    others = people - 1
    if others == 0:
        return 1
    if others == 1:  # exactly: 1 - 1/m >= share
        limit = 1 / (1 - Fraction(share))
        return -(-limit.numerator // limit.denominator)
    return int(np.ceil(-1 / np.expm1(np.log(float(share)) / others)))
