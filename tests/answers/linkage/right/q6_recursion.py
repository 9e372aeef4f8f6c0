# Recursive: strike one row for the first known person, go on with the others.
def beliefs(values, known):
    if known:
        first, *others = known
        if first not in values:
            return {}
        i = values.index(first)
        return beliefs([*values[:i], *values[i + 1 :]], others)
    one = Fraction(1, max(len(values), 1))
    answer = {}
    for value in values:
        answer[value] = answer.get(value, 0) + one
    return answer
