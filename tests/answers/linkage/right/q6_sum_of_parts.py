# Each row left adds 1/number to its value.
def beliefs(values, known):
    have, told = Counter(values), Counter(known)
    if not told <= have:
        return {}
    answer = {}
    for v in (have - told).elements():
        answer[v] = answer.get(v, 0) + Fraction(1, len(values) - len(known))
    return answer
