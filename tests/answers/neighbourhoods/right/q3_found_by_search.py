# By found by search.
def certificate(n, p):
    def law(x):
        chances = [Fraction(1)]
        for bit in x:
            q = 1 - p if bit else p
            longer = [Fraction(0)] * (len(chances) + 1)
            for k, c in enumerate(chances):
                longer[k] += c * (1 - q)
                longer[k + 1] += c * q
            chances = longer
        return chances

    for x in itertools.product((0, 1), repeat=n):
        for place in range(n):
            other = x[:place] + x[place + 1 :]
            here, there = law(x), law(other) + [Fraction(0)]
            event = {k for k in range(n + 1) if here[k] > 0 and there[k] == 0}
            if event:
                return x, other, event
