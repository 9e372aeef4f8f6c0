# Adds up one share for each row that is left.
def beliefs(values, known):
    known, rest = list(known), []
    for value in values:
        if value in known:
            known.remove(value)
        else:
            rest.append(value)
    answer = {}
    if not known:
        for value in rest:
            answer[value] = answer.get(value, Fraction(0)) + Fraction(1, len(rest))
    return answer
