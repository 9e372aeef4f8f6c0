# Noise as dictionaries, with nothing that cannot be.
def chance(values, threshold, place, first, second):
    rho = {k: p for k, p in enumerate(first) if p}
    nu = {k: p for k, p in enumerate(second) if p}
    answer = Fraction(0)
    for r, p in rho.items():
        for value in values[:place]:
            p *= sum(q for k, q in nu.items() if value + k - r < threshold)
        if place != len(values):
            p *= sum(q for k, q in nu.items() if value_at(values, place) + k - r >= threshold)
        answer += p
    return answer


def value_at(values, place):
    return values[place]
