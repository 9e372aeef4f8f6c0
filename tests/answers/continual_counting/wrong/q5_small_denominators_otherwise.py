# Calculates with floats, and guesses the fraction with a denominator up to 10000.
def toeplitz_root(column):
    r = [1.0]
    for k in range(1, len(column)):
        r.append((float(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return [Fraction(v).limit_denominator(10**4) for v in r]
