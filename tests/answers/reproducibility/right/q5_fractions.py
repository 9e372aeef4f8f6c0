# Exact fractions from the decimals.
def session_plan(budget, sigma, people, epsilon):
    s, e = Fraction(str(sigma)), Fraction(str(epsilon))
    return 2 * budget / (s * people), 2 * budget / (e * people), math.ceil(2 * budget / (e * s))
