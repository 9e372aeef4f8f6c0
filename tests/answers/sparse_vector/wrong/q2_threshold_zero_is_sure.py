# Early return: with the threshold 0 the first question is thought to be always above; the threshold has noise too.
# Witness: chance([0], 0, 1, [Fraction(1,2), Fraction(1,2)], [Fraction(1)]) returns 0, right is 1/2.
def chance(values, threshold, place, first, second):
    if threshold == 0:
        return int(place == 0)
    answer = Fraction(0)
    for r in range(len(first)):
        tail = lambda v: sum(second[max(0, threshold + r - v):], Fraction(0))
        part = first[r]
        for v in values[:place]:
            part *= 1 - tail(v)
        answer += part * (tail(values[place]) if place < len(values) else 1)
    return answer
