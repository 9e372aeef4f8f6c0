# Wrong where the fractional part is below 0.13: it adds 0.37 and rounds to the nearest.
def people_needed(bound, epsilon, error):
    def up(v):
        return -int(-v // 1)

    b, e = Fraction(bound), Fraction(epsilon) * Fraction(error)
    return up(math.sqrt(2) * bound / epsilon / error), up(2 * b * b / e / e)
