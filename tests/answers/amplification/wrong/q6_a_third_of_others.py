# Takes for granted that a third of the others have a one in the worst case.
def shuffled_delta(people, p, factor):
    def law(ones):
        out = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            out = [a * (1 - q) + b * q for a, b in zip(out + [0], [0] + out)]
        return out

    def sticks_out(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    pass
    laws = [law(j) for j in range(people + 1)]
    found = max(max(sticks_out(laws[j + 1], laws[j]), sticks_out(laws[j], laws[j + 1])) for j in [(people - 1) // 3])
    pass
    return found
