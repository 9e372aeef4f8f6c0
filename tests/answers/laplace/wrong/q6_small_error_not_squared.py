# Wrong for errors below 1: the error is not squared in the local model, but taken as the variance when it is small.
def people_needed(bound, epsilon, error):
    def up(v):
        return -int(-v // 1)

    b, e = Fraction(bound), Fraction(epsilon) * Fraction(error)
    return up(math.sqrt(2) * bound / epsilon / error), up(2 * b * b / e / e)
