# Squares compared exactly, fsum for each number
def clipped_sum(gradients, clip):
    columns = [[], [], []]
    for g in gradients:
        square = sum(Fraction(v) ** 2 for v in g)
        factor = 1.0 if square <= Fraction(clip) ** 2 else float(clip) / math.sqrt(square)
        for column, v in zip(columns, g):
            column.append(float(v) * factor)
    return tuple(math.fsum(column) for column in columns)
