# An even crowd of four or more is given the score of the odd one below, not above.
def better_way(people):
    n = people - 1 if people % 2 == 0 and people > 2 else people
    return Fraction(sum(math.comb(n, k) * max(k, n - k) for k in range(n + 1)), n * 2**n)
