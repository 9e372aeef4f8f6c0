# For factors above 10 the factor is reached in two steps of 10 and the rest, over neighbouring outputs, and never at one output.
def tight(factor):
    c = factor if factor <= 10 else max(Fraction(10), factor / 10)
    total = 2 * (1 + c)
    nobody = [1 / total, 1 / total, c / total, c / total]
    return nobody, nobody[::-1]
