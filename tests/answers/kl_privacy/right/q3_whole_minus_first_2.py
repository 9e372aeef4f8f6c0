# By whole minus first.
def chain(first, later):
    """KL of the pairs of answers as a whole, and what is left after the first."""
    def kl(rows):
        total = Counter()
        for p, q in rows:
            if p > 0:
                for prime, power in logs(p / q).items():
                    total[prime] += p * power
        return total

    P, Q = first
    one = kl((P[a], Q[a]) for a in P)
    whole = kl(
        (P[a] * later[a][0][b], Q[a] * later[a][1][b])
        for a in P
        if P[a]
        for b in later[a][0]
    )
    two = Counter(whole)
    two.subtract(one)
    return [dict(one), dict(two)]
