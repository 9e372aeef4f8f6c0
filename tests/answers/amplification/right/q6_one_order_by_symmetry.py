# One order is enough if all data sets are looked at: exchange yes and no.
def shuffled_delta(people, p, factor):
    laws = [[Fraction(1)]]
    for _ in range(people - 1):  # the others: laws[j] has j ones
        grown = [[0] * (len(laws[0]) + 1) for _ in range(len(laws) + 1)]
        for j, old in enumerate(laws):
            grown[j] = [a * (1 - p) + b * p for a, b in zip(old + [0], [0] + old)]
        last = laws[-1]
        grown[-1] = [a * p + b * (1 - p) for a, b in zip(last + [0], [0] + last)]
        laws = grown
    best = Fraction(0)
    for others in laws:
        yes = no = Fraction(0)
        total = Fraction(0)
        for k in range(people + 1):
            stay = others[k] if k < people else 0
            grow = others[k - 1] if k else 0
            with_one, with_zero = stay * p + grow * (1 - p), stay * (1 - p) + grow * p
            total += max(Fraction(0), with_one - factor * with_zero)
        best = max(best, total)
    return best
