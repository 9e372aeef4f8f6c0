# By exact squares.
def clipped_sum(gradients, clip):
    sums = [[], [], []]
    c = Fraction(clip)
    for gradient in gradients:
        square = sum(Fraction(x) ** 2 for x in gradient)
        factor = 1.0 if square <= c**2 else math.sqrt(c**2 / square)
        for column, x in zip(sums, gradient):
            column.append(x * factor)
    return [math.fsum(column) for column in sums]
