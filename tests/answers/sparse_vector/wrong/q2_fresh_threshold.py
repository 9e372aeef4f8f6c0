# Gives each question a noise of its own on the threshold.
def chance(values, threshold, place, first, second):
    def below(value):
        return sum(
            (
                p * q
                for r, p in enumerate(first)
                for k, q in enumerate(second)
                if value + k < threshold + r
            ),
            Fraction(0),
        )

    product = Fraction(1)
    for value in values[:place]:
        product *= below(value)
    return product * (1 - below(values[place])) if place < len(values) else product
