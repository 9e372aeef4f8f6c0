# Sorted merge.
def beliefs(values, known):
    rows, told = sorted(values), sorted(known)
    left, j = [], 0
    for row in rows:
        if j < len(told) and told[j] == row:
            j += 1
        else:
            left.append(row)
    if j < len(told):
        return {}
    result = {}
    for row in left:
        result[row] = result.get(row, Fraction(0)) + Fraction(1, len(left))
    return result
