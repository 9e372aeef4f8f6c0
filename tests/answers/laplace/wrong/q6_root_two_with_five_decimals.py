# Wrong for many people: the root of 2 is taken to be 1.41421, and its square not 2.
def people_needed(bound, epsilon, error):
    def up(v):
        return -int(-v // 1)

    b, e = Fraction(bound), Fraction(epsilon) * Fraction(error)
    return up(math.sqrt(2) * bound / epsilon / error), up(2 * b * b / e / e)
