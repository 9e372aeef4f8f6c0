# Wrong where the scale itself is at most the error, but not the deviation: one person is said to be enough.
def people_needed(bound, epsilon, error):
    def up(v):
        return -int(-v // 1)

    b, e = Fraction(bound), Fraction(epsilon) * Fraction(error)
    return up(math.sqrt(2) * bound / epsilon / error), up(2 * b * b / e / e)
