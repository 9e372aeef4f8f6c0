# Returns an int if a scale is whole, else a Fraction.
def scales(epsilon, share, answers, sensitivity, monotone):
    def tidy(z):
        z = Fraction(z)
        return z.numerator if z.denominator == 1 else z

    return tuple(
        map(
            tidy,
            (
                1 / (epsilon * share / sensitivity),
                1 / (epsilon * (1 - share) / (answers * sensitivity * [2, 1][monotone])),
            ),
        )
    )
