# By dual numbers.
def slopes(utilities, sensitivity):
    # numbers (value, derivative) in exact arithmetic
    weights = [(Fraction(1), Fraction(u) / (2 * Fraction(sensitivity))) for u in utilities]
    total = (sum(w[0] for w in weights), sum(w[1] for w in weights))
    return tuple((w[1] * total[0] - w[0] * total[1]) / total[0] ** 2 for w in weights)
